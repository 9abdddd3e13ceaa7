import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import type { CandidateActions_OutcomeFragment } from '../../generated/staff/graphql';

/** What every action on candidates answers: what became of each of them, or why it was refused as a whole. */
export const CandidateActions_outcome = graphql(`
  fragment CandidateActions_outcome on CandidateActionPayload {
    results {
      candidateId
      name
      stage
      clientCompany
      outcome
      message
    }
    userErrors {
      code
      field
      message
    }
  }
`);

export type ActionsOutcome = CandidateActions_OutcomeFragment;

/** The outcome in the answer of an action. */
export const outcomeOf = (data: { outcome: FragmentType<typeof CandidateActions_outcome> } | undefined) =>
  readFragment(CandidateActions_outcome, data!.outcome);
