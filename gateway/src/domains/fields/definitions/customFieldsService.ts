import { Types } from 'mongoose';
import { asUser } from '../../../auth/rules.js';
import type { Viewer } from '../../../auth/viewer.js';
import { fieldError } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { FieldsDependencies } from './fieldsDependencies.js';
import {
  changeOptionsSchema,
  defaultDocumentOptions,
  createFieldSchema,
  guardedUpdateSchema,
  type CreateFieldInput,
  type UpdateFieldInput,
} from './customFieldsInput.js';
import { optionsInput, optionsNamed, SELECT_NEEDS_OPTION } from './customFieldsOptions.js';
import { listOptionsNamed } from './listOptionsInput.js';
import {
  addFieldOptions,
  findFields,
  findFieldsById,
  insertField,
  keyIsInUseElsewhere,
  removeField,
  removeFieldOptions,
  type CustomFieldRecord,
  type NewCustomField,
} from './customFieldsModel.js';
import { MAX_FIELDS } from '../values/writtenValue.js';
import { assertMayManageFields } from './customFieldsPolicy.js';
import { FieldCatalogues, type Catalogues } from './fieldCatalogues.js';
import { proposesFutureDates } from '../values/fieldDates.js';
import { guessFormat } from '../values/fieldFormats.js';
import { nextOrderRevision } from './fieldOrderModel.js';
import { FieldOrdering } from './fieldOrdering.js';
import { FieldSections } from './fieldSections.js';
import { ConditionChecks } from './conditionChecks.js';
import { FieldClients, type FindClients } from './fieldClients.js';
import { FieldStores, type StoredTexts } from './fieldStores.js';
import { FieldUpdates } from './fieldUpdates.js';
import { rememberField } from './formerFieldsModel.js';
import { getField, recordOfField } from './recordedFields.js';
import { FieldsByRole } from '../permissions/fieldsByRole.js';
import type { FieldTarget } from '../values/fieldTypes.js';
import { catalogueIn, catalogueOfClient, type AskedRecord, type RecordCatalogue } from '../values/recordCatalogue.js';

/** The fields that admins define for candidates and clients. */
export class CustomFieldsService {
  /** The fields as each role knows them. */
  readonly byRole: FieldsByRole;
  /** The order of the fields. */
  readonly ordering: FieldOrdering;
  /** The sections that they stand under. */
  readonly sections: FieldSections;
  readonly #catalogues: FieldCatalogues;
  readonly #stores = new FieldStores();
  readonly #clients = new FieldClients();
  readonly #conditions = new ConditionChecks(this.#stores);
  readonly #updates: FieldUpdates;

  constructor(private readonly deps: FieldsDependencies) {
    this.#catalogues = new FieldCatalogues(() => deps.services.fieldPermissions.byKey());
    this.byRole = new FieldsByRole(deps, (target) => this.catalogue(target));
    deps.services.fieldPermissions.hideKeysBy((viewer) => this.byRole.keysOfOtherClients(viewer));
    this.ordering = new FieldOrdering(deps);
    this.sections = new FieldSections(deps);
    this.#updates = new FieldUpdates(deps, this.#stores, { clients: this.#clients, conditions: this.#conditions });
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
    return getField(id);
  }

  /** How many records hold an answer to a field, which stays when the field is deleted; for admins. */
  async countAnswers(viewer: Viewer, field: CustomFieldRecord): Promise<number> {
    assertMayManageFields(viewer);
    return this.#stores.countAnswers(field);
  }

  /** All fields of a target, and the rights of every key; without policy. */
  catalogue<Target extends FieldTarget>(target: Target): Promise<Catalogues[Target]> {
    return this.#catalogues.of(target);
  }

  /** All that reading and writing the values of a candidate needs; without policy. */
  async catalogueOf(candidate: AskedRecord): Promise<RecordCatalogue> {
    return catalogueIn(await this.catalogue('candidate'), candidate);
  }

  /** What may be asked of the candidates of a client, whatever they answer; without policy. @param clientId null for those without one. */
  async catalogueOfClient(clientId: AskedRecord['clientId']): Promise<RecordCatalogue> {
    return catalogueOfClient(await this.catalogue('candidate'), clientId);
  }

