import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';

/** Clients and candidates side by side where there is room for both; candidates have more to show. */
export const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
