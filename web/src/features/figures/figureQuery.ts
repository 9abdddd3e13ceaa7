import { useTranslation } from 'react-i18next';
import { failureText } from '../../lib/failures';

/** How the query of a figure stands. */
export interface FigureQuery {
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

/** What a card says of its query: why it failed, in words, and how to try again. */
export function useFigureFailure({ error, refetch }: FigureQuery): {
  failure: string | undefined;
  onRetry: () => void;
} {
  const { t } = useTranslation('figures');
  return {
    failure: error && (failureText(error) ?? t('failedText')),
    onRetry: () => void refetch().catch(() => undefined),
  };
}
