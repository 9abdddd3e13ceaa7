import type { TFunction } from 'i18next';
import { doubtfulAge, meantEmail } from './doubts';
import type { DisplayWords, FieldProblem } from './fieldRules';
import { fieldRules, formatWarning } from './fieldRules';
import type { FieldFormat, FieldShape } from './fieldShape';
import type { FormatProblem } from './formats';

/** The `t` that `useTranslation('fields')` gives. */
type FieldsT = TFunction<'fields'>;

/** What to tell about a value that cannot be saved. */
export function problemText(t: FieldsT, problem: FieldProblem, label: string): string {
  return t(`problems.${problem}`, { label });
}

/** What to tell about a text that looks wrong but may be saved. */
export function warningText(t: FieldsT, problem: FormatProblem, format: FieldFormat): string {
  return t(`warnings.${problem}`, { format: t(`formats.${format}`) });
}

/** What looks wrong with a stored text; null for nothing, and for what is not there, not to be seen or refused. */
export function doubtText(t: FieldsT, field: FieldShape, stored: string | null): string | null {
  if (!stored || fieldRules[field.type].problem(stored, field)) return null;
  const problem = formatWarning(field, stored);
  if (problem && field.format) return warningText(t, problem, field.format);
  const age = doubtfulAge(field, stored);
  if (age !== null) return t('warnings.age', { count: age });
  const email = meantEmail(field, stored);
  return email && t('warnings.email', { email });
}

/** A stored text as people read it, in the language of `t`; null stays null. */
export function displayText(t: FieldsT, language: string, field: FieldShape, stored: string | null): string | null {
  if (stored === null) return null;
  const words: DisplayWords = {
    language,
    yes: t('yes'),
    no: t('no'),
    optionRemoved: t('optionRemoved'),
    document: (state, values) => t(`documents.${state}`, values),
  };
  return fieldRules[field.type].display(stored, field, words);
}
