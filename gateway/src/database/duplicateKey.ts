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

/** Whether nothing failed in a batch of insertions but those of records that are there already. */
export const areDuplicatesOnly = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError &&
  [error.writeErrors].flat().every(({ code }) => isDuplicateKey({ code }));

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
