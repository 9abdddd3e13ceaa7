import { model, mongo, Schema } from 'mongoose';
import { Batcher } from './batcher.js';
import { ChangedRecords } from './changedRecords.js';
import { rawFind } from '../database/rawFind.js';
import { UNJOURNALED } from '../database/unjournaled.js';

/** Written by every model that names no area. Everything cached depends on it, whatever else it names. */
export const OTHERS = 'others';

/** The parts of the data that screens read again and again, and that change independently. */
export const areas = [
  'accounts',
  'demands',
  'fields',
  'clients',
  'candidates',
  'candidateStates',
  'candidateNames',
  'candidatePlaces',
  'candidateProgress',
  'candidateTimes',
  'changeCounters',
  OTHERS,
] as const;
export type Area = (typeof areas)[number];

type DataVersionsRecord = { _id: string } & Partial<Record<Area, string>>;

const schema = new Schema<DataVersionsRecord>(
  { _id: { type: String, required: true }, ...Object.fromEntries(areas.map((area) => [area, String])) },
  { collection: 'dataVersions', versionKey: false },
);
export const DataVersionsModel = model<DataVersionsRecord>('DataVersions', schema);
const LATEST = 'latest';

/** A write of candidates, as it is told to every gateway. */
interface CandidateWrite {
  version: string;
  /** The ids of the candidates that it has changed; null where it may have changed any. */
  ids: readonly string[] | null;
  /** The ids of those that it has inserted; null where these are many, absent from gateways of earlier releases, which do not tell. */
  added?: readonly string[] | null;
}
/** The latest writes of candidates lie beside the versions, in a document of their own that few requests read. */
const CANDIDATE_WRITES = 'candidateWrites';
/** More writes than come while a gateway looks away; one that has missed some takes all candidates for changed. */
const WRITES_KEPT = 200;
/** How many of them are read at first: those of the last second; all of them are twenty times as much to read. */
const LATEST_WRITES = 10;
/** A write of more candidates than these is one of any. */
const MAX_IDS = 50;

/** A change that left no mark, made by hand in the database or by a gateway that was killed before its mark, is seen after this. */
const LONGEST_MS = 30_000;
/** The same for `records`: ten thousand candidates, or rows of them, take some eight hundred pages until they are known again. */
const LONGEST_OF_RECORDS_MS = 5 * 60_000;
/** What records of candidates and rows of them are remembered under, and what everything is. */
const records: readonly Area[] = ['candidates', 'clients', 'fields', OTHERS];

interface AreaState {
  /** The version in store when it was last read or written. */
  version: string | undefined;
  /** Grows with each version; what was read under another number may be outdated. */
  serial: number;
  /** Own writes so far. */
  writes: number;
}

/** What a write has changed. */
interface Mark {
  areas: readonly Area[];
  ids: readonly string[] | null;
  added: readonly string[] | null;
}

/**
 * Which version of each area of the data is the present one. Every write through a model leaves a new version in
 * store before its caller goes on, and every request asks for the data versions before anything else. So what was read
 * before may be given again as long as the version is the same, and is never older than the last write that was
 * answered, whichever gateway process made it.
 */
