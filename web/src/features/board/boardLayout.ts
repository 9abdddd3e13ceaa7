import { styled } from 'styled-components';
import { color, focusRing, media, radius, space, typeset } from '../../theme/tokens';
import { CandidateNameLink } from '../admissionFlow/CandidateNameLink';

/** As high as the screen leaves: each column scrolls by itself. */
const COLUMN_HEIGHT = 'max(22rem, calc(100vh - 19rem))';

/** The columns side by side; on a phone one of them, and a swipe goes to the next. */
export const Columns = styled.div`
  display: flex;
  gap: ${space[3]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding-bottom: ${space[2]};
  border-radius: ${radius.medium};

  &:focus-visible {
    ${focusRing}
  }
  ${media.phone} {
    scroll-snap-type: x mandatory;
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
    flex: 0 0 100%;
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
  height: ${COLUMN_HEIGHT};
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
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`;
