import { styled } from 'styled-components';
import { color, media, radius, space, typeset } from '../../theme/tokens';

/**
 * What is done with several people. It stands below them and stays in sight while one goes down the list, so that
 * choosing one moves no row. `$stays`: on a phone as well, where it would cover a list that is only filtered.
 */
export const ChosenBar = styled.div<{ $stays: boolean }>`
  position: sticky;
  bottom: ${space[3]};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  section > & {
    margin-top: ${space[3]};
  }

  span:first-child {
    ${typeset('small', 'medium')}
  }

  ${media.phone} {
    ${({ $stays }) => !$stays && 'position: static;'}
  }
`;
