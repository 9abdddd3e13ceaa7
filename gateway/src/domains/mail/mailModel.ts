import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { MailTemplate } from './mailTemplates.js';

/** A mail that waits to be sent; deleted when it is sent. */
export interface MailRecord {
  _id: Types.ObjectId;
  template: MailTemplate;
  /** Recipient and data, sealed: mails hold passwords and links, which the database must not tell. */
  sealed: string;
  attempts: number;
  /** When it may be tried (again). A claim moves it past the claim's lease; null once given up. */
  dueAt: Date | null;
  /** Who is trying it now: only the latest claim may settle it. */
  claim: Types.ObjectId | null;
  /** What the last try failed with. */
  lastError: string | null;
  createdAt: Date;
}

const mailSchema = new Schema<MailRecord>(
  {
    template: { type: String, required: true },
    sealed: { type: String, default: '' },
    attempts: { type: Number, required: true },
    dueAt: { type: Date, default: null },
    claim: { type: Schema.Types.ObjectId, default: null },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'mails', versionKey: false },
);
// The delivery loop asks for the mail that has waited longest among those that are due.
mailSchema.index({ dueAt: 1 });

const MailModel = defineModel<MailRecord>('Mail', mailSchema, {
  untracked: 'Only the delivery reads the queue, by atomic claims, and each mail is three writes.',
});

export async function insertMail(mail: Pick<MailRecord, 'template' | 'sealed'>, now: Date): Promise<void> {
  await MailModel.create({ ...mail, attempts: 0, dueAt: now, createdAt: now });
}

/** Takes the next due mail for `leaseMs`: no other gateway gets it meanwhile, and after a crash it is due again. */
export function claimNextMail(now: Date, leaseMs: number): Promise<MailRecord | null> {
  return MailModel.findOneAndUpdate(
    { dueAt: trusted({ $lte: now }) },
    { $set: { dueAt: new Date(now.getTime() + leaseMs), claim: new Types.ObjectId() }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  )
    .lean<MailRecord>()
    .exec();
}

/** The claimed mail is done with. */
export async function deleteMail({ _id, claim }: MailRecord): Promise<void> {
  await MailModel.deleteOne({ _id, claim });
}

/** Every queued mail that has content, as sealed in store. */
export async function* sealedMails(): AsyncGenerator<Pick<MailRecord, '_id' | 'sealed'>> {
  const filter = { sealed: trusted({ $ne: '' }) };
  yield* MailModel.find(filter, { sealed: 1 }).lean<Pick<MailRecord, '_id' | 'sealed'>[]>().cursor();
}

/** Puts another sealed form in the place of one that is still there. */
export async function replaceSealedMail(
  { _id, sealed }: Pick<MailRecord, '_id' | 'sealed'>,
  next: string,
): Promise<void> {
  await MailModel.updateOne({ _id, sealed }, { $set: { sealed: next } });
}

/** The claimed mail failed: it is due again at `dueAt`, or given up (and its content forgotten) with null. */
export async function postponeMail({ _id, claim }: MailRecord, dueAt: Date | null, lastError: string): Promise<void> {
  const forget = dueAt === null ? { sealed: '' } : {};
  await MailModel.updateOne({ _id, claim }, { $set: { dueAt, claim: null, lastError, ...forget } });
}
