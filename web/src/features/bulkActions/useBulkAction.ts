import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/staff';
import type { CandidateSelectionInput, RemindCandidatesMutation } from '../../generated/staff/graphql';
import { forgetCandidateFlow, forgetCandidateLists } from '../candidates/candidateCache';

const remindDocument = graphql(`
  mutation RemindCandidates($input: RemindCandidatesInput!) {
    outcome: remindCandidates(input: $input) {
      results {
        candidateId
        name
        outcome
        message
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const sendLinksDocument = graphql(`
  mutation SendCandidateAccessLinks($input: SendCandidateAccessLinksInput!) {
    outcome: sendCandidateAccessLinks(input: $input) {
      results {
        candidateId
        name
        outcome
        message
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const setDatesDocument = graphql(`
  mutation SetCandidateDates($input: SetCandidateDatesInput!) {
    outcome: setCandidateDates(input: $input) {
      results {
        candidateId
        name
        outcome
        message
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const reopenDocument = graphql(`
  mutation ReopenCandidates($input: ReopenCandidatesInput!) {
    outcome: reopenCandidates(input: $input) {
      results {
        candidateId
        name
        outcome
        message
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** What is done with several candidates at once, with what it needs to know. */
export type BulkAction =
  | { kind: 'remind' }
  | { kind: 'sendLinks' }
  | { kind: 'dates'; dueOn: string }
  | { kind: 'reopen'; fieldKeys: string[]; message: string };

type Outcome = RemindCandidatesMutation['outcome'];
/** What became of one of them. */
export type BulkResult = NonNullable<Outcome['results']>[number];

/** Candidates of one request: few, so that the progress moves, and a lost answer leaves few in doubt. */
const CHUNK = 25;

async function send(
  client: ApolloClient,
  action: BulkAction,
  selection: CandidateSelectionInput,
  dryRun: boolean,
): Promise<Outcome> {
  const common = { selection, dryRun };
  switch (action.kind) {
    case 'remind':
      return (await client.mutate({ mutation: remindDocument, variables: { input: common } })).data!.outcome;
    case 'sendLinks':
      return (await client.mutate({ mutation: sendLinksDocument, variables: { input: common } })).data!.outcome;
    case 'dates': {
      const input = { ...common, dueOn: action.dueOn };
      return (await client.mutate({ mutation: setDatesDocument, variables: { input } })).data!.outcome;
    }
    case 'reopen': {
      const { fieldKeys, message } = action;
      const input = { ...common, fieldKeys, ...(message && { message }) };
      return (await client.mutate({ mutation: reopenDocument, variables: { input } })).data!.outcome;
    }
  }
}

/** Asks what an action on several candidates would do, and does it. */
export function useBulkAction() {
  const client = useApolloClient();

  /** Whom it would reach, and whom not and why; changes nothing. */
  const preview = (action: BulkAction, selection: CandidateSelectionInput) => send(client, action, selection, true);

  /**
   * Does it to exactly those whom the preview named, some at a time. Where the way to the server is lost, the rest is
   * told as not done, and nothing is tried twice.
   * @param onProgress is told the results so far
   */
  const run = async (
    action: BulkAction,
    people: readonly Pick<BulkResult, 'candidateId' | 'name'>[],
    { onProgress, lost }: { onProgress: (results: BulkResult[]) => void; lost: string },
  ): Promise<void> => {
    const results: BulkResult[] = [];
    let isLost = false;
    for (let start = 0; start < people.length; start += CHUNK) {
      const chunk = people.slice(start, start + CHUNK);
      const failed = (message: string) =>
        chunk.map(({ candidateId, name }): BulkResult => ({
          __typename: 'CandidateActionResult',
          candidateId,
          name,
          outcome: 'FAILED',
          message,
        }));
      if (isLost) {
        results.push(...failed(lost));
        continue;
      }
      try {
        const candidateIds = chunk.map(({ candidateId }) => candidateId);
        const { results: told, userErrors } = await send(client, action, { candidateIds }, false);
        results.push(...(told ?? failed(userErrors.map(({ message }) => message).join(' '))));
      } catch {
        isLost = true;
        results.push(...failed(lost));
      }
      onProgress([...results]);
    }
    onProgress(results);
    for (const { candidateId } of people) forgetCandidateFlow(client.cache, candidateId);
    forgetCandidateLists(client.cache);
  };
  return { preview, run };
}
