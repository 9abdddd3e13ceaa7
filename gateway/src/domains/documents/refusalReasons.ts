import { isDeepStrictEqual } from 'node:util';
import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import { hasWritten } from '../../database/hasWritten.js';
import { assertPermitted } from '../../auth/permitted.js';
import type { Viewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { DependsOn } from '../services.js';
import { refusalReasonsInput } from './documentsInput.js';
import { maySetRefusalReasons } from './documentsPolicy.js';

/** What reviewers choose from until an administrator sets other reasons. */
const DEFAULT_REASONS = ['Ilegível', 'Documento vencido', 'Falta o verso', 'Não é o documento pedido'];

interface StoredReasons {
  _id: string;
  texts: string[];
}

const schema = new Schema<StoredReasons>(
  { _id: { type: String, required: true }, texts: { type: [String], required: true } },
  { collection: 'documentRefusalReasons', versionKey: false },
);
const ReasonsModel = defineModel<StoredReasons>('DocumentRefusalReasons', schema, {
  untracked: 'Reviewers read it when a screen opens; nothing of it is cached.',
});
/** There is one list. */
const LIST = 'list';

const storedReasons = () => ReasonsModel.findById(LIST).lean<StoredReasons | null>();

/** The reasons that reviewers choose from, in their order. */
export async function refusalReasons(): Promise<string[]> {
  return (await storedReasons())?.texts ?? DEFAULT_REASONS;
}

/**
 * Sets the reasons. @throws FORBIDDEN for everybody but administrators; INVALID for none, too many and repeated ones; CONFLICT with the
 * reasons that hold, where they are neither what was expected nor what is wanted.
 */
export async function saveRefusalReasons(
  { changes }: DependsOn<'changes'>['services'],
  viewer: Viewer,
  input: unknown,
): Promise<string[]> {
  assertPermitted(viewer, maySetRefusalReasons(viewer));
  const { texts, expected } = parseInput(refusalReasonsInput, input);
  const change = { entity: 'refusalReasons', entityId: LIST, action: 'update', fields: ['texts'] } as const;
  await changes.record(viewer, change, async () => {
    const isChanged = await (expected ? putOver(expected, texts) : put(texts, {}));
    return isChanged || null;
  });
  return texts;
}

/** @param asRead finds the list only while it is as it was read */
async function put(texts: string[], asRead: object): Promise<boolean> {
  return hasWritten(await ReasonsModel.updateOne({ _id: LIST, ...asRead }, { $set: { texts } }, { upsert: true }));
}

/** Stores the reasons where those that hold are what their author has seen, or say the same already. */
async function putOver(expected: string[], texts: string[]): Promise<boolean> {
  const stored = await storedReasons();
  const current = stored?.texts ?? DEFAULT_REASONS;
  if (!isDeepStrictEqual(current, expected) && !isDeepStrictEqual(current, texts)) throw changedMeanwhile(current);
  try {
    return await put(texts, { texts: trusted(stored ? { $eq: stored.texts } : { $exists: false }) });
  } catch (error) {
    // A list that is another one by now is not found, and cannot be made beside it: what it says is compared in its turn.
    if (!isDuplicateKey(error)) throw error;
    return putOver(expected, texts);
  }
}

const changedMeanwhile = (current: string[]): DomainError =>
  new DomainError('CONFLICT', 'Os motivos foram alterados por outra pessoa. Confira os atuais antes de salvar.', {
    current,
  });
