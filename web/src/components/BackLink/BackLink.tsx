import { useTranslation } from 'react-i18next';
import { LinkButton } from '../Button/LinkButton';

/** '← Voltar' above the title of a page: the one look of a way back. */
export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation('common');
  return (
    <LinkButton to={to} variant="ghost" size="small">
      {t('components.backLink')}
    </LinkButton>
  );
}
