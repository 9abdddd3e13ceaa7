import { assertPermitted, type Permitted } from '../../../auth/permitted.js';
import type { Viewer } from '../../../auth/viewer.js';
import { fieldAccess } from '../permissions/fieldPermissionsPolicy.js';
import type { CustomFieldRecord } from './customFieldsModel.js';
import { catalogueOfClient, type FieldCatalogue } from '../values/recordCatalogue.js';

/** Only admins configure fields. */
export function mayManageFields(viewer: Viewer): boolean {
  return viewer.role === 'admin';
}

/** @throws DomainError FORBIDDEN for everybody but admins. */
export function assertMayManageFields(viewer: Viewer): asserts viewer is Permitted {
  assertPermitted(viewer, mayManageFields(viewer));
}

/** The catalogue that a viewer goes by where no record is at hand: all fields for administrators, for others those of the own client. */
export const catalogueOfViewer = (viewer: Viewer, catalogue: FieldCatalogue): FieldCatalogue =>
  viewer.role === 'admin' ? catalogue : catalogueOfClient(catalogue, viewer.clientId);

/**
 * The fields whose definitions a viewer may read. Forms of staff show the ones without rights as 'Campo restrito'; candidates
 * learn only of those that they may view. Who belongs to a client learns nothing of the fields of others, nor of which clients a
 * field is asked in. An answer on which a field depends is told to those who may view it.
 */
export function fieldsKnownTo(viewer: Viewer, catalogue: FieldCatalogue): readonly CustomFieldRecord[] {
  if (viewer.role === 'admin') return catalogue.fields;
  const ofClient = catalogueOfClient(catalogue, viewer.clientId);
  const { target, fields, permissions } = ofClient;
  const known = fields
    .filter(({ forOtherClients }) => !forOtherClients)
    .map((field) => ({ ...field, clientIds: null, condition: conditionKnownTo(viewer, field, ofClient) }));
  if (viewer.role === 'client') return known;
  return target === 'candidate' ? known.filter(({ key }) => fieldAccess(viewer.role, key, permissions).canView) : [];
}

/** The answer on which a field depends, for those who may view it; that to a field of other clients is a matter of theirs. */
function conditionKnownTo(
  { role }: Viewer,
  { condition }: CustomFieldRecord,
  { fields, permissions }: FieldCatalogue,
): CustomFieldRecord['condition'] {
  if (!condition || !fieldAccess(role, condition.fieldKey, permissions).canView) return null;
  return fields.some(({ key, forOtherClients }) => key === condition.fieldKey && !forOtherClients) ? condition : null;
}
