import { useEffect, useState } from 'react';
import { onRefused } from '../../../lib/refusedAccess';
import { requestFor } from '../../../session/request';
import { dueTwoFactorQuery } from './twoFactorOperations';

/**
 * Whether two-step sign-in is demanded since the screens were opened: a refusal has the server asked, whatever the session was
 * when it was loaded.
 * @param owner whose screens they are
 */
export function useDemandMeanwhile(owner: string | null): { isAsked: boolean; finish: () => void } {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isAsking = false;
    return onRefused(() => {
      if (isAsking || owner === null) return;
      isAsking = true;
      requestFor(owner)(dueTwoFactorQuery)
        .then(({ viewer }) => viewer?.mustEnableTwoFactor && setAsked(true))
        // The next refusal asks again.
        .catch(() => undefined)
        .finally(() => (isAsking = false));
    });
  }, [owner]);
  return { isAsked, finish: () => setAsked(false) };
}
