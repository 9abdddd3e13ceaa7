import type { Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError, fieldErrors, notFound, type ErrorDetail } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import { recordChange, type Change } from '../recordChange.js';
import type { ServiceDependencies } from '../services.js';
import {
  changeOptionsSchema,
  createFieldSchema,
  fieldOrdersSchema,
  reorderSchema,
  SELECT_NEEDS_OPTION,
  updateFieldSchema,
  type CreateFieldInput,
  type ReorderInput,
  type UpdateFieldInput,
} from './customFieldsInput.js';
import {
  addFieldOptions,
  changeField,
  claimOrderRevision,
  findFields,
  findFieldsById,
  findOrderRevision,
  insertField,
  keyIsInUse,
  nextOrderRevision,
  removeField,
  removeFieldOptions,
  storeOrders,
  type CustomFieldChanges,
  type CustomFieldRecord,
} from './customFieldsModel.js';
import { assertManagesFields } from './customFieldsPolicy.js';
import { proposesFutureDates } from './fieldDates.js';
import { guessFormat } from './fieldFormats.js';
import type { FieldTarget } from './fieldTypes.js';
import { fieldValueViews, type FieldCatalogue, type FieldValueView } from './fieldValues.js';
import { countUnreadable } from './typeChange.js';

const UNKNOWN = 'Campo não encontrado.';
const ORDER_CHANGED = 'A ordem dos campos foi alterada por outra pessoa. Atualize a lista e tente novamente.';

/** The fields that admins define for candidates and clients (spec sections 2 to 5). */
export class CustomFieldsService {
  constructor(private readonly deps: ServiceDependencies) {}

  /** The fields of a target, or all, by order; for admins. */
  async list(
    viewer: Viewer,
    { target }: { target?: FieldTarget | null | undefined } = {},
  ): Promise<CustomFieldRecord[]> {
    assertManagesFields(viewer);
    return findFields({ target: target ?? undefined });
  }

  /** One field, for admins. @throws DomainError NOT_FOUND. */
  async get(viewer: Viewer, id: string): Promise<CustomFieldRecord> {
    assertManagesFields(viewer);
    return this.#find(id);
  }

  /** All that reading and writing the values of a target's records needs; without policy. */
  async catalogue(target: FieldTarget): Promise<FieldCatalogue> {
    const [fields, permissions] = await Promise.all([
      findFields({ target }),
      this.deps.services.fieldPermissions.byKeys(),
    ]);
    return { target, fields, permissions: new Map(permissions.map((record) => [record.fieldKey, record])) };
  }

  /** The active fields of a target with the viewer's rights and no values: what a form for a new record shows. */
  async formFields(viewer: Viewer, target: FieldTarget): Promise<FieldValueView[]> {
    return fieldValueViews(await this.catalogue(target), viewer.role, {});
  }

  /** Grows with every change of the order of a target's fields. */
  async orderRevision(viewer: Viewer, target: FieldTarget): Promise<number> {
    assertManagesFields(viewer);
    return findOrderRevision(target);
  }

  /**
   * Creates a field and its permission record (admin only unless told).
   * @throws DomainError INVALID for a bad or reserved key, a select without options and the like, CONFLICT for a key that
   *   the target has already (spec section 5).
   */
  async create(viewer: Viewer, input: CreateFieldInput): Promise<CustomFieldRecord> {
    assertManagesFields(viewer);
    const { canView, canEdit, order, ...given } = parseInput(createFieldSchema, input);
    const { key, type, target } = given;
    const orderRevision = await nextOrderRevision(target);
    const field = await insertField(
      {
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
      },
      orderRevision,
    );
    // After the field: without the record only admins see it, and saving its permissions makes up for a crash between.
    await this.deps.services.fieldPermissions.ensureForField(key, {
      label: field.label,
      ...(canView && { canView }),
      ...(canEdit && { canEdit }),
    });
    this.#changed(viewer, field, { action: 'create' });
    return field;
  }

