import { styled } from 'styled-components';
import { StickyBar } from '../../components/StickyBar/StickyBar';
import { media, space, typeset } from '../../theme/tokens';

/**
 * What is done with several people. It stands below them and stays in sight while one goes down the list, so that
 * choosing one moves no row. `$stays`: on a phone as well, where it would cover a list that is only filtered.
 */
export const ChosenBar = styled(StickyBar)<{ $stays: boolean }>`
  &[hidden] {
    display: none;
  }

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
