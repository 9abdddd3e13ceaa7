import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { InfoIcon, SuccessIcon } from '../../../components/icons';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { color } from '../../../theme/tokens';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';

/** /email-confirmed?status: where the confirmation link of the welcome mail leads, by way of the server. */
export default function EmailConfirmed() {
  const { t } = useTranslation('identity');
  const [query] = useSearchParams();
  const status = query.get('status');
  const confirmed = status === 'success' || status === 'already-confirmed';
  const words = status === 'success' ? 'success' : confirmed ? 'already' : 'processing';

  return (
    <CenteredCard
      icon={
        confirmed ? <SuccessIcon size={36} color={color.greenText} /> : <InfoIcon size={36} color={color.blueText} />
      }
      title={t(`emailConfirmed.${words}Title`)}
      subtitle={t(`emailConfirmed.${words}Text`)}
    >
      <title>{t('pageTitle', { page: t(`emailConfirmed.${words}Title`) })}</title>
      <Stack $gap={6}>
        <Inline>
          {confirmed ? (
            <LinkButton to="/login" variant="primary">
              {t('emailConfirmed.toLogin')}
            </LinkButton>
          ) : (
            <LinkButton to="/" variant="primary">
              {t('emailConfirmed.toHome')}
            </LinkButton>
          )}
          <LinkButton to="/">{t('emailConfirmed.back')}</LinkButton>
        </Inline>
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
