import { assertPermitted, type Permitted } from '../../auth/permitted.js';
import type { Role, UserViewer, Viewer } from '../../auth/viewer.js';
import type { FieldCatalogue } from '../fields/values/recordCatalogue.js';
import { fieldAccess } from '../fields/permissions/fieldPermissionsPolicy.js';

/** Only admins export and manage templates. */
export function mayExport(viewer: Viewer): viewer is UserViewer {
  return viewer.role === 'admin';
}

/** @throws DomainError FORBIDDEN for everybody but admins. */
export function assertMayExport<Who extends Viewer>(viewer: Who): asserts viewer is Permitted<Who> {
  assertPermitted(viewer, mayExport(viewer));
}

/** Whether a column may hold a field's values: the same rule as in lists and details, for the day when others export. */
export function mayExportField(role: Role, fieldKey: string, { permissions }: FieldCatalogue): boolean {
  return fieldAccess(role, fieldKey, permissions).canView;
}
