import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../theme/tokens';
import { InboxIcon } from '../icons';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[4]};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Icon = styled.span`
  display: inline-flex;
  padding: ${space[3]};
  margin-bottom: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`;

const Title = styled.p`
  ${typeset('body', 'semibold')}
`;

const Text = styled.p`
  max-width: 42ch;
  ${typeset('body')}
  color: ${color.textMuted};
`;

const Action = styled.div`
  margin-top: ${space[3]};
`;

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What is missing ('Nenhum cliente encontrado'). */
  title: ReactNode;
  /** What the user can do about it. */
  text?: ReactNode;
  action?: ReactNode;
}

/** In place of a list that has nothing to show. */
export function EmptyState({ icon = <InboxIcon size={22} />, title, text, action }: EmptyStateProps) {
  return (
    <Root>
      <Icon aria-hidden>{icon}</Icon>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
