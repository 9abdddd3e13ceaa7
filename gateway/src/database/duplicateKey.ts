import { mongo } from 'mongoose';

/** What MongoDB answers when a write would break a unique index. */
const DUPLICATE_KEY = 11000;

/** The paths of the unique index that a write would have broken; null for any other failure. */
export function pathsInUse(error: unknown): string[] | null {
  const { code, keyPattern } = (error ?? {}) as { code?: unknown; keyPattern?: object };
  return code === DUPLICATE_KEY ? Object.keys(keyPattern ?? {}) : null;
}

/** Whether a write failed because what it would have made is there already. */
export function isDuplicateKey(error: unknown): boolean {
  return pathsInUse(error) !== null;
}

/** What failed of a batch, record by record; none where it failed as a whole, which the driver tells by the same error. */
export const bulkWriteFailures = (error: unknown): readonly mongo.WriteError[] =>
  error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];

/**
 * A batch of insertions, or of upserts, each on its own (`ordered: false`): those of records that are there already may fail, and leave
 * them as they are. @returns whether there were none of them.
 */
export async function insertMissing(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const failures = bulkWriteFailures(error);
    const areDuplicates = failures.length > 0 && failures.every(({ code }) => isDuplicateKey({ code }));
    if (!areDuplicates) throw error;
    return false;
  }
}

/** The records of a batch without those that failed; null where it is not known what has become of the others. */
export function insertedDespiteError<Row>(
  error: unknown,
  records: readonly Row[],
  options: unknown,
): readonly Row[] | null {
  const failures = bulkWriteFailures(error);
  const { ordered, lean } = (options ?? {}) as { ordered?: boolean; lean?: boolean };
  // Mongoose leaves some out that it does not take itself, unless they are inserted as they are.
  if (failures.length === 0 || ordered !== false || lean !== true) return null;
  const failed = new Set(failures.map(({ index }) => index));
  return records.filter((_, index) => !failed.has(index));
}

/**
 * An upsert that others may make at the same moment: a unique index lets one of them insert, and a second try of the other
 * then finds what that one made.
 */
export async function upsert<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return await write();
  }
}
