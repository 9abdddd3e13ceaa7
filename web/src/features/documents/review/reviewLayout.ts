import { styled } from 'styled-components';
import { color, headerHeight, media, radius, shadow, space, typeset, zIndex } from '../../../theme/tokens';

/* The picture gets what height the screen has; a phone scrolls, with the buttons at its foot. */
export const Room = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space[3]};
  height: calc(100dvh - ${headerHeight} - ${space[5]} - ${space[4]});
  min-height: 30rem;
  margin-bottom: calc(-1 * ${space[12]});

  ${media.phone} {
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
  grid-template-columns: minmax(0, 1fr) ${({ $empty }) => !$empty && 'minmax(18rem, 24rem)'};
  gap: ${space[4]};
  min-height: 0;

  ${media.phone} {
    display: flex;
    flex-direction: column;
  }
`;

export const Picture = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[2]};
  min-width: 0;
  min-height: 0;

  ${media.phone} {
    height: 55dvh;
  }
`;

export const Side = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};

  ${media.phone} {
    display: contents;
  }
`;

export const Answers = styled.div`
  min-height: 0;
  padding: ${space[4]};
  overflow-y: auto;

  ${media.phone} {
    padding: 0;
    overflow: visible;
  }
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

  ${media.phone} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: -${space[4]};
    background: ${color.surface};

    kbd {
      display: none;
    }
  }
`;

/* Its room is always there, so that nothing moves when it comes; on a phone it stands over the buttons. */
export const NoticeRoom = styled.div`
  display: grid;
  align-content: end;
  min-height: 46px;

  ${media.phone} {
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

  ${media.phone} {
    position: fixed;
    inset-inline: ${space[3]};
    bottom: 5.5rem;
    z-index: ${zIndex.header};
    box-shadow: ${shadow.high};
  }
`;
