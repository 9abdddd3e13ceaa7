import { Types, type Model, type mongo } from 'mongoose';
import { withTimeout } from './timeouts.js';

/** More than any page, kept list or list of definitions holds; a longer answer is read again, through a cursor. */
const BATCH_SIZE = 25_000;

/** A `find` in the words of the command. Nothing is cast or sanitised: values have the types that are stored. */
export interface FindCommand {
  filter: object;
  projection?: Readonly<Record<string, 0 | 1 | { $slice: number }>>;
  sort?: Readonly<Record<string, 1 | -1>>;
  skip?: number;
  limit?: number;
  /** An index by its keys, or by its name where several have the same keys. */
  hint?: Readonly<Record<string, 1 | -1>> | string;
  /** How texts are compared; by their code points when absent. */
  collation?: Readonly<{ locale: string; strength: 1 | 2 | 3 }>;
  maxTimeMS?: number;
}

/**
 * Reads a page or a few records with one bare `find` command, for what every request reads. A model's query, with its
 * cursor, takes the gateway twice as long: 1.2 ms against 0.5 for a page of 50, 0.2 ms against 0.1 for one record by id.
 * @returns lean records; with `raw`, each as the bytes that came.
 */
export async function rawFind<Row>(
  model: Pick<Model<unknown>, 'collection' | 'db'>,
  command: FindCommand,
  { raw = false }: { raw?: boolean } = {},
): Promise<Row[]> {
  const { db } = model.db;
  if (!db) throw new Error('mongoose is not connected');
  const answer = await withTimeout((signal) =>
    db.command(
      { find: model.collection.collectionName, ...command, batchSize: BATCH_SIZE },
      { readPreference: db.readPreference, ...(raw && { fieldsAsRaw: { firstBatch: true } }), signal },
    ),
  );
  const { id, firstBatch } = answer['cursor'] as { id: mongo.Long | number; firstBatch: Row[] };
  if (id.toString() === '0') return firstBatch;
  const { filter, ...options } = command;
  const cursor = model.collection.find(filter, { ...options, raw } as mongo.FindOptions);
  return (await cursor.toArray()) as unknown as Row[];
}

/** The filter for records with these ids, which must be well-formed; one id is compared without a list. */
export function byIds(ids: readonly string[]): object {
  const [first, ...others] = ids.map((id) => new Types.ObjectId(id));
  return { _id: first && others.length === 0 ? first : { $in: first ? [first, ...others] : [] } };
}
