import type { Role } from '../../../auth/viewer.js';
import { MemoizedByObject } from '../../../cache/memoizeByObject.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { fieldAccess, type FieldAccess } from '../permissions/fieldPermissionsPolicy.js';
import { fallbackField } from '../definitions/fallbackFields.js';
import type {
  DocumentOptions,
  FieldCondition,
  FieldFormat,
  FieldOption,
  FieldShape,
  FieldType,
  ListOptions,
} from './fieldTypes.js';
import { displayUnread, fieldTypeRules, readStored } from './fieldTypeRules.js';
import { whateverAnswered, type CatalogueField, type RecordCatalogue } from './recordCatalogue.js';
import { open, storedText, type Texts, type Valued } from './sealedValues.js';

/** A field, its value on one record, and a role's rights on it: the GraphQL type `FieldValue`. */
export type FieldValueView = DeepReadonly<View>;

interface View {
  key: string;
  label: string;
  type: FieldType;
  /** The storage form; null when empty and when the role may not see it. */
  value: string | null;
  displayValue: string | null;
  viewerCanView: boolean;
  viewerCanEdit: boolean;
  required: boolean;
  active: boolean;
  /** Whether it is asked of candidates of other clients only, and therefore inactive. */
  forOtherClients: boolean;
  /** Whether it is not asked because of the answer to another field, and therefore inactive. */
  conditionUnmet: boolean;
  /** The answer to another field with which it is asked; null also for a viewer who may not view that one. */
  condition: FieldCondition | null;
  /** Whether the viewer may change it where its condition is met. */
  viewerCanEditWhenMet: boolean;
  /** The heading that it stands under. */
  section: string | null;
  options: FieldOption[];
  optionRemoved: boolean;
  description: string | null;
  placeholder: string | null;
  format: FieldFormat | null;
  allowFutureDates: boolean;
  documentOptions: DocumentOptions | null;
  listOptions: ListOptions | null;
}

type ViewedField = FieldShape &
  Pick<
    CatalogueField,
    | 'required'
    | 'active'
    | 'forOtherClients'
    | 'conditionUnmet'
    | 'condition'
    | 'section'
    | 'description'
    | 'placeholder'
    | 'documentOptions'
  >;

/** A field as a role may know it, with the text that a record holds for it; null where it holds none. */
type FieldViewer = (stored: string | null) => FieldValueView;

/**
 * Made once for a field and a role's rights on it: what depends on no value is not worked out for each.
 * @param field its condition is the one that the role may know.
 */
function fieldViewer(field: ViewedField, { canView, canEdit }: FieldAccess): FieldViewer {
  const { key, label, type, required, active, options, description, placeholder, format, allowFutureDates } = field;
  const rules = fieldTypeRules[type];
  const viewerCanEdit = canEdit && active;
  const forOtherClients = field.forOtherClients === true;
  const conditionUnmet = field.conditionUnmet === true;
  const viewerCanEditWhenMet = canEdit && (active || conditionUnmet);
  const condition = active || conditionUnmet ? (field.condition ?? null) : null;
  const section = field.section ?? null;
  const documentOptions = type === 'file' ? (field.documentOptions ?? null) : null;
  const listOptions = type === 'list' ? (field.listOptions ?? null) : null;
  const view = (value: string | null, displayValue: string | null, optionRemoved: boolean): FieldValueView => ({
    key,
    label,
    type,
    value,
    displayValue,
    viewerCanView: canView,
    viewerCanEdit,
    required,
    active,
    forOtherClients,
    conditionUnmet,
    condition,
    viewerCanEditWhenMet,
    section,
    options,
    optionRemoved,
    description,
    placeholder,
    format,
    allowFutureDates,
    documentOptions,
    listOptions,
  });
  const withoutValue = view(null, null, false);
  if (!canView) return () => withoutValue;
  return (stored) => {
    if (stored === null) return withoutValue;
    const readable = readStored(field, stored);
    return readable === null
      ? view(stored, displayUnread(field, stored) || null, type === 'select')
      : view(readable, rules.display(readable, field), false);
  };
}

/** What a role may do with a field, and know of it. */
interface RoleField {
  field: CatalogueField;
  access: FieldAccess;
  view: FieldViewer;
  /** Whether the role may know on which answer the field depends. */
  isConditionKnown: boolean;
}

