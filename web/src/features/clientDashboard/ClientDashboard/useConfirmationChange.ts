import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { useIsMounted } from '../../../lib/useIsMounted';
import type { UserErrorLike } from '../../../lib/userErrors';
import { evictCandidate, evictCandidateLists } from '../../candidates/candidateCache';
import { runWithToast, type Refusal } from '../../recordDialog/runWithToast';

const texts = {
  confirm: { done: 'confirmation.confirmed', failed: 'confirmation.confirmFailed', tryAgain: 'confirmation.tryAgain' },
  unconfirm: {
    done: 'confirmation.unconfirmed',
    failed: 'confirmation.unconfirmFailed',
    tryAgain: 'confirmation.tryAgainUnconfirm',
  },
} as const;

/** What confirming and its withdrawal share: how it went is told in a toast, and the lists learn of it. */
export function useConfirmationChange(kind: keyof typeof texts) {
  const { t } = useTranslation('staff');
  const { cache } = useApolloClient();
  const { done, failed, tryAgain } = texts[kind];
  const isMounted = useIsMounted();

  /** @returns why it was not done, or null */
  return async (
    candidate: { id: string; name: string },
    run: () => Promise<readonly UserErrorLike[]>,
  ): Promise<Refusal | null> => {
    const refusal = await runWithToast(run, {
      done: { title: t(done), description: candidate.name },
      failed: t(tryAgain),
    });
    if (!refusal) {
      evictCandidate(cache, candidate.id);
      return null;
    }
    // Another candidate may be shown by now, whom it would be taken to be about.
    const description = isMounted() ? refusal.reason : `${candidate.name}: ${refusal.reason}`;
    toast.error({ title: t(failed), description });
    // Somebody has deleted the candidate, or has withdrawn the confirmation already.
    if (refusal.gone) evictCandidateLists(cache);
    return refusal;
  };
}
