import mongoose, { type mongo } from 'mongoose';
import { StartupError } from './errors.js';

/** A collection that stands in the target while `npm run copy-database` is under way, and stays after one that was cut off. */
const MARK = 'unfinishedCopy';

/** Copies into a database, which no gateway starts on until everything is there: its sweeps would take what is missing for deleted. */
export async function whileUnfinished(target: mongo.Db, copy: () => Promise<void>): Promise<void> {
  await target.createCollection(MARK);
  await copy();
  await target.dropCollection(MARK);
}

/** @throws StartupError for a database that a copy has not filled yet, or not wholly. */
export async function assertCopyHasEnded(): Promise<void> {
  const collections = await mongoose.connection.listCollections();
  if (!collections.some(({ name }) => name === MARK)) return;
  throw new StartupError(
    'this database is a copy that has not ended: wait for `npm run copy-database`, or drop the database and repeat it if it was cut off',
  );
}
