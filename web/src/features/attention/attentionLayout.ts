import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';

/** What is done with the chosen ones; it stays in sight while one goes down the queue. */
export const ChosenBar = styled.div`
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
`;
