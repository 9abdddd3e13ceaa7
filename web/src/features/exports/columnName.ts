import { i18next } from '../../i18n';

/** The name of a column in the reader's language: the product's own have one; a configured field is called what it is called. */
export function columnName({ key, isCustomField }: { key: string; isCustomField: boolean }, given: string): string {
  const text = `exports:standardColumns.${key}`;
  return !isCustomField && i18next.exists(text) ? i18next.t(text) : given;
}
