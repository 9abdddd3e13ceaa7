import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, typeset } from '../../theme/tokens';

const Root = styled.div<{ $dense: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $dense }) => ($dense ? 'center' : 'flex-end')};
  justify-content: space-between;
  gap: ${({ $dense }) => ($dense ? `${space[3]} ${space[8]}` : space[4])};
  margin-bottom: ${({ $dense }) => ($dense ? space[4] : space[6])};
`;

const Texts = styled.div<{ $dense: boolean }>`
  min-width: 0;
  flex: 1 1 ${({ $dense }) => ($dense ? '14rem' : '18rem')};

  ${media.phone} {
    flex-basis: 100%;
  }
`;

/* It is as wide as what it holds, and stands under the title where there is no room beside it. */
const Aside = styled.div`
  flex: 0 1 auto;
  min-width: 0;

  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Back = styled.div`
  margin-bottom: ${space[2]};
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
  /** A `BackLink` above the title. */
  back?: ReactNode;
  /** Numbers beside the title; the header is denser then, so that what is below begins higher. */
  aside?: ReactNode;
}

/** The page's only h1, with its subtitle and actions. */
export function PageHeader({ title, subtitle, actions, back, aside }: PageHeaderProps) {
  return (
    <Root $dense={Boolean(aside)}>
      <Texts $dense={Boolean(aside)}>
        {back && <Back>{back}</Back>}
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Texts>
      {aside && <Aside>{aside}</Aside>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
