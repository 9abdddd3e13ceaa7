import { LRUCache } from 'lru-cache';
import { dataVersions, type Area } from '../../../cache/dataVersions.js';
import { readOnwards, indexRangesFrom, type CountedKey } from '../../../database/keyset.js';
import { CandidateModel } from '../candidatesModel.js';
import { fullFilter, orderIndex, questionOf, takesEveryState, type CandidateFilter } from './candidateFilter.js';
import { areasOfOrder, type CandidateOrder } from './candidateOrders.js';
import { isSettled } from './creationTimes.js';
import { readPlaces, type PlacedRow } from './queryPlan.js';

/** Anchors of one list are so many entries apart at least: skipping these takes less than what one more would save. */
const NEAR = 250;
/** Entries from one anchor to the next where they are learned by a walk: some 3 ms of skipping. */
const SPACING = 5_000;
/** A walk passes at most so many times the entries that skipping from the nearer end does. */
const WORTH_WALKING = 4;
/** Cache size: 60 lists with all the anchors that pages may leave; most have a few. */
const CACHE_BYTES = 10 * 1024 * 1024;
const ANCHOR_BYTES = 300;
/** A list without any anchors: its conditions, and its place in the cache. */
const LIST_BYTES = 1_000;
/** How many anchors pages may leave in one list. */
const MAX_LEARNED = 500;
/** How many anchors one list may have: a walk has room for steps along 2.5 million entries, however many pages have left theirs. */
const MAX_ANCHORS = 1_000;

/** A row of a list, and how many rows stand up to and including it in ascending order. */
interface Anchor extends CountedKey {
  position: number;
}

/**
 * Rows along one list whose places are known, so that a page far from both ends is read from the nearest of them. Each page that
 * is read in ascending order leaves one; in lists by creation a walk makes some where there are none.
 */
