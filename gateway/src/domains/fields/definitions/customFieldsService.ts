import { Types } from 'mongoose';
import type { Permitted } from '../../../auth/permitted.js';
import { asUser } from '../../../auth/rules.js';
import type { Viewer } from '../../../auth/viewer.js';
import { fieldError, notFound } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import type { MaybePromise } from '../../../lib/maybePromise.js';
import { parseInput } from '../../../lib/validation.js';
import type { Change } from '../../changes/change.js';
import type { FieldsDependencies } from './fieldsDependencies.js';
import {
  changeOptionsSchema,
  defaultDocumentOptions,
  ONLY_CANDIDATES_HAVE_DOCUMENTS,
  createFieldSchema,
  optionsInput,
  SELECT_NEEDS_OPTION,
  updateFieldSchema,
  type CreateFieldInput,
  type UpdateFieldInput,
} from './customFieldsInput.js';
import {
  addFieldOptions,
  changeField,
  findFields,
  findFieldsById,
  insertField,
  keyIsInUseElsewhere,
  removeField,
  removeFieldOptions,
  storeOrders,
  switchField,
  type CustomFieldRecord,
} from './customFieldsModel.js';
import { MAX_FIELDS } from '../values/writtenValue.js';
import { assertMayManageFields } from './customFieldsPolicy.js';
import { FieldCatalogues } from './fieldCatalogues.js';
import { assertSame, changesOf } from './fieldChanges.js';
import { readDocument } from '../values/documentValues.js';
import { proposesFutureDates } from '../values/fieldDates.js';
import { guessFormat } from '../values/fieldFormats.js';
import { nextOrderRevision } from './fieldOrderModel.js';
import { FieldOrdering } from './fieldOrdering.js';
import { FieldsByRole } from '../permissions/fieldsByRole.js';
import type { FieldTarget } from '../values/fieldTypes.js';
import type { FieldCatalogue } from '../values/fieldValues.js';
import { countUnreadable } from '../values/typeChange.js';

const UNKNOWN = 'Campo não encontrado.';

/** The records that hold the values of a target's fields. */
export interface StoredTexts {
  /** How many records hold a value under this key. */
  countWithValue(key: string): Promise<number>;
  /** The distinct texts stored under a key. */
  valuesOf(key: string): AsyncIterable<string>;
}

/** The fields that admins define for candidates and clients. */
export class CustomFieldsService {
  /** The fields as each role knows them. */
  readonly byRole: FieldsByRole;
  /** The order of the fields. */
  readonly ordering: FieldOrdering;
  readonly #catalogues: FieldCatalogues;
  readonly #stores = new Map<FieldTarget, StoredTexts>();

  constructor(private readonly deps: FieldsDependencies) {
    this.#catalogues = new FieldCatalogues(() => deps.services.fieldPermissions.byKey());
    this.byRole = new FieldsByRole(deps, (target) => this.catalogue(target));
    this.ordering = new FieldOrdering(deps);
    deps.services.changes.defineExistence('customField', async (id) => (await findFieldsById([id])).length > 0);
  }

  /** The fields of a target, or all, by order; for admins. */
  async list(
    viewer: Viewer,
    { target }: { target?: FieldTarget | null | undefined } = {},
  ): Promise<CustomFieldRecord[]> {
    assertMayManageFields(viewer);
    return findFields({ target: target ?? undefined });
  }

