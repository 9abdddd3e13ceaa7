import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import type { z } from 'zod';
import type { Permitted } from '../../../auth/permitted.js';
import type { UserViewer, Viewer } from '../../../auth/viewer.js';
import { fieldError, notFound } from '../../../lib/errors.js';
import type { ArrivingFile } from '../../../lib/uploads.js';
import { parseInput } from '../../../lib/validation.js';
import { assertMayExport } from '../exportsPolicy.js';
import type { Change } from '../../changes/change.js';
import type { DependsOn } from '../../services.js';
import { dataFields, knownKeys } from '../exportColumns.js';
import {
  saveTemplateInput,
  updateTemplateInput,
  type SaveTemplateInput,
  type UpdateTemplateInput,
} from './exportTemplatesInput.js';
import {
  changeTemplate,
  findDefaultTemplate,
  findTemplate,
  findTemplateOfFile,
  findTemplates,
  insertTemplate,
  pointDefaultTo,
  removeTemplate,
  unpointDefaultFrom,
  type ColumnMapping,
  type ExportTemplateRecord,
} from './exportTemplatesModel.js';
import type { SuggestedMapping } from '../../../spreadsheet/headings/suggestMappings.js';
import {
  findFile,
  findUpload,
  findUploadByName,
  removeFile,
  storeFile,
  sweepFiles,
  type TemplateFile,
} from './templateFiles.js';
import { analyzeUpload, assertMapped, templateWorkbook, type TemplateWorkbook } from './templateWorkbook.js';
import { readUpload } from './uploads.js';

/** What was found in an uploaded workbook. */
export interface TemplateAnalysis {
  uploadId: Types.ObjectId;
  fileName: string;
  sheetName: string;
  detectedColumns: { name: string; samples: string[] }[];
  suggestedMappings: SuggestedMapping[];
}

const UPLOAD_LIFE_MS = 60 * 60_000;

/** Templates that there may be; all of them are listed at once. */
export const MAX_TEMPLATES = 500;

/** Saved layouts for exports, with the customers' own workbooks (R-173 to R-183). For those who export. */
export class ExportTemplatesService {
  constructor(private readonly deps: DependsOn<'changes' | 'customFields' | 'identity' | 'workLimits'>) {}

  /** All templates, newest first. */
  list(viewer: UserViewer): Promise<ExportTemplateRecord[]> {
    assertMayExport(viewer);
    return findTemplates();
  }

  /** Finds one template. @throws DomainError NOT_FOUND. */
  async get(viewer: Viewer, id: string): Promise<ExportTemplateRecord> {
    assertMayExport(viewer);
    const template = await findTemplate(id);
    if (!template) throw notFound('Template não encontrado.');
    return template;
  }

  /** The default template; null when there is none. */
  findDefault(viewer: UserViewer): Promise<ExportTemplateRecord | null> {
    assertMayExport(viewer);
    return findDefaultTemplate();
  }

  /**
   * Reads an uploaded workbook, proposes mappings, and keeps the file for one hour under `uploadId`.
   * @param templateName the name that the template is to get; a later `save` under it finds the upload by it.
   * @throws DomainError INVALID with the documented message and a reason; nothing is stored then.
   */
  async analyze(viewer: UserViewer, file: ArrivingFile, templateName: string | null = null): Promise<TemplateAnalysis> {
    assertMayExport(viewer);
    const { name: fileName, bytes } = await readUpload(file);
    await this.deps.services.identity.confirm(viewer);
    await this.deps.services.workLimits.spend('create', viewer);
    const fields = dataFields(await this.deps.services.customFields.catalogue('candidate'), viewer.role);
    const found = await analyzeUpload(bytes, fields);
    const now = this.deps.now();
    const uploadId = await storeFile(bytes, fileName, {
      userId: userIdOf(viewer),
      expiresAt: new Date(now.getTime() + UPLOAD_LIFE_MS),
      templateName,
      sheetName: found.sheetName,
      headerRow: found.headerRow,
      columns: found.columns.map(({ name, column }) => ({ name, column })),
    });
    return {
      uploadId,
      fileName,
      sheetName: found.sheetName,
      detectedColumns: found.columns.map(({ name, samples }) => ({ name, samples })),
      suggestedMappings: found.suggestions,
    };
  }

