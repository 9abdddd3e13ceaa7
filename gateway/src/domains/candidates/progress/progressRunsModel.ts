import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import { upsert } from '../../../database/duplicateKey.js';

const LATEST = 'latest';

interface StoredProgressRun {
  _id: typeof LATEST;
  /** The run that began last, by whichever process. */
  run: Types.ObjectId;
  /** The rules by which it has computed the progress of all candidates; absent until it has ended. */
  rules?: string;
}

const schema = new Schema<StoredProgressRun>(
  { _id: String, run: { type: Schema.Types.ObjectId, required: true }, rules: String },
  { collection: 'progressRuns', versionKey: false },
);
const ProgressRunModel = defineModel<StoredProgressRun>('ProgressRun', schema, {
  untracked: 'It is the lock of the runs, which read it from the database each time.',
});

/** The run that now follows all others; null when the last one has ended and computed by the same rules. */
export async function beginProgressRun(rules: string): Promise<Types.ObjectId | null> {
  const latest = await ProgressRunModel.findById(LATEST).lean<StoredProgressRun | null>();
  if (latest?.rules === rules) return null;
  return outdateProgressRuns();
}

/**
 * Says that what was computed no longer holds, and ends the run under way. Comparing rules alone would not tell: between two
 * changes that take each other back, records are written by the rules of that moment.
 * @returns the run that now follows all others.
 */
export async function outdateProgressRuns(): Promise<Types.ObjectId> {
  const run = new Types.ObjectId();
  await upsert(() =>
    ProgressRunModel.updateOne({ _id: LATEST }, { $set: { run }, $unset: { rules: 1 } }, { upsert: true }).exec(),
  );
  return run;
}

/**
 * Makes a run that was begun, or made necessary, before a moment and has not ended the caller's, and one that has ended by other rules
 * than the present ones: of several gateways that look at the same time one gets it. @returns whether there was one.
 */
export async function takeOverProgressRun(before: Date, rules: string): Promise<boolean> {
  const began = Types.ObjectId.createFromTime(Math.floor(before.getTime() / 1000));
  const left = { run: trusted({ $lt: began }), rules: trusted({ $exists: false }) };
  const outdated = { rules: trusted({ $exists: true, $ne: rules }) };
  const taken = await ProgressRunModel.updateOne(
    { _id: LATEST, $or: [left, outdated] },
    { $set: { run: new Types.ObjectId() }, $unset: { rules: 1 } },
  );
  return taken.modifiedCount > 0;
}

/** Whether no other run has begun since. */
export async function isLatestProgressRun(run: Types.ObjectId): Promise<boolean> {
  return (await ProgressRunModel.exists({ _id: LATEST, run })) !== null;
}

/** Every candidate has its progress by these rules now, unless another run has begun meanwhile. */
export async function endProgressRun(run: Types.ObjectId, rules: string): Promise<void> {
  await ProgressRunModel.updateOne({ _id: LATEST, run }, { $set: { rules } });
}
