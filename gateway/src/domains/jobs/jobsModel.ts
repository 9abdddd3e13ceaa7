import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { pathsInUse } from '../../database/duplicateKey.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';

/** How long one try may take before another gateway may make it. */
export const LEASE_MS = 5 * 60_000;

/** A job as it is read. */
export type JobRecord = DeepReadonly<StoredJob>;

/** Work that is done beside the requests: waiting, in somebody's hands, done, or given up. */
export interface StoredJob {
  _id: Types.ObjectId;
  /** Which kind of job it is (`JobKind.name`). */
  kind: string;
  /** What it is about within its kind, for the list of failed jobs: the template of a mail, the rule of a reminder. */
  detail: string;
  /** Two jobs with one key are the same job; null for a job that has none. */
  key: string | null;
  /** The job's data, sealed, as mails hold passwords and links; empty once they are not needed any more. */
  sealed: string;
  attempts: number;
  /** When it may be tried (again). A claim moves it past the claim's lease; null once it is done or given up. */
  dueAt: Date | null;
  /** Who is trying it now: only the latest claim may end it. */
  claim: Types.ObjectId | null;
  /** Whether a try before the last one was cut off: what it was doing may have been done. */
  wasInterrupted?: boolean;
  /** What the last try failed with. */
  lastError: string | null;
  isGivenUp: boolean;
  givenUpAt: Date | null;
  /** From when on the record of a job that is done, or given up, is not needed any more. */
  forgetAt: Date | null;
  createdAt: Date;
}

const jobSchema = new Schema<StoredJob>(
  {
    kind: { type: String, required: true },
    detail: { type: String, required: true },
    key: { type: String, default: null },
    sealed: { type: String, default: '' },
    attempts: { type: Number, required: true },
    dueAt: { type: Date, default: null },
    claim: { type: Schema.Types.ObjectId, default: null },
    wasInterrupted: { type: Boolean },
    lastError: { type: String, default: null },
    isGivenUp: { type: Boolean, default: false },
    givenUpAt: { type: Date, default: null },
    forgetAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'jobs', versionKey: false },
);
// The runner asks for the job that has waited longest among those that are due.
jobSchema.index({ dueAt: 1 });
// What makes a job the same one, also when two gateways ask for it at the same moment.
jobSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: 'string' } } });
/** The list of failed jobs, latest first. */
export const failedJobsIndex = { isGivenUp: 1, givenUpAt: 1, _id: 1 } as const;
jobSchema.index(failedJobsIndex, { partialFilterExpression: { isGivenUp: true } });
// The sweep looks for what may be forgotten.
jobSchema.index({ forgetAt: 1 });

export const JobModel = defineModel<StoredJob>('Job', jobSchema, {
  untracked: 'Only the runner reads the queue, by atomic claims, and each job is three writes.',
});

/** Stores a new job. @returns false when a job with its key is there already, waiting, done or given up. */
export async function insertJob(
  job: Pick<StoredJob, 'kind' | 'detail' | 'key' | 'sealed' | 'createdAt'> & {
    dueAt: Date | null;
  } & Partial<StoredJob>,
): Promise<boolean> {
  try {
    await JobModel.create({ attempts: 0, ...job });
    return true;
  } catch (error) {
    const inUse = pathsInUse(error) ?? [];
    if (inUse.includes('key') || inUse.includes('_id')) return false;
    throw error;
  }
}

/** A job that a gateway has taken. */
export interface ClaimedJob extends StoredJob {
  /** Whether any claim before this one never ended. */
  isInterrupted: boolean;
}

/** Takes the next due job of these kinds for `leaseMs`: no other gateway gets it meanwhile, and after a crash it is due again. */
export async function claimNextJob(
  kinds: readonly string[],
  now: Date,
  leaseMs: number,
  { onlyFirstTries = false }: { onlyFirstTries?: boolean } = {},
): Promise<ClaimedJob | null> {
  const taken = { dueAt: new Date(now.getTime() + leaseMs), claim: new Types.ObjectId() };
  const before = await JobModel.findOneAndUpdate(
    { dueAt: trusted({ $lte: now }), kind: trusted({ $in: [...kinds] }), ...(onlyFirstTries && { attempts: 0 }) },
    { $set: taken, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'before' },
  )
    .lean<StoredJob>()
    .exec();
  if (!before) return null;
  // An attempt that ended has taken its claim away.
  const isInterrupted = Boolean(before.claim) || before.wasInterrupted === true;
  return { ...before, ...taken, attempts: before.attempts + 1, isInterrupted };
}

