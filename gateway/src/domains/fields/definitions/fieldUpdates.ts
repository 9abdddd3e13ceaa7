import type { Permitted } from '../../../auth/permitted.js';
import type { Role } from '../../../auth/viewer.js';
import { fieldError, notFound } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { ONLY_CANDIDATES_HAVE_CLIENTS, ONLY_CANDIDATES_HAVE_DOCUMENTS, type FieldUpdate } from './customFieldsInput.js';
import {
  changeField,
  storeOrders,
  switchField,
  type CustomFieldChanges,
  type CustomFieldRecord,
} from './customFieldsModel.js';
import { assertSame, changesOf } from './fieldChanges.js';
import { SELECT_NEEDS_OPTION } from './customFieldsOptions.js';
import { assertColumnsKeepTypes, LIST_NEEDS_COLUMN } from './listOptionsInput.js';
import { changedMeanwhile, guardOf, type FieldGuard } from './fieldGuard.js';
import { nextOrderRevision } from './fieldOrderModel.js';
import type { ConditionChecks } from './conditionChecks.js';
import type { FieldClients } from './fieldClients.js';
import type { FieldsDependencies } from './fieldsDependencies.js';
import type { FieldStores } from './fieldStores.js';
import { getField, recordOfField, UNKNOWN_FIELD } from './recordedFields.js';

/** Rights that are given; absent ones stay. */
interface Rights {
  canView?: readonly Role[];
  canEdit?: readonly Role[];
}

/** Changes of fields: of the definition and of the rights of its key, which are two records. */
export class FieldUpdates {
  constructor(
    private readonly deps: FieldsDependencies,
    private readonly stores: FieldStores,
    private readonly checks: { clients: FieldClients; conditions: ConditionChecks },
  ) {}

  /** Changes the properties that are given; errors as `CustomFieldsService.update` names them. */
  async update(viewer: Permitted, id: string, update: FieldUpdate): Promise<CustomFieldRecord> {
    if (update.active != null && onlyNames(update, 'active')) return this.#setActive(viewer, id, update.active);
    const { expected, key, target, ...given } = update;
    const before = await getField(id);
    assertSame(before, { key, target });
    const guard = expected ? guardOf(await this.#withPermission(before), expected, given) : null;
    const { canView, canEdit, order, ...properties } = given;
    const changes = changesOf(before, properties);
    await this.#assertFits(before, changes);
    const isMoved = order != null && order !== before.order;
    const rights = { ...(canView && { canView }), ...(canEdit && { canEdit }) };
    const changedRights = await this.deps.services.fieldPermissions.differences(before.key, rights);
    const fields = [...Object.keys(changes), ...(isMoved ? ['order'] : []), ...changedRights];
    if (fields.length === 0) return before;
    let isOvertaken = false;
    const updated = await recordOfField(this.deps, viewer, { _id: before._id, action: 'update', fields }, async () => {
      const field = await changeField(id, changes, guard?.properties);
      if (!field) {
        if (guard) throw changedMeanwhile(await getField(id));
        return null;
      }
      await this.#assertFitsStill(before, changes);
      if (isMoved) await storeOrders([{ fieldId: id, order }], await nextOrderRevision(before.target));
      // The definition is written then, so that what follows a change has to follow all the same.
      isOvertaken = !(await this.#changeRights(field, rights, { changes, guard }));
      return field;
    });
    if (isOvertaken) throw changedMeanwhile(await getField(id));
    return updated;
  }

  /** The rights of a changed field, and their label. @returns whether they were still those of the guard. */
  async #changeRights(
    { key, label }: CustomFieldRecord,
    rights: Rights,
    { changes, guard }: { changes: CustomFieldChanges; guard: FieldGuard | null },
  ): Promise<boolean> {
    const { fieldPermissions } = this.deps.services;
    if (!rights.canView && !rights.canEdit) {
      if (changes.label) await fieldPermissions.relabelForField(key, label);
      return true;
    }
    if (guard) return fieldPermissions.changeForField(guard.permission, key, { label, ...rights });
    await fieldPermissions.ensureForField(key, { label, ...rights });
    return true;
  }

  async #withPermission(field: CustomFieldRecord) {
    const [permission = null] = await this.deps.services.fieldPermissions.ofKeys([field.key]);
    return { field, permission };
  }

  /** The switch of the list: one write that nothing has to be read for, as it concerns no other property. */
  async #setActive(viewer: Permitted, id: string, active: boolean): Promise<CustomFieldRecord> {
    if (!isDatabaseId(id)) throw notFound(UNKNOWN_FIELD);
    const change = { entity: 'customField', entityId: id, action: 'update', fields: ['active'] } as const;
    return (await this.deps.services.changes.record(viewer, change, () => switchField(id, active))) ?? getField(id);
  }

  /** @throws DomainError INVALID for what no field may be; CONFLICT for stored values that do not convert. */
  async #assertFits(before: CustomFieldRecord, changes: CustomFieldChanges): Promise<void> {
    const after = { ...before, ...changes };
    if (after.type === 'select' && after.options.length === 0) {
      throw fieldError('INVALID', 'options', SELECT_NEEDS_OPTION);
    }
    if (after.type === 'list' && !after.listOptions) throw fieldError('INVALID', 'listOptions', LIST_NEEDS_COLUMN);
    assertColumnsKeepTypes(before, after);
    if (after.clientIds && after.target !== 'candidate') {
      throw fieldError('INVALID', 'clientIds', ONLY_CANDIDATES_HAVE_CLIENTS);
    }
    if (changes.clientIds) await this.checks.clients.assertExist(changes.clientIds, before.clientIds ?? []);
    if (after.type === 'file' && after.target !== 'candidate') {
      throw fieldError('INVALID', 'type', ONLY_CANDIDATES_HAVE_DOCUMENTS);
    }
    if (changes.condition) await this.checks.conditions.assertMayDepend(after, before.condition ?? null);
    if (changes.options && !changes.type) await this.checks.conditions.assertOptionsFit(after);
    if (!changes.type) return;
    await this.checks.conditions.assertDecidesNothing(before, 'type');
    await this.stores.assertConverts(before, after);
  }

  /**
   * Takes a new type back where a value that it cannot read has come since all were looked at. A request that still has the former
   * definition may write one later yet.
   * @throws DomainError CONFLICT.
   */
  async #assertFitsStill(before: CustomFieldRecord, changes: CustomFieldChanges): Promise<void> {
    if (!changes.type) return;
    try {
      await this.stores.assertConverts(before, { ...before, ...changes });
    } catch (error) {
      const names = Object.keys(changes) as (keyof CustomFieldChanges)[];
      const former = Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
      await changeField(before._id.toString(), former, { type: changes.type });
      throw error;
    }
  }
}

/** Whether the property is the only one that is given. */
const onlyNames = (input: object, property: string) =>
  Object.entries(input).every(([name, value]) => name === property || value === undefined);
