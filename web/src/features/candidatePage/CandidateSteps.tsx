import { useLocation, useNavigate } from 'react-router-dom';
import type { AttentionReason } from '../../generated/staff/graphql';
import { candidateFilter, type CandidateListState } from '../candidates/candidateListState';
import { NeighbourSteps } from '../candidates/neighbours/NeighbourSteps';

/** The list that the page was opened from. */
export interface StepsState extends Omit<CandidateListState, 'page'> {
  client: string;
  /** The group of the work queue that the list is; '' for another list. */
  reason: '' | AttentionReason;
  from: '' | 'list';
}

/** To the pages of the candidates before and after this one in the list that it was opened from; nothing where it was opened otherwise. */
export function CandidateSteps({ candidateId, state }: { candidateId: string; state: StepsState }) {
  const navigate = useNavigate();
  const location = useLocation();
  if (state.from !== 'list') return null;
  const filter = { ...candidateFilter(state), ...(state.reason && { attention: state.reason }) };
  // The address of the list stays, and so does the way back to it; the history keeps one entry for the whole walk.
  const goTo = (id: string) =>
    void navigate(
      { pathname: `/candidates/${id}`, search: location.search },
      { replace: true, state: location.state as unknown },
    );
  return <NeighbourSteps candidateId={candidateId} list={{ filter, sort: state.sort }} onStep={goTo} />;
}
