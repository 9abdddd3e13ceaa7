import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, shadow, space, typeset } from '../../theme/tokens';

/** A white sheet on the canvas. */
export const Card = styled.section<{ $padding?: 'small' | 'medium' }>`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  padding: ${({ $padding = 'medium' }) => ($padding === 'small' ? space[4] : space[6])};

  ${media.phone} {
    padding: ${space[4]};
  }
`;

const Header = styled.header`
  margin-bottom: ${space[5]};
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

export interface CardHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** For aria-labelledby of the card. */
  titleId?: string;
}

/** The head of a card. */
export function CardHeader({ title, subtitle, titleId }: CardHeaderProps) {
  return (
    <Header>
      <Title id={titleId}>{title}</Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </Header>
  );
}
