/** Which required fields there are, and which of them a record lacks. */

import type { Role } from '../../../auth/viewer.js';
import { fieldErrors, type ErrorDetail } from '../../../lib/errors.js';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import { MemoizedByObject } from '../../../cache/memoizeByObject.js';
import { fieldAccess } from '../permissions/fieldPermissionsPolicy.js';
import { parentsFirst } from './fieldConditions.js';
import type { FieldShape } from './fieldTypes.js';
import type { FieldCatalogue, RecordCatalogue } from './recordCatalogue.js';
import { open, storedText, type Texts, type Valued } from './sealedValues.js';
import { textFills } from './storedValues.js';

/** Made once per catalogue and role, as a list asks for it once per row. */
const formOrders: Record<Role, MemoizedByObject<FieldCatalogue, readonly CustomFieldRecord[]>> = {
  admin: new MemoizedByObject(),
  client: new MemoizedByObject(),
  candidate: new MemoizedByObject(),
};

/** The fields that a role may view, as its forms ask them: by order, but none before the one that it depends on. */
const inFormOrder = (catalogue: FieldCatalogue, role: Role): readonly CustomFieldRecord[] =>
  formOrders[role].of(catalogue, [], () =>
    parentsFirst(catalogue.fields.filter(({ key }) => fieldAccess(role, key, catalogue.permissions).canView)),
  );

/** Whether a field holds what it asks for; a refused document is asked for again. */
function isFilled({ key, type }: Pick<FieldShape, 'key' | 'type'>, values: Texts): boolean {
  return textFills(type, storedText(values, key));
}

/** The active required fields that the role can see and that hold nothing, or a refused document, in the order of its forms. */
export function missingRequiredFields(catalogue: RecordCatalogue, role: Role, record: Valued): CustomFieldRecord[] {
  const values = open(record);
  return inFormOrder(catalogue, role).filter((field) => field.active && field.required && !isFilled(field, values));
}

/** The required questions that candidates are asked, in the order of the wizard, as far as the role may view them: figures name no others. */
export function seenQuestions(catalogue: FieldCatalogue, role: Role): CustomFieldRecord[] {
  const { permissions } = catalogue;
  return inFormOrder(catalogue, 'candidate').filter(
    ({ key, active, required }) =>
      active &&
      required &&
      fieldAccess('candidate', key, permissions).canEdit &&
      fieldAccess(role, key, permissions).canView,
  );
}

/** Whether a field is required, in use and not to be seen by candidates, who then are not asked for it. */
export function isHiddenFromCandidates(
  { key, target, active, required }: CustomFieldRecord,
  permissions: FieldCatalogue['permissions'],
): boolean {
  return target === 'candidate' && active && required && !fieldAccess('candidate', key, permissions).canView;
}

/** The active required fields that the role may edit and that hold nothing, in the order of its forms. */
export function unfilledRequiredFields(catalogue: RecordCatalogue, role: Role, record: Valued): CustomFieldRecord[] {
  return missingRequiredFields(catalogue, role, record).filter(
    ({ key }) => fieldAccess(role, key, catalogue.permissions).canEdit,
  );
}

/** @throws DomainError REQUIRED naming each of the given fields; none is no error. */
export function assertNoneMissing(missing: readonly Pick<CustomFieldRecord, 'key' | 'label'>[]): void {
  const [first, ...rest] = missing.map(({ key, label }): ErrorDetail => {
    return { field: ['fields', key], message: `${label} é obrigatório`, code: 'REQUIRED' };
  });
  if (!first) return;
  const labels = missing.map(({ label }) => label).join(', ');
  throw fieldErrors([first, ...rest], `Preencha os seguintes campos: ${labels}`);
}
