import { mongo, type Types } from 'mongoose';
import { Batcher } from '../../../cache/batcher.js';
import { dataVersions } from '../../../cache/dataVersions.js';
import { rawFind } from '../../../database/rawFind.js';
import { admitsState, type CandidateFilter } from '../queries/candidateFilter.js';
import { stateOfCell, tallyIdOf, type CandidateState } from './candidateState.js';
import { ALL_LISTED, CandidateTallyModel, stampIndex, type CandidateTallyRecord } from './candidateTalliesModel.js';
import {
  countCandidates,
  WRITER_TIMEOUT_MS,
  createMissingTallies,
  readTallies,
  storeCount,
  type Cells,
  type ReadTally,
} from './tallyRecount.js';

/** Stamps of writes at the same moment may become visible in another order, within far less than this. */
const OVERLAP_SECONDS = 5;

interface Known {
  stamp: mongo.Timestamp;
  cells: Cells;
  /** Whether the cells are right as long as the stamp is the same. */
  isCounted: boolean;
  /** By the process's own clock; none for a tally that no process writes. */
  writersDieAt: readonly number[];
  /** The invalidation count of the data versions when the look began that found this stamp; the highest one of several. */
  invalidationCount: number;
}

type Stamped = Pick<CandidateTallyRecord, '_id' | 'stamp'>;

/**
 * How many candidates are in each state, per client and over everybody, from the tallies that every write keeps. All tallies
 * stay in memory, and a look reads those with a new stamp.
 */
export class CandidateTallies {
  readonly #known = new Map<string, Known>();
  /** The sums over all clients. */
  readonly #everybody = new Map<string, number>();
  readonly #look = new Batcher<never, void>(() => this.#read());
  #serial = -1;
  #invalidationCount = -1;
  /** Whether a tally is being written, or is not counted yet: the next look is then due at once. */
  #isUnsettled = false;
  #latest: mongo.Timestamp | null = null;

  /** How many candidates the conditions let through, the search apart. */
  async count(where: Omit<CandidateFilter, 'search'>): Promise<number> {
    const [count = 0] = await this.countEach(where.clientId, [(state) => admitsState(where, state)]);
    return count;
  }

  /** How many candidates of a client, without one (null) or of everybody (undefined), are in each of several kinds of states. */
  async countEach(
    clientId: Types.ObjectId | null | undefined,
    kinds: readonly ((state: CandidateState) => boolean)[],
  ): Promise<number[]> {
    await this.prepare();
    const cells = clientId === undefined ? this.#everybody : this.#known.get(tallyIdOf(clientId))?.cells;
    const counts = kinds.map(() => 0);
    for (const [cell, count] of cells ?? []) {
      const state = stateOfCell(cell);
      kinds.forEach((isOfKind, index) => {
        if (isOfKind(state)) counts[index] = (counts[index] ?? 0) + count;
      });
    }
    return counts;
  }

