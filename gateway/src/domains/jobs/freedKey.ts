import { JobModel } from './jobsModel.js';

/**
 * Takes its key from a job, so that who asks with the same key asks for another one; for a kind whose jobs are of no use once they
 * are given up, as their data are forgotten, while what they were for may be asked for again.
 */
export async function freeKey(id: string): Promise<void> {
  await JobModel.updateOne({ _id: id }, { $set: { key: null } });
}
