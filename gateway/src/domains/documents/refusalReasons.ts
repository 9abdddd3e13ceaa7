import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { hasWritten } from '../../database/hasWritten.js';
import { assertPermitted } from '../../auth/permitted.js';
import type { Viewer } from '../../auth/viewer.js';
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

/** The reasons that reviewers choose from, in their order. */
export async function refusalReasons(): Promise<string[]> {
  const stored = await ReasonsModel.findById(LIST).lean<StoredReasons | null>();
  return stored?.texts ?? DEFAULT_REASONS;
}

/** Sets the reasons. @throws FORBIDDEN for everybody but administrators, INVALID for none, too many and repeated ones. */
export async function saveRefusalReasons(
  { changes }: DependsOn<'changes'>['services'],
  viewer: Viewer,
  input: unknown,
): Promise<string[]> {
  assertPermitted(viewer, maySetRefusalReasons(viewer));
  const { texts } = parseInput(refusalReasonsInput, input);
  const change = { entity: 'refusalReasons', entityId: LIST, action: 'update', fields: ['texts'] } as const;
  await changes.record(viewer, change, async () => {
    const written = await ReasonsModel.updateOne({ _id: LIST }, { $set: { texts } }, { upsert: true });
    return hasWritten(written) || null;
  });
  return texts;
}
