import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { JobRunner } from '../jobs/jobRunner.js';
import type { SealedText } from '../security/keyRotation.js';

/** How long a gateway of an earlier release may take for a try. */
const LEASE_MS = 5 * 60_000;

/** A mail as releases before the runner of jobs have queued it. */
interface StoredEarlierMail {
  _id: Types.ObjectId;
  template: string;
  /** Recipient and data, sealed as those of a job are. */
  sealed: string;
  attempts: number;
  /** When it may be tried; a gateway of an earlier release moves it past its lease. Null once given up. */
  dueAt: Date | null;
  claim: Types.ObjectId | null;
  lastError: string | null;
  createdAt: Date;
}

const schema = new Schema<StoredEarlierMail>(
  {
    template: String,
    sealed: String,
    attempts: Number,
    dueAt: Date,
    claim: Schema.Types.ObjectId,
    lastError: String,
    createdAt: Date,
  },
  { collection: 'mails', versionKey: false },
);

const EarlierMailModel = defineModel<StoredEarlierMail>('EarlierMail', schema, {
  untracked: 'Nothing but the move into the jobs reads it.',
});

/**
 * Moves mails that an earlier release has queued into the jobs of this one, with their ids, so that the Message-ID stays. A
 * gateway of that release may still be running: its mails are taken by the claim that it takes them by, and one that it has in
 * hand is left to it. A crash in between leaves a mail that the next call moves; its key keeps that from making two jobs.
 * @returns how many were moved.
 */
export async function adoptEarlierMails(jobs: Pick<JobRunner, 'adopt'>, now: Date): Promise<number> {
  let moved = 0;
  for (;;) {
    const mail = await EarlierMailModel.findOneAndUpdate(
      { dueAt: trusted({ $lte: now }) },
      { $set: { dueAt: new Date(now.getTime() + LEASE_MS), claim: new Types.ObjectId() } },
      { returnDocument: 'after' },
    ).lean<StoredEarlierMail | null>();
    if (!mail) break;
    await jobs.adopt({ ...asJob(mail), dueAt: now });
    await EarlierMailModel.deleteOne({ _id: mail._id, claim: mail.claim });
    moved += 1;
  }
  for await (const mail of EarlierMailModel.find({ dueAt: null }).lean<StoredEarlierMail[]>().cursor()) {
    await jobs.adopt({ ...asJob(mail), isGivenUp: true, givenUpAt: mail.createdAt });
    await EarlierMailModel.deleteOne({ _id: mail._id });
    moved += 1;
  }
  return moved;
}

function asJob({ _id, template, sealed, attempts, lastError, createdAt }: StoredEarlierMail) {
  const key = `mail:earlier ${_id.toString()}`;
  const state = { attempts, lastError, createdAt, dueAt: null, isGivenUp: false, givenUpAt: null };
  return { _id, kind: 'mail', detail: template, key, sealed, ...state };
}

/** The sealed content of mails that were not moved yet. */
export async function* sealedEarlierMails(): AsyncGenerator<SealedText> {
  const rows = EarlierMailModel.find({ sealed: trusted({ $ne: '' }) }, { sealed: 1 });
  for await (const { _id, sealed } of rows.lean<Pick<StoredEarlierMail, '_id' | 'sealed'>[]>().cursor()) {
    const replace = async (next: string) => {
      await EarlierMailModel.updateOne({ _id, sealed }, { $set: { sealed: next } });
    };
    yield { sealed, replace };
  }
}
