import { useRef, useState } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { CodeInput } from './CodeInput';
import type { UserErrorLike } from '../../../lib/userErrors';
import { requestFor } from '../../../session/request';
import { whileSessionLasts } from '../../../session/staffFetch';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';
import { color, fontFamily, media, radius, space, typeset } from '../../../theme/tokens';
import { isAnswerLost } from './isAnswerLost';
import { enableTwoFactorMutation } from './twoFactorOperations';
import type { TwoFactorFailure } from './useTwoFactor';

/** What an app needs: the secret as it is typed, and the address that holds it. */
export interface TwoFactorSecret {
  secret: string;
  uri: string;
}

const QR_SIZE = 192;
/** Modules of white around a QR code, by which cameras find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
  align-items: center;
`;

const Code = styled.div`
  display: flex;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  overflow: hidden;
`;

const Typed = styled.div`
  flex: 1 1 12rem;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[2]};
  ${typeset('small')}
  color: ${color.textMuted};

  & > code {
    font-family: ${fontFamily.mono};
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

/* On a phone the app is beside the browser, and cannot read its screen. */
const InApp = styled.a`
  display: none;
  color: ${color.accentText};

  ${media.phone} {
    display: block;
    padding-block: 12px;
  }
`;

interface TwoFactorSetupProps {
  secret: TwoFactorSecret;
  /** Whether it takes the place of an app that is in force. */
  isChange: boolean;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  /** The secret does not wait any more, or no answer came: what is in force has to be looked at. */
  onUnknown: (failure: TwoFactorFailure) => void;
  onCancel: () => void;
}

/** Has an app read the secret, and takes its first code, from which on it is in force. */
export function TwoFactorSetup({
  secret: { secret, uri },
  isChange,
  onEnabled,
  onUnknown,
  onCancel,
}: TwoFactorSetupProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const owner = useOwner();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = (refused: UserErrorLike | undefined) => {
    if (refused?.field?.includes('code')) {
      setRefusal(t('twoFactor.wrongCode'));
      input.current?.select();
    } else onUnknown({ title: t('twoFactor.failed'), message: errorText(refused, t('twoFactor.failedText')) });
  };

  const submit = async () => {
    setRefusal(null);
    setBusy(true);
    try {
      const { enableTwoFactor: outcome } = await whileSessionLasts(
        owner,
        requestFor(owner)(enableTwoFactorMutation, { input: { code } }),
      );
      if (outcome.recoveryCodes) onEnabled(outcome.recoveryCodes);
      else refuse(outcome.userErrors[0]);
    } catch (error) {
      if (!isAnswerLost(error)) setRefusal(errorText(error, t('twoFactor.failedText')));
      // It may have been switched on all the same.
      else onUnknown({ title: t('twoFactor.unknown.title'), message: t('twoFactor.unknown.enable') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title={t(isChange ? 'twoFactor.otherApp' : 'twoFactor.setup.title')}
      description={t(isChange ? 'twoFactor.setup.changeText' : 'twoFactor.setup.text')}
      busy={busy}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {t('twoFactor.cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={!code.trim()} busy={busy} busyLabel={t('twoFactor.busy')}>
            {t('twoFactor.setup.submit')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Secret>
          <Code>
            {/* Dark on white in the dark theme as well: not every camera reads a code that is inverted. */}
            <QRCodeSVG value={uri} size={QR_SIZE} marginSize={QUIET_ZONE} title={t('twoFactor.setup.qr')} />
          </Code>
          <Typed>
            <InApp href={uri}>{t('twoFactor.setup.inApp')}</InApp>
            <p>{t('twoFactor.setup.typed')}</p>
            <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            <CopyButton text={secret} label={t('twoFactor.setup.copy')} />
          </Typed>
        </Secret>
        <Field label={t('twoFactor.code')} hint={t('twoFactor.setup.hint')} error={refusal}>
          <CodeInput
            ref={input}
            data-autofocus=""
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setRefusal(null);
            }}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
