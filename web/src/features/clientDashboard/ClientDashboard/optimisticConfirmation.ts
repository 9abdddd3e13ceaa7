import type { ConfirmationPanel_CandidateFragment } from '../../../generated/staff/graphql';

interface Change {
  isConfirmed: boolean;
  clientName: string;
  clientNotes?: string | null;
}

/** The candidate as it will be once the server has agreed: the client's own confirmation, made or changed. */
export function withConfirmation(
  candidate: ConfirmationPanel_CandidateFragment,
  change: Change,
): ConfirmationPanel_CandidateFragment {
  const now = new Date().toISOString();
  const existing = candidate.confirmations[0];
  const confirmation = {
    ...(existing ?? {
      __typename: 'CandidateConfirmation' as const,
      id: `optimistic:${candidate.id}`,
      clientNotes: null,
    }),
    ...change,
    confirmedAt: now,
    updatedAt: now,
    changedFieldLabels: [],
  };
  return { ...candidate, isConfirmed: change.isConfirmed, confirmations: [confirmation] };
}
