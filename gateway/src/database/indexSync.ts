import mongoose, { type mongo } from 'mongoose';
import { isOutOfSpace, StartupError } from './errors.js';

/** Models at once: each waits for a connection no longer than any operation may, which all at once would on a busy machine. */
const MODELS_AT_ONCE = 4;
/** They share 200 MB of the engine's memory and ten minutes; a dozen of a million candidates take about one. */
const INDEXES_AT_ONCE = 12;

const INDEX_NOT_FOUND = 27;
const NAMESPACE_NOT_FOUND = 26;

/** Drops an index that an earlier release has made, if it is there; another gateway may do so at the same moment. */
export async function dropIndex(collection: string, name: string): Promise<void> {
  try {
    await mongoose.connection.collection(collection).dropIndex(name);
  } catch (error) {
    const { code } = error as { code?: number };
    if (code !== INDEX_NOT_FOUND && code !== NAMESPACE_NOT_FOUND) throw error;
  }
}

/** One model whose indexes could not be made, and why. */
export interface IndexFailure {
  model: string;
  error: unknown;
}

/** Some indexes are missing: unique ones then do not protect, so the application must not serve. */
export class IndexSyncError extends Error {
  override name = 'IndexSyncError';

  constructor(readonly failures: IndexFailure[]) {
    const list = failures.map(
      ({ model, error }) => `${model} (${error instanceof Error ? error.message : String(error)})`,
    );
    super(`Indexes could not be made for ${list.join('; ')}`, { cause: failures[0]?.error });
  }
}

/**
 * Makes the collection of a model and its indexes, by few commands and walks through the collection, where mongoose has one for
 * each index. The collection is made before: with one that its indexes make, the engine does not look whether the disk has room.
 */
export async function makeIndexes(model: (typeof mongoose.models)[string]): Promise<void> {
  await model.createCollection();
  const indexes = model.schema.indexes().map(([key, options]) => ({ key, ...options }));
  for (let from = 0; from < indexes.length; from += INDEXES_AT_ONCE) {
    const some = indexes.slice(from, from + INDEXES_AT_ONCE) as mongo.IndexDescription[];
    await model.collection.createIndexes(some);
  }
}

/**
 * Makes the collections and indexes of every mongoose model that is registered so far. Indexes that the database has and
 * the models do not name are left alone: an operator may have added them.
 * @throws IndexSyncError after all models were tried; StartupError where the database has too little room for indexes.
 */
export async function syncIndexes(): Promise<void> {
  const failures: IndexFailure[] = [];
  const remaining = Object.entries(mongoose.models).values();
  const lane = async () => {
    for (const [name, model] of remaining) {
      try {
        await makeIndexes(model);
      } catch (error) {
        failures.push({ model: name, error });
      }
    }
  };
  await Promise.all(Array.from({ length: MODELS_AT_ONCE }, lane));
  const full = failures.find(({ error }) => isOutOfSpace(error));
  if (full) throw new StartupError(`The disk of the database has too little room: ${(full.error as Error).message}`);
  if (failures.length > 0) throw new IndexSyncError(failures);
}