/** What a role may know of a catalogue's fields. */
interface RoleFields {
  /** All configured fields with what the role may do with each, in the order of the catalogue. */
  fields: readonly DeepReadonly<RoleField>[];
  /** Keys of all configured fields. */
  keys: ReadonlySet<string>;
}

/** Made once per catalogue and role, as a page asks for them once per row, and people of several roles in turns. */
const fieldsOf: Record<Role, MemoizedByObject<RecordCatalogue, RoleFields>> = {
  admin: new MemoizedByObject(),
  client: new MemoizedByObject(),
  candidate: new MemoizedByObject(),
};

/** Made once for all catalogues that have the field, of which there may be as many as clients. */
const fieldOf: Record<Role, MemoizedByObject<CatalogueField, RoleField>> = {
  admin: new MemoizedByObject(),
  client: new MemoizedByObject(),
  candidate: new MemoizedByObject(),
};

function roleFields(catalogue: RecordCatalogue, role: Role): DeepReadonly<RoleFields> {
  const { fields, permissions } = catalogue;
  const askable = whateverAnswered(catalogue);
  return fieldsOf[role].of(catalogue, [], () => ({
    fields: fields.map((field) =>
      fieldOf[role].of(field, [permissions], () => {
        const access = fieldAccess(role, field.key, permissions);
        const { condition } = field;
        const isConditionKnown = condition != null && fieldAccess(role, condition.fieldKey, permissions).canView;
        const known = isConditionKnown ? field : { ...field, condition: null };
        return { field, access, view: fieldViewer(known, access), isConditionKnown };
      }),
    ),
    // Whatever answers leave out, the keys are the same.
    keys: askable === catalogue ? new Set(fields.map(({ key }) => key)) : roleFields(askable, role).keys,
  }));
}

/**
 * The fields of a record as a role may know them, by order. A field that the role may not view comes without its value
 * ('Campo restrito'). It does not come at all where its mere presence would tell something: that there is a value, for an inactive field, or how
 * another question was answered, for one that depends on that answer.
 * @param options.includeInactiveWithValue adds inactive fields that hold a value, read-only.
 * @param options.includeInactive adds every inactive field that the role may view, read-only.
 * @param options.includeUnmet adds the fields that an answer leaves out, where the role may know which answer, so that a form can ask them
 *   as soon as it is given.
 * @param options.includeUnconfigured adds the known keys that hold a value and have no field.
 */
export function fieldValueViews(
  catalogue: RecordCatalogue,
  role: Role,
  record: Valued,
  options: {
    includeInactiveWithValue?: boolean;
    includeInactive?: boolean;
    includeUnmet?: boolean;
    includeUnconfigured?: boolean;
  } = {},
): FieldValueView[] {
  const values = open(record);
  const { fields, keys } = roleFields(catalogue, role);
  const views: FieldValueView[] = [];
  for (const { field, access, view, isConditionKnown } of fields) {
    const stored = storedText(values, field.key);
    const isInactiveShown =
      options.includeInactive === true ||
      (options.includeInactiveWithValue === true && stored !== null) ||
      (options.includeUnmet === true && field.conditionUnmet === true && isConditionKnown);
    const isShown = field.active ? access.canView || !field.condition : isInactiveShown && access.canView;
    if (isShown) views.push(view(stored));
  }
  if (!options.includeUnconfigured) return views;
  for (const key of Object.keys(values))
    if (!keys.has(key)) views.push(...unconfiguredView(catalogue, role, { key, values }));
  return views;
}

const unconfigured = { required: false, active: true, description: null, placeholder: null, documentOptions: null };

/** The view of a known key that has no field, if the role may see that there is a value. */
function unconfiguredView(
  { target, permissions }: RecordCatalogue,
  role: Role,
  { key, values }: { key: string; values: Texts },
): FieldValueView[] {
  const field = fallbackField(key, target);
  const stored = storedText(values, key);
  if (!field || stored === null) return [];
  const access = fieldAccess(role, key, permissions);
  return access.canView ? [fieldViewer({ ...field, ...unconfigured }, access)(stored)] : [];
}
