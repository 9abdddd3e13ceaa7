import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, typeset } from '../../theme/tokens';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[6]};
`;

const Texts = styled.div`
  min-width: 0;
  flex: 1 1 18rem;
`;

const Back = styled.div`
  margin-bottom: ${space[2]};
  margin-inline-start: -${space[3]};
`;

const Title = styled.h1`
  ${typeset('heading', 'bold')}
  overflow-wrap: anywhere;
`;

const Subtitle = styled.p`
  margin-top: 2px;
  ${typeset('body')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.phone} {
    width: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** A '← Voltar' ghost button above the title. */
  back?: ReactNode;
}

/** The page's only h1, with its subtitle and actions. */
export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <Root>
      <Texts>
        {back && <Back>{back}</Back>}
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Texts>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
