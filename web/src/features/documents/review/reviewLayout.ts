import { css, styled } from 'styled-components';
import { color, headerHeight, media, radius, shadow, space, typeset, zIndex } from '../../../theme/tokens';

/** Side by side the picture would be narrower than on a phone: it gets the whole width, as in a window zoomed to 200 %. */
const STACKED = '(max-width: 1023px)';
const stacked = `@media ${STACKED}`;

/** Whether the answers stand below the picture, so that the page scrolls. */
export const isStacked = (): boolean => window.matchMedia(STACKED).matches;

/* The picture gets what height the screen has; where all stands below it the page scrolls, with the buttons at its foot. */
export const Room = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space[3]};
  height: calc(100dvh - ${headerHeight} - ${space[5]} - ${space[4]});
  min-height: 30rem;
  margin-bottom: calc(-1 * ${space[12]});

  ${stacked} {
    display: flex;
    flex-direction: column;
    height: auto;
    min-height: 0;
    margin-bottom: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-width: 0;

  h1 {
    ${typeset('title', 'semibold')}
  }
`;

export const Waiting = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

export const HeadActions = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: auto;
`;

/* A phone has no keys to tell of. */
export const NeedsKeys = styled.span`
  ${media.phone} {
    display: none;
  }
`;

/** `$empty`: there is no document whose answers would stand beside it. */
export const Desk = styled.div<{ $empty: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) ${({ $empty }) => !$empty && 'minmax(18rem, 24rem)'};
  column-gap: ${space[4]};
  min-height: 0;
  scroll-margin-top: calc(${headerHeight} + ${space[2]});

  ${stacked} {
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
  }
  ${media.phone} {
    scroll-margin-top: ${space[2]};
  }
`;

/* Neither what sticks at the top nor the buttons at the foot cover what has the focus. */
const clearOfEdges = css`
  ${stacked} {
    :is(a, button, [tabindex]) {
      scroll-margin-block: calc(${headerHeight} + 4rem) 6rem;
    }
  }
`;

export const Picture = styled.div`
  grid-column: 1;
  grid-row: 1 / -1;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[2]};
  min-width: 0;
  min-height: 0;

  /* In a low window a picture as wide as the page is worth scrolling for. */
  ${stacked} {
    height: max(55dvh, min(30rem, 75vw));
  }
  ${clearOfEdges}
`;

/** Which document it is, and whose: before the picture for who hears it, and always in sight, above the answers or above the picture. */
export const Whose = styled.h2`
  grid-column: 2;
  padding: ${space[4]} ${space[4]} 0;
  border: 1px solid ${color.border};
  border-bottom: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  ${typeset('large', 'semibold')}
  overflow-wrap: anywhere;

  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  ${stacked} {
    position: sticky;
    top: 0;
    z-index: 1;
    margin-bottom: -${space[2]};
    padding: ${space[1]} 0;
    border: 0;
    border-radius: 0;
    background: ${color.canvas};
  }
  ${media.tabletOnly} {
    top: ${headerHeight};
  }
`;

export const Side = styled.section`
  grid-column: 2;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color.border};
  border-top: 0;
  border-radius: 0 0 ${radius.large} ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};

  ${stacked} {
    display: contents;
  }
`;

export const Answers = styled.div`
  min-height: 0;
  padding: ${space[2]} ${space[4]} ${space[4]};
  overflow-y: auto;

  > p {
    margin-bottom: ${space[2]};
  }

  ${stacked} {
    padding: 0;
    overflow: visible;
  }
  ${clearOfEdges}
`;

export const Verdict = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};

  kbd {
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: 4px;
    font: inherit;
    opacity: 0.8;
    ${typeset('caption', 'semibold')}
  }

  ${stacked} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: -${space[4]};
    background: ${color.surface};
  }
  ${media.tabletOnly} {
    margin-inline: -${space[6]};
    padding-inline: ${space[6]};
  }
  ${media.phone} {
    kbd {
      display: none;
    }
  }
`;

/* Its room is always there, so that nothing moves when it comes; where the buttons stand at the foot it stands over them. */
export const NoticeRoom = styled.div`
  display: grid;
  align-content: end;
  min-height: 46px;

  ${stacked} {
    display: contents;
  }
`;

export const NoticeBar = styled.div<{ $tone: 'done' | 'told' | 'failed' }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: 1px solid ${({ $tone }) => ($tone === 'failed' ? color.redBorder : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${({ $tone }) => ({ done: color.text, told: color.orangeText, failed: color.dangerText })[$tone]};
  ${typeset('body', 'medium')}

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    flex-shrink: 0;
  }

  ${stacked} {
    position: fixed;
    inset-inline: ${space[3]};
    bottom: 5.5rem;
    z-index: ${zIndex.header};
    box-shadow: ${shadow.high};
  }
`;
