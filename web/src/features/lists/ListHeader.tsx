import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, typeset } from '../../theme/tokens';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  margin-bottom: ${space[3]};
`;

const Title = styled.h2`
  ${typeset('large', 'semibold')}
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Subtitle = styled.p`
  flex-basis: 100%;
  order: 1;
  margin-top: -${space[1]};
  ${typeset('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  gap: ${space[2]};
  margin-inline-start: auto;
`;

export interface ListHeaderProps {
  title: string;
  /** For aria-labelledby of the card. */
  titleId: string;
  /** A line below the title. */
  subtitle?: ReactNode;
  actions: ReactNode;
}

/** Title and actions of a list in one line. */
export function ListHeader({ title, titleId, subtitle, actions }: ListHeaderProps) {
  return (
    <Root>
      <Title id={titleId}>{title}</Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
      <Actions data-screen-only>{actions}</Actions>
    </Root>
  );
}
