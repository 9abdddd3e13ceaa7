import { assertPermitted, type Permitted } from '../../../auth/permitted.js';
import { roles, type Role, type Viewer } from '../../../auth/viewer.js';
import { forbidden } from '../../../lib/errors.js';
import type { FieldPermissionRecord } from './fieldPermissionsModel.js';

/** What a role may do with the values of one field key. */
export interface FieldAccess {
  canView: boolean;
  canEdit: boolean;
}

/** The record of each key that has one. */
export type PermissionsByKey = ReadonlyMap<string, FieldPermissionRecord>;

/**
 * The one rule of who sees and changes a field's values: admins always both; any other role only what a
 * record for the key grants it. Editing needs viewing too: the writer of a value reads it back, so a right to edit
 * without a right to view would either give the value away or leave a form that cannot show what it saved.
 */
export function fieldAccess(
  role: Role,
  fieldKey: string,
  permissions: ReadonlyMap<string, Pick<FieldPermissionRecord, 'canView' | 'canEdit'>>,
): FieldAccess {
  if (role === 'admin') return { canView: true, canEdit: true };
  const permission = permissions.get(fieldKey);
  const canView = permission?.canView.includes(role) ?? false;
  return { canView, canEdit: canView && (permission?.canEdit.includes(role) ?? false) };
}

/** Admin first, then the given roles in the order of `roles`, each once: admin is forced into every list. */
export function withAdmin(granted: readonly Role[]): Role[] {
  return roles.filter((role) => role === 'admin' || granted.includes(role));
}

const everyone: readonly Role[] = roles;

/** What is proposed by parts of a key; the first line with a part of the key decides. */
const proposals: readonly { parts: readonly string[]; canView: readonly Role[]; canEdit: readonly Role[] }[] = [
  { parts: ['cnpj', 'empresa', 'interno'], canView: ['admin'], canEdit: ['admin'] },
  { parts: ['salario', 'contratacao', 'aprovacao'], canView: ['admin', 'client'], canEdit: ['admin', 'client'] },
  { parts: ['experiencia', 'referencia', 'motivacao'], canView: everyone, canEdit: ['candidate'] },
];

/** What badges show and the editor proposes for a key without a record; it grants nothing by itself. */
export function proposedPermission(fieldKey: string): Pick<FieldPermissionRecord, 'canView' | 'canEdit'> {
  const key = fieldKey.toLowerCase();
  const proposal = proposals.find(({ parts }) => parts.some((part) => key.includes(part)));
  return {
    canView: withAdmin(proposal?.canView ?? everyone),
    canEdit: withAdmin(proposal?.canEdit ?? everyone),
  };
}

/** Only admins configure permissions. */
function mayManagePermissions(viewer: Viewer): boolean {
  return viewer.role === 'admin';
}

/** @throws DomainError FORBIDDEN for everybody but admins. */
export function assertMayManagePermissions(viewer: Viewer): asserts viewer is Permitted {
  assertPermitted(viewer, mayManagePermissions(viewer));
}

/**
 * Admins may ask what any role may do; the others only what their own role may.
 * @throws DomainError FORBIDDEN otherwise.
 */
export function assertMayAskFor(viewer: Viewer, role: Role): void {
  if (viewer.role !== 'admin' && viewer.role !== role) throw forbidden();
}

/** A record as a viewer may know it: what other roles may do is the admins' business. */
export function permissionSeenBy(viewer: Viewer, record: FieldPermissionRecord): FieldPermissionRecord {
  if (viewer.role === 'admin') return record;
  const own = (granted: readonly Role[]) => granted.filter((role) => role === 'admin' || role === viewer.role);
  return { ...record, canView: own(record.canView), canEdit: own(record.canEdit) };
}
