import type { Role, Viewer } from '../../../auth/viewer.js';
import { notFound } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import { VersionedCache } from '../../../cache/versionedCache.js';
import { recordChange, type Change } from '../../recordChange.js';
import type { ServiceDependencies } from '../../services.js';
import {
  roleInput,
  savePermissionSchema,
  updatePermissionSchema,
  validatePermissionsSchema,
  type SavePermissionInput,
} from './fieldPermissionsInput.js';
import {
  changePermission,
  findPermission,
  findPermissions,
  insertPermission,
  removePermission,
  upsertPermission,
  type FieldPermissionRecord,
} from './fieldPermissionsModel.js';
import {
  assertManagesPermissions,
  assertMayAskFor,
  assertPasswordIsSettled,
  fieldAccess,
  permissionSeenBy,
  proposedPermission,
  withAdmin,
  type FieldAccess,
  type PermissionsByKey,
} from './fieldPermissionsPolicy.js';

const UNKNOWN = 'Permissão de campo não encontrada.';

/** The rights on field values, configured by admins and enforced through `fieldAccess`. */
export class FieldPermissionsService {
  readonly #byKey = new VersionedCache<PermissionsByKey>(['fields'], 1);

  constructor(private readonly deps: ServiceDependencies) {}

  /** All records, by key; without policy. Shared: nobody may change them. */
  byKey(): Promise<PermissionsByKey> {
    return this.#byKey.get('all', async () => new Map((await findPermissions()).map((each) => [each.fieldKey, each])));
  }

  /**
   * The records of these keys, in their order, null for a key without one; without policy. One is read alone: the answer to
   * a change asks for the changed field's, and by then nothing is remembered.
   */
  async ofKeys(keys: readonly string[]): Promise<(FieldPermissionRecord | null)[]> {
    const [only, ...others] = new Set(keys);
    if (only !== undefined && others.length === 0) {
      const record = await findPermission(only);
      return keys.map(() => record);
    }
    const byKey = await this.byKey();
    return keys.map((key) => byKey.get(key) ?? null);
  }

  /** All records for admins; for the other roles those that let them view, without what concerns other roles. */
  async list(viewer: Viewer): Promise<FieldPermissionRecord[]> {
    assertPasswordIsSettled(viewer);
    return [...(await this.byKey()).values()]
      .filter(({ canView }) => viewer.role === 'admin' || canView.includes(viewer.role))
      .map((record) => permissionSeenBy(viewer, record));
  }

  /**
   * One record.
   * @throws DomainError NOT_FOUND for a key without a record, and for one that the viewer may not view.
   */
  async get(viewer: Viewer, fieldKey: string): Promise<FieldPermissionRecord> {
    const record = (await this.list(viewer)).find((candidate) => candidate.fieldKey === fieldKey);
    if (!record) throw notFound(UNKNOWN);
    return record;
  }

  /**
   * The records that let a role view something.
   * @throws DomainError INVALID for an unknown role, FORBIDDEN when a non-admin asks for another role.
   */
  async byUserType(viewer: Viewer, userType: unknown): Promise<FieldPermissionRecord[]> {
    const role = this.#roleAskedFor(viewer, userType);
    return [...(await this.byKey()).values()]
      .filter(({ canView }) => canView.includes(role))
      .map((record) => permissionSeenBy(viewer, record));
  }

  /** What a role may do with each of these keys; same errors as `byUserType`. */
  async validate(viewer: Viewer, input: unknown): Promise<({ fieldKey: string } & FieldAccess)[]> {
    const { userType, fieldKeys } = parseInput(validatePermissionsSchema, input);
    assertMayAskFor(viewer, userType);
    const permissions = await this.byKey();
    return fieldKeys.map((fieldKey) => ({ fieldKey, ...fieldAccess(userType, fieldKey, permissions) }));
  }

  /** What the editor proposes for a key without a record. */
  proposed(viewer: Viewer, fieldKey: string): Pick<FieldPermissionRecord, 'canView' | 'canEdit'> {
    assertManagesPermissions(viewer);
    return proposedPermission(fieldKey);
  }

