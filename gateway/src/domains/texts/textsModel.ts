import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { hasWritten } from '../../database/hasWritten.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { languages, messages, type Language, type Message } from './messages.js';
import { OFFICE } from './companySettings.js';

/** A text that somebody has written, as it is read. */
export type TextRecord = DeepReadonly<StoredText>;

interface StoredText {
  /** Whose it is, its language and its message: there is one of each. */
  _id: string;
  subject: string;
  body: string;
  changedAt: Date;
  changedByName: string;
}

const schema = new Schema<StoredText>(
  {
    _id: { type: String, required: true },
    subject: { type: String, default: '' },
    body: { type: String, required: true },
    changedAt: { type: Date, required: true },
    changedByName: { type: String, required: true },
  },
  { collection: 'messageTexts', versionKey: false },
);
const TextModel = defineModel<StoredText>('MessageText', schema, {
  untracked: 'It is read for a mail, a page of candidates or one screen, each time anew; nothing of it is cached.',
});

export interface TextKey {
  /** The id of a client; null for the office. */
  owner: string | null;
  language: Language;
  message: Message;
}

export const textId = ({ owner, language, message }: TextKey): string => `${owner ?? OFFICE} ${language} ${message}`;

/** The stored texts among these, by `textId`. */
export async function storedTexts(keys: readonly TextKey[]): Promise<Map<string, TextRecord>> {
  const rows = await TextModel.find({ _id: trusted({ $in: keys.map(textId) }) }).lean<TextRecord[]>();
  return new Map(rows.map((row) => [row._id, row]));
}

/** Stores a text; one that says the same already keeps its author. @returns whether anything has changed by it. */
export async function putText(
  key: TextKey,
  { subject, body, changedAt, changedByName }: Omit<StoredText, '_id'>,
): Promise<boolean> {
  // A text that begins with `$` is no expression.
  const [asWritten, ofBody] = [{ $literal: subject }, { $literal: body }];
  const isSame = { $and: [{ $eq: ['$subject', asWritten] }, { $eq: ['$body', ofBody] }] };
  const unlessSame = (path: 'changedAt' | 'changedByName', value: unknown) => ({
    $cond: [isSame, `$${path}`, { $literal: value }],
  });
  const set = {
    subject: asWritten,
    body: ofBody,
    changedAt: unlessSame('changedAt', changedAt),
    changedByName: unlessSame('changedByName', changedByName),
  };
  return hasWritten(
    await TextModel.updateOne({ _id: textId(key) }, [{ $set: set }], { upsert: true, updatePipeline: true }),
  );
}

/** @returns whether it was there. */
export async function deleteText(key: TextKey): Promise<boolean> {
  return (await TextModel.deleteOne({ _id: textId(key) })).deletedCount > 0;
}

/** Deletes all texts of a client. */
export async function deleteTextsOf(owner: string): Promise<void> {
  const ids = languages.flatMap((language) => messages.map((message) => textId({ owner, language, message })));
  await TextModel.deleteMany({ _id: trusted({ $in: ids }) });
}
