import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/Button/LinkButton';
import { CenteredCard } from '../../components/CenteredCard/CenteredCard';
import { Stack } from '../../components/Layout/Layout';
import { LanguageSwitch } from '../identity/LanguageSwitch/LanguageSwitch';

/** 404 for every path that the route table does not know. */
export default function NotFound() {
  const { t } = useTranslation('common');
  return (
    <CenteredCard title={t('app.notFound.title')} subtitle={t('app.notFound.text')}>
      <title>{`${t('app.notFound.title')} · Esteira`}</title>
      <Stack $gap={6}>
        <LinkButton to="/" variant="primary">
          {t('app.notFound.home')}
        </LinkButton>
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
