import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, typeset } from '../../../theme/tokens';

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-inline-start: auto;
`;

/** Title and actions of a list in one line. */
export function ListHeader({ title, titleId, actions }: { title: string; titleId: string; actions: ReactNode }) {
  return (
    <Root>
      <Title id={titleId}>{title}</Title>
      <Actions>{actions}</Actions>
    </Root>
  );
}
