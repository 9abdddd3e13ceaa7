import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';

/** A pause as releases before the one in the candidate's record have kept it. */
interface StoredPause {
  /** The id is the candidate's, as text. */
  _id: string;
  at: Date;
}
const schema = new Schema<StoredPause>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'reminderPauses', versionKey: false },
);
const EarlierPauseModel = defineModel<StoredPause>('EarlierReminderPause', schema, {
  untracked: 'Nothing but the move into the records of candidates reads it.',
});

/** The ids of the candidates whose pause an earlier release has kept. */
export async function* earlierPauses(): AsyncGenerator<string> {
  for await (const { _id } of EarlierPauseModel.find().lean<StoredPause[]>().cursor()) yield _id;
}

/** Forgets one that the candidate's record holds by now. */
export async function forgetEarlierPause(candidateId: string): Promise<void> {
  await EarlierPauseModel.deleteOne({ _id: candidateId });
}
