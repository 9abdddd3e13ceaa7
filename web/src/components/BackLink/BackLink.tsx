import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { LinkButton } from '../Button/LinkButton';

/* Its arrow stands where the title below begins. */
const Root = styled(LinkButton)`
  margin-inline-start: -${space[3]};
`;

export interface BackLinkProps {
  to: string;
  /** What the entry of the history keeps there. */
  state?: unknown;
}

/** '← Voltar' above the title of a page: the one look of a way back. */
export function BackLink({ to, state }: BackLinkProps) {
  const { t } = useTranslation('common');
  return (
    <Root to={to} state={state} variant="ghost" size="small">
      {t('components.backLink')}
    </Root>
  );
}
