import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../../generated/staff';
import { formatCount } from '../../../../lib/moments';
import { ActionDialog } from '../../../recordDialog/ActionDialog';
import { useDeleteCustomField } from '../fieldMutations';

const answersQuery = graphql(`
  query AnswersOfField($id: ID!) {
    node(id: $id) {
      id
      ... on CustomField {
        answerCount
      }
    }
  }
`);

export interface DeleteFieldDialogProps {
  id: string;
  /** Absent while the fields are not there, such as after a reload. */
  label: string | undefined;
  onClose: () => void;
}

/** Asks before a field is deleted: which one, and how many answers are seen no more. */
export function DeleteFieldDialog({ id, label, onClose }: DeleteFieldDialogProps) {
  const { t, i18n } = useTranslation('configuration');
  const deleteField = useDeleteCustomField();
  const { data } = useQuery(answersQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const count = data?.node?.__typename === 'CustomField' ? data.node.answerCount : undefined;
  const consequence =
    count === undefined
      ? t('delete.answers')
      : t('delete.counted', { count, total: formatCount(count, i18n.language) });
  const question =
    label === undefined
      ? t('delete.question')
      : `${t('delete.field', { label })} ${consequence} ${t('delete.question')}`;
  return (
    <ActionDialog
      text={(part) => (part === 'question' ? question : t(`delete.${part}`))}
      run={() => deleteField(id)}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
