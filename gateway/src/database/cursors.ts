import type { mongo } from 'mongoose';

/**
 * Gives what is read step by step, until a step reads null. It reads one step ahead: the database looks for the next while the
 * caller works on this one.
 */
export async function* readAhead<T>(read: () => Promise<T | null>): AsyncGenerator<T> {
  let upcoming = read();
  for (let present = await upcoming; present !== null; present = await upcoming) {
    upcoming = read();
    // A failure is told when the step is wanted; until then no code awaits it.
    upcoming.catch(() => undefined);
    yield present;
  }
}

/** Reads a cursor batch by batch, one ahead. Leaving the loop closes the cursor. */
export async function* batchesOf<T>(cursor: mongo.AbstractCursor<T>): AsyncGenerator<T[]> {
  try {
    yield* readAhead(() => nextBatch(cursor));
  } finally {
    await cursor.close();
  }
}

async function nextBatch<T>(cursor: mongo.AbstractCursor<T>): Promise<T[] | null> {
  const first = await cursor.next();
  return first === null ? null : [first, ...cursor.readBufferedDocuments()];
}
