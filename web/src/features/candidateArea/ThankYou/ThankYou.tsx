import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { SuccessIcon } from '../../../components/icons';
import { Stack } from '../../../components/Layout/Layout';
import { signOut } from '../../../session/signOut';
import { readCredentials } from '../../../session/tokens';
import { color, typeset } from '../../../theme/tokens';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { NextSteps } from './NextSteps';

const Heading = styled.h2`
  ${typeset('large', 'semibold')}
`;

const Help = styled.p`
  color: ${color.textMuted};
`;

const Sign = styled.span`
  color: ${color.greenText};
`;

/** /candidato/obrigado, after finishing: nothing that opens the answers stays in this browser. */
export default function ThankYou() {
  const { t } = useTranslation('candidate');
  useEffect(() => {
    if (readCredentials()?.kind === 'candidate') signOut();
  }, []);
  return (
    <CenteredCard
      wide
      icon={
        <Sign>
          <SuccessIcon size={40} />
        </Sign>
      }
      title={t('thankYou.title')}
      subtitle={t('thankYou.text')}
    >
      <title>{t('pageTitle', { page: t('thankYou.title') })}</title>
      <Stack $gap={6}>
        <Heading>{t('thankYou.next')}</Heading>
        <NextSteps />
        <div>
          <Heading>{t('thankYou.help')}</Heading>
          <Help>{t('thankYou.contacts')}</Help>
        </div>
        <LinkButton to="/" variant="primary" size="large">
          {t('thankYou.home')}
        </LinkButton>
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
