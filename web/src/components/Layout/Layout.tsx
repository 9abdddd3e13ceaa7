import { styled } from 'styled-components';
import { media, space, type Space } from '../../theme/tokens';

interface StackProps {
  /** Distance between the children, a step of the spacing scale (4 = 16 px). */
  $gap?: Space;
  $align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Children under each other with equal distance. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
  min-width: 0;
`;

interface InlineProps {
  $gap?: Space;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Wraps by default, so that nothing leaves a phone's screen. */
  $wrap?: boolean;
}

/** Children beside each other; they wrap when there is no room. */
export const Inline = styled.div<InlineProps>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${({ $gap = 3 }) => space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`;

interface GridProps {
  /** The narrowest a column may get before the grid drops to fewer columns. */
  $minColumn?: string;
}

/** Equal columns, as many as fit. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $minColumn = '15rem' }) => $minColumn}, 100%), 1fr));
  gap: ${space[4]};
`;

/** Two columns from a tablet up, one on a phone; for forms and for cards side by side. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
