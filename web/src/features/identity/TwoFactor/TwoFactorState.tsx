import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '../../../components/Dialog/Dialog';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { formatDay } from '../../../lib/moments';
import { useErrorText } from '../../../session/useErrorText';
import { color, typeset } from '../../../theme/tokens';
import type { OwnTwoFactor } from './twoFactorOperations';
import type { TwoFactorSecret } from './TwoFactorSetup';
import { useTwoFactor, type TwoFactorFailure } from './useTwoFactor';

/** From so few codes on it is time for others. */
const FEW_CODES = 3;

const Left = styled.p<{ $isFew: boolean }>`
  ${typeset('small')}
  color: ${({ $isFew }) => ($isFew ? color.orangeText : color.textMuted)};
`;

const Demanded = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

interface TwoFactorStateProps {
  /** What has become of the setup before, where it did not end as it should. */
  initialFailure: TwoFactorFailure | null;
  onBegun: (secret: TwoFactorSecret, isChange: boolean) => void;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Whether two-step sign-in is on, and what can be done about it. */
export function TwoFactorState({ initialFailure, onBegun, onRenewed, onClose }: TwoFactorStateProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const { state, reload, begin, renewCodes, disable, doing, failure, passwordQuestion } = useTwoFactor({
    initialFailure,
    onBegun,
    onRenewed,
    onDisabled: onClose,
  });
  const isOff = state.status === 'loaded' && state.data.twoFactor === null;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('twoFactor.title')}
      description={t('twoFactor.text')}
      size={isOff ? 'small' : 'medium'}
      busy={doing !== null}
      footer={
        <>
          <Button onClick={onClose} disabled={doing !== null}>
            {t('twoFactor.close')}
          </Button>
          {isOff && (
            <Button
              variant="primary"
              autoFocus
              busy={doing === 'begin'}
              busyLabel={t('twoFactor.beginning')}
              onClick={begin}
            >
              {t('twoFactor.begin')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {failure && <InlineError {...failure} />}
        {state.status === 'loading' && <Skeleton lines={3} />}
        {state.status === 'failed' && (
          <LoadError title={t('twoFactor.loadFailed')} message={errorText(state.error, '')} onRetry={reload} />
        )}
        {isOff && <p>{t('twoFactor.needs')}</p>}
        {state.status === 'loaded' && state.data.twoFactor && (
          <InForce
            twoFactor={state.data.twoFactor}
            isDemanded={state.data.isTwoFactorDemanded}
            doing={doing}
            onBegin={begin}
            onRenew={renewCodes}
            onDisable={disable}
          />
        )}
      </Stack>
      {passwordQuestion}
    </Dialog>
  );
}

interface InForceProps {
  twoFactor: NonNullable<OwnTwoFactor['twoFactor']>;
  /** Whether its owner cannot switch it off, as it is demanded. */
  isDemanded: boolean;
  doing: string | null;
  onBegin: () => void;
  onRenew: () => void;
  onDisable: () => void;
}

function InForce({
  twoFactor: { enabledAt, recoveryCodesLeft: left },
  isDemanded,
  doing,
  onBegin,
  onRenew,
  onDisable,
}: InForceProps) {
  const { t, i18n } = useTranslation('staff');
  const [asked, setAsked] = useState<'renew' | 'disable' | null>(null);
  const stay = () => setAsked(null);
  return (
    <>
      <Inline $gap={2}>
        <Badge tone="green">{t('twoFactor.on')}</Badge>
        <span>{t('twoFactor.since', { when: formatDay(enabledAt, i18n.language) })}</span>
      </Inline>
      <Left $isFew={left <= FEW_CODES}>
        {left === 0 ? t('twoFactor.noCodesLeft') : t('twoFactor.codesLeft', { count: left })}
      </Left>
      <Inline $gap={2}>
        <Button size="small" busy={doing === 'renew'} disabled={doing !== null} onClick={() => setAsked('renew')}>
          {t('twoFactor.renew.confirm')}
        </Button>
        <Button size="small" busy={doing === 'begin'} disabled={doing !== null} onClick={onBegin}>
          {t('twoFactor.otherApp')}
        </Button>
        {!isDemanded && (
          <Button size="small" busy={doing === 'disable'} disabled={doing !== null} onClick={() => setAsked('disable')}>
            {t('twoFactor.disable.confirm')}
          </Button>
        )}
      </Inline>
      {isDemanded && <Demanded>{t('twoFactor.demanded.stays')}</Demanded>}
      {asked && (
        <ConfirmDialog
          open
          danger={asked === 'disable'}
          title={t(`twoFactor.${asked}.title`)}
          message={t(`twoFactor.${asked}.text`)}
          confirmLabel={t(`twoFactor.${asked}.confirm`)}
          onConfirm={() => {
            stay();
            if (asked === 'renew') onRenew();
            else onDisable();
          }}
          onCancel={stay}
        />
      )}
    </>
  );
}
