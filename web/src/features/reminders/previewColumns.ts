import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

/** What is edited, and beside it, or below it on a narrow screen, what comes of it. */
export const PreviewColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
