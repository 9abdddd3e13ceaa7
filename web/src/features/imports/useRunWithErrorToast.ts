import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { joinedMessages, type UserErrorLike } from '../../lib/userErrors';
import { useErrorText } from '../../session/useErrorText';

interface Outcome {
  userErrors: readonly UserErrorLike[];
}

/**
 * Runs a change of an import and tells a failure in a toast with this title; a success shows on the screen.
 * @returns a function that resolves to the payload, or to null for a failure
 */
export function useRunWithErrorToast() {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  return useCallback(
    async <Payload extends Outcome>(title: string, run: () => Promise<Payload | null | undefined>) => {
      try {
        const payload = await run();
        if (!payload) throw new Error('No outcome in the answer');
        const refusal = joinedMessages(payload.userErrors);
        if (refusal === null) return payload;
        toast.error({ title, description: refusal });
      } catch (error) {
        toast.error({ title, description: errorText(error, t('failedText')) });
      }
      return null;
    },
    [errorText, t],
  );
}