type Claimed = Pick<StoredJob, '_id' | 'claim'>;

/** The claimed job is done. With a key it is remembered until `forgetAt`, so that no caller asks for it again. */
export async function completeJob(
  { _id, claim, key }: Claimed & Pick<StoredJob, 'key'>,
  forgetAt: Date,
): Promise<void> {
  if (key === null) await JobModel.deleteOne({ _id, claim });
  else await JobModel.updateOne({ _id, claim }, { $set: { dueAt: null, claim: null, sealed: '', forgetAt } });
}

type Tried = Claimed & Pick<ClaimedJob, 'isInterrupted'>;

/** What a job that may be tried again keeps of the tries that were cut off. */
const interruptionOf = ({ isInterrupted }: Tried) => isInterrupted && { wasInterrupted: true };

/** The claimed job failed and is due again at `dueAt`. */
export async function retryJob(job: Tried, dueAt: Date, lastError: string): Promise<void> {
  const { _id, claim } = job;
  await JobModel.updateOne({ _id, claim }, { $set: { dueAt, claim: null, lastError, ...interruptionOf(job) } });
}

/** The claimed job wants to be run at another time; this was no try. */
export async function deferJob(job: Tried, dueAt: Date): Promise<void> {
  const { _id, claim } = job;
  const set = { dueAt, claim: null, ...interruptionOf(job) };
  await JobModel.updateOne({ _id, claim }, { $set: set, $inc: { attempts: -1 } });
}

/** The claimed job has failed for good. */
export async function giveUpJob(
  job: Tried,
  failure: { lastError: string; at: Date; forgetAt: Date; keepsData: boolean; freesKey: boolean },
): Promise<void> {
  const { _id, claim } = job;
  const { lastError, at, forgetAt, keepsData, freesKey } = failure;
  const state = {
    dueAt: null,
    claim: null,
    lastError,
    isGivenUp: true,
    givenUpAt: at,
    forgetAt,
    ...interruptionOf(job),
  };
  await JobModel.updateOne(
    { _id, claim },
    { $set: { ...state, ...(!keepsData && { sealed: '' }), ...(freesKey && { key: null }) } },
  );
}

/** Has a job that was given up run again, with all its tries. @returns whether this call did it. */
export async function requeueJob(id: Types.ObjectId, dueAt: Date): Promise<boolean> {
  const waiting = { dueAt, attempts: 0, isGivenUp: false, givenUpAt: null, forgetAt: null };
  const requeued = await JobModel.updateOne(
    { _id: id, isGivenUp: true, sealed: trusted({ $ne: '' }) },
    { $set: waiting },
  );
  return requeued.modifiedCount === 1;
}

/** Every job that has data, as sealed in store. */
export async function* sealedJobs(): AsyncGenerator<Pick<StoredJob, '_id' | 'sealed'>> {
  const filter = { sealed: trusted({ $ne: '' }) };
  yield* JobModel.find(filter, { sealed: 1 }).lean<Pick<StoredJob, '_id' | 'sealed'>[]>().cursor();
}

/** Puts another sealed form in the place of one that is still there. */
export async function replaceSealedJob(
  { _id, sealed }: Pick<StoredJob, '_id' | 'sealed'>,
  next: string,
): Promise<void> {
  await JobModel.updateOne({ _id, sealed }, { $set: { sealed: next } });
}

/** Deletes the records of jobs that are not needed any more. @returns how many. */
export async function deleteForgottenJobs(now: Date): Promise<number> {
  return (await JobModel.deleteMany({ forgetAt: trusted({ $lte: now }) })).deletedCount;
}