  /** Removes uploaded workbooks that were never saved, some time after they could be; for the sweep. @returns how many. */
  removeUnsaved(): Promise<number> {
    return sweepFiles(this.deps.now());
  }

  /**
   * Saves a template. With `uploadId` it keeps the uploaded workbook, which exports then fill in; the same save again, of a caller whom
   * the answer did not reach, answers the template that it made.
   * @throws DomainError INVALID per field, NOT_FOUND when the upload has expired, CONFLICT when it was saved otherwise already,
   *   or for one template more than there may be.
   */
  async save(viewer: UserViewer, input: SaveTemplateInput): Promise<ExportTemplateRecord> {
    assertMayExport(viewer);
    const { uploadId, ...wanted } = parseInput(saveTemplateInput, input);
    await this.deps.services.workLimits.spend('create', viewer);
    const upload = uploadId != null ? await this.#upload(viewer, uploadId) : null;
    if (upload) assertMapped(upload, wanted.columnMappings);
    const saved = upload && (await this.#savedBefore(viewer, upload, wanted));
    if (saved) return saved;
    await this.#assertFieldsExist(wanted.columnMappings);
    if ((await findTemplates()).length >= MAX_TEMPLATES) {
      throw fieldError('CONFLICT', 'name', `São permitidos no máximo ${MAX_TEMPLATES} templates.`);
    }
    // The template comes first: an upload that no template names is removed in time, a template never loses its file.
    const made = await this.#insert(viewer, { ...wanted, fileId: upload?._id ?? null });
    // Where the same save was sent twice at once, the request that came first has made the template.
    const answer = made ?? (upload && (await this.#savedBefore(viewer, upload, wanted)));
    if (!answer) throw savedOtherwise();
    return answer;
  }

  async #insert(
    viewer: Permitted<UserViewer>,
    { isDefault, ...content }: WantedTemplate & { fileId: Types.ObjectId | null },
  ): Promise<ExportTemplateRecord | null> {
    const _id = new Types.ObjectId();
    const change: Change = { entity: 'exportTemplate', entityId: _id.toString(), action: 'create' };
    return this.deps.services.changes.record(viewer, change, async () => {
      const template = await insertTemplate({ ...content, _id });
      if (template && isDefault) await pointDefaultTo(_id);
      return template && { ...template, isDefault };
    });
  }

  /**
   * The template that the same save has made before, null for none.
   * @throws DomainError CONFLICT when the upload belongs to one that is otherwise.
   */
  async #savedBefore(
    viewer: UserViewer,
    upload: TemplateFile,
    { isDefault, ...content }: WantedTemplate,
  ): Promise<ExportTemplateRecord | null> {
    const template = await findTemplateOfFile(upload._id);
    if (!template) return null;
    const { name, description, fileName, sheetName, columnMappings } = template;
    const stored = { name, description, fileName, sheetName, columnMappings };
    if (!isDeepStrictEqual(stored, content)) throw savedOtherwise();
    if (isDefault) await this.setDefault(viewer, template._id.toString());
    return { ...template, isDefault: template.isDefault || isDefault };
  }

  /** The id of the viewer's latest upload under a template name, for callers that cannot name it; null for none. */
  async uploadNamed(viewer: UserViewer, templateName: string): Promise<string | null> {
    assertMayExport(viewer);
    const upload = await findUploadByName(templateName.trim(), viewer.userId, this.deps.now());
    return upload?._id.toString() ?? null;
  }

  /**
   * Changes a template; absent properties stay as they are.
   * @throws DomainError NOT_FOUND, INVALID per field.
   */
  async update(viewer: UserViewer, id: string, input: UpdateTemplateInput): Promise<ExportTemplateRecord> {
    assertMayExport(viewer);
    const template = await this.get(viewer, id);
    const { isDefault, ...given } = parseInput(updateTemplateInput, input);
    const wanted = Object.entries({ ...given, isDefault }).filter(([, value]) => value !== undefined);
    const fields = wanted.flatMap(([name, value]) => {
      return isDeepStrictEqual(value, template[name as keyof ExportTemplateRecord]) ? [] : [name];
    });
    if (fields.length === 0) return template;
    const { isDefault: _pointer, ...changes } = Object.fromEntries(wanted);
    if (given.columnMappings && template.fileId) {
      const file = await findFile(template.fileId);
      if (file) assertMapped(file, given.columnMappings);
    }
    if (given.columnMappings) await this.#assertFieldsExist(given.columnMappings, template.columnMappings);
    await this.#record(viewer, template._id, { action: 'update', fields }, async () => {
      if (!(await changeTemplate(template._id, changes))) return null;
      if (isDefault === true) await pointDefaultTo(template._id);
      if (isDefault === false) await unpointDefaultFrom(template._id);
      return true;
    });
    return this.get(viewer, id);
  }

  /**
   * Deletes a template and its workbook.
   * @throws DomainError NOT_FOUND.
   */
  async delete(viewer: UserViewer, id: string): Promise<void> {
    assertMayExport(viewer);
    const template = await this.get(viewer, id);
    const removed = await this.#record(viewer, template._id, { action: 'delete' }, async () => {
      const found = await removeTemplate(template._id);
      await unpointDefaultFrom(template._id);
      return found;
    });
    if (removed.fileId) await removeFile(removed.fileId);
  }

  /**
   * Makes a template the default one, and no other; all templates as they are then.
   * @throws DomainError NOT_FOUND.
   */
  async setDefault(viewer: UserViewer, id: string): Promise<ExportTemplateRecord[]> {
    assertMayExport(viewer);
    const template = await this.get(viewer, id);
    if (template.isDefault) return findTemplates();
    await this.#record(viewer, template._id, { action: 'update', fields: ['isDefault'] }, async () => {
      await pointDefaultTo(template._id);
      return true;
    });
    return findTemplates();
  }

  /** The workbook of a template, for exports; see `templateWorkbook`. */
  workbook(template: ExportTemplateRecord): Promise<TemplateWorkbook | null> {
    return templateWorkbook(template);
  }

  /**
   * @param before columns that the template has already: what they are mapped to may have been deleted since.
   * @throws DomainError INVALID naming a column that is mapped to no standard column and no field.
   */
  async #assertFieldsExist(mappings: readonly ColumnMapping[], before: readonly ColumnMapping[] = []): Promise<void> {
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const keysOf = (columns: readonly ColumnMapping[]) => columns.map(({ dataFieldKey }) => dataFieldKey);
    const taken = new Set([...knownKeys(keysOf(mappings), catalogue), ...keysOf(before)]);
    const unknown = mappings.find(({ dataFieldKey }) => !taken.has(dataFieldKey));
    if (!unknown) return;
    const message = `A coluna "${unknown.templateColumnName}" está mapeada para um campo que não existe.`;
    throw fieldError('INVALID', 'columnMappings', message);
  }

  async #upload(viewer: UserViewer, uploadId: string): Promise<TemplateFile> {
    const upload = await findUpload(uploadId, viewer.userId, this.deps.now());
    if (!upload) throw fieldError('NOT_FOUND', 'uploadId', 'O arquivo enviado expirou. Envie-o novamente.');
    return upload;
  }

  /** @throws DomainError NOT_FOUND when the write finds no template. */
  async #record<T extends NonNullable<unknown>>(
    viewer: Permitted<UserViewer>,
    id: Types.ObjectId,
    change: Pick<Change, 'action' | 'fields'>,
    write: () => Promise<T | null>,
  ): Promise<T> {
    const whole: Change = { entity: 'exportTemplate', entityId: id.toString(), ...change };
    const result = await this.deps.services.changes.record(viewer, whole, write);
    if (result === null) throw notFound('Template não encontrado.');
    return result;
  }
}

/** A template as its save asks for it. */
type WantedTemplate = Omit<z.output<typeof saveTemplateInput>, 'uploadId'>;

const savedOtherwise = () =>
  fieldError('CONFLICT', 'uploadId', 'Este arquivo já foi salvo em um template. Envie-o novamente.');

const userIdOf = (viewer: UserViewer) => new Types.ObjectId(viewer.userId);
