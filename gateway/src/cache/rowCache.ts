import { LRUCache } from 'lru-cache';
import { dataVersions, type Area } from './dataVersions.js';

/** What an answer holds of one record, as JSON in UTF-8. */
export interface SerializedRow {
  bytes: Uint8Array;
  /** How many values there are in it. */
  values: number;
}

/** What is made of the records: equal shapes give equal rows of the same record. */
export interface RowShape {
  /** Names the shape, with whatever its rows depend on of who asks. */
  name: string;
  /** Whatever else than the record the rows come from. */
  areas: readonly Area[];
}

/** A record of the area `candidates`, as a `RecordCache` gives it: the same object for as long as it is not written. */
export type Subject = object;

interface CachedRow extends SerializedRow {
  serial: number;
}

/** What an entry takes besides its bytes, about. */
const ENTRY_BYTES = 300;
/** Cache size: the rows of some ten thousand candidates with ten values each, in one shape. */
const ROWS_BYTES = 20 * 1024 ** 2;

/**
 * Rows of lists, each kept until its record is written or one of the areas of its shape is. They are kept as bytes, as joining texts and
 * encoding them again takes as long as all the rest of a page. Who gets them copies them: they are shared.
 */
export class RowCache {
  readonly #rows: LRUCache<string, CachedRow>;
  /** A number for each object, by which its rows are kept, so that no row keeps in memory what it was made of. */
  readonly #numbers = new WeakMap<Subject, number>();
  #lastNumber = 0;

  constructor(maxBytes = ROWS_BYTES) {
    this.#rows = new LRUCache({ maxSize: maxBytes });
  }

  /** The row that is kept of a record; undefined where it has to be made. */
  peek(shape: RowShape, subject: Subject): SerializedRow | undefined {
    const number = this.#numbers.get(subject);
    const row = number === undefined ? undefined : this.#rows.get(keyOf(shape, number));
    return row?.serial === dataVersions.serialOf(shape.areas) ? row : undefined;
  }

  /**
   * The rows of records, in their order.
   * @param make the rows of those of which none is kept, in their order. It reads nothing that the shape's areas do not name, and nothing
   *   that was read before it is called but the records: what remembers for a request, as loaders do, may be older than the row is taken for.
   */
  async get<Of extends Subject>(
    shape: RowShape,
    subjects: readonly Of[],
    make: (subjects: readonly Of[]) => Promise<readonly SerializedRow[]>,
  ): Promise<SerializedRow[]> {
    const kept = subjects.map((subject) => this.peek(shape, subject));
    const missing = subjects.filter((_, index) => !kept[index]);
    const made = missing.length > 0 ? await this.#make(shape, missing, make) : new Map<Of, SerializedRow>();
    return subjects.flatMap((subject, index) => kept[index] ?? made.get(subject) ?? []);
  }

  async #make<Of extends Subject>(
    shape: RowShape,
    subjects: readonly Of[],
    make: (subjects: readonly Of[]) => Promise<readonly SerializedRow[]>,
  ): Promise<ReadonlyMap<Of, SerializedRow>> {
    const serial = dataVersions.serialOf(shape.areas);
    const rows = await make(subjects);
    const made = new Map<Of, SerializedRow>();
    subjects.forEach((subject, index) => {
      const row = rows[index];
      if (!row) return;
      made.set(subject, row);
      const size = ENTRY_BYTES + row.bytes.length;
      this.#rows.set(keyOf(shape, this.#numberOf(subject)), { ...row, serial }, { size });
    });
    return made;
  }

  #numberOf(subject: Subject): number {
    const number = this.#numbers.get(subject) ?? (this.#lastNumber += 1);
    this.#numbers.set(subject, number);
    return number;
  }
}

const keyOf = ({ name }: RowShape, subject: number): string => `${subject} ${name}`;

/** The rows of all lists. */
export const rowCache = new RowCache();
