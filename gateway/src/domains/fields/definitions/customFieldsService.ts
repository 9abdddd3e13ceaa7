import type { Viewer } from '../../../auth/viewer.js';
import { fieldError, notFound } from '../../../lib/errors.js';
import type { MaybePromise } from '../../../lib/maybePromise.js';
import { parseInput } from '../../../lib/validation.js';
import { recordChange, type Change } from '../../recordChange.js';
import type { ServiceDependencies } from '../../services.js';
import {
  changeOptionsSchema,
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
  type CustomFieldRecord,
} from './customFieldsModel.js';
import { assertManagesFields } from './customFieldsPolicy.js';
import { FieldCatalogues } from './fieldCatalogues.js';
import { assertSame, changesOf } from './fieldChanges.js';
import { proposesFutureDates } from '../values/fieldDates.js';
import { guessFormat } from '../values/fieldFormats.js';
import { nextOrderRevision } from './fieldOrderModel.js';
import { FieldOrdering } from './fieldOrdering.js';
import { FieldsByRole } from '../permissions/fieldsByRole.js';
import type { FieldTarget } from '../values/fieldTypes.js';
import type { FieldCatalogue } from '../values/fieldValues.js';
import { coalescedJob, type CoalescedJob } from '../../../lib/coalescedJob.js';
import { countUnreadable } from '../values/typeChange.js';

const UNKNOWN = 'Campo não encontrado.';
/** The answer of a change is out by then, and a burst of changes has mostly ended. */
const PROGRESS_DELAY_MS = 300;

/** The fields that admins define for candidates and clients. */
export class CustomFieldsService {
  /** The fields as each role knows them. */
  readonly byRole: FieldsByRole;
  /** The order of the fields. */
  readonly ordering: FieldOrdering;
  readonly #catalogues: FieldCatalogues;
  readonly #progressRuns: CoalescedJob;

  constructor(private readonly deps: ServiceDependencies) {
    this.#catalogues = new FieldCatalogues(() => deps.services.fieldPermissions.byKey());
    this.byRole = new FieldsByRole(deps);
    this.ordering = new FieldOrdering(deps);
    this.#progressRuns = coalescedJob((isOutdated) => deps.services.candidates.refreshProgress(isOutdated), {
      delayMs: PROGRESS_DELAY_MS,
      onError: (error) => deps.logger.error({ err: error }, 'progress of candidates could not be recomputed'),
    });
  }

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
  catalogue(target: FieldTarget): MaybePromise<FieldCatalogue> {
    return this.#catalogues.of(target);
  }

  /**
   * Creates a field and its permission record (admin only unless told).
   * @throws DomainError INVALID for a bad or reserved key, a select without options and the like, CONFLICT for a key that
   *   the target has already.
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
    if (changes.type) await this.#assertConverts(before, after);

    if (order != null && order !== before.order) {
      await storeOrders([{ fieldId: id, order }], await nextOrderRevision(before.target));
    }
    const field = await changeField(id, changes);
    if (!field) throw notFound(UNKNOWN);
    if (canView || canEdit) {
      const rights = { ...(canView && { canView }), ...(canEdit && { canEdit }) };
      await this.deps.services.fieldPermissions.ensureForField(field.key, { label: field.label, ...rights });
    } else if (changes.label) {
      await this.deps.services.fieldPermissions.relabelForField(field.key, field.label);
    }
    const fields = [...Object.keys(changes), ...(order == null ? [] : ['order']), ...(canView ? ['canView'] : [])];
    this.#changed(viewer, field, { action: 'update', fields: canEdit ? [...fields, 'canEdit'] : fields });
    return field;
  }

  /** Adds options to a select field; those it has already stay as they are. @throws DomainError NOT_FOUND, INVALID. */
  async addOptions(viewer: Viewer, id: string, input: unknown): Promise<CustomFieldRecord> {
    const { field, options } = await this.#selectWithOptions(viewer, id, input);
    parseInput(optionsInput, [...field.options, ...options.filter(({ value }) => !hasOption(field, value))], 'options');
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
    // The record of a key serves both targets: it goes with the last field, and before it, so that a crash between the two
    // leaves a field that only admins see and that can be deleted again.
    if (!(await keyIsInUseElsewhere(field))) await this.deps.services.fieldPermissions.removeForField(field.key);
    if (!(await removeField(field._id))) throw notFound(UNKNOWN);
    await nextOrderRevision(field.target);
    this.#changed(viewer, field, { action: 'delete' });
  }

  /** Recomputes the candidates' stored progress without keeping the request waiting; a failure is logged, not told. */
  refreshProgressInBackground(): void {
    this.#progressRuns.ask();
  }

  /** Ends the work in the background; what it leaves undone the next start does. */
  stop(): Promise<void> {
    return this.#progressRuns.stop();
  }

  /** The switch of the list: one write that nothing has to be read for, as it concerns no other property. */
  async #setActive(viewer: Viewer, id: string, active: boolean): Promise<CustomFieldRecord> {
    const field = await changeField(id, { active });
    if (!field) throw notFound(UNKNOWN);
    this.#changed(viewer, field, { action: 'update', fields: ['active'] });
    return field;
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
    const filled = await store.countWithValue(before.key);
    const values =
      unreadable === 1 ? '1 valor não pode ser convertido' : `${unreadable} valores não podem ser convertidos`;
    const records = filled === 1 ? '1 cadastro preenchido' : `${filled} cadastros preenchidos`;
    throw fieldError('CONFLICT', 'type', `O tipo não pode ser alterado: ${values} (${records} neste campo).`);
  }

  #changed(viewer: Viewer, { _id, target }: CustomFieldRecord, change: Pick<Change, 'action' | 'fields'>): void {
    const context = { logger: this.deps.logger, viewer, now: this.deps.now() };
    recordChange(context, { entity: 'customField', entityId: _id.toString(), ...change });
    const countsForProgress = change.fields?.some((name) => ['active', 'canView', 'canEdit'].includes(name)) ?? true;
    if (target === 'candidate' && countsForProgress) this.refreshProgressInBackground();
  }
}

/** Whether the property is the only one that is given. */
const onlyNames = (input: object, property: string) =>
  Object.entries(input).every(([name, value]) => name === property || value === undefined);
const hasOption = ({ options }: CustomFieldRecord, value: string) => options.some((option) => option.value === value);
