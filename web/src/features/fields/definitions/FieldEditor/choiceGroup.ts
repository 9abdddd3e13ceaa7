/** How the editor draws its groups, and choices of which one opens more: for which companies, and with which answers a field is asked. */
import { styled } from 'styled-components';
import { color, media, radius, space, touchTarget, typeset } from '../../../../theme/tokens';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  > legend {
    padding: 0 ${space[2]};
    ${typeset('small', 'semibold')}
  }
`;

/** What is told at the foot of a group: without a word it takes no room there, nor the gap before it. */
export const Notes = styled.div`
  &:empty {
    position: absolute;
  }
`;

export const Choice = styled.label`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 32px;
  cursor: pointer;
  ${typeset('body')}

  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.accent};
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

export const Note = styled.p<{ $tone: 'muted' | 'warning' | 'error' }>`
  ${typeset('small')}
  color: ${({ $tone }) => ({ muted: color.textMuted, warning: color.orangeText, error: color.dangerText })[$tone]};
  overflow-wrap: anywhere;
`;
