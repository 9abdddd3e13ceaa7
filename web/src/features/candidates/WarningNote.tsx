import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from '../../components/icons';
import { color, typeset } from '../../theme/tokens';

const Root = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  ${typeset('small')}
  color: ${color.orangeText};
  overflow-wrap: anywhere;

  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
`;

interface WarningNoteProps {
  /** 'status' where it comes while somebody types. */
  role?: 'status';
  /** 'span' within a text. */
  as?: 'span';
  children: ReactNode;
}

/** What is to be looked at in a candidate's data, in one small line. */
export function WarningNote({ children, ...rest }: WarningNoteProps) {
  return (
    <Root {...rest}>
      <WarningIcon size={14} aria-hidden />
      <span>{children}</span>
    </Root>
  );
}
