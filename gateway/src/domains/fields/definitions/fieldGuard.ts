import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../../../lib/errors.js';
import type { FieldPermissionRecord } from '../permissions/fieldPermissionsModel.js';
import { withAdmin } from '../permissions/fieldPermissionsPolicy.js';
import type { FieldUpdate } from './customFieldsInput.js';
import type { CustomFieldChanges, CustomFieldRecord } from './customFieldsModel.js';
import { changesOf } from './fieldChanges.js';

/** Values of a field's properties and rights, as a caller names them. */
type NamedValues = NonNullable<FieldUpdate['expected']>;

/** A field and the record of its key's rights as they are in store; null where the key has none. */
interface StoredField {
  field: CustomFieldRecord;
  permission: FieldPermissionRecord | null;
}

/** What must still be in store when a change is written that was made knowing it. */
export interface FieldGuard {
  properties: CustomFieldChanges;
  permission: FieldPermissionRecord | null;
}

/** The failure of a change that would overwrite one that its maker has not seen. @param current the field as it is now */
export const changedMeanwhile = (current: CustomFieldRecord): DomainError =>
  new DomainError('CONFLICT', 'Este campo foi alterado por outra pessoa. Confira os dados atuais antes de salvar.', {
    current,
  });

/**
 * Compares what a caller took properties to be with what is stored. Values are compared rather than a revision: definition and rights are
 * two records, and the rights of a key serve a field of each target.
 * @param wanted what the caller makes of them. What is so already is no conflict: the call may be the repetition of one that was cut off.
 * @throws DomainError CONFLICT with the field as it is.
 */
export function guardOf(stored: StoredField, expected: NamedValues, wanted: NamedValues): FieldGuard {
  const isStillWanted = new Set(differences(stored, wanted));
  const isOvertaken = differences(stored, expected).some(
    (name) => isStillWanted.has(name) || wanted[name] === undefined,
  );
  if (isOvertaken) throw changedMeanwhile(stored.field);
  const { canView: _view, canEdit: _edit, order: _order, ...properties } = expected;
  const names = Object.entries(properties).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const before = stored.field as Partial<Record<string, unknown>>;
  return {
    properties: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    permission: stored.permission,
  };
}

/** Which of the named values are not those in store. */
function differences({ field, permission }: StoredField, given: NamedValues): (keyof NamedValues)[] {
  const { canView, canEdit, order, ...properties } = given;
  const differ = (roles: NamedValues['canView'], stored: FieldPermissionRecord['canView'] = []) =>
    roles != null && !isDeepStrictEqual(withAdmin(roles), withAdmin(stored));
  const names = Object.keys(changesOf(field, properties)) as (keyof NamedValues)[];
  return [
    ...names.filter((name) => given[name] !== undefined),
    ...(order != null && order !== field.order ? (['order'] as const) : []),
    ...(differ(canView, permission?.canView) ? (['canView'] as const) : []),
    ...(differ(canEdit, permission?.canEdit) ? (['canEdit'] as const) : []),
  ];
}
