import type { Types } from 'mongoose';
import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { isDuplicateKey, upsert } from '../../../database/duplicateKey.js';

/** How a column of a template is filled. */
export interface ColumnMapping {
  templateColumnName: string;
  dataFieldKey: string;
  displayName: string;
  isVisible: boolean;
  isCustomField: boolean;
  order: number;
  width: number;
}

/** What a template is made of, without what the store adds. */
export interface ExportTemplateContent {
  name: string;
  description: string | null;
  fileName: string;
  sheetName: string;
  columnMappings: ColumnMapping[];
  /** The uploaded workbook that exports fill in; null for none. */
  fileId: Types.ObjectId | null;
}

/** A template as it is read, with what is stored in `DefaultTemplateModel`. */
export type ExportTemplateRecord = DeepReadonly<StoredTemplate & { isDefault: boolean }>;

/** A saved layout for exports. */
interface StoredTemplate extends ExportTemplateContent {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

const mappingSchema = new Schema<ColumnMapping>(
  {
    templateColumnName: { type: String, required: true },
    dataFieldKey: { type: String, required: true },
    displayName: { type: String, required: true },
    isVisible: { type: Boolean, required: true },
    isCustomField: { type: Boolean, required: true },
    order: { type: Number, required: true },
    width: { type: Number, required: true },
  },
  { _id: false },
);

const templateSchema = new Schema<StoredTemplate>(
  {
    name: { type: String, required: true },
    description: { type: String, default: null },
    fileName: { type: String, required: true },
    sheetName: { type: String, required: true },
    columnMappings: { type: [mappingSchema], required: true },
    fileId: { type: Schema.Types.ObjectId, default: null },
  },
  { timestamps: true, collection: 'exportTemplates', versionKey: false },
);

// The manager shows the newest first; _id makes the order total.
templateSchema.index({ createdAt: -1, _id: -1 });
// A workbook belongs to one template, whose deletion takes it along; a second save of the same upload must fail.
templateSchema.index({ fileId: 1 }, { unique: true, partialFilterExpression: { fileId: { $type: 'objectId' } } });

const TemplateModel = defineModel<StoredTemplate>('ExportTemplate', templateSchema);

/**
 * Which template is the default one: one document for all, so that exactly one is, however many admins click at the
 * same time, and no crash leaves two. A pointer to a template that was deleted means none.
 */
interface StoredDefaultTemplate {
  _id: 'default';
  templateId: Types.ObjectId | null;
}

const DefaultTemplateModel = defineModel<StoredDefaultTemplate>(
  'DefaultExportTemplate',
  new Schema<StoredDefaultTemplate>(
    { _id: { type: String, required: true }, templateId: { type: Schema.Types.ObjectId, default: null } },
    { collection: 'exportTemplateDefaults', versionKey: false },
  ),
);

async function defaultId(): Promise<Types.ObjectId | null> {
  return (await DefaultTemplateModel.findById('default').lean<StoredDefaultTemplate | null>())?.templateId ?? null;
}

function withDefault(template: StoredTemplate, pointer: Types.ObjectId | null): ExportTemplateRecord {
  return { ...template, isDefault: pointer !== null && template._id.equals(pointer) };
}

/** All templates, newest first. */
export async function findTemplates(): Promise<ExportTemplateRecord[]> {
  const [templates, pointer] = await Promise.all([
    TemplateModel.find().sort({ createdAt: -1, _id: -1 }).lean<StoredTemplate[]>(),
    defaultId(),
  ]);
  return templates.map((template) => withDefault(template, pointer));
}

/** A template; null when there is none, malformed ids included. */
export async function findTemplate(id: string): Promise<ExportTemplateRecord | null> {
  if (!isDatabaseId(id)) return null;
  const [template, pointer] = await Promise.all([
    TemplateModel.findById(id).lean<StoredTemplate | null>(),
    defaultId(),
  ]);
  return template && withDefault(template, pointer);
}

/** The default template; null when there is none. */
export async function findDefaultTemplate(): Promise<ExportTemplateRecord | null> {
  const pointer = await defaultId();
  return pointer && (await findTemplate(pointer.toString()));
}

/** The template that a workbook belongs to; null for none. */
export async function findTemplateOfFile(fileId: Types.ObjectId): Promise<ExportTemplateRecord | null> {
  const [template, pointer] = await Promise.all([
    TemplateModel.findOne({ fileId }).lean<StoredTemplate | null>(),
    defaultId(),
  ]);
  return template && withDefault(template, pointer);
}

/** Stores a new template; null when its workbook belongs to another one already. */
export async function insertTemplate(
  content: ExportTemplateContent & { _id: Types.ObjectId },
): Promise<ExportTemplateRecord | null> {
  try {
    const template = await TemplateModel.create(content);
    return withDefault(template.toObject(), await defaultId());
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Changes a template; whether there was one. */
export async function changeTemplate(
  id: Types.ObjectId,
  changes: Partial<Omit<ExportTemplateContent, 'fileId'>>,
): Promise<boolean> {
  return (await TemplateModel.updateOne({ _id: id }, { $set: changes })).matchedCount > 0;
}

/** Removes a template; what it was, or null. */
export function removeTemplate(id: Types.ObjectId): Promise<StoredTemplate | null> {
  return TemplateModel.findOneAndDelete({ _id: id }).lean<StoredTemplate | null>();
}

/** Makes a template the default one, in one write. */
export async function pointDefaultTo(id: Types.ObjectId): Promise<void> {
  await upsert(() =>
    DefaultTemplateModel.updateOne({ _id: 'default' }, { $set: { templateId: id } }, { upsert: true }),
  );
}

/** A template is no longer the default one; another that became it meanwhile stays. */
export async function unpointDefaultFrom(id: Types.ObjectId): Promise<void> {
  await DefaultTemplateModel.updateOne({ _id: 'default', templateId: id }, { $set: { templateId: null } });
}

/** Which of these workbooks belong to a template. */
export async function referencedFiles(fileIds: readonly Types.ObjectId[]): Promise<Set<string>> {
  const templates = await TemplateModel.find({ fileId: trusted({ $in: [...fileIds] }) }, { fileId: 1 }).lean<
    StoredTemplate[]
  >();
  return new Set(templates.flatMap(({ fileId }) => fileId?.toString() ?? []));
}
