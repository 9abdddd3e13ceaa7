import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../../components/Badge/Badge';
import { Button } from '../../../../components/Button/Button';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { Stack } from '../../../../components/Layout/Layout';
import { LiveRegion } from '../../../../components/LiveRegion/LiveRegion';
import { SortableList } from '../../../../components/SortableList/SortableList';
import type { CustomFieldRow_FieldFragment, FieldTarget } from '../../../../generated/staff/graphql';
import { withSections } from '../../../../lib/fieldSections';
import { useIsMounted } from '../../../../lib/useIsMounted';
import { color, fontFamily, space, typeset } from '../../../../theme/tokens';
import { useUnsavedChanges } from '../../../recordDialog/useUnsavedChanges';
import { useReorderCustomFields } from '../fieldMutations';
import { useConditionTexts } from '../useConditionTexts';
import { splitSections } from './sectionPieces';
import { SplitSections } from './SplitSections';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  overflow-wrap: anywhere;

  strong {
    display: block;
    ${typeset('body', 'medium')}
  }

  small {
    ${typeset('caption')}
    color: ${color.textMuted};
  }

  code {
    font-family: ${fontFamily.mono};
  }
`;

/** On lines of their own: who orders fields sees which of them stand under one heading, and which follow an answer. */
const Line = styled.small`
  display: block;
`;

export interface ReorderDialogProps {
  /** All fields of the target, by their stored order. */
  fields: readonly CustomFieldRow_FieldFragment[];
  target: FieldTarget;
  /** The revision of the stored order, by which the server knows whether it has changed since. */
  revision: number;
  /** The fields are being loaded again: an order that is saved meanwhile would be refused as one of before. */
  reloading: boolean;
  onClose: () => void;
}

/** The fields in an order of ids; those that have come since are at the end. */
function inOrder(fields: ReorderDialogProps['fields'], ids: readonly string[]) {
  const place = ({ id }: { id: string }) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...fields].sort((left, right) => place(left) - place(right));
}

/** The dialog 'Reordenar Campos': a local order, saved in one call. */
export default function ReorderDialog({ fields, target, revision, reloading, onClose }: ReorderDialogProps) {
  const { t } = useTranslation('configuration');
  const { t: fieldsT } = useTranslation('fields');
  const { conditionText } = useConditionTexts(fields);
  // Only the own order is state: where another admin was faster, the list below it is loaded again, and this goes on from it.
  const [ownOrder, setOwnOrder] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const { saveOrder, busy: saving } = useReorderCustomFields();
  const isMounted = useIsMounted();
  const order = inOrder(fields, ownOrder);
  const isChanged = order.some(({ id }, index) => id !== fields[index]?.id);

  // The fields of clients are shown by section, whatever stands between them.
  const split = target === 'CANDIDATE' ? splitSections(order) : [];
  const { leaving, question } = useUnsavedChanges(isChanged);

  const save = async () => {
    const isSaved = await saveOrder(
      target,
      order.map(({ id }) => id),
      revision,
    );
    if (isSaved && isMounted()) onClose();
  };

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      title={t('reorderDialog.title')}
      description={t('reorderDialog.hint')}
      size="medium"
      busy={saving}
      footer={
        <>
          <Button disabled={!isChanged || saving || reloading} onClick={() => setOwnOrder([])}>
            {t('reorderDialog.reset')}
          </Button>
          <Button
            variant="primary"
            disabled={!isChanged || reloading}
            busy={saving}
            busyLabel={t('saving')}
            onClick={() => void save()}
          >
            {t('reorderDialog.save')}
          </Button>
        </>
      }
    >
      <Stack $gap={split.length > 0 ? 3 : 0}>
        <LiveRegion>{told}</LiveRegion>
        <SplitSections
          sections={split}
          disabled={saving}
          onJoin={(section, joined) => {
            setOwnOrder(joined.map(({ id }) => id));
            setTold(t('reorderDialog.joined', { section }));
          }}
        />
        <SortableList
          items={withSections(order)}
          idOf={(field) => field.id}
          labelOf={(field) => field.label}
          onReorder={(reordered) => setOwnOrder(reordered.map(({ id }) => id))}
          renderItem={(field) => (
            <Row>
              <div>
                <strong>{field.label}</strong>
                <small>
                  {fieldsT(`types.${field.type}`)} · <code>{field.key}</code>
                  {!field.active && ` · ${t('reorderDialog.inactive')}`}
                </small>
                {field.section && <Line>{t('reorderDialog.section', { section: field.section })}</Line>}
                {field.condition && <Line>{conditionText(field.condition)}</Line>}
              </div>
              <Badge tone={field.required ? 'orange' : 'neutral'}>
                {t(field.required ? 'reorderDialog.required' : 'reorderDialog.optional')}
              </Badge>
            </Row>
          )}
        />
      </Stack>
      {question}
    </Dialog>
  );
}
