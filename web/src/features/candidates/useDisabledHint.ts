import { useTranslation } from 'react-i18next';
import type { DynamicFieldData } from '../fields/forms/dynamicFieldFragment';

type Field = Pick<
  DynamicFieldData,
  'key' | 'label' | 'type' | 'active' | 'forOtherClients' | 'conditionUnmet' | 'condition'
>;

/**
 * The field whose answer keeps another from being asked: the next one above that is asked itself, as an answer to a field that
 * is not asked counts for nothing. Undefined where the viewer knows of none.
 */
function decidingField(field: Field, fields: readonly Field[], seen: readonly string[] = []): Field | undefined {
  const parent = fields.find(({ key }) => key === field.condition?.fieldKey && !seen.includes(key));
  return parent?.conditionUnmet ? decidingField(parent, fields, [...seen, parent.key]) : parent;
}

/** Why the answer to a field is only kept: it is asked by other companies, or not with another answer; undefined for neither. */
function useNotAskedHint() {
  const { t } = useTranslation('staff');
  return (field: Field, fields: readonly Field[]): string | undefined => {
    if (field.conditionUnmet) {
      const deciding = decidingField(field, fields);
      return deciding?.active
        ? t('candidates.form.unmetHint', { label: deciding.label })
        : t('candidates.form.unmetByOtherHint');
    }
    return field.forOtherClients ? t('candidates.form.otherClientsHint') : undefined;
  };
}

/** The hints of the fields of a record that have one, by their keys. */
export function useNotAskedHints() {
  const notAsked = useNotAskedHint();
  return (fields: readonly Field[]): ReadonlyMap<string, string> =>
    new Map(
      fields.flatMap((field) => {
        const hint = notAsked(field, fields);
        return hint === undefined ? [] : [[field.key, hint] as const];
      }),
    );
}

/**
 * Why a field of a candidate cannot be changed in a form; undefined for one that can.
 * @param fields as they stand with what the form holds
 * @param stored as they are in store; empty for a new candidate
 */
export function useDisabledHint(fields: readonly Field[], stored: readonly Field[]) {
  const { t } = useTranslation('staff');
  const notAsked = useNotAskedHint();
  return (field: Field): string | undefined => {
    if (!field.active) return notAsked(field, fields) ?? t('candidates.form.inactiveHint');
    // A document goes to the server by itself, which judges it by the answers that are saved.
    const isAskedOnceSaved =
      field.type === 'FILE' && stored.some(({ key, conditionUnmet }) => key === field.key && conditionUnmet);
    return isAskedOnceSaved ? t('candidates.form.saveFirstHint') : undefined;
  };
}
