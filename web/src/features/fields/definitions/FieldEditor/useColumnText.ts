import { useTranslation } from 'react-i18next';
import { linesOf, parseColumnText } from './listForm';

/** A column of a list in one line, with all that two people may have changed of it. */
export function useColumnText() {
  const { t } = useTranslation('configuration');
  const { t: tFields } = useTranslation('fields');
  /** @param text the `value` of a row */
  return (text: string): string => {
    const { label, type, required, options, format, allowFutureDates } = parseColumnText(text);
    const parts = [
      tFields(`types.${type}`),
      type === 'SELECT' && linesOf(options).join(', '),
      type === 'TEXT' && format && t(`formats.${format}`),
      type === 'DATE' && allowFutureDates && t('editor.allowFutureDates'),
      required && t('editor.required'),
    ];
    return `${label}: ${parts.filter(Boolean).join(' · ')}`;
  };
}
