/**
 * How a candidate's row is laid out. It follows the width of its list and not that of the window: the same list stands
 * beside the clients, alone on a client's page, and on a phone.
 */
import { css, styled } from 'styled-components';
import { color, focusRing, media, radius, space, touchTarget, typeset } from '../../../theme/tokens';

/** Around the rows: what they measure. */
export const RowsFrame = styled.div`
  container: candidate-rows / inline-size;
`;

const oneLine = '@container candidate-rows (min-width: 47rem)';
const narrow = '@container candidate-rows (max-width: 31.99rem)';
const twoLines = '@container candidate-rows (min-width: 32rem) and (max-width: 46.99rem)';

export const Row = styled.li<{ $selected: boolean }>`
  padding-block: ${space[2]};
  border-top: 1px solid ${color.border};
  ${({ $selected }) => $selected && `background: color-mix(in srgb, ${color.accentSoft} 55%, transparent);`}

  /* A row reaches to the edges of its card, which has 16 px of padding, so that a chosen row is coloured as a whole. */
  margin-inline: -${space[4]};
  padding-inline: ${space[4]};

  ${media.hover} {
    &:hover {
      background: ${({ $selected }) => ($selected ? color.accentSoft : color.surfaceHover)};
    }
  }
`;

/* In a narrow row every part has its own place; in a wider one parts stand in pairs, one above the other. */
export const Line = styled.div`
  display: grid;
  grid-template:
    'box name status' auto
    'box email email' auto
    'sign where where' auto
    '. said progress' auto
    '. fold view' auto / auto minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  align-items: center;

  ${twoLines} {
    grid-template:
      'box sign who standing view' auto '. . where confirmation confirmation' auto /
      auto auto minmax(0, 1fr) auto auto;
    gap: ${space[1]} ${space[3]};
  }

  ${oneLine} {
    grid-template:
      'box sign who where standing confirmation view' auto /
      auto auto minmax(0, 5fr) minmax(0, 4fr) 6.75rem minmax(11.75rem, 4fr) auto;
    gap: 0 ${space[3]};
  }
`;

/** The box that chooses the row. */
export const Choice = styled.div`
  grid-area: box;
  align-self: start;
  display: flex;

  /* A finger's target is wider than the box; the words may begin over its empty part. */
  ${media.phone} {
    margin-block: -${space[2]};
    margin-inline-end: -${space[3]};
  }

  ${twoLines} {
    align-self: center;
  }
  ${oneLine} {
    align-self: center;
  }
`;

/** The sign of the status; in a narrow row it stands smaller below the box, where nothing else does. */
export const Sign = styled.div`
  grid-area: sign;
  display: flex;

  ${narrow} {
    align-self: start;

    > span {
      width: 28px;
      height: 28px;
    }
  }
`;

/** Two parts, one above the other, where there is width; each in its own place where there is not. */
const pair = (area: string) => css`
  display: contents;

  ${twoLines} {
    display: grid;
    grid-area: ${area};
    justify-items: start;
    min-width: 0;
  }
  ${oneLine} {
    display: grid;
    grid-area: ${area};
    justify-items: start;
    min-width: 0;
  }
`;

export const Who = styled.div`
  ${pair('who')}
`;

export const Standing = styled.div`
  ${pair('standing')}
`;

export const Confirmation = styled.div`
  ${pair('confirmation')}
`;

export const Where = styled.div`
  grid-area: where;
  display: grid;
  justify-items: start;
  min-width: 0;
`;

/* Inside a pair the names of these places mean nothing, and they follow one another. */
const place = (name: string) => css`
  grid-area: ${name};
  min-width: 0;
  max-width: 100%;

  ${twoLines} {
    grid-area: auto;
  }
  ${oneLine} {
    grid-area: auto;
  }
`;

export const Status = styled.div`
  ${place('status')}
  display: flex;
`;

export const Progress = styled.div`
  ${place('progress')}
  display: flex;
`;

export const Said = styled.div`
  ${place('said')}

  ${media.phone} {
    p {
      font-size: 0.75rem;
    }
  }

  /* The name of who confirmed gets two lines at most; the details tell a longer one whole. */
  ${oneLine} {
    p:first-child > span {
      display: -webkit-box;
      min-width: 0;
      overflow: hidden;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

export const View = styled.div`
  grid-area: view;
  justify-self: end;
`;

/* A text is cut in its own line where there are columns, and whole where the row is a small card. */
const cutWide = css`
  overflow-wrap: anywhere;

  ${oneLine} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const muted = css`
  ${typeset('small')}
  line-height: 1.125rem;
  color: ${color.textMuted};
`;

/* Who it is gets a second line before it is cut; the details tell all of the longest. */
const twoLinesWide = css`
  overflow-wrap: anywhere;

  ${oneLine} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Name = styled.h3`
  ${place('name')}
  ${typeset('body', 'semibold')}
  ${twoLinesWide}

  /* A small card shows names of a usual length whole, and three lines of the longest; the details tell all of it. */
  ${narrow} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Email = styled.p`
  ${place('email')}
  ${muted}
  ${twoLinesWide}
`;

export const Muted = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  ${muted}

  > span {
    min-width: 0;
    ${cutWide}
  }
`;

/** The last of a row: what to unfold, and beside it what is waited for. */
export const Foot = styled.div`
  ${place('fold')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  ${muted}
`;

/** The button that unfolds 'Dados Preenchidos'. */
export const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 24px;
  margin: -2px -${space[1]};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  ${typeset('caption', 'medium')}
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  ${media.touch} {
    min-height: ${touchTarget};
    margin-block: 0;
  }
`;
