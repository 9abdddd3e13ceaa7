import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, shadow, space, typeset } from '../../theme/tokens';

/** A white sheet on the canvas. */
export const Card = styled.section<{ $padding?: 'none' | 'small' | 'medium' }>`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  padding: ${({ $padding = 'medium' }) => ({ none: '0', small: space[4], medium: space[6] })[$padding]};

  ${media.phone} {
    padding: ${({ $padding = 'medium' }) => ($padding === 'none' ? '0' : space[4])};
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`;

const Texts = styled.div`
  min-width: 0;
  flex: 1 1 12rem;
`;

const Title = styled.h2`
  ${typeset('title', 'semibold')}
  overflow-wrap: anywhere;
`;

const Subtitle = styled.p`
  margin-top: 2px;
  ${typeset('small')}
  color: ${color.textMuted};
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

export interface CardHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the right end; under the title on a phone. */
  actions?: ReactNode;
  /** For aria-labelledby of the card. */
  titleId?: string;
  /** The heading's level; cards stand under the page's h1. */
  level?: 2 | 3;
}

/** The head of a card. */
export function CardHeader({ title, subtitle, actions, titleId, level = 2 }: CardHeaderProps) {
  return (
    <Header>
      <Texts>
        <Title as={level === 2 ? 'h2' : 'h3'} id={titleId}>
          {title}
        </Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Texts>
      {actions && <Actions>{actions}</Actions>}
    </Header>
  );
}
