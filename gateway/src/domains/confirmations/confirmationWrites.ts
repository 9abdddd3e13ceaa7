import { trusted } from 'mongoose';
import { upsert } from '../../database/duplicateKey.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { dataOf } from './confirmationProof.js';
import { ConfirmationModel, type ConfirmationRecord } from './confirmationsModel.js';
import type { ConfirmedRecord } from './confirmedRecordsModel.js';

/** What a write of a confirmation sets. Absent properties stay as they are. */
interface ConfirmationChanges {
  clientNotes: string | null | undefined;
  /** What was confirmed, where it is confirmed anew. */
  record: ConfirmedRecord | null;
}

/** What a confirmation stores of the data that are confirmed by it, with the record that it carries until that is copied. */
const confirmed = (candidate: CandidateRecord, record: ConfirmedRecord) => ({
  set: {
    isConfirmed: true,
    changedFieldKeys: [],
    confirmedSnapshot: record.wasShown ? record.hash : null,
    confirmedData: dataOf(candidate),
    confirmedAt: record.at,
    candidateName: candidate.name,
  },
  push: { $push: { pendingRecords: record } },
});

/** Confirms a candidate in the name of a client: one record for both, however often and however much at once. */
export async function storeConfirmation(
  candidate: CandidateRecord,
  { clientNotes, record }: ConfirmationChanges & { record: ConfirmedRecord },
  now: Date,
): Promise<ConfirmationRecord> {
  const { set, push } = confirmed(candidate, record);
  return upsert(() =>
    ConfirmationModel.findOneAndUpdate(
      { candidateId: candidate._id, clientId: record.clientId },
      {
        $set: {
          ...set,
          updatedAt: now,
          ...(clientNotes !== undefined && { clientNotes: clientNotes || null }),
        },
        ...push,
        $setOnInsert: { createdAt: now, ...(clientNotes === undefined && { clientNotes: null }) },
      },
      { upsert: true, returnDocument: 'after' },
    )
      .orFail()
      .lean<ConfirmationRecord>(),
  );
}

/** Confirms anew by a record, or withdraws without one. @returns null when it is gone, or was withdrawn already. */
export async function changeConfirmation(
  { _id }: Pick<ConfirmationRecord, '_id'>,
  candidate: CandidateRecord,
  { clientNotes, record }: ConfirmationChanges,
  now: Date,
): Promise<ConfirmationRecord | null> {
  const anew = record && confirmed(candidate, record);
  return ConfirmationModel.findOneAndUpdate(
    { _id, ...(!anew && { isConfirmed: true }) },
    {
      $set: {
        ...(anew?.set ?? { isConfirmed: false, changedFieldKeys: [] }),
        ...(clientNotes !== undefined && { clientNotes: clientNotes || null }),
        updatedAt: now,
      },
      ...anew?.push,
    },
    { returnDocument: 'after' },
  ).lean<ConfirmationRecord | null>();
}

/** Changes the notes alone. @returns null when the confirmation is gone, or has these notes already. */
export async function changeNotes(
  { _id }: Pick<ConfirmationRecord, '_id'>,
  clientNotes: ConfirmationChanges['clientNotes'],
  now: Date,
): Promise<ConfirmationRecord | null> {
  if (clientNotes === undefined) return null;
  const notes = clientNotes || null;
  return ConfirmationModel.findOneAndUpdate(
    { _id, clientNotes: trusted({ $ne: notes }) },
    { $set: { clientNotes: notes, updatedAt: now } },
    { returnDocument: 'after' },
  ).lean<ConfirmationRecord | null>();
}
