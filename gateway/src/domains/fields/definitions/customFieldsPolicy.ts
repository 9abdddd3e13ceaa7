import { assertPermitted, type Permitted } from '../../../auth/permitted.js';
import type { Viewer } from '../../../auth/viewer.js';
import { fieldAccess } from '../permissions/fieldPermissionsPolicy.js';
import type { CustomFieldRecord } from './customFieldsModel.js';
import type { FieldCatalogue } from '../values/fieldValues.js';

/** Only admins configure fields. */
export function mayManageFields(viewer: Viewer): boolean {
  return viewer.role === 'admin';
}

/** @throws DomainError FORBIDDEN for everybody but admins. */
export function assertMayManageFields(viewer: Viewer): asserts viewer is Permitted {
  assertPermitted(viewer, mayManageFields(viewer));
}

/**
 * The fields whose definitions a viewer may read. Forms of staff show every field, the ones without rights as 'Campo
 * restrito'; candidates learn only of those that they may view.
 */
export function fieldsKnownTo(
  viewer: Viewer,
  { target, fields, permissions }: FieldCatalogue,
): readonly CustomFieldRecord[] {
  if (viewer.role !== 'candidate') return fields;
  return target === 'candidate' ? fields.filter(({ key }) => fieldAccess(viewer.role, key, permissions).canView) : [];
}
