import { styled } from 'styled-components';
import { color, headerHeight, media, radius, space } from '../../theme/tokens';

/** The actions of a long list or table: below it, and in sight at the foot of the window while one goes down. */
export const StickyBar = styled.div`
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

  > :only-child {
    margin-inline-start: auto;
  }

  /* Neither the bar nor the header covers what has the focus. */
  :has(~ &) :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block: calc(${headerHeight} + ${space[4]}) 6rem;

    ${media.phone} {
      scroll-margin-bottom: 9rem;
    }
  }
`;
