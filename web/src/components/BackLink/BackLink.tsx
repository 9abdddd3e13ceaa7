import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { LinkButton } from '../Button/LinkButton';

/* Its arrow stands where the title below begins. */
const Root = styled(LinkButton)`
  margin-inline-start: -${space[3]};
`;

/** '← Voltar' above the title of a page: the one look of a way back. */
export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation('common');
  return (
    <Root to={to} variant="ghost" size="small">
      {t('components.backLink')}
    </Root>
  );
}
