import type { TFunction } from 'i18next';
import { doubtfulAge, meantEmail } from './doubts';
import type { DisplayWords, FieldProblem } from './fieldRules';
import { fieldRules, formatWarning } from './fieldRules';
import type { FieldFormat, FieldShape } from './fieldShape';
import type { FormatProblem } from './formats';
import { columnsOf, itemTitle, readItems } from './listValue';

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
  if (field.type === 'LIST') return doubtInList(t, field, stored);
  const age = doubtfulAge(field, stored);
  return age === null ? columnDoubtText(t, field, stored) : t('warnings.age', { count: age });
}

/** As `doubtText` for an answer within a list, whose items may be people of any age. */
export function columnDoubtText(t: FieldsT, column: FieldShape, stored: string): string | null {
  if (!stored || fieldRules[column.type].problem(stored, column)) return null;
  const problem = formatWarning(column, stored);
  if (problem && column.format) return warningText(t, problem, column.format);
  const email = meantEmail(column, stored);
  return email && t('warnings.email', { email });
}

/** The first doubt about the answers of a list, and where it is. */
function doubtInList(t: FieldsT, field: FieldShape, stored: string): string | null {
  for (const [place, item] of readItems(stored).entries()) {
    for (const column of columnsOf(field)) {
      const doubt = columnDoubtText(t, column, item[column.key] ?? '');
      if (doubt) return `${itemTitle(field, place)}, ${column.label}: ${doubt}`;
    }
  }
  return null;
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
