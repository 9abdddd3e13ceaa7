import { styled } from 'styled-components';
import { color, space, typeset } from '../../../theme/tokens';

/** The heading of a part of a form or a dialog; a rule parts it from what is above. */
export const SectionTitle = styled.h3`
  section:not(:first-child) > & {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.border};
  }
  ${typeset('large', 'semibold')}
`;

export const SubsectionTitle = styled.h4`
  ${typeset('small', 'semibold')}
  color: ${color.textMuted};
`;