export class CandidateAnchors {
  readonly #anchors: Anchor[] = [];
  #walks: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly where: CandidateFilter,
    private readonly order: CandidateOrder,
    /** The serial of the areas that move rows; with another one nothing of this is true any more. */
    readonly serial: number,
    /** How many anchors there may be, and how many of them may be left by pages. */
    private readonly most = { all: MAX_ANCHORS, learned: MAX_LEARNED },
  ) {}

  /** What it takes in memory, about. */
  get bytes(): number {
    return LIST_BYTES + ANCHOR_BYTES * this.#anchors.length;
  }

  /**
   * The anchor from which a place is reached soonest.
   * @param target `place`: how many rows stand before it, ascending; `fromEnd`: how many it is away from the nearer end.
   * @returns undefined where it takes less to skip from that end.
   */
  async before({ place, fromEnd }: { place: number; fromEnd: number }): Promise<Anchor | undefined> {
    if (fromEnd <= NEAR) return undefined;
    const isWorthWalking = () => {
      const missing = this.#stepsTo(place);
      const rest = (place - (this.#lastUpTo(place)?.position ?? 0)) % SPACING;
      return missing > 0 && missing * SPACING <= WORTH_WALKING * fromEnd && rest < fromEnd;
    };
    if (isByCreation(this.where, this.order) && isWorthWalking()) {
      // Requests of one moment walk one after the other: the next one finds what the first has learned.
      const walk = this.#walks.then(() => this.#walkTo(place));
      this.#walks = walk.catch(() => undefined);
      await walk;
    }
    const anchor = this.#lastUpTo(place);
    return anchor && place - anchor.position < fromEnd ? anchor : undefined;
  }

  /**
   * Keeps the place of one of a page's rows: the last that no row with the same value follows.
   * @param rows in ascending order.
   * @param place how many rows stand before the first of them, ascending.
   */
  learn(rows: readonly PlacedRow[], place: number): void {
    const { path } = this.order;
    const index = rows.findLastIndex((row, at) => at + 1 < rows.length && !isSame(row[path], rows[at + 1]?.[path]));
    const row = rows[index];
    const position = place + index + 1;
    const isRoom = this.#anchors.length < this.most.learned;
    if (row && isRoom && this.#isFarFromOthers(position) && this.#stays(row)) {
      this.#keep({ value: row[path], id: row._id, equals: 0, position });
    }
  }

  #isFarFromOthers(position: number): boolean {
    const before = this.#lastUpTo(position)?.position ?? 0;
    const behind = this.#anchors[this.#countUpTo(position)]?.position ?? Infinity;
    return position - before >= NEAR && behind - position >= NEAR;
  }

  /** In lists by creation anchors outlive creations, but only those before all that is created from now on. */
  #stays(row: PlacedRow): boolean {
    return !isByCreation(this.where, this.order) || isSettled({ createdAt: row.createdAt as Date });
  }

  /** @returns whether there was room for it. */
  #keep(anchor: Anchor): boolean {
    if (this.#anchors.length >= this.most.all) return false;
    this.#anchors.splice(this.#countUpTo(anchor.position), 0, anchor);
    return true;
  }

  /** How many anchors stand up to a place. */
  #countUpTo(place: number): number {
    let [from, to] = [0, this.#anchors.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#anchors[middle]?.position ?? 0) <= place) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #lastUpTo(place: number): Anchor | undefined {
    return this.#anchors[this.#countUpTo(place) - 1];
  }

  /** How many steps of a walk lie between the last anchor before a place and the place. */
  #stepsTo(place: number): number {
    return Math.floor((place - (this.#lastUpTo(place)?.position ?? 0)) / SPACING);
  }

  async #walkTo(place: number): Promise<void> {
    while (this.#stepsTo(place) > 0) {
      const next = await this.#next(this.#lastUpTo(place) ?? null);
      if (!next || !this.#keep(next)) return;
    }
  }

  async #next(previous: Anchor | null): Promise<Anchor | null> {
    const { path } = this.order;
    const plan = { filter: fullFilter(this.where), hint: orderIndex(this.where, path) };
    const [row] = await readOnwards(path, previous, { skip: SPACING - 1, limit: 1 }, (range, part) =>
      readPlaces(plan, path, { ...range, ...part }),
    );
    if (!row || !this.#stays(row)) return null;
    const key = { value: row[path], id: row._id };
    const [{ filter }] = indexRangesFrom(path, key, 1);
    const equals = await CandidateModel.countDocuments({ $and: [plan.filter, filter] }).hint(plan.hint);
    return { ...key, equals, position: (previous?.position ?? 0) + SPACING };
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** A list by creation that nothing restricts which changes with a candidate's work. */
const isByCreation = (where: CandidateFilter, { path }: CandidateOrder): boolean =>
  path === 'createdAt' && takesEveryState(where);

const cache = new LRUCache<string, CandidateAnchors>({ maxSize: CACHE_BYTES, sizeCalculation: ({ bytes }) => bytes });

/**
 * The anchors of a list, to be asked for before anything is read that they come from. In the list of everybody by creation, who is
 * created later leaves them as they are, and so does every other change of a candidate; a deletion, and a candidate that comes to
 * another client, outdates them all. Other lists are several ranges of an index, one for each state, which are no snapshot together:
 * a candidate who moves from one to the other meanwhile may be counted in neither. Their anchors are outdated by what outdates
 * their pages.
 */
export function anchorsOf(where: CandidateFilter, order: CandidateOrder): CandidateAnchors {
  const areas: readonly Area[] =
    isByCreation(where, order) && where.clientId === undefined
      ? ['candidatePlaces']
      : ['candidateStates', ...areasOfOrder[order.path]];
  const question = JSON.stringify([order.path, questionOf(where)]);
  const serial = dataVersions.serialOf(areas);
  const present = cache.get(question);
  const anchors = present?.serial === serial ? present : new CandidateAnchors(where, order, serial);
  // It may have grown since, and an entry that is set again to what it is keeps the size that it had.
  cache.delete(question);
  cache.set(question, anchors);
  return anchors;
}
