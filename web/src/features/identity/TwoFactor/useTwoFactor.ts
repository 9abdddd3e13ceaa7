import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import type { UserErrorLike } from '../../../lib/userErrors';
import { requestFor } from '../../../session/request';
import { whileSessionLasts } from '../../../session/staffFetch';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';
import { useRecentPassword } from '../../recordDialog/useRecentPassword';
import { useOwnData } from '../useOwnData';
import {
  beginTwoFactorMutation,
  disableTwoFactorMutation,
  ownTwoFactorQuery,
  renewRecoveryCodesMutation,
  type OwnTwoFactor,
} from './twoFactorOperations';
import type { TwoFactorSecret } from './TwoFactorSetup';

type Doing = 'begin' | 'renew' | 'disable';

interface Outcomes {
  onBegun: (secret: TwoFactorSecret) => void;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onDisabled: () => void;
}

/** The second factor of the viewer's account, and what is done about it; each wants the password given recently. */
export function useTwoFactor({ onBegun, onRenewed, onDisabled }: Outcomes) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const owner = useOwner();
  const request = useMemo(() => requestFor(owner), [owner]);
  const read = useCallback(
    (signal?: AbortSignal) =>
      request(ownTwoFactorQuery, undefined, signal ? { signal } : {}).then(({ viewer }) => viewer?.twoFactor ?? null),
    [request],
  );
  const { state, reload } = useOwnData<OwnTwoFactor>(read);
  const { isWanted, question } = useRecentPassword('twoFactor');
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Does one thing. @param send tells its success itself. @returns why it was not done, as the server says. */
  async function run(what: Doing, send: () => Promise<readonly UserErrorLike[]>): Promise<void> {
    setFailure(null);
    setDoing(what);
    try {
      const userErrors = await send();
      if (userErrors[0] && !isWanted(userErrors, () => void run(what, send))) {
        setFailure(errorText(userErrors[0], t('twoFactor.failedText')));
        reload();
      }
    } catch (error) {
      setFailure(errorText(error, t('twoFactor.failedText')));
    } finally {
      setDoing(null);
    }
  }

  const begin = () =>
    void run('begin', async () => {
      const { beginTwoFactor } = await whileSessionLasts(owner, request(beginTwoFactorMutation));
      const { secret, uri, userErrors } = beginTwoFactor;
      if (secret !== null && uri !== null) onBegun({ secret, uri });
      return userErrors;
    });

  const renewCodes = () =>
    void run('renew', async () => {
      const { renewRecoveryCodes } = await whileSessionLasts(owner, request(renewRecoveryCodesMutation));
      if (renewRecoveryCodes.recoveryCodes) onRenewed(renewRecoveryCodes.recoveryCodes);
      return renewRecoveryCodes.userErrors;
    });

  const disable = () =>
    void run('disable', async () => {
      const { disableTwoFactor } = await whileSessionLasts(owner, request(disableTwoFactorMutation));
      if (disableTwoFactor.userErrors.length === 0) {
        toast.success({ title: t('twoFactor.disabled'), description: t('twoFactor.disabledText') });
        onDisabled();
      }
      return disableTwoFactor.userErrors;
    });

  return { state, reload, begin, renewCodes, disable, doing, failure, passwordQuestion: question };
}
