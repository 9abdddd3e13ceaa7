import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { formatCount } from '../../../../lib/moments';
import { ActionDialog } from '../../../recordDialog/ActionDialog';
import { dependentsOf } from '../conditions';
import { useDeleteCustomField } from '../fieldMutations';
import { useAnswerCount } from '../useAnswerCount';

export interface DeleteFieldDialogProps {
  id: string;
  /** Absent while the fields are not there, such as after a reload. */
  field: CustomFieldRow_FieldFragment | undefined;
  /** The fields of all targets. */
  fields: readonly CustomFieldRow_FieldFragment[];
  onClose: () => void;
}

/** Asks before a field is deleted: which one, and how many answers are seen no more. One that others depend on stays, and says why. */
export function DeleteFieldDialog({ id, field, fields, onClose }: DeleteFieldDialogProps) {
  const { t, i18n } = useTranslation('configuration');
  const deleteField = useDeleteCustomField();
  const { count } = useAnswerCount(id);
  const consequence =
    count === undefined
      ? t('delete.answers')
      : t('delete.counted', { count, total: formatCount(count, i18n.language) });
  const label = field?.label;
  const dependents = field?.target === 'CANDIDATE' ? dependentsOf(field.key, fields) : [];
  const names = dependents.map((each) => t('editor.quoted', { label: each.label }));
  const question =
    label === undefined
      ? t('delete.question')
      : `${t('delete.field', { label })} ${consequence} ${t('delete.question')}`;
  const refusal =
    names.length > 0
      ? t('delete.dependents', { count: names.length, label, names: new Intl.ListFormat(i18n.language).format(names) })
      : null;
  return (
    <ActionDialog
      text={(part) => (part === 'question' ? (refusal ?? question) : t(`delete.${part}`))}
      disabled={refusal !== null}
      run={() => deleteField(id)}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
