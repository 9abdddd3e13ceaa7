import { Schema, trusted, type Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';

/** A note of the staff on a candidate, as it is read. */
export type NoteRecord = DeepReadonly<StoredNote>;

export interface StoredNote {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  text: string;
  /** Whether the candidate's client reads it too. */
  isShared: boolean;
  authorId: string;
  authorName: string;
  createdAt: Date;
}

const noteSchema = new Schema<StoredNote>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    isShared: { type: Boolean, required: true },
    authorId: { type: String, required: true },
    authorName: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'candidateNotes', versionKey: false },
);
// The notes of one candidate, newest first.
noteSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });

export const NoteModel = defineModel<StoredNote>('CandidateNote', noteSchema, {
  untracked: 'Notes are read anew each time; nothing that is cached comes from them.',
});

export async function insertNote(note: StoredNote): Promise<void> {
  await NoteModel.create(note);
}

export async function findNote(id: Types.ObjectId): Promise<NoteRecord | null> {
  return NoteModel.findById(id).lean<NoteRecord | null>();
}

export async function countNotes(candidateId: Types.ObjectId): Promise<number> {
  return NoteModel.countDocuments({ candidateId });
}

/** The notes of some candidates, newest first. */
export async function notesOf(candidateIds: readonly Types.ObjectId[], onlyShared: boolean): Promise<NoteRecord[]> {
  return NoteModel.find({ candidateId: trusted({ $in: candidateIds }), ...(onlyShared && { isShared: true }) })
    .sort({ createdAt: -1, _id: -1 })
    .lean<NoteRecord[]>();
}

/** @returns whether it was there. */
export async function deleteNote(_id: Types.ObjectId): Promise<boolean> {
  return (await NoteModel.deleteOne({ _id })).deletedCount > 0;
}

export async function deleteNotesOf(candidateId: Types.ObjectId): Promise<number> {
  return (await NoteModel.deleteMany({ candidateId })).deletedCount;
}
