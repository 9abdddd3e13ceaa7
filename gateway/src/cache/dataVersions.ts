import { model, mongo, Schema } from 'mongoose';
import { BatchedRead } from './batchedRead.js';
import { rawFind } from '../database/rawFind.js';

/** Written by every model that names no area. Everything cached depends on it, whatever else it names. */
export const OTHERS = 'others';

/** The parts of the data that screens read again and again, and that change independently. */
export const areas = [
  'accounts',
  'fields',
  'clients',
  'candidates',
  'candidateStates',
  'candidateNames',
  'confirmations',
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

/** Writes wait for the journal; their mark need not, as a database that comes back makes everybody forget. */
const UNJOURNALED = { writeConcern: new mongo.WriteConcern(1, undefined, false) };

/** A change that left no mark, made by hand in the database, is seen after this. */
const LONGEST_MS = 30_000;

interface AreaState {
  /** The version in store when it was last read or written. */
  version: string | undefined;
  /** Grows with each version; what was read under another number may be outdated. */
  serial: number;
  /** Own writes so far. */
  writes: number;
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
  readonly #confirmation = new BatchedRead<never, void>(() => this.#read());
  readonly #marking = new BatchedRead<Area, void>((changed) => this.#mark(changed));
  #forgottenAt: number;

  /** @param now a clock in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#forgottenAt = now();
  }

  /** Learns what other processes have changed; requests of the same moment ask together. */
  confirm(): Promise<void> {
    if (this.now() - this.#forgottenAt > LONGEST_MS) this.forget();
    return this.#confirmation.ask([]);
  }

  /** To be called after each write, before it is answered; models made with `defineModel` do. */
  changed(...changedAreas: readonly Area[]): Promise<void> {
    return this.#marking.ask(changedAreas);
  }

  /** Takes everything for outdated. */
  forget(): void {
    this.#forgottenAt = this.now();
    for (const area of areas) this.#states[area].serial += 1;
  }

  /** A number that stays for as long as none of the areas, nor a model that names none, has been written. */
  serialOf(of: readonly Area[]): number {
    let sum = this.#states[OTHERS].serial;
    for (const area of of) sum += this.#states[area].serial;
    return sum;
  }

  async #read(): Promise<void> {
    const writesBefore = areas.map((area) => this.#states[area].writes);
    let stored: DataVersionsRecord | undefined;
    try {
      [stored] = await rawFind<DataVersionsRecord>(DataVersionsModel, { filter: { _id: LATEST } });
    } catch (error) {
      // whatever comes back may have lost the last marks
      this.forget();
      throw error;
    }
    areas.forEach((area, index) => {
      const state = this.#states[area];
      const version = stored?.[area];
      // an own write in between may be newer or older than what was read
      if (version !== state.version || state.writes !== writesBefore[index]) state.serial += 1;
      state.version = version;
    });
  }

  async #mark(changed: readonly Area[]): Promise<void> {
    const version = new mongo.ObjectId().toHexString();
    const marks = Object.fromEntries(changed.map((area) => [area, version]));
    try {
      await DataVersionsModel.collection.updateOne(
        { _id: LATEST as never },
        { $set: marks },
        { upsert: true, ...UNJOURNALED },
      );
    } finally {
      for (const area of changed) {
        const state = this.#states[area];
        state.version = version;
        state.serial += 1;
        state.writes += 1;
      }
    }
  }
}

/** The data versions of the database that the process is connected to. */
export const dataVersions = new DataVersions();
