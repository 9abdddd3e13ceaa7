import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';

/**
 * Candidates and clients side by side where there is room for both; candidates have more to show, and come first. The clients
 * are as wide as the hint of their search box wants.
 */
export const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  @media (min-width: 1180px) {
    grid-template-columns: minmax(0, 1fr) clamp(22.75rem, 25vw, 28rem);
  }
`;
