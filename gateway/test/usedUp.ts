import mongoose from 'mongoose';
import { Counters } from '../src/auth/counters.js';
import { WorkLimits, workLimits, type LimitedWork } from '../src/auth/workLimits.js';

type Account = Parameters<WorkLimits['spend']>[1];

/** Leaves an account nothing more, or so much, to do of a kind within the hour, as if another gateway had counted it. */
export async function useUp(
  config: { jwtSecret: string },
  work: LimitedWork,
  account: Account,
  left = 0,
): Promise<void> {
  await new WorkLimits({ config, now: () => new Date() }).spend(work, account);
  const id = 'userId' in account ? account.userId : account.candidateId;
  const key = new Counters(config.jwtSecret, () => new Date()).key(`work:${work}`, id);
  const counter = { _id: key as never };
  await mongoose.connection.collection('rateLimits').updateOne(counter, { $set: { count: workLimits[work] - left } });
}
