import type {
  CreateCustomFieldInput,
  CustomFieldRow_FieldFragment,
  ExpectedCustomFieldInput,
  FieldFormat,
  FieldTarget,
  FieldType,
  Role,
  UpdateCustomFieldInput,
} from '../../../../generated/staff/graphql';
import { singleLine, withoutAccents } from '../../../../lib/parsing';
import { conditionOf, conditionRowsOf, type ConditionRow } from './conditionForm';
import { companiesOf, haveCompanyInCommon, idsOf, type CompanyRow } from './companyForm';
import { documentFormOf, documentOptionsOf, emptyDocumentForm, type DocumentForm } from './documentForm';
import { emptyListForm, listFormOf, listOptionsOf, type ListForm } from './listForm';
import { optionRowOf, optionsOf, type OptionRow } from './optionForm';

/** The four switches of the two roles that can be configured. */
export interface Rights {
  clientCanView: boolean;
  clientCanEdit: boolean;
  candidateCanView: boolean;
  candidateCanEdit: boolean;
}

/** The switches of the form as lists of roles, with the administrator in both. */
export interface FieldRoles {
  canView: readonly Role[];
  canEdit: readonly Role[];
}

type Field = CustomFieldRow_FieldFragment;

/** The server takes no longer section. */
export const MAX_SECTION = 60;

/** What the editor's inputs hold. */
export interface FieldForm extends Rights {
  label: string;
  key: string;
  type: FieldType;
  target: FieldTarget;
  order: string;
  options: OptionRow[];
  required: boolean;
  active: boolean;
  /** Null for a field of all candidates. Deleted companies are not among them. */
  clientIds: CompanyRow[] | null;
  /** One row; null for a field that is always asked. */
  condition: ConditionRow[] | null;
  /** '' for a field that stands under no heading of the office's own. */
  section: string;
  description: string;
  placeholder: string;
  format: FieldFormat | '';
  allowFutureDates: boolean;
  document: DocumentForm;
  /** Called as the server calls it, whose refusals name inputs by their paths. */
  listOptions: ListForm;
}

/** In the order in which they are offered; a new type does not compile until it has its place. */
const typed: Record<Exclude<FieldType, 'FILE'>, true> = {
  TEXT: true,
  EMAIL: true,
  NUMBER: true,
  SELECT: true,
  TEXTAREA: true,
  DATE: true,
  CHECKBOX: true,
  LIST: true,
};
const typedTypes = Object.keys(typed) as (keyof typeof typed)[];

/** The types that a field of this target may have: only candidates have documents. */
export const fieldTypesOf = (target: FieldTarget): readonly FieldType[] =>
  target === 'CANDIDATE' ? [...typedTypes, 'FILE'] : typedTypes;

/** Only an input of its own can show an example: a document and a list have none. */
export const hasPlaceholder = (type: FieldType): boolean => type !== 'FILE' && type !== 'LIST';

export const fieldFormats: readonly FieldFormat[] = ['CPF', 'CNPJ', 'PIS', 'CEP', 'PHONE', 'VOTER_TITLE'];

/** The place behind the last field of a target. @param fields those of all targets. */
export const nextOrderOf = (target: FieldTarget, fields: readonly Field[]): number =>
  Math.max(-1, ...fields.filter((each) => each.target === target).map(({ order }) => order)) + 1;

/** A text as those compare it who read over capitals and accents. */
export const folded = (label: string): string => withoutAccents(label).trim().toLowerCase();

/**
 * Another active field of the same target that reads the same: who fills the form in is asked twice and cannot tell why. Fields of
 * different companies never stand in one form.
 */
export const namesakeOf = (
  { id, label, target, clientIds }: Pick<Field, 'label' | 'target' | 'clientIds'> & { id: string | undefined },
  fields: readonly Field[],
): Field | undefined =>
  fields.find(
    (each) =>
      each.active &&
      each.id !== id &&
      each.target === target &&
      folded(each.label) === folded(label) &&
      haveCompanyInCommon(each.clientIds, clientIds),
  );

export function emptyForm(target: FieldTarget, order: number, companies: CompanyRow[] | null = null): FieldForm {
  return {
    label: '',
    key: '',
    type: 'TEXT',
    target,
    order: String(order),
    options: [{ value: '' }],
    required: false,
    active: true,
    clientIds: companies,
    condition: null,
    section: '',
    description: '',
    placeholder: '',
    format: '',
    allowFutureDates: false,
    document: emptyDocumentForm,
    listOptions: emptyListForm,
    clientCanView: false,
    clientCanEdit: false,
    candidateCanView: false,
    candidateCanEdit: false,
  };
}

export function formOf(field: CustomFieldRow_FieldFragment): FieldForm {
  return {
    label: field.label,
    key: field.key,
    type: field.type,
    target: field.target,
    order: String(field.order),
    options: field.options.length > 0 ? field.options.map(optionRowOf) : [{ value: '' }],
    required: field.required,
    active: field.active,
    clientIds: companiesOf(field),
    condition: conditionRowsOf(field),
    section: field.section ?? '',
    description: field.description ?? '',
    placeholder: field.placeholder ?? '',
    format: field.format ?? '',
    allowFutureDates: field.allowFutureDates,
    document: field.documentOptions ? documentFormOf(field.documentOptions) : emptyDocumentForm,
    listOptions: field.listOptions ? listFormOf(field.listOptions) : emptyListForm,
    ...rightsOf(field),
  };
}