  /**
   * Creates a field and its permission record (admin only unless told).
   * @throws DomainError INVALID for a bad or reserved key, a select without options, a condition that cannot be met and the like, NOT_FOUND for an unknown client, CONFLICT for a key that
   *   the target has already, for one whose stored values it would show as what they are not, and for one field more
   *   than it may have.
   */
  async create(viewer: Viewer, input: CreateFieldInput): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    const { canView, canEdit, order, ...given } = parseInput(createFieldSchema, input);
    const { key, type, target } = given;
    if ((await this.catalogue(target)).fields.length >= MAX_FIELDS) {
      throw fieldError('CONFLICT', 'key', `São permitidos no máximo ${MAX_FIELDS} campos.`);
    }
    await this.deps.services.workLimits.spend('create', asUser(viewer));
    await this.#stores.assertReads(given);
    await this.#clients.assertExist(given.clientIds ?? [], []);
    await this.#conditions.assertMayDepend({ ...given, active: true, condition: given.condition ?? null }, null);
    const orderRevision = await nextOrderRevision(target);
    const _id = new Types.ObjectId();
    return recordOfField(this.deps, viewer, { _id, action: 'create' }, async () => {
      const inserted = await this.#insert(
        {
          _id,
          key,
          label: given.label,
          type,
          target,
          required: given.required ?? false,
          active: given.active ?? true,
          clientIds: given.clientIds ?? null,
          condition: given.condition ?? null,
          order: order ?? (await this.#nextOrder(target)),
          section: given.section ?? null,
          options: type === 'select' ? optionsNamed(given.options ?? [], []) : [],
          description: given.description ?? null,
          placeholder: given.placeholder ?? null,
          format: type !== 'text' ? null : given.format === undefined ? guessFormat(key) : given.format,
          allowFutureDates: type === 'date' && (given.allowFutureDates ?? proposesFutureDates(key)),
          documentOptions: type === 'file' ? (given.documentOptions ?? defaultDocumentOptions()) : null,
          listOptions: type === 'list' && given.listOptions ? listOptionsNamed(given.listOptions, null) : null,
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
   * @throws DomainError NOT_FOUND, also on `clientIds`; INVALID for another key or target and whatever creation refuses; CONFLICT when stored
   *   values do not convert to a new type, counting them, and (with `current`) when a property is neither as `expected` says nor as
   *   the caller wants it.
   */
  async update(viewer: Viewer, id: string, input: UpdateFieldInput): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    return this.#updates.update(viewer, id, parseInput(guardedUpdateSchema, input));
  }

  /** Adds options to a select field; those it has already stay as they are. @throws DomainError NOT_FOUND, INVALID. */
  async addOptions(viewer: Viewer, id: string, input: unknown): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    const { field, options } = await this.#selectWithOptions(id, input);
    const missing = optionsNamed(options, field.options).filter(({ value }) => !hasOption(field, value));
    parseInput(optionsInput, [...field.options, ...missing], 'options');
    if (missing.length === 0) return field;
    await this.#conditions.assertOptionsFit({ ...field, options: [...field.options, ...missing] });
    return recordOfField(this.deps, viewer, { _id: field._id, action: 'update', fields: ['options'] }, async () => {
      await addFieldOptions(field._id, missing);
      return getField(id);
    });
  }

  /**
   * Removes options from a select field by their values, or their texts; records that hold one keep it, shown as 'opção removida'.
   * @throws DomainError NOT_FOUND; INVALID when no option would be left.
   */
  async removeOptions(viewer: Viewer, id: string, input: unknown): Promise<CustomFieldRecord> {
    assertMayManageFields(viewer);
    const { field, options } = await this.#selectWithOptions(id, input);
    const named = optionsNamed(options, field.options);
    const values = named.map(({ value }) => value).filter((value) => hasOption(field, value));
    if (values.length === 0) return field;
    const left = field.options.filter(({ value }) => !values.includes(value));
    await this.#conditions.assertOptionsFit({ ...field, options: left });
    return recordOfField(this.deps, viewer, { _id: field._id, action: 'update', fields: ['options'] }, async () => {
      const isRemoved = await removeFieldOptions(field._id, values);
      if (!isRemoved) throw fieldError('INVALID', 'options', SELECT_NEEDS_OPTION);
      return getField(id);
    });
  }

  /** Deletes a field and its permission; stored values stay, hidden, and come back with the key. @throws DomainError NOT_FOUND, CONFLICT while others depend on it. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    assertMayManageFields(viewer);
    const field = await getField(id);
    await this.#conditions.assertDecidesNothing(field, 'id');
    // The record of a key serves both targets: it goes with the last field, and before it, so that a crash between the two
    // leaves a field that only admins see and that can be deleted again.
    await recordOfField(this.deps, viewer, { _id: field._id, action: 'delete' }, async () => {
      await this.#removeUnusedRights(field);
      if (!(await this.#removeAsRemembered(field))) return null;
      // Two last fields that go at once have each found the other. A field that is created just then is left to admins.
      await this.#removeUnusedRights(field);
      return true;
    });
    await nextOrderRevision(field.target);
  }

  /** Names the records that hold a target's values, so that a change of a field's type can be checked against them. */
  checkTypeChangesOf(target: FieldTarget, store: StoredTexts): void {
    this.#stores.define(target, store);
  }

  /** Names where the clients are looked up to whose candidates fields may be limited. */
  findClientsBy(find: FindClients): void {
    this.#clients.define(find);
  }

  /** Inserts a field, and takes it back where a value that it cannot show has come since its key was looked at. */
  async #insert(field: NewCustomField, orderRevision: number): Promise<CustomFieldRecord> {
    const inserted = await insertField(field, orderRevision);
    try {
      // What is written from now on is read by the type of the field.
      await this.#stores.assertReads(inserted);
      return inserted;
    } catch (error) {
      await removeField({ _id: inserted._id });
      throw error;
    }
  }

  /**
   * Removes a field, and remembers its type beforehand, so that no crash leaves its values without it. Of another type by then, it may
   * have taken other values, and is remembered anew. @returns whether there was one.
   */
  async #removeAsRemembered(field: CustomFieldRecord): Promise<boolean> {
    await rememberField(field);
    if (await removeField(field)) return true;
    const [present] = await findFieldsById([field._id.toString()]);
    return present ? this.#removeAsRemembered(present) : false;
  }

  async #removeUnusedRights(field: CustomFieldRecord): Promise<void> {
    if (!(await keyIsInUseElsewhere(field))) await this.deps.services.fieldPermissions.removeForField(field.key);
  }

  async #nextOrder(target: FieldTarget): Promise<number> {
    return Math.max(-1, ...(await findFields({ target })).map(({ order }) => order)) + 1;
  }

  async #selectWithOptions(id: string, input: unknown) {
    const { options } = parseInput(changeOptionsSchema, input);
    const field = await getField(id);
    if (field.type !== 'select') throw fieldError('INVALID', 'options', 'Somente campos do tipo "Seleção" têm opções.');
    return { field, options };
  }
}

const hasOption = ({ options }: CustomFieldRecord, value: string) => options.some((option) => option.value === value);