  /**
   * Changes the properties that are given; absent ones stay.
   * @throws DomainError NOT_FOUND; INVALID for another key or target and whatever creation refuses; CONFLICT when stored
   *   values do not convert to a new type, counting them.
   */
  async update(viewer: Viewer, id: string, input: UpdateFieldInput): Promise<CustomFieldRecord> {
    assertManagesFields(viewer);
    const { canView, canEdit, order, key, target, ...given } = parseInput(updateFieldSchema, input);
    const before = await this.#find(id);
    assertSame(before, { key, target });
    const changes = changesOf(before, given);
    const after = { ...before, ...changes };
    if (after.type === 'select' && after.options.length === 0) {
      throw fieldError('INVALID', 'options', SELECT_NEEDS_OPTION);
    }
    if (changes.type) await this.#assertConverts(before, after);

    if (order != null && order !== before.order) {
      await storeOrders([{ fieldId: id, order }], await nextOrderRevision(before.target));
    }
    const field = await changeField(before._id, changes);
    if (!field) throw notFound(UNKNOWN);
    if (canView || canEdit || changes.label) {
      await this.deps.services.fieldPermissions.ensureForField(field.key, {
        label: field.label,
        ...(canView && { canView }),
        ...(canEdit && { canEdit }),
      });
    }
    const fields = [...Object.keys(changes), ...(order == null ? [] : ['order']), ...(canView ? ['canView'] : [])];
    this.#changed(viewer, field, { action: 'update', fields: canEdit ? [...fields, 'canEdit'] : fields });
    return field;
  }

  /** Adds options to a select field; those it has already stay as they are. @throws DomainError NOT_FOUND, INVALID. */
  async addOptions(viewer: Viewer, id: string, input: unknown): Promise<CustomFieldRecord> {
    const { field, options } = await this.#selectWithOptions(viewer, id, input);
    await addFieldOptions(field._id, options);
    this.#changed(viewer, field, { action: 'update', fields: ['options'] });
    return this.#find(id);
  }

  /**
   * Removes options from a select field by their values; records that hold one keep it, shown as 'opção removida'.
   * @throws DomainError NOT_FOUND; INVALID when no option would be left.
   */
  async removeOptions(viewer: Viewer, id: string, input: unknown): Promise<CustomFieldRecord> {
    const { field, options } = await this.#selectWithOptions(viewer, id, input);
    const removed = await removeFieldOptions(
      field._id,
      options.map(({ value }) => value),
    );
    if (!removed) throw fieldError('INVALID', 'options', SELECT_NEEDS_OPTION);
    this.#changed(viewer, field, { action: 'update', fields: ['options'] });
    return this.#find(id);
  }

  /** Deletes a field and its permission; stored values stay, hidden, and come back with the key. @throws DomainError NOT_FOUND. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    assertManagesFields(viewer);
    const field = await this.#find(id);
    if (!(await removeField(field._id))) throw notFound(UNKNOWN);
    // The record of a key serves both targets: it goes with the last field. Until it is gone it grants the fallback keys only.
    if (!(await keyIsInUse(field.key))) await this.deps.services.fieldPermissions.removeForField(field.key);
    await nextOrderRevision(field.target);
    this.#changed(viewer, field, { action: 'delete' });
  }

  /**
   * Gives the fields of a target a new order in one step.
   * @throws DomainError CONFLICT when the order has changed since `expectedRevision`; INVALID when `fieldIds` are not exactly
   *   the target's fields.
   */
  async reorder(viewer: Viewer, input: ReorderInput): Promise<{ customFields: CustomFieldRecord[]; revision: number }> {
    assertManagesFields(viewer);
    const { target, fieldIds, expectedRevision } = parseInput(reorderSchema, input);
    // The revision is read before the fields: whatever changes in between makes the claim below fail.
    const basedOn = expectedRevision ?? (await findOrderRevision(target));
    const known = new Set((await findFields({ target })).map(({ _id }) => _id.toString()));
    const isComplete = fieldIds.length === known.size && new Set(fieldIds).size === known.size;
    if (!isComplete || !fieldIds.every((id) => known.has(id))) {
      if (basedOn !== (await findOrderRevision(target))) throw new DomainError('CONFLICT', ORDER_CHANGED);
      throw fieldError('INVALID', 'fieldIds', 'A nova ordem deve conter todos os campos do destino, uma vez cada.');
    }
    const revision = await claimOrderRevision(target, fieldIds, basedOn);
    if (revision === null) throw new DomainError('CONFLICT', ORDER_CHANGED);
    await storeOrders(
      fieldIds.map((fieldId, order) => ({ fieldId, order })),
      revision,
    );
    this.#recordReorder(viewer, target);
    return { customFields: await findFields({ target }), revision };
  }

  /**
   * Numbers the given fields: the REST form of reordering, which knows no revision. The call that comes last wins as a whole.
   * @throws DomainError INVALID naming the fields that do not exist; nothing is changed then.
   */
  async setOrders(viewer: Viewer, input: unknown): Promise<CustomFieldRecord[]> {
    assertManagesFields(viewer);
    const { fieldOrders } = parseInput(fieldOrdersSchema, input);
    const found = await findFieldsById(fieldOrders.map(({ fieldId }) => fieldId));
    const targets = new Map(found.map(({ _id, target }) => [_id.toString(), target]));
    const unknown = fieldOrders.flatMap(({ fieldId }, index): ErrorDetail[] =>
      targets.has(fieldId)
        ? []
        : [{ field: ['fieldOrders', String(index), 'fieldId'], message: UNKNOWN, code: 'INVALID' }],
    );
    if (unknown[0]) throw fieldErrors([unknown[0], ...unknown.slice(1)]);
    for (const target of new Set(targets.values())) {
      const orders = fieldOrders.filter(({ fieldId }) => targets.get(fieldId) === target);
      await storeOrders(orders, await nextOrderRevision(target));
      this.#recordReorder(viewer, target);
    }
    return findFields();
  }

