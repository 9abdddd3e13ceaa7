import type { DeepReadonly } from '../lib/deepReadonly.js';
import { dataVersions, type Area } from './dataVersions.js';
import type { RecordCache } from './recordCache.js';

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

export interface CachedRow extends SerializedRow {
  serial: number;
}

/**
 * Rows of lists, each kept with its record until that is written, or one of the areas of its shape is. They are kept as bytes, as joining
 * texts and encoding them again takes as long as all the rest of a page. Who gets them copies them: they are shared.
 */
export class RowCache<Subject extends object> {
  /** @param records where the records are from. */
  constructor(private readonly records: RecordCache<Subject, CachedRow>) {}

  /** The row that is kept of a record; undefined where it has to be made. */
  peek({ name, areas }: RowShape, subject: DeepReadonly<Subject>): SerializedRow | undefined {
    const row = this.records.madeOf(subject, name);
    return row?.serial === dataVersions.serialOf(areas) ? row : undefined;
  }

  /**
   * The rows of records, in their order.
   * @param make the rows of those of which none is kept, in their order. It reads nothing that the shape's areas do not name, and nothing
   *   that was read before it is called but the records: what remembers for a request, as loaders do, may be older than the row is taken for.
   */
  async get(
    shape: RowShape,
    subjects: readonly DeepReadonly<Subject>[],
    make: (subjects: readonly DeepReadonly<Subject>[]) => Promise<readonly SerializedRow[]>,
  ): Promise<SerializedRow[]> {
    const kept = subjects.map((subject) => this.peek(shape, subject));
    const missing = subjects.filter((_, index) => !kept[index]);
    const serial = dataVersions.serialOf(shape.areas);
    const made = missing.length > 0 ? await make(missing) : [];
    missing.forEach((subject, index) => {
      const row = made[index];
      if (row) this.records.keepMade(subject, shape.name, { made: { ...row, serial }, bytes: row.bytes.length });
    });
    const added = made.values();
    return kept.flatMap((row) => row ?? added.next().value ?? []);
  }
}