/** The names of the four switches. */
export const rightNames = ['clientCanView', 'clientCanEdit', 'candidateCanView', 'candidateCanEdit'] as const;

export function rightsOf({ canView, canEdit }: FieldRoles): Rights {
  return {
    clientCanView: canView.includes('CLIENT'),
    clientCanEdit: canEdit.includes('CLIENT'),
    candidateCanView: canView.includes('CANDIDATE'),
    candidateCanEdit: canEdit.includes('CANDIDATE'),
  };
}

function roles(client: boolean, candidate: boolean): Role[] {
  return ['ADMIN', ...(client ? (['CLIENT'] as const) : []), ...(candidate ? (['CANDIDATE'] as const) : [])];
}

export function rolesOf(rights: Rights) {
  return {
    canView: roles(rights.clientCanView, rights.candidateCanView),
    canEdit: roles(rights.clientCanEdit, rights.candidateCanEdit),
  };
}

function propertiesOf(form: FieldForm, before: CustomFieldRow_FieldFragment | null) {
  return {
    label: form.label.trim(),
    type: form.type,
    required: form.required,
    active: form.active,
    ...(form.target === 'CANDIDATE' && { clientIds: idsOf(form.clientIds), condition: conditionOf(form.condition) }),
    order: Number(form.order),
    options: form.type === 'SELECT' ? optionsOf(form.options, before?.options ?? []) : [],
    section: singleLine(form.section) || null,
    description: form.description.trim() || null,
    placeholder: (hasPlaceholder(form.type) && form.placeholder.trim()) || null,
    format: form.type === 'TEXT' ? form.format || null : null,
    allowFutureDates: form.type === 'DATE' && form.allowFutureDates,
    ...(form.type === 'FILE' && { documentOptions: documentOptionsOf(form.document) }),
    ...(form.type === 'LIST' && { listOptions: listOptionsOf(form.listOptions, before?.listOptions) }),
    ...rolesOf(form),
  };
}

/** What an administrator may leave to the key of a new field: the server then decides by its rules for keys, or keeps the rights that the key has. */
export type Guessed = 'format' | 'allowFutureDates' | 'rights';

/** @param chosen what the administrator has decided; the rest is left out */
export function createInput(form: FieldForm, chosen: ReadonlySet<Guessed>): CreateCustomFieldInput {
  const { format, allowFutureDates, canView, canEdit, ...properties } = propertiesOf(form, null);
  const { clientIds, condition, section, ...others } = properties;
  return {
    key: form.key.trim(),
    target: form.target,
    ...others,
    ...(clientIds && { clientIds }),
    ...(condition && { condition }),
    ...(section && { section }),
    ...(chosen.has('format') && { format }),
    ...(chosen.has('allowFutureDates') && { allowFutureDates }),
    ...(chosen.has('rights') && { canView, canEdit }),
  };
}

const rightLists: readonly string[] = ['canView', 'canEdit'];

/** What the properties that are sent were taken to be. The type says what the others mean, and the rights mean something together only. */
function expectedOf(field: CustomFieldRow_FieldFragment, changed: readonly string[]): ExpectedCustomFieldInput {
  const { label, type, required, active, order, description, placeholder, format, allowFutureDates } = field;
  const { clientIds, condition, section, documentOptions, listOptions, canView, canEdit } = field;
  const taken: ExpectedCustomFieldInput = {
    ...{
      label,
      required,
      active,
      clientIds,
      order,
      section,
      description,
      placeholder,
      format,
      allowFutureDates,
      canView,
      canEdit,
    },
    condition: condition && { fieldKey: condition.fieldKey, values: condition.values },
    options: field.options.map((option) => ({ value: option.value, label: option.label })),
    documentOptions: documentOptions && documentOptionsOf(documentFormOf(documentOptions)),
    listOptions: listOptions && listOptionsOf(listFormOf(listOptions), listOptions),
  };
  const sendsRights = changed.some((name) => rightLists.includes(name));
  const isMeant = (name: string) => changed.includes(name) || (sendsRights && rightLists.includes(name));
  return { type, ...Object.fromEntries(Object.entries(taken).filter(([name]) => isMeant(name))) };
}

/** Whether a property belongs to the type that a field is given: the server would guess it, whatever the editor shows. */
const comesWith = (type: FieldType, name: string) =>
  (type === 'TEXT' && name === 'format') || (type === 'DATE' && name === 'allowFutureDates');

/**
 * Only the properties that changed are sent, with those that a new type brings, and what they were, so that none is
 * overwritten unseen.
 */
export function updateInput(form: FieldForm, field: CustomFieldRow_FieldFragment): UpdateCustomFieldInput {
  const before = propertiesOf(formOf(field), field);
  const after = propertiesOf(form, field);
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) =>
      JSON.stringify(after[name]) !== JSON.stringify(before[name]) ||
      (after.type !== before.type && comesWith(after.type, name)),
  );
  if (changed.length === 0) return { id: field.id };
  const changes = Object.fromEntries(changed.map((name) => [name, after[name]]));
  return { id: field.id, ...changes, expected: expectedOf(field, changed) };
}
