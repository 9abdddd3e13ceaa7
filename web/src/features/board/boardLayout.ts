import { styled } from 'styled-components';
import { Stack } from '../../components/Layout/Layout';
import { color, focusRing, media, radius, space, typeset } from '../../theme/tokens';
import { CandidateNameLink } from '../admissionFlow/CandidateNameLink';

/** As high as the window leaves, so that no page scrolls around the columns, each of which scrolls by itself. */
export const Board = styled(Stack)`
  flex: 1;
  min-height: 0;
`;

/** The columns side by side; on a phone one of them with the edge of the next, to which a swipe goes. */
export const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  gap: ${space[3]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: ${radius.medium};

  /* More columns beyond an edge let it fade, where the last one that fits would seem to be the last of all. */
  --fade-before: ${color.text};
  --fade-after: ${color.text};
  mask-image: linear-gradient(to right, var(--fade-before), ${color.text} 3rem calc(100% - 3rem), var(--fade-after));

  &[data-before] {
    --fade-before: transparent;
  }
  &[data-after] {
    --fade-after: transparent;
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  ${media.phone} {
    scroll-snap-type: x mandatory;
    mask-image: none;
  }
`;

export const ColumnRoot = styled.section`
  display: flex;
  flex: 1 0 16.5rem;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[3]} ${space[2]} ${space[2]};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};

  ${media.phone} {
    flex: 0 0 calc(100% - 1.75rem);
    scroll-snap-align: start;
  }
`;

export const ColumnHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-inline: ${space[1]};
`;

export const ColumnScroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  border-radius: ${radius.medium};

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`;

export const ColumnList = styled.ol`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Place = styled.li`
  position: absolute;
  inset: 0 0 auto;
  padding: 3px 3px ${space[2]};
`;

export const CardRoot = styled.article`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

export const CardName = styled(CandidateNameLink)`
  justify-self: start;
`;

export const Fact = styled.p`
  ${typeset('caption')}
  color: ${color.textMuted};
`;

export const Nobody = styled(Fact)`
  padding: ${space[1]};
`;

/** The ways to the columns, where there is room for one of them alone. */
export const StageWays = styled.nav`
  display: none;

  ${media.phone} {
    display: flex;
    gap: ${space[1]};
    overflow-x: auto;
    /* To the edges of the screen, where a cut name tells of more. */
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
    scrollbar-width: none;

    > * {
      flex-shrink: 0;
    }
  }
`;
