import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import type { ChangeStamp } from '../changes/change.js';

/** For how many months after its end the data of an admission are kept; null for ever. */
export interface RetentionPeriods {
  /** The period of candidates who were hired. */
  readonly hiredMonths: number | null;
  /** The period of all others. */
  readonly otherMonths: number | null;
}

/** The periods in force, and what has come of them. */
export interface RetentionRecord extends RetentionPeriods {
  /** From when on the server deletes; null while no period is set. */
  readonly effectiveFrom: Date | null;
  /** How many candidates the server has deleted. */
  readonly deletedCount: number;
  readonly lastDeletedAt: Date | null;
  readonly lastChange: ChangeStamp | null;
  /** Grows with every change of the periods. */
  readonly revision: number;
}

/** The periods hold for the whole office, so there is one record of them. */
export const RETENTION_ID = 'office';

const NONE: RetentionRecord = {
  hiredMonths: null,
  otherMonths: null,
  effectiveFrom: null,
  deletedCount: 0,
  lastDeletedAt: null,
  lastChange: null,
  revision: 0,
};

type StoredRetention = { _id: string } & { -readonly [Name in keyof RetentionRecord]: RetentionRecord[Name] };

const schema = new Schema<StoredRetention>(
  {
    _id: { type: String, required: true },
    hiredMonths: { type: Number, default: null },
    otherMonths: { type: Number, default: null },
    effectiveFrom: { type: Date, default: null },
    deletedCount: { type: Number, default: 0 },
    lastDeletedAt: { type: Date, default: null },
    lastChange: { type: new Schema<ChangeStamp>({ at: Date, byName: String }, { _id: false }), default: null },
    revision: { type: Number, default: 0 },
  },
  { collection: 'retention', versionKey: false },
);
const RetentionModel = defineModel<StoredRetention>('Retention', schema, {
  untracked: 'It is read anew each time; rows that tell until when somebody is kept are not remembered.',
});

/** What is in force at this moment; nothing is deleted until somebody has set a period. */
export async function readRetention(): Promise<RetentionRecord> {
  return { ...NONE, ...(await RetentionModel.findById(RETENTION_ID).lean<StoredRetention | null>()) };
}

/** Sets the periods. @returns null where they were set since they had this revision. */
export async function writeRetention(
  revision: number,
  values: RetentionPeriods & Pick<RetentionRecord, 'effectiveFrom' | 'lastChange'>,
): Promise<RetentionRecord | null> {
  const update = { $set: values, $inc: { revision: 1 } };
  const options = { returnDocument: 'after', upsert: revision === 0 } as const;
  return RetentionModel.findOneAndUpdate({ _id: RETENTION_ID, revision }, update, options)
    .lean<RetentionRecord | null>()
    .catch((error: unknown) => {
      if (isDuplicateKey(error)) return null;
      throw error;
    });
}

/** Counts somebody who was deleted. */
export async function countDeleted(at: Date): Promise<void> {
  await RetentionModel.updateOne({ _id: RETENTION_ID }, { $inc: { deletedCount: 1 }, $max: { lastDeletedAt: at } });
}
