import { Schema, trusted, type Types } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';

/** What a heading was mapped to in the latest import of a client that had it. */
interface StoredMapping {
  /** Null for imports of candidates without a client. */
  clientId: Types.ObjectId | null;
  /** The heading as `normalisedHeading` makes it. */
  heading: string;
  /** Null for a column that was left out. */
  fieldKey: string | null;
}

const schema = new Schema<StoredMapping>(
  {
    clientId: { type: Schema.Types.ObjectId, default: null },
    heading: { type: String, required: true },
    fieldKey: { type: String, default: null },
  },
  { collection: 'importMappings', versionKey: false },
);
// A client's heading means one thing; the latest import says which.
schema.index({ clientId: 1, heading: 1 }, { unique: true });

const MappingModel = defineModel<StoredMapping>('ImportMapping', schema, {
  untracked: 'read anew for each file',
});

/** What these headings meant to a client before; one that is new is absent. */
export async function rememberedMappings(
  clientId: Types.ObjectId | null,
  headings: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await MappingModel.find({ clientId, heading: trusted({ $in: [...headings] }) }).lean();
  return new Map(rows.map(({ heading, fieldKey }) => [heading, fieldKey]));
}

/** Remembers what headings mean to a client. */
export async function rememberMappings(
  clientId: Types.ObjectId | null,
  mappings: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (mappings.size === 0) return;
  await MappingModel.bulkWrite(
    [...mappings].map(([heading, fieldKey]) => ({
      updateOne: { filter: { clientId, heading }, update: { $set: { fieldKey } }, upsert: true },
    })),
    { ordered: false },
  );
}

/** Forgets the headings that were kept as meaning nothing, of which it is not known whether somebody has chosen that. */
export async function forgetHeadingsWithoutField(): Promise<void> {
  await MappingModel.deleteMany({ fieldKey: null });
}
