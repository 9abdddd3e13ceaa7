import { useTranslation } from 'react-i18next';
import { fieldRules } from '../values/fieldRules';
import { displayText } from '../values/fieldTexts';
import { readFields, type DynamicFieldRef } from './dynamicFieldFragment';

/** How people call and read the inputs of a form with dynamic fields: for messages about form paths. */
export function useFieldNames(fields: readonly DynamicFieldRef[], basics: Readonly<Record<string, string>>) {
  const { t, i18n } = useTranslation('fields');
  const byPath = new Map(readFields(fields).map((field) => [`fields.${field.key}`, field]));
  return {
    labelOf: (path: string) => basics[path] ?? byPath.get(path)?.label ?? path,
    display: (path: string, text: string) => {
      const field = byPath.get(path);
      if (!field || text === '') return text;
      const stored = fieldRules[field.type].toStored(text, field, i18n.language);
      return displayText(t, i18n.language, field, stored) ?? '';
    },
  };
}
