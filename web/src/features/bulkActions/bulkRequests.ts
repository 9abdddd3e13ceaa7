import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/staff';
import type { EndReason } from '../../generated/staff/graphql';
import { outcomeOf, type ActionsOutcome } from '../admissionFlow/candidateActionsOutcome';
import { endAdmissionsMutation, resumeAdmissionsMutation } from '../admissionFlow/endingMutations';

const remindMutation = graphql(`
  mutation RemindCandidates($input: RemindCandidatesInput!) {
    outcome: remindCandidates(input: $input) {
      ...CandidateActions_outcome
    }
  }
`);

const sendLinksMutation = graphql(`
  mutation SendCandidateAccessLinks($input: SendCandidateAccessLinksInput!) {
    outcome: sendCandidateAccessLinks(input: $input) {
      ...CandidateActions_outcome
    }
  }
`);

const setDatesMutation = graphql(`
  mutation SetCandidateDates($input: SetCandidateDatesInput!) {
    outcome: setCandidateDates(input: $input) {
      ...CandidateActions_outcome
      results {
        formerDueOn
      }
    }
  }
`);

const assignClientMutation = graphql(`
  mutation AssignCandidatesToClient($input: AssignCandidatesToClientInput!) {
    outcome: assignCandidatesToClient(input: $input) {
      ...CandidateActions_outcome
      results {
        revision
      }
    }
  }
`);

const undoAssignmentsMutation = graphql(`
  mutation UndoClientAssignments($input: UndoClientAssignmentsInput!) {
    outcome: undoClientAssignments(input: $input) {
      ...CandidateActions_outcome
    }
  }
`);

const reopenMutation = graphql(`
  mutation ReopenCandidates($input: ReopenCandidatesInput!) {
    outcome: reopenCandidates(input: $input) {
      ...CandidateActions_outcome
      results {
        revision
      }
    }
  }
`);

const undoReopeningsMutation = graphql(`
  mutation UndoCandidateReopenings($input: UndoCandidateReopeningsInput!) {
    outcome: undoCandidateReopenings(input: $input) {
      ...CandidateActions_outcome
    }
  }
`);

/** What is done with several candidates at once, with what it needs to know. */
export type BulkAction =
  | { kind: 'remind' }
  | { kind: 'sendLinks' }
  /** Null takes the due date away; `onlyDueOn` asks that it is this one still. */
  | { kind: 'dates'; dueOn: string | null; onlyDueOn?: string | null }
  | { kind: 'client'; clientId: string }
  | { kind: 'reopen'; fieldKeys: string[]; message: string }
  | { kind: 'end'; reason: EndReason; message: string }
  | { kind: 'resume' };

/** What is undone of those who have still the revision that it has left of each. */
export type UndoneByRevision = Extract<BulkAction['kind'], 'client' | 'reopen'>;
export type Undoing = { kind: 'undo'; of: UndoneByRevision; revisions: ReadonlyMap<string, number> };

/** What became of one of them, with what single actions tell besides. */
export type BulkResult = NonNullable<ActionsOutcome['results']>[number] & {
  formerDueOn?: string | null;
  revision?: number | null;
};

interface Outcome extends ActionsOutcome {
  results: BulkResult[] | null;
}

/**
 * Asks the server to do an action, or to tell what it would do.
 * @param dryRun changes nothing.
 */
export async function sendBulkAction(
  client: ApolloClient,
  action: BulkAction | Undoing,
  candidateIds: readonly string[],
  dryRun: boolean,
): Promise<Outcome> {
  const common = { selection: { candidateIds: [...candidateIds] }, dryRun };
  switch (action.kind) {
    case 'remind':
      return outcomeOf((await client.mutate({ mutation: remindMutation, variables: { input: common } })).data);
    case 'sendLinks':
      return outcomeOf((await client.mutate({ mutation: sendLinksMutation, variables: { input: common } })).data);
    case 'dates': {
      const { kind: _kind, ...dates } = action;
      const input = { ...common, ...dates };
      return outcomeOf((await client.mutate({ mutation: setDatesMutation, variables: { input } })).data);
    }
    case 'reopen': {
      const { fieldKeys, message } = action;
      const input = { ...common, fieldKeys, ...(message && { message }) };
      return outcomeOf((await client.mutate({ mutation: reopenMutation, variables: { input } })).data);
    }
    case 'end': {
      const { reason, message } = action;
      const input = { ...common, reason, ...(message && { message }) };
      return outcomeOf((await client.mutate({ mutation: endAdmissionsMutation, variables: { input } })).data);
    }
    case 'resume':
      return outcomeOf(
        (await client.mutate({ mutation: resumeAdmissionsMutation, variables: { input: common } })).data,
      );
    case 'client': {
      const input = { ...common, clientId: action.clientId };
      return outcomeOf((await client.mutate({ mutation: assignClientMutation, variables: { input } })).data);
    }
    case 'undo': {
      const left = candidateIds.flatMap((candidateId) => {
        const revision = action.revisions.get(candidateId);
        return revision === undefined ? [] : [{ candidateId, revision }];
      });
      const { data } =
        action.of === 'reopen'
          ? await client.mutate({
              mutation: undoReopeningsMutation,
              variables: { input: { reopenings: left, dryRun } },
            })
          : await client.mutate({
              mutation: undoAssignmentsMutation,
              variables: { input: { assignments: left, dryRun } },
            });
      return outcomeOf(data);
    }
  }
}
