import type { OwnCandidate } from '../ownCandidateOperations';
import type { Step } from '../steps';

/** The questions whose document was refused and not sent again, with the reason; null for one without. */
export const refusedDocuments = (
  steps: readonly Step[],
  documents: OwnCandidate['documents'],
): { step: Step; reason: string | null }[] =>
  documents.flatMap(({ fieldKey, state, refusalReason }) => {
    const step = state === 'REFUSED' && steps.find(({ key }) => key === fieldKey);
    return step ? [{ step, reason: refusalReason ?? null }] : [];
  });
