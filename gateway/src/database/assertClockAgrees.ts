import mongoose from 'mongoose';
import { DataVersionsModel } from '../cache/dataVersions.js';

/** So far apart the clocks of two machines that are kept right never are. */
const LONGEST_MS = 5 * 60_000;

/**
 * Makes sure that the clock of this process is that of the database, before something is done that cannot be undone and that a clock
 * decides.
 * @throws Error where they are more than five minutes apart; which one is wrong is not known.
 */
export async function assertClockAgrees(): Promise<void> {
  // Any record will do to be asked beside it; each write of the product leaves this one.
  const asked = mongoose.connection.collection(DataVersionsModel.collection.collectionName);
  const [row] = await asked.aggregate<{ now: Date }>([{ $limit: 1 }, { $project: { now: '$$NOW' } }]).toArray();
  const apart = row ? Date.now() - row.now.getTime() : NaN;
  if (Math.abs(apart) <= LONGEST_MS) return;
  throw new Error(`the clock of this process and that of the database are ${Math.round(apart / 1000)} seconds apart`);
}
