import { useApolloClient } from '@apollo/client/react';
import type { CandidateFilter } from '../../generated/staff/graphql';
import { joinedMessages } from '../../lib/userErrors';
import { forgetCandidateFlow, forgetCandidateLists } from '../candidates/candidateCache';
import { filteredCandidateIds } from '../candidates/candidateIds';
import { sendBulkAction, type BulkAction, type BulkResult, type Undoing, type UndoneByRevision } from './bulkRequests';

interface RunOptions {
  /** Is told the results so far. */
  onProgress: (results: BulkResult[]) => void;
  /** Ends the work after the request under way; those who were not reached have no result. */
  signal: AbortSignal;
  /** What is said of those who were not reached as the way to the server was lost. */
  lost: string;
}

/** Candidates of one request: few, so that the progress moves, and a lost answer leaves few in doubt. */
const CHUNK = 25;

/** The most candidates that the server takes in one request: a preview changes nothing. */
const PREVIEW_CHUNK = 1_000;

/** Whom an action would reach. */
export interface BulkPreview {
  people: readonly BulkResult[];
  /** Why the server refuses the action as a whole; null where it does not. */
  refusal: string | null;
}

/** Candidates by id, or all that a filter finds. */
export type BulkSelection = { candidateIds: readonly string[] } | { filter: CandidateFilter };

/** How many of those who are meant have been asked about. */
export interface BulkPlace {
  done: number;
  total: number;
}

/** Asks what an action on several candidates would do, and does it. */
export function useBulkAction() {
  const client = useApolloClient();

  /**
   * Whom it would reach, and whom not and why; changes nothing.
   * @param signal ends the asking with its reason
   */
  const preview = async (
    action: BulkAction,
    selection: BulkSelection,
    { onProgress, signal }: { onProgress: (place: BulkPlace) => void; signal: AbortSignal },
  ): Promise<BulkPreview> => {
    const ids =
      'filter' in selection ? await filteredCandidateIds(client, selection.filter, signal) : selection.candidateIds;
    const people: BulkResult[] = [];
    for (let start = 0; start < ids.length; start += PREVIEW_CHUNK) {
      onProgress({ done: start, total: ids.length });
      const { results, userErrors } = await sendBulkAction(
        client,
        action,
        ids.slice(start, start + PREVIEW_CHUNK),
        true,
      );
      signal.throwIfAborted();
      if (!results) return { people: [], refusal: joinedMessages(userErrors) };
      people.push(...results);
    }
    return { people, refusal: null };
  };

  /**
   * Does it to exactly those whom the preview named, some at a time. Where the way to the server is lost, the rest is
   * told as not done, and nothing is tried twice.
   */
  const run = async (
    action: BulkAction | Undoing,
    people: readonly Pick<BulkResult, 'candidateId' | 'name'>[],
    { onProgress, signal, lost }: RunOptions,
  ): Promise<void> => {
    const results: BulkResult[] = [];
    let isLost = false;
    for (let start = 0; start < people.length && !signal.aborted; start += CHUNK) {
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
        const { results: told, userErrors } = await sendBulkAction(client, action, candidateIds, false);
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

  /**
   * Gives back the due dates that a call has replaced, to those whose due date is still the one that it has set.
   * @param set what the call has set
   * @param results whom it has reached, with their former due dates
   */
  const giveBack = async (
    set: string | null,
    results: readonly BulkResult[],
    { onProgress, signal, lost }: RunOptions,
  ): Promise<void> => {
    const formers = new Set(results.map(({ formerDueOn = null }) => formerDueOn));
    const told: BulkResult[] = [];
    for (const former of formers) {
      const people = results.filter(({ formerDueOn = null }) => formerDueOn === former);
      let part: BulkResult[] = [];
      const action: BulkAction = { kind: 'dates', dueOn: former, onlyDueOn: set };
      await run(action, people, { onProgress: (found) => onProgress([...told, ...(part = found)]), signal, lost });
      told.push(...part);
    }
  };

  /** Undoes what a call has done to those who were not changed since. @param results whom it has reached. */
  const undoByRevision = (of: UndoneByRevision, results: readonly BulkResult[], options: RunOptions): Promise<void> => {
    const revisions = new Map<string, number>();
    for (const { candidateId, revision } of results) if (revision != null) revisions.set(candidateId, revision);
    return run({ kind: 'undo', of, revisions }, results, options);
  };
  return { preview, run, giveBack, undoByRevision };
}
