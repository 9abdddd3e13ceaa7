import type { UserViewer, Viewer } from '../../../auth/viewer.js';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import type { CatalogueField, FieldCatalogue, RecordCatalogue } from '../values/recordCatalogue.js';
import { fieldAccess } from './fieldPermissionsPolicy.js';

/**
 * Whether a viewer may see anything at all of the documents of a field: the same right as for any other value.
 * Candidates see the fields in use only, staff those that are switched off too.
 */
function maySeeDocumentsOf(viewer: Viewer, field: CatalogueField, { permissions }: FieldCatalogue): boolean {
  if (field.type !== 'file' || (viewer.kind === 'candidate' && !isInUse(field))) return false;
  return fieldAccess(viewer.role, field.key, permissions).canView;
}

/** The document fields whose documents a viewer may see, by order. */
export function documentFieldsShownTo(viewer: Viewer, catalogue: RecordCatalogue): CustomFieldRecord[] {
  return catalogue.fields.filter((field) => maySeeDocumentsOf(viewer, field, catalogue));
}

/** The document field of a key, if the viewer may see its documents; null otherwise. */
export function documentFieldShownTo(viewer: Viewer, key: string, catalogue: RecordCatalogue): CatalogueField | null {
  const field = catalogue.fields.find((each) => each.key === key);
  return field && maySeeDocumentsOf(viewer, field, catalogue) ? field : null;
}

/** Whether documents of a field are asked for at all. One that was sent stays to be seen and judged when another answer asks for it no longer. */
export const isInUse = ({ active, conditionUnmet }: CatalogueField): boolean => active || conditionUnmet === true;

/** Whether a viewer judges the documents of a field: those whom the field names, among those who may see them. */
function mayJudgeField(viewer: Viewer, field: CatalogueField, catalogue: FieldCatalogue): viewer is UserViewer {
  if (viewer.kind !== 'user' || !isInUse(field) || !maySeeDocumentsOf(viewer, field, catalogue)) return false;
  const approver = field.documentOptions?.approver;
  return approver === 'client' || (approver === 'admin' && viewer.role === 'admin');
}

/** The fields whose documents a viewer judges. */
export function fieldsJudgedBy(viewer: Viewer, catalogue: FieldCatalogue): CustomFieldRecord[] {
  return catalogue.fields.filter((field) => mayJudgeField(viewer, field, catalogue));
}

/** The keys of the fields whose documents of one candidate a viewer judges. */
export function keysJudgedBy(viewer: Viewer, catalogue: RecordCatalogue): string[] {
  return fieldsJudgedBy(viewer, catalogue).map(({ key }) => key);
}
