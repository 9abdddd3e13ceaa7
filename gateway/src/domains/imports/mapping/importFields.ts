import type { Role } from '../../../auth/viewer.js';
import { DomainError, type ErrorDetail } from '../../../lib/errors.js';
import { fieldAccess } from '../../fields/permissions/fieldPermissionsPolicy.js';
import type { FieldOption, FieldShape, FieldType } from '../../fields/values/fieldTypes.js';
import { editableFields, notInUse } from '../../fields/values/fieldValues.js';
import type { FieldCatalogue, RecordCatalogue } from '../../fields/values/recordCatalogue.js';

/** A field that a column can go into; `name` and `email` are the candidate's own. */
export interface ImportField {
  key: string;
  label: string;
  type: FieldType;
  required: boolean;
  options: readonly FieldOption[];
  /** What its values mean. */
  shape: FieldShape;
  description: string | null;
  placeholder: string | null;
}

const own = (key: string, label: string, type: FieldType): ImportField => ({
  key,
  label,
  type,
  required: true,
  options: [],
  shape: { key, label, type, options: [], format: null, allowFutureDates: false },
  description: null,
  placeholder: null,
});

const ownFields: readonly ImportField[] = [own('name', 'Nome', 'text'), own('email', 'E-mail', 'email')];

/** Types whose values are texts that a cell can hold. */
const importable: ReadonlySet<string> = new Set<FieldType>([
  'text',
  'email',
  'number',
  'select',
  'textarea',
  'date',
  'checkbox',
]);

/** Name, e-mail and the fields that the role may edit, by order. */
export function importFields(catalogue: FieldCatalogue, role: Role): ImportField[] {
  const fields = editableFields(catalogue, role).filter(({ type }) => importable.has(type));
  return [
    ...ownFields,
    ...fields.map((field) => ({
      key: field.key,
      label: field.label,
      type: field.type,
      required: field.required,
      options: field.options,
      shape: field,
      description: field.description,
      placeholder: field.placeholder,
    })),
  ];
}

/**
 * Fields that the role may view and not edit: a heading that means one of them is proposed, so that it is refused by name
 * rather than left out unseen. A field that the role may not view is not there at all.
 */
export function readOnlyFields(catalogue: RecordCatalogue, role: Role): { key: string; label: string }[] {
  const editable = new Set(importFields(catalogue, role).map(({ key }) => key));
  return catalogue.fields.filter(
    ({ key, active }) => active && !editable.has(key) && fieldAccess(role, key, catalogue.permissions).canView,
  );
}

/** Why a column cannot go into a field; null where it can. */
export function refusalOf(fieldKey: string | null, catalogue: RecordCatalogue, role: Role): string | null {
  if (fieldKey === null || importFields(catalogue, role).some(({ key }) => key === fieldKey)) return null;
  const field = catalogue.fields.find(({ key }) => key === fieldKey);
  const canView = fieldAccess(role, fieldKey, catalogue.permissions).canView;
  if (!field || (role !== 'admin' && (!canView || field.forOtherClients)))
    return `O campo "${fieldKey.slice(0, 100)}" não existe ou não pode ser alterado por você.`;
  if (!field.active) return notInUse(field);
  if (!importable.has(field.type)) return `O campo "${field.label}" não pode ser preenchido por uma planilha.`;
  return `Você não tem permissão para alterar o campo "${field.label}".`;
}

/**
 * A field that texts were typed for and that takes none from the role any more, with the reason: what was typed stands under what the
 * role knows the field by, until it is taken back.
 */
export function closedField(
  key: string,
  catalogue: RecordCatalogue,
  role: Role,
): { field: ImportField; refusal: string | null } {
  const isKnown = role === 'admin' || fieldAccess(role, key, catalogue.permissions).canView;
  const known = catalogue.fields.find((field) => field.key === key);
  const label = isKnown && (role === 'admin' || !known?.forOtherClients) ? known?.label : undefined;
  return { field: { ...own(key, label ?? key, 'text'), required: false }, refusal: refusalOf(key, catalogue, role) };
}

/** What is to go into a field: a column, which is named by its place, or what is named by a path of its own. */
export interface FieldUse {
  fieldKey: string | null;
  path?: string[];
}

/** Where the input names a use of a field. @param index its place among the columns, from 0. */
export const pathOfUse = ({ path }: FieldUse, index: number): string[] => path ?? ['columns', String(index + 1)];

/** @throws DomainError FORBIDDEN naming every column that the role may not write. */
export function assertColumnsAllowed(columns: readonly FieldUse[], catalogue: RecordCatalogue, role: Role): void {
  const details = columns.flatMap((use, index): ErrorDetail[] => {
    const message = refusalOf(use.fieldKey, catalogue, role);
    return message ? [{ field: pathOfUse(use, index), message, code: 'FORBIDDEN' }] : [];
  });
  if (details.length > 0)
    throw new DomainError('FORBIDDEN', details.map(({ message }) => message).join(' '), { details });
}
