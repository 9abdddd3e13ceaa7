import { useFragment, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { LoadingDialog } from '../recordDialog/LoadingDialog';
import { useDeleteCandidate } from './useDeleteCandidate';

const DeleteCandidateDialog_candidate = graphql(`
  fragment DeleteCandidateDialog_candidate on Candidate {
    id
    name
  }
`);

const nameQuery = graphql(`
  query DeleteCandidateDialog($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        ...DeleteCandidateDialog_candidate
      }
    }
  }
`);

export interface DeleteCandidateDialogProps {
  candidateId: string;
  /** Called once the candidate is gone; absent where the screen below goes on as after a 'no'. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before a candidate is deleted; the name is the list's, or asked for where the page was opened by a link. */
export function DeleteCandidateDialog({ candidateId: id, onDeleted, onClose }: DeleteCandidateDialogProps) {
  const { t } = useTranslation('staff');
  const deleteCandidate = useDeleteCandidate();
  const known = useFragment({ fragment: DeleteCandidateDialog_candidate, from: { __typename: 'Candidate', id } });
  const { data, error, refetch } = useQuery(nameQuery, { variables: { id }, skip: known.complete });
  if (!known.complete) {
    return (
      <LoadingDialog
        title={t('candidates.delete.title')}
        size="small"
        failed={error && t('candidates.dialog.loadFailed')}
        missing={data && t('candidates.dialog.missing')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return (
    <ActionDialog
      text={(part) => t(`candidates.delete.${part}`, { name: known.data.name })}
      run={() => deleteCandidate(id)}
      onDone={onDeleted ?? onClose}
      onCancel={onClose}
    />
  );
}
