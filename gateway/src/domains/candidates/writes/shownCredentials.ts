import type { Viewer } from '../../../auth/viewer.js';
import { outageCount } from '../../../database/outages.js';
import { changeActor } from '../../changes/changes.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord } from '../candidatesModel.js';
import type { PendingEvent } from '../events/candidateEvent.js';
import { derivedId } from '../../../lib/derivedId.js';
import { storeManyEvents } from '../events/eventCopies.js';

/** How many are remembered as told, so that lists that are read again and again cost no further write: some 2 MB. */
const REMEMBERED = 20_000;

/** A password that is given with the answer to a write. */
export interface GivenWithWrite {
  /** To be carried by the record that is written. */
  event: PendingEvent;
  /** To be called once the record is written. */
  written(): void;
}

/**
 * Tells the timelines whose password was given to whom (R-325), before it is: once for each candidate, account, day of São Paulo
 * and password, however often it is read on that day. What an administrator has read is the administrators' to know.
 */
export class ShownCredentials {
  readonly #told = new Set<string>();
  /** Who was told last of a record as it was read, and on which day: lists hold the same object until it is written. */
  #toldOf = new WeakMap<CandidateRecord, string>();
  /** Up to which outage of the database that is known; after another one it may have lost the events. */
  #knownAt = outageCount();

  constructor(private readonly deps: Pick<CandidateDependencies, 'now'>) {}

  async tell(viewer: Viewer, candidates: readonly CandidateRecord[]): Promise<void> {
    const knownAt = this.#present();
    const at = this.deps.now();
    const day = todayInBrazil(at);
    const reading = `${readerOf(viewer)} ${day}`;
    const others = candidates.filter((candidate) => this.#toldOf.get(candidate) !== reading);
    const fresh = new Map(
      others.flatMap((candidate): [string, CandidateRecord][] => {
        const name = nameOf(viewer, candidate, day);
        return this.#told.has(name) ? [] : [[name, candidate]];
      }),
    );
    if (fresh.size > 0) await this.#store(viewer, fresh, { at, knownAt });
    if (knownAt === outageCount()) for (const candidate of others) this.#toldOf.set(candidate, reading);
  }

  async #store(
    viewer: Viewer,
    fresh: ReadonlyMap<string, CandidateRecord>,
    { at, knownAt }: { at: Date; knownAt: number },
  ): Promise<void> {
    await storeManyEvents(
      [...fresh].map(([name, { _id, clientId }]) => ({ ...eventOf(viewer, name, at), candidateId: _id, clientId })),
      // A reading is followed by no other write, and what is remembered below is told by no later call.
      { waitsForJournal: true },
    );
    this.#remember([...fresh.keys()], knownAt);
  }

  /** Tells that the password of a candidate is given with the answer to the write of its record, which is to carry the event. */
  givenWithWrite(viewer: Viewer, candidate: CandidateRecord): GivenWithWrite {
    const knownAt = this.#present();
    const at = this.deps.now();
    const name = nameOf(viewer, candidate, todayInBrazil(at));
    return { event: eventOf(viewer, name, at), written: () => this.#remember([name], knownAt) };
  }

  /** Forgets what was told before an outage. @returns the outage up to which what is remembered is known. */
  #present(): number {
    if (this.#knownAt !== outageCount()) {
      this.#told.clear();
      this.#toldOf = new WeakMap();
      this.#knownAt = outageCount();
    }
    return this.#knownAt;
  }

  #remember(names: readonly string[], knownAt: number): void {
    // What was written before an outage is not remembered after it.
    if (knownAt !== outageCount()) return;
    if (this.#told.size + names.length > REMEMBERED) this.#told.clear();
    for (const name of names) this.#told.add(name);
  }
}

/** What is told once: the password of a candidate, to an account, on a day of São Paulo. */
function nameOf(viewer: Viewer, { _id, accessVersion }: CandidateRecord, day: string): string {
  return `${_id.toString()} ${accessVersion} ${readerOf(viewer)} ${day}`;
}

const readerOf = (viewer: Viewer): string => (viewer.role === 'candidate' ? '' : viewer.userId);

const eventOf = (viewer: Viewer, name: string, at: Date): PendingEvent => ({
  _id: derivedId('credentials_shown', name),
  kind: 'credentials_shown',
  at,
  actor: changeActor(viewer),
  afterConfirmation: false,
  ...(viewer.role === 'admin' && { isInternal: true }),
});
