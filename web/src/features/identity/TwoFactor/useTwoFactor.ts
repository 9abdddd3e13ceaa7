import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { QUERY_RETRIES } from '../../../constants';
import type { UserErrorLike } from '../../../lib/userErrors';
import { requestFor } from '../../../session/request';
import { whileSessionLasts } from '../../../session/staffFetch';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';
import { useRecentPassword } from '../../recordDialog/useRecentPassword';
import { useOwnData } from '../useOwnData';
import { isAnswerLost } from './isAnswerLost';
import {
  beginTwoFactorMutation,
  disableTwoFactorMutation,
  ownTwoFactorQuery,
  renewRecoveryCodesMutation,
  type OwnTwoFactor,
} from './twoFactorOperations';
import type { TwoFactorSecret } from './TwoFactorSetup';

type Doing = 'begin' | 'renew' | 'disable';

/** What there is to say where the session has ended meanwhile. */
const NONE: OwnTwoFactor = { twoFactor: null, isTwoFactorDemanded: false };

/** Repeated, each of them does nothing more. */
const RETRIED = { retries: QUERY_RETRIES };

/** Why something was not done, or that this is not known. */
export interface TwoFactorFailure {
  title: string;
  message: string;
}

interface Outcomes {
  /** What to tell from the beginning. */
  initialFailure: TwoFactorFailure | null;
  /** Told whether the secret is to take the place of one in force. */
  onBegun: (secret: TwoFactorSecret, isChange: boolean) => void;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onDisabled: () => void;
}

/** The second factor of the viewer's account, and what is done about it; each wants the password given recently. */
export function useTwoFactor({ initialFailure, onBegun, onRenewed, onDisabled }: Outcomes) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const owner = useOwner();
  const request = useMemo(() => requestFor(owner), [owner]);
  const read = useCallback(
    (signal?: AbortSignal) =>
      request(ownTwoFactorQuery, undefined, signal ? { signal } : {}).then(({ viewer }) => viewer ?? NONE),
    [request],
  );
  const { state, load, reload } = useOwnData<OwnTwoFactor>(read);
  const { isWanted, question } = useRecentPassword('twoFactor');
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<TwoFactorFailure | null>(initialFailure);

  const isOn = state.status === 'loaded' && state.data.twoFactor !== null;

  /** Does one thing, whose success `send` tells; what the server says of a refusal, and that no answer came, is the failure. */
  async function run(what: Doing, send: () => Promise<readonly UserErrorLike[]>): Promise<void> {
    setFailure(null);
    setDoing(what);
    try {
      const userErrors = await send();
      if (userErrors[0] && !isWanted(userErrors, () => void run(what, send))) {
        setFailure({ title: t('twoFactor.failed'), message: errorText(userErrors[0], t('twoFactor.failedText')) });
        reload();
      }
    } catch (error) {
      setFailure(
        isAnswerLost(error)
          ? { title: t('twoFactor.unknown.title'), message: t(`twoFactor.unknown.${what}`) }
          : { title: t('twoFactor.failed'), message: errorText(error, t('twoFactor.failedText')) },
      );
      // The change may have been made all the same.
      reload();
    } finally {
      setDoing(null);
    }
  }

  // Another tab may have switched it on, or off, since.
  useEffect(() => {
    const look = () => void load();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [load]);

  const begin = () =>
    void run('begin', async () => {
      // Another tab may have switched it on since, whose app and codes would become worthless.
      const present = await whileSessionLasts(owner, request(ownTwoFactorQuery, undefined, RETRIED));
      if ((present.viewer?.twoFactor != null) !== isOn) {
        reload();
        return [];
      }
      const { beginTwoFactor } = await whileSessionLasts(owner, request(beginTwoFactorMutation, undefined, RETRIED));
      const { secret, uri, userErrors } = beginTwoFactor;
      if (secret !== null && uri !== null) onBegun({ secret, uri }, isOn);
      return userErrors;
    });

  const renewCodes = () =>
    void run('renew', async () => {
      const { renewRecoveryCodes } = await whileSessionLasts(
        owner,
        request(renewRecoveryCodesMutation, undefined, RETRIED),
      );
      if (renewRecoveryCodes.recoveryCodes) onRenewed(renewRecoveryCodes.recoveryCodes);
      return renewRecoveryCodes.userErrors;
    });

  const disable = () =>
    void run('disable', async () => {
      const { disableTwoFactor } = await whileSessionLasts(
        owner,
        request(disableTwoFactorMutation, undefined, RETRIED),
      );
      if (disableTwoFactor.userErrors.length === 0) {
        toast.success({ title: t('twoFactor.disabled'), description: t('twoFactor.disabledText') });
        onDisabled();
      }
      return disableTwoFactor.userErrors;
    });

  return { state, reload, begin, renewCodes, disable, doing, failure, passwordQuestion: question };
}
