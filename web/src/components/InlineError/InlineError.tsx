import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../theme/tokens';
import { AlertIcon } from '../icons';

const Root = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.redBorder};
  border-radius: ${radius.medium};
  background: ${color.redSoft};
  color: ${color.redText};
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
  }
`;

const Title = styled.p`
  ${typeset('body', 'semibold')}
`;

const Action = styled.div`
  margin-top: ${space[2]};
`;

export interface InlineErrorProps {
  /** What failed ('Erro ao salvar cliente'). */
  title: ReactNode;
  /** Why it failed, in the server's words. */
  message?: ReactNode;
  /** A button that tries again. */
  action?: ReactNode;
}

/** The red box inside a form or a card; announced at once. */
export function InlineError({ title, message, action }: InlineErrorProps) {
  return (
    <Root role="alert">
      <AlertIcon size={18} aria-hidden />
      <div>
        <Title>{title}</Title>
        {message && <p>{message}</p>}
        {action && <Action>{action}</Action>}
      </div>
    </Root>
  );
}