  /** One field, for admins. @throws DomainError NOT_FOUND. */
  async get(viewer: Viewer, id: string): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    return this.#find(id);
  }

  /** All that reading and writing the values of a target's records needs; without policy. */
  catalogue(target: FieldTarget): MaybePromise<FieldCatalogue> {
    return this.#catalogues.of(target);
  }

  /**
   * Creates a field and its permission record (admin only unless told).
   * @throws DomainError INVALID for a bad or reserved key, a select without options and the like, CONFLICT for a key that
   *   the target has already and for one field more than it may have.
   */
  async create(viewer: Viewer, input: CreateFieldInput): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    const { canView, canEdit, order, ...given } = parseInput(createFieldSchema, input);
    const { key, type, target } = given;
    if ((await this.catalogue(target)).fields.length >= MAX_FIELDS) {
      throw fieldError('CONFLICT', 'key', `São permitidos no máximo ${MAX_FIELDS} campos.`);
    }
    await this.deps.services.workLimits.spend('create', asUser(viewer));
    if (type === 'file') await this.#assertHoldsNoTexts(key);
    const orderRevision = await nextOrderRevision(target);
    const _id = new Types.ObjectId();
    return this.#record(viewer, { _id }, { action: 'create' }, async () => {
      const inserted = await insertField(
        {
          _id,
          key,
          label: given.label,
          type,
          target,
          required: given.required ?? false,
          active: given.active ?? true,
          order: order ?? (await this.#nextOrder(target)),
          options: type === 'select' ? (given.options ?? []) : [],
          description: given.description ?? null,
          placeholder: given.placeholder ?? null,
          format: type !== 'text' ? null : given.format === undefined ? guessFormat(key) : given.format,
          allowFutureDates: type === 'date' && (given.allowFutureDates ?? proposesFutureDates(key)),
          documentOptions: type === 'file' ? (given.documentOptions ?? defaultDocumentOptions()) : null,
        },
        orderRevision,
      );
      // After the field: without the record only admins see it, and saving its permissions makes up for a crash between.
      await this.deps.services.fieldPermissions.ensureForField(key, {
        label: inserted.label,
        ...(canView && { canView }),
        ...(canEdit && { canEdit }),
      });
      return inserted;
    });
  }

  /**
   * Changes the properties that are given; absent ones stay.
   * @throws DomainError NOT_FOUND; INVALID for another key or target and whatever creation refuses; CONFLICT when stored
   *   values do not convert to a new type, counting them.
   */
  async update(viewer: Viewer, id: string, input: UpdateFieldInput): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    const parsed = parseInput(updateFieldSchema, input);
    if (parsed.active != null && onlyNames(parsed, 'active')) return this.#setActive(viewer, id, parsed.active);
    const { canView, canEdit, order, key, target, ...given } = parsed;
    const before = await this.#find(id);
    assertSame(before, { key, target });
    const changes = changesOf(before, given);
    const after = { ...before, ...changes };
    if (after.type === 'select' && after.options.length === 0) {
      throw fieldError('INVALID', 'options', SELECT_NEEDS_OPTION);
    }
    if (after.type === 'file' && after.target !== 'candidate') {
      throw fieldError('INVALID', 'type', ONLY_CANDIDATES_HAVE_DOCUMENTS);
    }
    if (changes.type) await this.#assertConverts(before, after);

    const { fieldPermissions } = this.deps.services;
    const isMoved = order != null && order !== before.order;
    const rights = { ...(canView && { canView }), ...(canEdit && { canEdit }) };
    const changedRights = await fieldPermissions.differences(before.key, rights);
    const fields = [...Object.keys(changes), ...(isMoved ? ['order'] : []), ...changedRights];
    if (fields.length === 0) return before;
    return this.#record(viewer, before, { action: 'update', fields }, async () => {
      if (isMoved) await storeOrders([{ fieldId: id, order }], await nextOrderRevision(before.target));
      const field = await changeField(id, changes);
      if (field && (canView || canEdit)) {
        await this.deps.services.fieldPermissions.ensureForField(field.key, { label: field.label, ...rights });
      } else if (field && changes.label) {
        await this.deps.services.fieldPermissions.relabelForField(field.key, field.label);
      }
      return field;
    });
  }

  /** Adds options to a select field; those it has already stay as they are. @throws DomainError NOT_FOUND, INVALID. */
  async addOptions(viewer: Viewer, id: string, input: unknown): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    const { field, options } = await this.#selectWithOptions(id, input);
    const missing = options.filter(({ value }) => !hasOption(field, value));
    parseInput(optionsInput, [...field.options, ...missing], 'options');
    if (missing.length === 0) return field;
    return this.#record(viewer, field, { action: 'update', fields: ['options'] }, async () => {
      await addFieldOptions(field._id, missing);
      return this.#find(id);
    });
  }

  /**
   * Removes options from a select field by their values; records that hold one keep it, shown as 'opção removida'.
   * @throws DomainError NOT_FOUND; INVALID when no option would be left.
   */
  async removeOptions(viewer: Viewer, id: string, input: unknown): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    const { field, options } = await this.#selectWithOptions(id, input);
    const values = options.map(({ value }) => value).filter((value) => hasOption(field, value));
    if (values.length === 0) return field;
    return this.#record(viewer, field, { action: 'update', fields: ['options'] }, async () => {
      const isRemoved = await removeFieldOptions(field._id, values);
      if (!isRemoved) throw fieldError('INVALID', 'options', SELECT_NEEDS_OPTION);
      return this.#find(id);
    });
  }

  /** Deletes a field and its permission; stored values stay, hidden, and come back with the key. @throws DomainError NOT_FOUND. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    assertMayManageFields(viewer);
    const field = await this.#find(id);
    // The record of a key serves both targets: it goes with the last field, and before it, so that a crash between the two
    // leaves a field that only admins see and that can be deleted again.
    await this.#record(viewer, field, { action: 'delete' }, async () => {
      if (!(await keyIsInUseElsewhere(field))) await this.deps.services.fieldPermissions.removeForField(field.key);
      return (await removeField(field._id)) || null;
    });
    await nextOrderRevision(field.target);
  }

  /** Names the records that hold a target's values, so that a change of a field's type can be checked against them. */
  checkTypeChangesOf(target: FieldTarget, store: StoredTexts): void {
    this.#stores.set(target, store);
  }

  /** The switch of the list: one write that nothing has to be read for, as it concerns no other property. */
  async #setActive(viewer: Permitted, id: string, active: boolean): Promise<CustomFieldRecord> {
    if (!isDatabaseId(id)) throw notFound(UNKNOWN);
    const change = { entity: 'customField', entityId: id, action: 'update', fields: ['active'] } as const;
    return (await this.deps.services.changes.record(viewer, change, () => switchField(id, active))) ?? this.#find(id);
  }

  async #find(id: string): Promise<CustomFieldRecord> {
    const [field] = await findFieldsById([id]);
    if (!field) throw notFound(UNKNOWN);
    return field;
  }

  async #nextOrder(target: FieldTarget): Promise<number> {
    return Math.max(-1, ...(await findFields({ target })).map(({ order }) => order)) + 1;
  }

  async #selectWithOptions(id: string, input: unknown) {
    const { options } = parseInput(changeOptionsSchema, input);
    const field = await this.#find(id);
    if (field.type !== 'select') throw fieldError('INVALID', 'options', 'Somente campos do tipo "Seleção" têm opções.');
    return { field, options };
  }

  async #assertConverts(before: CustomFieldRecord, after: CustomFieldRecord): Promise<void> {
    const store = this.#storeOf(before.target);
    const filled = await store.countWithValue(before.key);
    // A document is no text and a text no document, even where one looks like the other: an approval could be made up so.
    const changesKind = (before.type === 'file') !== (after.type === 'file');
    const unreadable = changesKind ? filled : await countUnreadable(before, after, store.valuesOf(before.key));
    if (unreadable === 0) return;
    const values =
      unreadable === 1 ? '1 valor não pode ser convertido' : `${unreadable} valores não podem ser convertidos`;
    const records = filled === 1 ? '1 cadastro preenchido' : `${filled} cadastros preenchidos`;
    throw fieldError('CONFLICT', 'type', `O tipo não pode ser alterado: ${values} (${records} neste campo).`);
  }

  /** Values stay when their field is deleted: a document field over texts would show what no document is. */
  async #assertHoldsNoTexts(key: string): Promise<void> {
    for await (const text of this.#storeOf('candidate').valuesOf(key)) {
      if (readDocument(text)) continue;
      throw fieldError('CONFLICT', 'key', 'Há cadastros com valores desta key que não são documentos. Use outra key.');
    }
  }

  #storeOf(target: FieldTarget): StoredTexts {
    const store = this.#stores.get(target);
    if (!store) throw new Error(`no store was given for the values of ${target} fields`);
    return store;
  }

  /** @throws DomainError NOT_FOUND when the write finds no field. */
  async #record<T extends NonNullable<unknown>>(
    viewer: Permitted,
    { _id }: { _id: Types.ObjectId | string },
    change: Pick<Change, 'action' | 'fields'>,
    write: () => Promise<T | null>,
  ): Promise<T> {
    const whole: Change = { entity: 'customField', entityId: _id.toString(), ...change };
    const result = await this.deps.services.changes.record(viewer, whole, write);
    if (result === null) throw notFound(UNKNOWN);
    return result;
  }
}

/** Whether the property is the only one that is given. */
const onlyNames = (input: object, property: string) =>
  Object.entries(input).every(([name, value]) => name === property || value === undefined);
const hasOption = ({ options }: CustomFieldRecord, value: string) => options.some((option) => option.value === value);
