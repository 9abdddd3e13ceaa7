import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { dependentsOf } from '../conditions';
import { Note } from './choiceGroup';
import type { FieldForm } from './fieldForm';
import { fateOfAnswers } from './optionForm';

/** The names of fields in one text. */
function useListOfNames() {
  const { t, i18n } = useTranslation('configuration');
  return (fields: readonly { label: string }[]) =>
    new Intl.ListFormat(i18n.language).format(fields.map(({ label }) => t('editor.quoted', { label })));
}

/** Which fields would lose the one that they depend on by another type; null for none. */
export function useTypeWarning(
  record: CustomFieldRow_FieldFragment | null,
  type: string,
  fields: readonly CustomFieldRow_FieldFragment[],
): string | null {
  const { t } = useTranslation('configuration');
  const listOf = useListOfNames();
  if (!record || record.target !== 'CANDIDATE' || record.type === type) return null;
  const dependents = dependentsOf(record.key, fields);
  return dependents.length > 0 ? t('editor.dependents.type', { names: listOf(dependents) }) : null;
}

export interface DependentsNoteProps {
  form: UseFormReturn<FieldForm>;
  /** The field in store. */
  record: CustomFieldRow_FieldFragment;
  fields: readonly CustomFieldRow_FieldFragment[];
}

/** Which fields depend on this one, where what is being changed of it changes when they are asked. */
export function DependentsNote({ form, record, fields }: DependentsNoteProps) {
  const { t } = useTranslation('configuration');
  const listOf = useListOfNames();
  const [active, type, options] = useWatch({ control: form.control, name: ['active', 'type', 'options'] });
  const dependents = dependentsOf(record.key, fields);
  const { removed } = fateOfAnswers(options, record.options);
  const gone = record.options.filter(({ label }) => removed.includes(label)).map(({ value }) => value);
  const ofGone =
    type === 'SELECT'
      ? dependents.filter(({ condition }) => condition?.values.some((value) => gone.includes(value)))
      : [];
  return (
    <div aria-live="polite">
      {ofGone.length > 0 && <Note $tone="warning">{t('editor.dependents.options', { names: listOf(ofGone) })}</Note>}
      {record.active && !active && dependents.length > 0 && (
        <Note $tone="warning">{t('editor.dependents.inactive', { names: listOf(dependents) })}</Note>
      )}
    </div>
  );
}
