import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
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
  /** Another candidate is asked for, of whom not even the id is known yet: nothing is done to this one any more. */
  arriving?: boolean;
  /** The ways to the candidates beside this one in the list. */
  steps?: ReactNode;
  /** Goes on from the details: to their edit, or to a question above them. */
  onOpen: (mode: 'edit' | 'reopen' | 'renew') => void;
  /** Saved, answered or given up: back to the details. */
  onBack: () => void;
  onClose: () => void;
}

/** 'Detalhes do Candidato' for admins: read, then edit, then read again. */
export default function CandidateDetailsDialog(props: CandidateDetailsDialogProps) {
  const { id, mode, arriving = false, steps, onOpen, onBack, onClose } = props;
  const { t } = useTranslation('staff');
  const { data, previousData, error, refetch } = useQuery(candidateDetailsQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // On the way to the next candidate the dialog stays, so that neither it nor the focus in it jumps.
  const node = (data ?? (error ? undefined : previousData))?.node;
  const candidate = node?.__typename === 'Candidate' ? node : null;
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
    <CandidateDetailsEdit key={candidate.id} candidate={candidate} onDone={onBack} onClose={onClose} />
  ) : (
    <CandidateDetailsView
      candidate={candidate}
      steps={steps}
      arriving={arriving || !data}
      question={mode === 'view' ? null : mode}
      onOpen={onOpen}
      onAnswered={onBack}
      onStale={refetch}
      onClose={onClose}
    />
  );
}
