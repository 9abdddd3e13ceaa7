import { SURE_CONFIDENCE } from '../../../constants';
import type { TFunction } from 'i18next';
import type { ImportColumn, ImportPlan } from '../importQueries';

/** Whether a column's field needs no second look. */
export const isSure = ({ confidence }: Pick<ImportColumn, 'confidence'>): boolean => confidence >= SURE_CONFIDENCE;

/** Whether the columns are mapped so that one can look at the rows at once. */
export function needsNoLook({ columns }: Pick<ImportPlan, 'columns'>): boolean {
  const mapped = columns.filter(({ fieldKey }) => fieldKey !== null);
  const has = (key: string) => mapped.some(({ fieldKey }) => fieldKey === key);
  return has('name') && has('email') && mapped.every(isSure) && columns.every(({ refusal }) => refusal === null);
}

/** A column by its heading, or by its letters; `t` of `useTranslation('imports')`. */
export const columnName = (
  t: TFunction<'imports'>,
  { heading, column }: Pick<ImportColumn, 'heading' | 'column'>,
): string => heading || t('columns.unnamed', { letters: columnLetters(column) });

/** What spreadsheets call a column: A for 1, AA for 27. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? columnLetters(Math.floor((column - 1) / 26)) + letter : letter;
}