  /** Makes or changes the record of a key; what is absent stays, and is admin only in a new record. */
  async save(viewer: Viewer, input: SavePermissionInput): Promise<FieldPermissionRecord> {
    assertManagesPermissions(viewer);
    const { fieldKey, ...changes } = this.#parse(input);
    const initial = { label: fieldKey, description: null, canView: withAdmin([]), canEdit: withAdmin([]) };
    const record = await upsertPermission(fieldKey, changes, initial);
    this.#changed(viewer, { entityId: fieldKey, action: 'update', fields: Object.keys(changes) });
    return record;
  }

  /** Makes the record of a key. @throws DomainError CONFLICT when there is one. */
  async create(viewer: Viewer, input: SavePermissionInput): Promise<FieldPermissionRecord> {
    assertManagesPermissions(viewer);
    const { fieldKey, label = fieldKey, description = null, canView, canEdit } = this.#parse(input);
    const rights = { canView: canView ?? withAdmin([]), canEdit: canEdit ?? withAdmin([]) };
    const record = await insertPermission({ fieldKey, label, description, ...rights });
    this.#changed(viewer, { entityId: fieldKey, action: 'create' });
    return record;
  }

  /** Changes the record of a key. @throws DomainError NOT_FOUND when there is none (the legacy client then creates it). */
  async update(viewer: Viewer, input: SavePermissionInput): Promise<FieldPermissionRecord> {
    assertManagesPermissions(viewer);
    const { fieldKey, ...changes } = this.#parse(input, updatePermissionSchema);
    const record = await changePermission(fieldKey, changes);
    if (!record) throw notFound(UNKNOWN);
    this.#changed(viewer, { entityId: fieldKey, action: 'update', fields: Object.keys(changes) });
    return record;
  }

  /** Removes the record of a key: only admins have access then. @throws DomainError NOT_FOUND when there is none. */
  async delete(viewer: Viewer, fieldKey: string): Promise<void> {
    assertManagesPermissions(viewer);
    if (!(await removePermission(fieldKey))) throw notFound(UNKNOWN);
    this.#changed(viewer, { entityId: fieldKey, action: 'delete' });
  }

  /**
   * Gives a field that was made or changed its record: named rights are written, others stay as they are, and a new record is
   * admin only. Idempotent; progress is recomputed by the caller, which changed the field as well.
   */
  async ensureForField(
    fieldKey: string,
    { label, canView, canEdit }: { label: string; canView?: readonly Role[]; canEdit?: readonly Role[] },
  ): Promise<void> {
    const rights = { ...(canView && { canView: withAdmin(canView) }), ...(canEdit && { canEdit: withAdmin(canEdit) }) };
    const initial = { label, description: null, canView: withAdmin([]), canEdit: withAdmin([]) };
    await upsertPermission(fieldKey, { label, ...rights }, initial);
  }

  /** Keeps the label of a field's record in step, where there is one. */
  async relabelForField(fieldKey: string, label: string): Promise<void> {
    await changePermission(fieldKey, { label });
  }

  /** Removes the record of a field that is going to be deleted; without one nobody but admins sees the stored values. */
  async removeForField(fieldKey: string): Promise<void> {
    await removePermission(fieldKey);
  }

  #roleAskedFor(viewer: Viewer, userType: unknown): Role {
    const role = parseInput(roleInput, userType, 'userType');
    assertMayAskFor(viewer, role);
    return role;
  }

  #parse(input: SavePermissionInput, schema = savePermissionSchema) {
    const { fieldKey, label, description, canView, canEdit } = parseInput(schema, input);
    return {
      fieldKey,
      ...(label && { label }),
      ...(description !== undefined && { description }),
      ...(canView && { canView: withAdmin(canView) }),
      ...(canEdit && { canEdit: withAdmin(canEdit) }),
    };
  }

  #changed(viewer: Viewer, change: Omit<Change, 'entity'>): void {
    recordChange({ logger: this.deps.logger, viewer, now: this.deps.now() }, { entity: 'fieldPermission', ...change });
    this.deps.services.customFields.refreshProgressInBackground();
  }
}
