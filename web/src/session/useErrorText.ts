import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../lib/failures';

/**
 * What to tell the user of a failed request, else the documented fallback. It is another function in another
 * language, so that what shows it is drawn again with the language. Takes an entry of `userErrors` as well.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('common');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `t` is another function in another language
  return useCallback((error, fallback) => failureText(error) ?? fallback, [t]);
}
