import { useState, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import GripIcon from 'lucide-react/icons/grip-vertical';
import { DRAG_AUTOSCROLL, DRAG_KEYBOARD_STEP_PX, DRAG_SORT_ANIMATION_MS } from '../../constants';
import { color, focusRing, media, radius, space, touchTarget, typeset } from '../../theme/tokens';

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

/* On a phone the number stands below the grip, and what a high row holds gets its room. */
const highRow = css`
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;

    > :last-child {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`;

const Row = styled.li<{ $dragging: boolean; $isHigh: boolean }>`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[1]};
  border: 1px solid ${({ $dragging }) => ($dragging ? color.accent : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  position: relative;
  z-index: ${({ $dragging }) => ($dragging ? 1 : 0)};
  ${({ $isHigh }) => $isHigh && highRow}
`;

const Handle = styled.button`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;

  &:focus-visible {
    ${focusRing}
  }
`;

const Position = styled.span`
  min-width: 1.5rem;
  text-align: center;
  ${typeset('small', 'semibold')}
  color: ${color.textMuted};
`;

/** The keyboard moves a row in fixed steps. */
const stepsOf =
  (step: number): KeyboardCoordinateGetter =>
  (event, { currentCoordinates }) => {
    if (event.code === 'ArrowDown') return { ...currentCoordinates, y: currentCoordinates.y + step };
    if (event.code === 'ArrowUp') return { ...currentCoordinates, y: currentCoordinates.y - step };
    return undefined;
  };

export interface SortableListProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** What the row is called, for its grip and the announcements. */
  labelOf: (item: Item) => string;
  onReorder: (items: Item[]) => void;
  renderItem: (item: Item) => ReactNode;
  /** How far one arrow key moves a row; for rows that are higher than a line of text. */
  keyboardStepPx?: number;
  /** Rows hold more than a line or two: pictures, buttons. */
  hasHighRows?: boolean;
}

/** Rows that mouse, finger and keyboard can put into another order; the numbers follow while one drags. */
export function SortableList<Item>({
  items,
  idOf,
  labelOf,
  onReorder,
  renderItem,
  keyboardStepPx = DRAG_KEYBOARD_STEP_PX,
  hasHighRows = false,
}: SortableListProps<Item>) {
  const { t } = useTranslation('common');
  const [hover, setHover] = useState<{ active: string; over: string } | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepsOf(keyboardStepPx) }),
  );
  const ids = items.map(idOf);
  const labelOfId = (id: string | number) => {
    const item = items[ids.indexOf(String(id))];
    return item === undefined ? '' : labelOf(item);
  };
  const positionOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  const moved = (active: string, over: string) => arrayMove([...items], ids.indexOf(active), ids.indexOf(over));
  const projected = (hover ? moved(hover.active, hover.over) : items).map(idOf);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={DRAG_AUTOSCROLL}
      onDragOver={({ active, over }) => setHover(over && { active: String(active.id), over: String(over.id) })}
      onDragEnd={({ active, over }) => {
        setHover(null);
        if (over && over.id !== active.id) onReorder(moved(String(active.id), String(over.id)));
      }}
      onDragCancel={() => setHover(null)}
      accessibility={{
        screenReaderInstructions: { draggable: t('components.sortable.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('components.sortable.lifted', { label: labelOfId(active.id) }),
          onDragOver: ({ active, over }) =>
            over
              ? t('components.sortable.moved', { label: labelOfId(active.id), position: positionOf(over.id) })
              : undefined,
          onDragEnd: ({ active, over }) =>
            t('components.sortable.dropped', {
              label: labelOfId(active.id),
              position: positionOf(over?.id ?? active.id),
            }),
          onDragCancel: ({ active }) => t('components.sortable.cancelled', { label: labelOfId(active.id) }),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List>
          {items.map((item) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              grip={t('components.sortable.grip', { label: labelOf(item) })}
              position={projected.indexOf(idOf(item)) + 1}
              isHigh={hasHighRows}
            >
              {renderItem(item)}
            </SortableRow>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  id: string;
  grip: string;
  position: number;
  isHigh: boolean;
  children: ReactNode;
}

function SortableRow({ id, grip, position, isHigh, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    transition: { duration: DRAG_SORT_ANIMATION_MS, easing: 'ease' },
  });
  return (
    <Row
      ref={setNodeRef}
      $dragging={isDragging}
      $isHigh={isHigh}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={grip}
        data-takes-escape={isDragging || undefined}
      >
        <GripIcon size={18} aria-hidden />
      </Handle>
      <Position>{position}</Position>
      {children}
    </Row>
  );
}
