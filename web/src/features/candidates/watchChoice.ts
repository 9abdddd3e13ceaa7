import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/staff';

/** The most candidates that the server takes in one request: a preview changes nothing. */
export const MAX_PREVIEWED = 1_000;

/* A preview that sets no date changes nothing, and is the one call that tells of many at once whom the server finds. */
const existingCandidatesMutation = graphql(`
  mutation ExistingCandidates($ids: [ID!]!) {
    setCandidateDates(input: { selection: { candidateIds: $ids }, dryRun: true }) {
      results {
        candidateId
        name
      }
    }
  }
`);

/** The candidates of a preview who are gone: only they have no name, as it fails as a whole where the database does. */
export const goneOf = (results: readonly { candidateId: string; name: string | null }[]): string[] =>
  results.flatMap(({ candidateId, name }) => (name === null ? [candidateId] : []));

/** Asks the server which of the candidates are gone. */
async function askGone(client: ApolloClient, ids: string[]): Promise<string[]> {
  const { data } = await client.mutate({
    mutation: existingCandidatesMutation,
    variables: { ids },
    fetchPolicy: 'no-cache',
  });
  return goneOf(data!.setCandidateDates.results!);
}

/** Is told who is listed now, by a name that tells one list, page and filter from another, and who is chosen. */
export type TellListed = (list: string, ids: readonly string[], isChosen: (id: string) => boolean) => void;

/**
 * Takes back the choice of candidates who were deleted elsewhere. One who has left a list that was read again may be gone, or on
 * another page, or out of the filter: the server is asked which, of all of them in one request. Where it does not answer, it is asked again once
 * a list has other candidates than before.
 * @param leave takes back a choice
 */
export function watchChoice(client: ApolloClient, leave: (ids: readonly string[]) => void): TellListed {
  const lists = new Map<string, readonly string[]>();
  const doubtful = new Set<string>();
  let isLooking = false;
  const look = async () => {
    isLooking = true;
    // Lists that change together are told one after the other.
    await Promise.resolve();
    try {
      while (doubtful.size > 0) {
        const asked = [...doubtful].slice(0, MAX_PREVIEWED);
        const gone = await askGone(client, asked);
        for (const id of asked) doubtful.delete(id);
        if (gone.length > 0) leave(gone);
      }
    } catch {
      // They stay doubtful.
    } finally {
      isLooking = false;
    }
  };
  return (list, ids, isChosen) => {
    const listed = new Set(ids);
    for (const id of lists.get(list) ?? []) if (!listed.has(id) && isChosen(id)) doubtful.add(id);
    lists.set(list, ids);
    if (doubtful.size > 0 && !isLooking) void look();
  };
}
