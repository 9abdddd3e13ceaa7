import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { SortableList } from '../../../components/SortableList/SortableList';
import type { CustomFieldRow_FieldFragment, FieldTarget } from '../../../generated/staff/graphql';
import { color, fontFamily, space, typeset } from '../../../theme/tokens';
import { useReorderCustomFields } from '../fieldMutations';

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
  const { t: fieldsT } = useTranslation('fields');
  const [base] = useState({ fields, revision });
  const [order, setOrder] = useState(fields);
  const { saveOrder, busy } = useReorderCustomFields();
  const isChanged = order.some(({ id }, index) => id !== base.fields[index]?.id);

  const save = async () => {
    const isSaved = await saveOrder(
      target,
      order.map(({ id }) => id),
      base.revision,
    );
    if (isSaved) onClose();
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
          <Button disabled={!isChanged || busy} onClick={() => setOrder(base.fields)}>
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
      <SortableList
        items={order}
        idOf={(field) => field.id}
        labelOf={(field) => field.label}
        onReorder={setOrder}
        renderItem={(field) => (
          <Row>
            <div>
              <strong>{field.label}</strong>
              <small>
                {fieldsT(`types.${field.type}`)} · <code>{field.key}</code>
              </small>
            </div>
            <Badge tone={field.required ? 'orange' : 'neutral'}>
              {t(field.required ? 'reorderDialog.required' : 'reorderDialog.optional')}
            </Badge>
          </Row>
        )}
      />
    </Dialog>
  );
}
