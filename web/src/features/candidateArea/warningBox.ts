import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../theme/tokens';

/** What stands in the way of an answer, or of the whole form, and asks the candidate for a choice. */
export const WarningBox = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.orangeSoft};
  ${typeset('large')}
  overflow-wrap: anywhere;
`;

/** Two buttons beside each other, below each other where there is no room. */
export const WarningChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }
`;
