import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { CandidateFilter } from '../../generated/staff/graphql';
import { failureOf, failureText } from '../../lib/failures';
import { joinedMessages } from '../../lib/userErrors';
import { evictCandidate, evictCandidateLists } from '../candidates/candidateCache';
import { filteredCandidateIds } from '../candidates/candidateIds';
import { useCandidateSelection } from '../candidates/candidateSelection';
import { goneOf, MAX_PREVIEWED } from '../candidates/watchChoice';
import { sendBulkAction, type BulkAction, type BulkResult, type Undoing, type UndoneByRevision } from './bulkRequests';

interface RunOptions {
  /** Is told the results so far. */
  onProgress: (results: BulkResult[]) => void;
  /** Ends the work after the request under way; those who were not reached have no result. */
  signal: AbortSignal;
}

/** Candidates of one request: few, so that the progress moves, and a lost answer leaves few in doubt. */
const CHUNK = 25;

/** Whom an action would reach. */
export interface BulkPreview {
  people: readonly BulkResult[];
  /** Why the server refuses the action as a whole; null where it does not. */
  refusal: string | null;
  /** Whether the same may be granted when it is asked for again. */
  mayPass: boolean;
}

/** Candidates by id, or all that a filter finds. */
export type BulkSelection = { candidateIds: readonly string[] } | { filter: CandidateFilter };

/** How many of those who are meant have been asked about. */
export interface BulkPlace {
  done: number;
  total: number;
}

/** What the server refuses a request with before it begins with anybody; after every other failure it may be at work, or have been. */
const REFUSALS: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'BAD_USER_INPUT'];

/** Whether a request that failed may be answered when it is sent again: it was too many, or nothing was said against it. */
export const mayPass = (error: unknown): boolean => {
  const { code } = failureOf(error);
  return code === 'RATE_LIMITED' || !REFUSALS.includes(code);
};

/** Asks what an action on several candidates would do, and does it. */
export function useBulkAction() {
  const client = useApolloClient();
  const { t } = useTranslation(['flow', 'staff']);
  const { toggle } = useCandidateSelection();

  /** What is said after a failed request: of those whom it was for, and of those behind them. */
  const lossOf = (error: unknown) => {
    const { code } = failureOf(error);
    const reason = code === 'NETWORK' ? t('bulk.lost') : (failureText(error) ?? t('staff:unexpectedError'));
    const notDone = t('bulk.notDone', { reason });
    return { asked: REFUSALS.includes(code) ? notDone : t('bulk.inDoubt', { reason }), behind: notDone };
  };

  /**
   * Whom it would reach, and whom not and why; changes nothing but the choice, which those who are gone leave.
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
    for (let start = 0; start < ids.length; start += MAX_PREVIEWED) {
      onProgress({ done: start, total: ids.length });
      const { results, userErrors } = await sendBulkAction(
        client,
        action,
        ids.slice(start, start + MAX_PREVIEWED),
        true,
      );
      signal.throwIfAborted();
      if (!results) return { people: [], refusal: joinedMessages(userErrors), mayPass: false };
      people.push(...results);
    }
    const gone = goneOf(people);
    if (gone.length > 0) toggle(gone, false);
    return { people, refusal: null, mayPass: true };
  };

  /**
   * Does it to exactly those whom the preview named, some at a time. Where a request fails, those whom it was for are told as in
   * doubt and the rest as not done, and nothing is tried twice.
   */
  const run = async (
    action: BulkAction | Undoing,
    people: readonly BulkResult[],
    { onProgress, signal }: RunOptions,
  ): Promise<void> => {
    const results: BulkResult[] = [];
    let notDone: string | null = null;
    for (let start = 0; start < people.length && !signal.aborted; start += CHUNK) {
      const chunk = people.slice(start, start + CHUNK);
      if (notDone !== null) {
        results.push(...failed(chunk, notDone));
        continue;
      }
      try {
        const candidateIds = chunk.map(({ candidateId }) => candidateId);
        const { results: told, userErrors } = await sendBulkAction(client, action, candidateIds, false);
        results.push(...(told?.map(named(chunk)) ?? failed(chunk, joinedMessages(userErrors) ?? '')));
      } catch (error) {
        const { asked, behind } = lossOf(error);
        results.push(...failed(chunk, asked));
        notDone = behind;
      }
      onProgress([...results]);
    }
    onProgress(results);
    for (const { candidateId } of people) evictCandidate(client.cache, candidateId);
    evictCandidateLists(client.cache);
  };

  /**
   * Gives back the due dates that a call has replaced, to those whose due date is still the one that it has set.
   * @param set what the call has set
   * @param results whom it has reached, with their former due dates
   */
  const giveBack = async (
    set: string | null,
    results: readonly BulkResult[],
    { onProgress, signal }: RunOptions,
  ): Promise<void> => {
    const formers = new Set(results.map(({ formerDueOn = null }) => formerDueOn));
    const told: BulkResult[] = [];
    for (const former of formers) {
      const people = results.filter(({ formerDueOn = null }) => formerDueOn === former);
      let part: BulkResult[] = [];
      const action: BulkAction = { kind: 'dates', dueOn: former, onlyDueOn: set };
      await run(action, people, { onProgress: (found) => onProgress([...told, ...(part = found)]), signal });
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

/** So many with whom it has failed, for one reason. */
const failed = (people: readonly BulkResult[], message: string): BulkResult[] =>
  people.map((person) => ({ ...person, outcome: 'FAILED', message }));

/** The server does not name those to whom it did not come; the preview has. */
const named =
  (people: readonly BulkResult[]) =>
  (result: BulkResult): BulkResult => {
    const known = people.find(({ candidateId }) => candidateId === result.candidateId);
    return {
      ...result,
      name: result.name ?? known?.name ?? null,
      clientCompany: result.clientCompany ?? known?.clientCompany ?? null,
    };
  };
