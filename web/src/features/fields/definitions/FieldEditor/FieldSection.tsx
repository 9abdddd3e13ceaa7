import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/Field/Field';
import { TextInput } from '../../../../components/TextInput/TextInput';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { singleLine } from '../../../../lib/parsing';
import { splitSections } from '../ReorderDialog/sectionPieces';
import { folded, MAX_SECTION, type FieldForm } from './fieldForm';

export interface FieldSectionProps {
  form: UseFormReturn<FieldForm>;
  fields: readonly CustomFieldRow_FieldFragment[];
}

/**
 * What is said of the section in the form: what it would be in the candidate's form, or beside another one.
 * @param fields the fields of its target
 */
function sectionHint(
  { key, target, order, section: typed }: Pick<FieldForm, 'key' | 'target' | 'order' | 'section'>,
  fields: readonly CustomFieldRow_FieldFragment[],
  t: TFunction<'configuration'>,
): string {
  const section = singleLine(typed);
  const others = fields.filter((field) => field.key !== key);
  const named = others.flatMap((field) => field.section ?? []);
  const alike = named.includes(section) ? undefined : named.find((other) => folded(other) === folded(section));
  if (alike) return t('editor.sectionAlike', { section: alike });
  if (target !== 'CANDIDATE') return t('editor.sectionHint');
  // The first one ends the guessing of headings, also of fields that are not thought of here.
  if (named.length === 0) return t('editor.firstSectionHint');
  const [before, behind] = [
    others.filter((field) => field.order <= Number(order)),
    others.filter((field) => field.order > Number(order)),
  ];
  const split = splitSections([...before, { key, section, active: true }, ...behind]);
  return t(split.some((one) => one.section === section) ? 'editor.sectionApart' : 'editor.sectionHint');
}

/** The heading of a field, with the ones in use among the fields of its target: a section is all fields of exactly one text. */
export function FieldSection({ form, fields }: FieldSectionProps) {
  const { t } = useTranslation('configuration');
  const [key, target, order, section] = useWatch({
    control: form.control,
    name: ['key', 'target', 'order', 'section'],
  });
  const suggestions = useId();
  const ofTarget = fields.filter((field) => field.target === target);
  const inUse = new Set(ofTarget.flatMap((field) => field.section || []));
  const hint = sectionHint({ key, target, order, section }, ofTarget, t);
  return (
    <Field label={t('editor.section')} hint={hint} error={form.formState.errors.section?.message}>
      <TextInput
        maxLength={MAX_SECTION}
        list={suggestions}
        // What the browser remembers of other forms is no section of this one.
        autoComplete="off"
        {...form.register('section')}
      />
      <datalist id={suggestions}>
        {[...inUse].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </Field>
  );
}
