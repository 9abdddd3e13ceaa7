import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/Field/Field';
import { TextInput } from '../../../../components/TextInput/TextInput';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import type { FieldForm } from './fieldForm';

/** The server takes no longer one. */
const MAX_SECTION = 60;

export interface FieldSectionProps {
  form: UseFormReturn<FieldForm>;
  fields: readonly CustomFieldRow_FieldFragment[];
}

/** The heading of a field, with the ones in use among the fields of its target: a section is all fields of exactly one text. */
export function FieldSection({ form, fields }: FieldSectionProps) {
  const { t } = useTranslation('configuration');
  const target = useWatch({ control: form.control, name: 'target' });
  const suggestions = useId();
  const inUse = new Set(fields.flatMap((field) => (field.target === target && field.section) || []));
  // The first one ends the guessing of headings, also for fields that nobody has thought of here.
  const hint = target === 'CANDIDATE' && inUse.size === 0 ? 'editor.firstSectionHint' : 'editor.sectionHint';
  return (
    <Field label={t('editor.section')} hint={t(hint)} error={form.formState.errors.section?.message}>
      <TextInput
        maxLength={MAX_SECTION}
        list={suggestions}
        // What the browser remembers of other forms is no section of this one.
        autoComplete="off"
        {...form.register('section')}
      />
      <datalist id={suggestions}>
        {[...inUse].map((section) => (
          <option key={section} value={section} />
        ))}
      </datalist>
    </Field>
  );
}
