import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../generated/staff';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import type { CandidateDetailsMode } from '../candidateListState';
import { CandidateDetailsEdit } from './CandidateDetailsEdit';
import { CandidateDetailsView } from './CandidateDetailsView';

const candidateDetailsQuery = graphql(`
  query CandidateDetails($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        ...CandidateDetailsView_candidate
        ...CandidateForm_candidate
        ...CandidateAccess_candidate
      }
    }
  }
`);

export interface CandidateDetailsDialogProps {
  id: string;
  mode: CandidateDetailsMode;
  onModeChange: (mode: 'view' | 'edit') => void;
  /** Opens a question above the details. */
  onAsk: (question: 'reopen' | 'renew') => void;
  /** The question is answered, or was not to be asked. */
  onAnswered: () => void;
  onClose: () => void;
}

/** 'Detalhes do Candidato' for admins: read, then edit, then read again. */
export default function CandidateDetailsDialog(props: CandidateDetailsDialogProps) {
  const { id, mode, onModeChange, onClose } = props;
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useQuery(candidateDetailsQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const candidate = data?.node?.__typename === 'Candidate' ? data.node : null;
  if (!candidate) {
    return (
      <LoadingDialog
        title={t('candidates.details.title')}
        failed={error && t('candidates.dialog.loadFailed')}
        missing={data && t('candidates.dialog.missing')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return mode === 'edit' ? (
    <CandidateDetailsEdit candidate={candidate} onDone={() => onModeChange('view')} onClose={onClose} />
  ) : (
    <CandidateDetailsView
      candidate={candidate}
      question={mode === 'view' ? null : mode}
      onAsk={props.onAsk}
      onAnswered={props.onAnswered}
      onEdit={() => onModeChange('edit')}
      onClose={onClose}
    />
  );
}
