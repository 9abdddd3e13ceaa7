import { useState } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { DRAG_AUTOSCROLL, DRAG_KEYBOARD_STEP_PX } from '../../../constants';
import type { CustomFieldRow_FieldFragment, FieldTarget } from '../../../generated/staff/graphql';
import { space } from '../../../theme/tokens';
import { useReorderCustomFields } from '../fieldMutations';
import { SortableField } from './SortableField';

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

/** The keyboard moves a field in the steps of spec section 9. */
const stepCoordinates: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
  if (event.code === 'ArrowDown') return { ...currentCoordinates, y: currentCoordinates.y + DRAG_KEYBOARD_STEP_PX };
  if (event.code === 'ArrowUp') return { ...currentCoordinates, y: currentCoordinates.y - DRAG_KEYBOARD_STEP_PX };
  return undefined;
};

export interface ReorderDialogProps {
  /** All fields of the target, by order. */
  fields: readonly CustomFieldRow_FieldFragment[];
  target: FieldTarget;
  revision: number;
  onClose: () => void;
}

/** 'Reordenar Campos': a local order, saved in one call (spec sections 2 and 4). */
export default function ReorderDialog({ fields, target, revision, onClose }: ReorderDialogProps) {
  const { t } = useTranslation('configuration');
  const [base] = useState(() => ({ ids: fields.map(({ id }) => id), revision }));
  const [order, setOrder] = useState(base.ids);
  // where the lifted field would land now: the numbers follow while one drags
  const [hover, setHover] = useState<{ active: string; over: string } | null>(null);
  const { saveOrder, busy } = useReorderCustomFields();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepCoordinates }),
  );
  const byId = new Map(fields.map((field) => [field.id, field]));
  const labelOf = (id: string | number) => byId.get(String(id))?.label ?? '';
  const isChanged = order.some((id, index) => id !== base.ids[index]);

  const moved = (active: string, over: string) => arrayMove(order, order.indexOf(active), order.indexOf(over));
  const drop = ({ active, over }: DragEndEvent) => {
    setHover(null);
    if (over) setOrder(moved(String(active.id), String(over.id)));
  };
  const projected = hover ? moved(hover.active, hover.over) : order;
  const save = async () => {
    if (await saveOrder(target, order, base.revision)) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reorderDialog.title')}
      description={t('reorderDialog.hint')}
      size="medium"
      busy={busy}
      footer={
        <>
          <Button disabled={!isChanged || busy} onClick={() => setOrder(base.ids)}>
            {t('reorderDialog.reset')}
          </Button>
          <Button
            variant="primary"
            disabled={!isChanged}
            busy={busy}
            busyLabel={t('saving')}
            onClick={() => void save()}
          >
            {t('reorderDialog.save')}
          </Button>
        </>
      }
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        autoScroll={DRAG_AUTOSCROLL}
        onDragOver={({ active, over }) => setHover(over && { active: String(active.id), over: String(over.id) })}
        onDragEnd={drop}
        onDragCancel={() => setHover(null)}
        accessibility={{
          screenReaderInstructions: { draggable: t('reorderDialog.instructions') },
          announcements: {
            onDragStart: ({ active }) => t('reorderDialog.lifted', { label: labelOf(active.id) }),
            onDragOver: ({ active, over }) =>
              over
                ? t('reorderDialog.moved', { label: labelOf(active.id), position: order.indexOf(String(over.id)) + 1 })
                : '',
            onDragEnd: ({ active, over }) =>
              t('reorderDialog.dropped', {
                label: labelOf(active.id),
                position: order.indexOf(String(over?.id ?? active.id)) + 1,
              }),
            onDragCancel: ({ active }) => t('reorderDialog.cancelled', { label: labelOf(active.id) }),
          },
        }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <List>
            {order.map((id) => {
              const field = byId.get(id);
              return field && <SortableField key={id} field={field} number={projected.indexOf(id) + 1} />;
            })}
          </List>
        </SortableContext>
      </DndContext>
    </Dialog>
  );
}
