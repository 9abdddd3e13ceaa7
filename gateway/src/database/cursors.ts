import type { mongo } from 'mongoose';

/**
 * Reads a cursor batch by batch, one ahead: the database looks for the next while the caller works on this one. Leaving the
 * loop closes the cursor.
 */
export async function* batchesOf<T>(cursor: mongo.FindCursor<T>): AsyncGenerator<T[]> {
  try {
    let upcoming = nextBatch(cursor);
    for (let batch = await upcoming; batch.length > 0; batch = await upcoming) {
      upcoming = nextBatch(cursor);
      // A failure is told when the batch is wanted; until then no code awaits it.
      upcoming.catch(() => undefined);
      yield batch;
    }
  } finally {
    await cursor.close();
  }
}

async function nextBatch<T>(cursor: mongo.FindCursor<T>): Promise<T[]> {
  const first = await cursor.next();
  return first === null ? [] : [first, ...cursor.readBufferedDocuments()];
}