  /** Recomputes the candidates' stored progress without keeping the request waiting; a failure is logged, not told. */
  refreshProgressInBackground(): void {
    this.deps.services.candidates.refreshProgress().catch((error: unknown) => {
      this.deps.logger.error({ err: error }, 'progress of candidates could not be recomputed');
    });
  }

  async #find(id: string): Promise<CustomFieldRecord> {
    const [field] = await findFieldsById([id]);
    if (!field) throw notFound(UNKNOWN);
    return field;
  }

  async #nextOrder(target: FieldTarget): Promise<number> {
    return Math.max(-1, ...(await findFields({ target })).map(({ order }) => order)) + 1;
  }

  async #selectWithOptions(viewer: Viewer, id: string, input: unknown) {
    assertManagesFields(viewer);
    const { options } = parseInput(changeOptionsSchema, input);
    const field = await this.#find(id);
    if (field.type !== 'select') throw fieldError('INVALID', 'options', 'Somente campos do tipo "Seleção" têm opções.');
    return { field, options };
  }

  async #assertConverts(before: CustomFieldRecord, after: CustomFieldRecord): Promise<void> {
    const { candidates, clients } = this.deps.services;
    const store = before.target === 'candidate' ? candidates : clients;
    const unreadable = await countUnreadable(after, store.valuesOf(before.key));
    if (unreadable === 0) return;
    const what = unreadable === 1 ? '1 valor já preenchido não pode' : `${unreadable} valores já preenchidos não podem`;
    throw fieldError(
      'CONFLICT',
      'type',
      `O tipo não pode ser alterado: ${what} ser convertido${unreadable === 1 ? '' : 's'}.`,
    );
  }

  #recordReorder(viewer: Viewer, target: FieldTarget): void {
    const context = { logger: this.deps.logger, viewer, now: this.deps.now() };
    recordChange(context, { entity: 'customField', entityId: target, action: 'update', fields: ['order'] });
  }

  #changed(viewer: Viewer, { _id, target }: CustomFieldRecord, change: Pick<Change, 'action' | 'fields'>): void {
    const context = { logger: this.deps.logger, viewer, now: this.deps.now() };
    recordChange(context, { entity: 'customField', entityId: _id.toString(), ...change });
    if (target === 'candidate') this.refreshProgressInBackground();
  }
}

/** @throws DomainError INVALID when a field would get another key or target (design.md section 5). */
function assertSame(
  field: CustomFieldRecord,
  given: { key?: string | null | undefined; target?: string | null | undefined },
): void {
  if (given.key != null && given.key !== field.key) {
    throw fieldError('INVALID', 'key', 'A key de um campo não pode ser alterada.');
  }
  if (given.target != null && given.target !== field.target) {
    throw fieldError('INVALID', 'target', 'O destino de um campo não pode ser alterado.');
  }
}

type GivenChanges = { [Name in keyof CustomFieldChanges]: CustomFieldChanges[Name] | null | undefined };

/** What really changes. Null clears what may be empty and counts as absent elsewhere; other types drop what only one type has. */
function changesOf(before: CustomFieldRecord, given: GivenChanges): CustomFieldChanges {
  const type = given.type ?? before.type;
  const becameText = type === 'text' && before.type !== 'text';
  const becameDate = type === 'date' && before.type !== 'date';
  const next: Required<CustomFieldChanges> = {
    label: given.label ?? before.label,
    type,
    required: given.required ?? before.required,
    active: given.active ?? before.active,
    options: type === 'select' ? (given.options ?? before.options) : [],
    description: given.description === undefined ? before.description : given.description,
    placeholder: given.placeholder === undefined ? before.placeholder : given.placeholder,
    format:
      type !== 'text'
        ? null
        : given.format === undefined
          ? becameText
            ? guessFormat(before.key)
            : before.format
          : given.format,
    allowFutureDates:
      type === 'date' &&
      (given.allowFutureDates ?? (becameDate ? proposesFutureDates(before.key) : before.allowFutureDates)),
  };
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof CustomFieldChanges]),
    ),
  );
}
