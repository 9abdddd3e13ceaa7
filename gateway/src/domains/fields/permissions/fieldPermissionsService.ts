import { isDeepStrictEqual } from 'node:util';
import type { Permitted } from '../../../auth/permitted.js';
import type { Role, Viewer } from '../../../auth/viewer.js';
import { DomainError, notFound } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import { VersionedCache } from '../../../cache/versionedCache.js';
import type { Change } from '../../changes/change.js';
import type { DependsOn } from '../../services.js';
import {
  roleInput,
  type SavePermissionInput,
  savePermissionSchema,
  typedKeyInput,
  updatePermissionSchema,
  validatePermissionsSchema,
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
  assertMayManagePermissions,
  assertMayAskFor,
  fieldAccess,
  permissionSeenBy,
  proposedPermission,
  withAdmin,
  type FieldAccess,
  type PermissionsByKey,
} from './fieldPermissionsPolicy.js';

/** What a field says of the record of its key; absent rights stay as they are. */
interface RightsOfField {
  label: string;
  canView?: readonly Role[];
  canEdit?: readonly Role[];
}

/** What may be changed of a record. */
type PermissionChanges = Partial<Pick<FieldPermissionRecord, 'label' | 'description' | 'canView' | 'canEdit'>>;

const UNKNOWN = 'Permissão de campo não encontrada.';

/** The rights on field values, configured by admins and enforced through `fieldAccess`. */
export class FieldPermissionsService {
  readonly #byKey = new VersionedCache<PermissionsByKey>(['fields'], { answers: 1 });
  #keysHiddenFrom: (viewer: Viewer) => Promise<ReadonlySet<string>> = () =>
    Promise.reject(new Error('nothing says which keys are hidden from whom'));

  constructor(private readonly deps: DependsOn<'changes'>) {
    deps.services.changes.defineExistence('fieldPermission', async (key) => (await findPermission(key)) !== null);
  }

  /** Names the keys whose records are none of a viewer's business, whatever their rights: those of fields of other clients. */
  hideKeysBy(keysHiddenFrom: (viewer: Viewer) => Promise<ReadonlySet<string>>): void {
    this.#keysHiddenFrom = keysHiddenFrom;
  }

  /** All records, by key; without policy. Shared between requests, so never changed. */
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
    const [byKey, hidden] = await Promise.all([this.byKey(), this.#keysHiddenFrom(viewer)]);
    return [...byKey.values()]
      .filter(({ fieldKey }) => !hidden.has(fieldKey))
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
    return (await this.list(viewer)).filter(({ canView }) => canView.includes(role));
  }

  /** What a role may do with each of these keys; same errors as `byUserType`. */
  async validate(viewer: Viewer, input: unknown): Promise<({ fieldKey: string } & FieldAccess)[]> {
    const { userType, fieldKeys } = parseInput(validatePermissionsSchema, input);
    assertMayAskFor(viewer, userType);
    const [permissions, hidden] = await Promise.all([this.byKey(), this.#keysHiddenFrom(viewer)]);
    return fieldKeys.map((fieldKey) => ({
      fieldKey,
      ...fieldAccess(userType, fieldKey, hidden.has(fieldKey) ? new Map() : permissions),
    }));
  }

  /**
   * What the editor proposes for a key without a record, which may be half typed.
   * @throws DomainError INVALID for a text that is too long for a key
   */
  proposed(viewer: Viewer, fieldKey: string): Pick<FieldPermissionRecord, 'canView' | 'canEdit'> {
    assertMayManagePermissions(viewer);
    return proposedPermission(parseInput(typedKeyInput, fieldKey, 'key'));
  }

  /** Makes or changes the record of a key; what is absent stays, and is admin only in a new record. */
  async save(viewer: Viewer, input: SavePermissionInput): Promise<FieldPermissionRecord> {
    assertMayManagePermissions(viewer);
    const { fieldKey, ...changes } = this.#parse(input);
    const initial = { label: fieldKey, description: null, canView: withAdmin([]), canEdit: withAdmin([]) };
    return this.#change(viewer, fieldKey, changes, () => upsertPermission(fieldKey, changes, initial));
  }

  /** Makes the record of a key. @throws DomainError CONFLICT when there is one. */
  async create(viewer: Viewer, input: SavePermissionInput): Promise<FieldPermissionRecord> {
    assertMayManagePermissions(viewer);
    const { fieldKey, label = fieldKey, description = null, canView, canEdit } = this.#parse(input);
    const rights = { canView: canView ?? withAdmin([]), canEdit: canEdit ?? withAdmin([]) };
    return this.#record(viewer, { entityId: fieldKey, action: 'create' }, () =>
      insertPermission({ fieldKey, label, description, ...rights }),
    );
  }

  /** Changes the record of a key. @throws DomainError NOT_FOUND when there is none (the legacy client then creates it). */
  async update(viewer: Viewer, input: SavePermissionInput): Promise<FieldPermissionRecord> {
    assertMayManagePermissions(viewer);
    const { fieldKey, ...changes } = this.#parse(input, updatePermissionSchema);
    return this.#change(viewer, fieldKey, changes, () => changePermission(fieldKey, changes));
  }

  /** Removes the record of a key: only admins have access then. @throws DomainError NOT_FOUND when there is none. */
  async delete(viewer: Viewer, fieldKey: string): Promise<void> {
    assertMayManagePermissions(viewer);
    await this.#record(viewer, { entityId: fieldKey, action: 'delete' }, async () => {
      return (await removePermission(fieldKey)) || null;
    });
  }

