import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TextLink } from '../../../components/Button/LinkButton';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { SuccessIcon, WarningIcon } from '../../../components/icons';
import { Stack } from '../../../components/Layout/Layout';
import { Spinner } from '../../../components/Spinner/Spinner';
import { toast } from '../../../components/Toast/toast';
import { REDIRECT_AFTER_PASSWORD_RESET_MS } from '../../../constants';
import { color } from '../../../theme/tokens';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { ResetPasswordForm } from './ResetPasswordForm';

type State = 'verifying' | 'invalid' | 'form' | 'done';

/** /reset-password?userId&token: where the link of the recovery mail leads. */
export default function ResetPassword() {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const userId = query.get('userId') ?? '';
  const token = query.get('token') ?? '';
  const [state, setState] = useState<State>('verifying');
  const navigate = useNavigate();

  useEffect(() => {
    const whole = Boolean(userId && token);
    // A moment of its own, so that screen readers hear 'Verificando link...' before its outcome.
    const check = setTimeout(() => setState(whole ? 'form' : 'invalid'));
    return () => clearTimeout(check);
  }, [userId, token]);

  useEffect(() => {
    if (!(userId && token))
      toast.error({ title: t('resetPassword.missing'), description: t('resetPassword.missingText') });
  }, [userId, token, t]);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), REDIRECT_AFTER_PASSWORD_RESET_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  const backToLogin = <TextLink to="/login">{t('resetPassword.backToLogin')}</TextLink>;
  const pageTitle = <title>{t('pageTitle', { page: t('resetPassword.title') })}</title>;

  switch (state) {
    case 'verifying':
      return <Spinner block showLabel label={t('resetPassword.verifying')} />;
    case 'invalid':
      return (
        <CenteredCard
          icon={<WarningIcon size={36} color={color.orangeText} />}
          title={t('resetPassword.invalid')}
          subtitle={t('resetPassword.invalidText')}
        >
          {pageTitle}
          <Stack $gap={6}>
            <div>{backToLogin}</div>
            <LanguageSwitch />
          </Stack>
        </CenteredCard>
      );
    case 'done':
      return (
        <CenteredCard
          icon={<SuccessIcon size={36} color={color.greenText} />}
          title={t('resetPassword.succeeded')}
          subtitle={t('resetPassword.redirecting')}
        >
          {pageTitle}
        </CenteredCard>
      );
    case 'form':
      return (
        <CenteredCard title={t('resetPassword.title')} subtitle={t('resetPassword.subtitle')}>
          {pageTitle}
          <Stack $gap={6}>
            <ResetPasswordForm
              userId={userId}
              token={token}
              onDone={() => setState('done')}
              onLinkRefused={() => setState('invalid')}
            />
            <div>{backToLogin}</div>
            <LanguageSwitch />
          </Stack>
        </CenteredCard>
      );
  }
}
