/** Between the condition of a field and what administrators read of it and choose for it. */
import type { CustomFieldRow_FieldFragment, FieldConditionInput, FieldType } from '../../../generated/staff/graphql';
import { haveCompanyInCommon, isAskedIn, isWithoutCompany } from './FieldEditor/companyForm';

type Field = CustomFieldRow_FieldFragment;
/** What is needed of a field in order to judge its condition: the editor has it of what its inputs hold. */
export type ConditionalRow = Pick<Field, 'clientIds'> & { condition: FieldConditionInput | null };

/** Only what is chosen or ticked has a few answers, of which a condition can name some. */
export const hasChoices = (type: FieldType): boolean => type === 'SELECT' || type === 'CHECKBOX';

/** The field of candidates with a key. */
export const parentOf = (key: string, fields: readonly Field[]): Field | undefined =>
  fields.find((each) => each.target === 'CANDIDATE' && each.key === key);

/** The fields that are asked because of the answers to one. */
export const dependentsOf = (key: string, fields: readonly Field[]): Field[] =>
  fields.filter(({ target, condition }) => target === 'CANDIDATE' && condition?.fieldKey === key);

/** Whether a field depends on another one, also over others. */
function dependsOn(field: Field, key: string, fields: readonly Field[], seen: readonly string[] = []): boolean {
  const next = field.condition?.fieldKey;
  if (next === undefined || seen.includes(next)) return false;
  const parent = parentOf(next, fields);
  return next === key || (parent !== undefined && dependsOn(parent, key, fields, [...seen, next]));
}

/**
 * The fields on whose answers one may depend, in their order: none that depend on it, as no one could answer a circle.
 * @param key of that field, '' for a new one
 * @param present the key of the one that it depends on, which stays a choice whatever has become of it
 */
export const possibleParents = (key: string, present: string, fields: readonly Field[]): Field[] =>
  fields.filter(
    (each) =>
      each.target === 'CANDIDATE' &&
      (each.key === present ||
        (each.active && hasChoices(each.type) && each.key !== key && (!key || !dependsOn(each, key, fields)))),
  );

/** Whether candidates of a client may be asked a field: it is for their company, and so is each one that it depends on. */
export function mayBeAskedIn(
  field: Field,
  clientId: string,
  fields: readonly Field[],
  seen: readonly string[] = [],
): boolean {
  const key = field.condition?.fieldKey;
  const parent = key === undefined || seen.includes(key) ? undefined : parentOf(key, fields);
  return isAskedIn(field, clientId) && (!parent || mayBeAskedIn(parent, clientId, fields, [...seen, parent.key]));
}

/** Why a field with a condition is not asked at all, with what the other field is called. */
export interface Hindrance {
  reason: 'gone' | 'inactive' | 'unasked' | 'companies';
  label: string;
}

/** What keeps a condition from being met by anybody; null where somebody may meet it, and where there is none. */
export function hindranceOf(
  field: ConditionalRow,
  fields: readonly Field[],
  seen: readonly string[] = [],
): Hindrance | null {
  const key = field.condition?.fieldKey;
  if (!key) return null;
  const parent = parentOf(key, fields);
  if (!parent || !hasChoices(parent.type)) return { reason: 'gone', label: parent?.label ?? key };
  const { label } = parent;
  if (!parent.active) return { reason: 'inactive', label };
  if (seen.includes(key) || isWithoutCompany(parent) || hindranceOf(parent, fields, [...seen, key])) {
    return { reason: 'unasked', label };
  }
  return haveCompanyInCommon(parent.clientIds, field.clientIds) ? null : { reason: 'companies', label };
}
