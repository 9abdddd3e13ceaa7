import type { Viewer } from '../../../auth/viewer.js';
import { outagesSoFar } from '../../../database/outages.js';
import { changeActor } from '../../changes/changes.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { derivedEventId, storeManyEvents } from '../events/eventCopies.js';

/** How many are remembered as told, so that lists that are read again and again cost no further write: some 2 MB. */
const REMEMBERED = 20_000;

/**
 * Tells the timelines whose password was given to whom (R-325), before it is: once for each candidate, account, day of São Paulo
 * and password, however often it is read on that day. What an administrator has read is the administrators' to know.
 */
export class ShownCredentials {
  readonly #told = new Set<string>();
  /** Up to which outage of the database that is known; after another one it may have lost the events. */
  #knownAt = outagesSoFar();

  constructor(private readonly deps: Pick<CandidateDependencies, 'now'>) {}

  async tell(viewer: Viewer, candidates: readonly CandidateRecord[]): Promise<void> {
    if (this.#knownAt !== outagesSoFar()) {
      this.#told.clear();
      this.#knownAt = outagesSoFar();
    }
    const knownAt = this.#knownAt;
    const at = this.deps.now();
    const occasion = `${viewer.role === 'candidate' ? '' : viewer.userId} ${todayInBrazil(at)}`;
    const fresh = new Map(
      candidates.flatMap((candidate): [string, CandidateRecord][] => {
        const name = `${candidate._id.toString()} ${candidate.accessVersion} ${occasion}`;
        return this.#told.has(name) ? [] : [[name, candidate]];
      }),
    );
    if (fresh.size === 0) return;
    const actor = changeActor(viewer);
    await storeManyEvents(
      [...fresh].map(([name, { _id, clientId }]) => ({
        _id: derivedEventId('credentials_shown', name),
        candidateId: _id,
        clientId,
        kind: 'credentials_shown',
        at,
        actor,
        afterConfirmation: false,
        ...(viewer.role === 'admin' && { isInternal: true }),
      })),
      // A reading is followed by no other write, and what is remembered below is told by no later call.
      { waitsForJournal: true },
    );
    // What was written before an outage is not remembered after it.
    if (knownAt !== outagesSoFar()) return;
    if (this.#told.size + fresh.size > REMEMBERED) this.#told.clear();
    for (const name of fresh.keys()) this.#told.add(name);
  }
}