  /** How many candidates each client has; a client without any is absent. */
  async countsByClient(clientIds: readonly string[]): Promise<Map<string, number>> {
    await this.prepare();
    return new Map(
      clientIds.flatMap((id) => {
        const count = [...(this.#known.get(id)?.cells.values() ?? [])].reduce((sum, each) => sum + each, 0);
        return count > 0 ? [[id, count] as const] : [];
      }),
    );
  }

  /** Resolves when every tally is counted: of a large database whose writes have kept none yet, that takes longer than a request may. */
  async prepare(): Promise<void> {
    const isSame = this.#serial === serial() && this.#invalidationCount === dataVersions.invalidationCount;
    if (!isSame || this.#isUnsettled) await this.#look.submit([]);
  }

  async #read(): Promise<void> {
    const serialBefore = serial();
    const invalidationCount = dataVersions.invalidationCount;
    const isWhole = invalidationCount !== this.#invalidationCount || this.#latest === null;
    const stamps = await this.#stamps(isWhole);
    const changed = stamps.filter((found) => !this.#isKnown(found, invalidationCount));
    const tallies = await readTallies(changed.map(({ _id }) => _id));
    if (isWhole) this.#removeAllBut(new Set(stamps.map(({ _id }) => _id)), invalidationCount);
    for (const tally of tallies) if (!this.#isKnown(tally, invalidationCount)) this.#learn(tally, invalidationCount);
    await this.#count();
    this.#latest = stamps.reduce<mongo.Timestamp | null>(
      (latest, { stamp }) => (latest?.greaterThanOrEqual(stamp) ? latest : stamp),
      this.#latest,
    );
    this.#isUnsettled = [...this.#known.values()].some((known) => !known.isCounted || known.writersDieAt.length > 0);
    this.#serial = serialBefore;
    this.#invalidationCount = invalidationCount;
  }

  /**
   * Whether what a look has found is no news. Looks overtake each other, so that it may have been read before what is known. Stamps
   * only grow, except that a new primary may lack the latest ones: all is invalidated then, and a look that began after that is right.
   */
  #isKnown({ _id, stamp }: Stamped, invalidationCount: number): boolean {
    const known = this.#known.get(_id);
    if (!known) return false;
    if (known.stamp.equals(stamp)) known.invalidationCount = Math.max(known.invalidationCount, invalidationCount);
    return (
      known.invalidationCount > invalidationCount ||
      (known.invalidationCount === invalidationCount && known.stamp.greaterThanOrEqual(stamp))
    );
  }

  async #stamps(isWhole: boolean): Promise<Stamped[]> {
    const since = this.#latest && earlier(this.#latest);
    const command = {
      filter: isWhole || !since ? {} : { stamp: { $gte: since } },
      projection: { stamp: 1 },
      hint: stampIndex,
    } as const;
    const find = () => rawFind<Stamped>(CandidateTallyModel, command);
    const stamps = await find();
    if (!isWhole || stamps.some(({ _id }) => _id === ALL_LISTED)) return stamps;
    await createMissingTallies();
    return find();
  }

  #learn(
    { _id, cells = {}, isCounted = false, stamp, writing = {}, readAt }: ReadTally,
    invalidationCount: number,
  ): void {
    const now = performance.now();
    const writersDieAt = Object.values(writing).map(
      (begunAt) => now + WRITER_TIMEOUT_MS - (readAt.getTime() - begunAt.getTime()),
    );
    const found = new Map(Object.entries(cells));
    // No way leads below none: something else than the gateways has written.
    const isPossible = [...found.values()].every((count) => count >= 0);
    this.#replace(_id, { stamp, cells: found, isCounted: isCounted && isPossible, writersDieAt, invalidationCount });
  }

  /** Counts the candidates of tallies that cannot be trusted, and keeps that where no process has written meanwhile. */
  async #count(): Promise<void> {
    const now = performance.now();
    const isAlive = (diesAt: number) => diesAt > now;
    const due = [...this.#known].filter(
      ([, { isCounted, writersDieAt }]) => !isCounted || writersDieAt.some((diesAt) => !isAlive(diesAt)),
    );
    if (due.length === 0) return;
    const counts = await countCandidates(due.map(([id]) => id));
    const settled: [string, Known][] = [];
    for (const [id, { stamp, writersDieAt }] of due) {
      const present = this.#known.get(id);
      // Another look has learned of a later one while this one counted.
      if (!present?.stamp.equals(stamp)) continue;
      const living = writersDieAt.filter(isAlive);
      const isCounted = living.length === 0;
      const cells = counts.get(id) ?? new Map<string, number>();
      const known = { ...present, cells, isCounted, writersDieAt: living };
      this.#replace(id, known);
      if (isCounted) settled.push([id, known]);
    }
    await storeCount(settled.map(([_id, { stamp, cells }]) => ({ _id, stamp, cells })));
  }

  #replace(id: string, next: Known | null): void {
    for (const [cell, count] of this.#known.get(id)?.cells ?? []) this.#add(cell, -count);
    for (const [cell, count] of next?.cells ?? []) this.#add(cell, count);
    if (next) this.#known.set(id, next);
    else this.#known.delete(id);
  }

  #add(cell: string, count: number): void {
    const sum = (this.#everybody.get(cell) ?? 0) + count;
    if (sum === 0) this.#everybody.delete(cell);
    else this.#everybody.set(cell, sum);
  }

  /** Removes what is gone from the store. What was found since all was invalidated may have come after the look that did not find it. */
  #removeAllBut(present: ReadonlySet<string>, invalidationCount: number): void {
    for (const [id, known] of this.#known) {
      if (!present.has(id) && known.invalidationCount < invalidationCount) this.#replace(id, null);
    }
  }
}

const serial = () => dataVersions.serialOf(['candidateStates']);

const earlier = ({ t }: mongo.Timestamp) => new mongo.Timestamp({ t: Math.max(0, t - OVERLAP_SECONDS), i: 0 });