  /**
   * Gives a field that was made or changed its record: named rights are written, others stay as they are, and a new record is
   * admin only. Idempotent; progress is recomputed by the caller, which changed the field as well.
   */
  async ensureForField(fieldKey: string, { label, canView, canEdit }: RightsOfField): Promise<void> {
    const rights = { ...(canView && { canView: withAdmin(canView) }), ...(canEdit && { canEdit: withAdmin(canEdit) }) };
    const initial = { label, description: null, canView: withAdmin([]), canEdit: withAdmin([]) };
    await upsertPermission(fieldKey, { label, ...rights }, initial);
  }

  /**
   * As `ensureForField`, of a key whose rights are still those that were read.
   * @param seen the record that was read; null where there was none
   * @returns whether they were, and are changed now.
   */
  async changeForField(seen: FieldPermissionRecord | null, fieldKey: string, change: RightsOfField): Promise<boolean> {
    const { label, canView, canEdit } = change;
    const rights = { ...(canView && { canView: withAdmin(canView) }), ...(canEdit && { canEdit: withAdmin(canEdit) }) };
    if (seen) {
      const still = { canView: seen.canView, canEdit: seen.canEdit };
      return (await changePermission(fieldKey, { label, ...rights }, still)) !== null;
    }
    const initial = { label, description: null, canView: withAdmin([]), canEdit: withAdmin([]) };
    return insertPermission({ fieldKey, ...initial, ...rights }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false;
        throw error;
      },
    );
  }

  /**
   * Gives a key a record to start with. A record that is there already stays as it is. Idempotent.
   */
  async grantByDefault(record: {
    fieldKey: string;
    label: string;
    canView: readonly Role[];
    canEdit: readonly Role[];
  }): Promise<void> {
    const { fieldKey, label, canView, canEdit } = record;
    const initial = { label, description: null, canView: withAdmin(canView), canEdit: withAdmin(canEdit) };
    await upsertPermission(fieldKey, {}, initial);
  }

  /** Keeps the label of a field's record in step, where there is one. */
  async relabelForField(fieldKey: string, label: string): Promise<void> {
    await changePermission(fieldKey, { label });
  }

  /** Removes the record of a field that is being deleted, if there is one; without it only admins see the stored values. */
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

  /** Which properties differ from those of a key's record; all of them where there is none. */
  async differences(fieldKey: string, given: PermissionChanges): Promise<string[]> {
    return this.#differencesFrom(await findPermission(fieldKey), given);
  }

  #differencesFrom(before: FieldPermissionRecord | null, given: PermissionChanges): string[] {
    const { canView, canEdit } = given;
    const wanted = {
      ...given,
      ...(canView && { canView: withAdmin(canView) }),
      ...(canEdit && { canEdit: withAdmin(canEdit) }),
    };
    const names = Object.keys(wanted) as (keyof PermissionChanges)[];
    return names.filter((name) => !before || !isDeepStrictEqual(before[name], wanted[name]));
  }

  /** Writes what differs from what is stored; a record that is so already stays as it is. @throws DomainError as `#record`. */
  async #change(
    viewer: Permitted,
    fieldKey: string,
    changes: PermissionChanges,
    write: () => Promise<FieldPermissionRecord | null>,
  ): Promise<FieldPermissionRecord> {
    const before = await findPermission(fieldKey);
    const fields = this.#differencesFrom(before, changes);
    if (before && fields.length === 0) return before;
    return this.#record(viewer, { entityId: fieldKey, action: 'update', fields }, write);
  }

  /** @throws DomainError NOT_FOUND when the write finds no record. */
  async #record<T extends NonNullable<unknown>>(
    viewer: Permitted,
    change: Omit<Change, 'entity'>,
    write: () => Promise<T | null>,
  ): Promise<T> {
    const result = await this.deps.services.changes.record(viewer, { entity: 'fieldPermission', ...change }, write);
    if (result === null) throw notFound(UNKNOWN);
    return result;
  }
}
