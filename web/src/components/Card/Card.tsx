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
      <Texts>
        <Title id={titleId}>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Texts>
    </Header>
  );
}
