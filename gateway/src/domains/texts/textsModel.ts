import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
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

/**
 * Stores a text; one that says the same already keeps its author.
 * @param over the text whose place it takes, null for none; any, where it is undefined.
 * @returns whether anything has changed by it; null where another text is stored by now.
 */
export async function putText(
  key: TextKey,
  { subject, body, changedAt, changedByName }: Omit<StoredText, '_id'>,
  over?: TextRecord | null,
): Promise<boolean | null> {
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
  const asRead =
    over === null
      ? { body: trusted({ $exists: false }) }
      : over && { subject: trusted({ $eq: over.subject }), body: trusted({ $eq: over.body }) };
  const options = { upsert: !over, updatePipeline: true };
  try {
    const result = await TextModel.updateOne({ _id: textId(key), ...asRead }, [{ $set: set }], options);
    return over && result.matchedCount === 0 ? null : hasWritten(result);
  } catch (error) {
    if (over === null && isDuplicateKey(error)) return null;
    throw error;
  }
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