export class DataVersions {
  readonly #states = Object.fromEntries(
    areas.map((area) => [area, { version: undefined, serial: 0, writes: 0 }]),
  ) as Record<Area, AreaState>;
  readonly #refreshing = new Batcher<never, void>(() => this.#read());
  readonly #marking = new Batcher<Mark, void>((marks) => this.#mark(marks));
  #invalidatedAt: number;
  #recordsInvalidatedAt: number;
  #invalidationCount = 0;
  /** Which candidates have changed: each is outdated by its own writes alone. */
  readonly candidates = new ChangedRecords();
  /**
   * The versions of this process's own writes of candidates since the list was last seen: what they have changed is known, and was known
   * no earlier than its version was in the list.
   */
  readonly #ownWrites = new Set<string>();
  /** Up to where the list of the writes of candidates is known. */
  #seen: { version?: string | undefined; last?: string | undefined } = {};

  /** @param now a clock in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#invalidatedAt = now();
    this.#recordsInvalidatedAt = now();
  }

  /** Learns what other processes have changed; requests of the same moment ask together. */
  refresh(): Promise<void> {
    if (this.now() - this.#recordsInvalidatedAt > LONGEST_OF_RECORDS_MS) this.invalidateAll();
    else if (this.now() - this.#invalidatedAt > LONGEST_MS)
      this.#invalidate(areas.filter((area) => !records.includes(area)));
    return this.#refreshing.submit([]);
  }

  /** To be called after each write, before it is answered; models made with `defineModel` do. */
  markChanged(...changedAreas: readonly Area[]): Promise<void> {
    return this.markRecordsChanged(null, changedAreas);
  }

  /**
   * Does what `markChanged` does, for a write of some records.
   * @param ids of all records that it has changed; null where that is not known.
   * @param added ids of all records that it has inserted; null where that is not known. No reader has read one of them.
   */
  markRecordsChanged(
    ids: readonly string[] | null,
    changedAreas: readonly Area[],
    added: readonly string[] | null = [],
  ): Promise<void> {
    return this.#marking.submit([{ areas: changedAreas, ids, added }]);
  }

  /** Takes everything for outdated. */
  invalidateAll(): void {
    this.#recordsInvalidatedAt = this.now();
    this.#invalidate(areas);
  }

  #invalidate(what: readonly Area[]): void {
    this.#invalidatedAt = this.now();
    this.#invalidationCount += 1;
    for (const area of what) this.#outdate(area);
  }

  #outdate(area: Area): void {
    this.#states[area].serial += 1;
    if (area === OTHERS) this.candidates.changed(null);
  }

  /** A number that grows whenever marks are not relied on, every half minute at least, for what is kept in memory by other means. */
  get invalidationCount(): number {
    return this.#invalidationCount;
  }

  /** A number that stays for as long as none of the areas, nor a model that names none, has been written. */
  serialOf(of: readonly Area[]): number {
    let sum = this.#states[OTHERS].serial;
    for (const area of of) sum += this.#states[area].serial;
    return sum;
  }

  async #read(): Promise<void> {
    const writesBefore = areas.map((area) => this.#states[area].writes);
    let read: StoredVersions;
    try {
      read = await this.#readAll();
    } catch (error) {
      // Whatever comes back may have lost the last marks.
      this.invalidateAll();
      throw error;
    }
    const { stored, writes } = read;
    // All of it at once: what looks at the areas, and what looks at single candidates, never differ in what they have seen.
    areas.forEach((area, index) => {
      const state = this.#states[area];
      const version = stored?.[area];
      // An own write in between may be newer or older than what was read.
      if (version !== state.version || state.writes !== writesBefore[index]) this.#outdate(area);
      state.version = version;
    });
    if (stored?.candidates !== this.#seen.version) this.#seeCandidateWrites(stored?.candidates, writes);
  }

  /** The versions, and the list of the writes of candidates where these have a version that is not known. */
  async #readAll(): Promise<StoredVersions> {
    const read = await readVersions({ withWrites: this.#ownWrites.size > 0 });
    if (read.stored?.candidates === this.#seen.version) return read;
    const writes = read.writes ?? (await readCandidateWrites(LATEST_WRITES));
    if (writes.some(({ version }) => version === this.#seen.last)) return { ...read, writes };
    // More writes have come than are read at first, or a later answer has overtaken this one, whose list is from before what is known:
    // everything would be taken for changed.
    return { ...read, writes: await readCandidateWrites(WRITES_KEPT) };
  }

  /**
   * Each write is in the list before its version is the latest, and no version is so twice: while the latest one stays the
   * same, the list has told all.
   */
  #seeCandidateWrites(version: string | undefined, writes: readonly CandidateWrite[] = []): void {
    const known = writes.findIndex((write) => write.version === this.#seen.last);
    if (known === -1) this.candidates.changed(null);
    else {
      const ofOthers = writes.slice(known + 1).filter((write) => !this.#ownWrites.has(write.version));
      for (const { ids, added = null } of ofOthers) this.candidates.changed(ids, added);
    }
    this.#ownWrites.clear();
    this.#seen = { version, last: writes.at(-1)?.version };
  }

  async #mark(marks: readonly Mark[]): Promise<void> {
    const version = new mongo.ObjectId().toHexString();
    const changed = new Set(marks.flatMap((mark) => mark.areas));
    const ofCandidates = marks.filter((mark) => mark.areas.includes('candidates'));
    const ids = together(ofCandidates.map((mark) => mark.ids));
    const added = together(ofCandidates.map((mark) => mark.added));
    const told = { $push: { writes: { $each: [{ version, ids, added }], $slice: -WRITES_KEPT } } };
    const latest = { $set: Object.fromEntries([...changed].map((area) => [area, version])) };
    const updates = [
      ...(changed.has('candidates') ? [{ filter: { _id: CANDIDATE_WRITES }, update: told }] : []),
      { filter: { _id: LATEST }, update: latest },
    ];
    try {
      // A database that comes back has every gateway invalidate all.
      await DataVersionsModel.collection.bulkWrite(
        updates.map((update) => ({ updateOne: { ...update, upsert: true } })) as never,
        { ordered: true, ...UNJOURNALED },
      );
    } finally {
      for (const area of changed) {
        const state = this.#states[area];
        state.version = version;
        state.writes += 1;
        this.#outdate(area);
      }
      if (changed.has('candidates')) {
        this.candidates.changed(ids, added);
        this.#ownWrites.add(version);
      }
    }
  }
}

interface StoredVersions {
  stored: DataVersionsRecord | undefined;
  /** Writes of candidates, up to the latest; absent where they were not asked for. */
  writes?: readonly CandidateWrite[];
}

type StoredWrites = { _id: string; writes: CandidateWrite[] };

/**
 * Reads the versions, and with them the list of the writes of candidates where it is sure to be needed. The versions come first: the
 * list, which was written before them, then has all that they tell of.
 */
async function readVersions({ withWrites }: { withWrites: boolean }): Promise<StoredVersions> {
  const rows = await rawFind<DataVersionsRecord | StoredWrites>(
    DataVersionsModel,
    withWrites
      ? { filter: { _id: { $in: [LATEST, CANDIDATE_WRITES] } }, sort: { _id: -1 }, projection: latest(LATEST_WRITES) }
      : { filter: { _id: LATEST } },
  );
  const stored = rows.find((row): row is DataVersionsRecord => row._id === LATEST);
  return withWrites ? { stored, writes: writesIn(rows) } : { stored };
}

const readCandidateWrites = async (count: number) =>
  writesIn(
    await rawFind<StoredWrites>(DataVersionsModel, { filter: { _id: CANDIDATE_WRITES }, projection: latest(count) }),
  );

const latest = (count: number) => ({ writes: { $slice: -count } });

const writesIn = (rows: readonly { _id: string; writes?: CandidateWrite[] }[]): readonly CandidateWrite[] =>
  rows.find(({ _id }) => _id === CANDIDATE_WRITES)?.writes ?? [];

/** The ids that several writes tell of; null where one of them may be about any, or they are too many to be told. */
function together(told: readonly (readonly string[] | null)[]): readonly string[] | null {
  const ids: string[] = [];
  for (const each of told) {
    if (!each) return null;
    ids.push(...each);
  }
  return ids.length <= MAX_IDS ? ids : null;
}

/** The data versions of the database that the process is connected to. */
export const dataVersions = new DataVersions();
