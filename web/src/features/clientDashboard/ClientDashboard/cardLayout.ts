/**
 * How a candidate's card is laid out. It follows the width of its list: a line with columns on a laptop, two lines on a
 * tablet, and on a phone a small card. That one is at most 160 px high, or a line more once the link was sent or a day is set
 * by which the form is due, and each of
 * its parts has a place of its own.
 */
import { css, styled } from 'styled-components';
import { color, focusRing, media, radius, space, touchTarget, typeset } from '../../../theme/tokens';

/** Around the cards: what they measure. */
export const CardsFrame = styled.div`
  container: candidate-cards / inline-size;
`;

/** A line with columns. */
export const columns = '@container candidate-cards (min-width: 72rem)';
const twoLines = '@container candidate-cards (min-width: 36rem) and (max-width: 71.99rem)';
const roomyColumns = '@container candidate-cards (min-width: 79rem)';
const roomyTwoLines = '@container candidate-cards (min-width: 58rem) and (max-width: 71.99rem)';

/** From a tablet on. */
export const wide = (rules: string) => css`
  ${twoLines} {
    ${rules}
  }
  ${columns} {
    ${rules}
  }
`;

/** Where the whole link, as it is cut, and every button have a place in one column. */
const roomy = (rules: string) => css`
  ${roomyTwoLines} {
    ${rules}
  }
  ${roomyColumns} {
    ${rules}
  }
`;

export const Card = styled.article`
  /* 'Copy' and 'Enviar' in words with three icons; and with 'Ver' besides, above 53 characters of the link. */
  --actions: 19.25rem;
  ${roomy('--actions: 23.75rem;')}
  display: grid;
  grid-template:
    'sign name status' auto
    'sign email progress' auto
    'dates dates dates' auto
    'confirmation confirmation confirmation' auto / auto minmax(0, 1fr) auto;
  gap: 2px ${space[2]};
  align-items: center;
  min-width: 0;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};

  /* A sheet on a sheet takes a tenth of a phone's width: lines do there. */
  ${media.phone} {
    padding-inline: 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }

  ${twoLines} {
    grid-template:
      'sign who standing actions' auto 'sign dates confirmation confirmation' auto /
      auto minmax(0, 1fr) 6.75rem var(--actions);
    gap: ${space[2]} ${space[3]};
  }

  ${columns} {
    grid-template:
      'sign who standing dates confirmation actions' auto /
      auto minmax(0, 4fr) 6.75rem 10rem minmax(19.5rem, 4fr) var(--actions);
    gap: 0 ${space[3]};
    padding: ${space[2]} ${space[4]};
  }
`;

export const Sign = styled.div`
  grid-area: sign;
  display: flex;
  align-self: start;

  > span {
    width: 28px;
    height: 28px;
  }
  ${wide('align-self: center; > span { width: 36px; height: 36px; }')}
`;

/** Parts that stand one above the other where there is width; each in its own place on a phone. */
const group = (area: string) => css`
  display: contents;
  ${wide(`display: grid; grid-area: ${area}; justify-items: start; min-width: 0;`)}
`;

const place = (area: string) => css`
  grid-area: ${area};
  min-width: 0;
  max-width: 100%;
  ${wide('grid-area: auto;')}
`;

const cutLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const muted = css`
  ${typeset('small')}
  line-height: 1.125rem;
  color: ${color.textMuted};
`;

export const Who = styled.div`
  ${group('who')}
`;

export const Name = styled.h3`
  ${place('name')}
  display: flex;
  ${typeset('body', 'semibold')}
`;

/** The name opens what is known of the candidate. A small card shows one of usual length whole, and three lines of the longest. */
export const NameButton = styled.button`
  min-width: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${wide('overflow: hidden; text-overflow: ellipsis; white-space: nowrap; > span { display: inline; }')}

  ${media.hover} {
    &:hover {
      color: ${color.accentText};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }

  /* A finger may have no other way to the candidate, and no pointer that would show this one: a target, which moves no line. */
  ${media.touch} {
    text-decoration: underline ${color.textMuted};
    text-underline-offset: 3px;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    margin-block: -11px;
    padding-block: 11px;
  }
`;

/** 'Ver' in words; a phone, and a card with too little room beside 'Copy' and 'Enviar', has the name for it. */
export const Look = styled.span`
  flex-shrink: 0;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }
  ${wide('display: none;')}
  ${roomy('display: inline;')}
`;

export const Email = styled.p`
  ${place('email')}
  ${muted}
  ${cutLine}
`;

export const Standing = styled.div`
  ${group('standing')}
`;

export const Status = styled.div`
  ${place('status')}
  display: flex;
  justify-self: end;
  ${wide('justify-self: start;')}
`;

export const Progress = styled.div`
  ${place('progress')}
  display: flex;
  justify-self: end;
  ${wide('justify-self: start;')}
`;

export const Dates = styled.div`
  grid-area: dates;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  min-width: 0;
  ${muted}

  ${media.phone} {
    font-size: 0.75rem;
  }

  ${columns} {
    display: grid;
    justify-items: start;
    font-size: 0.75rem;
  }
`;

export const Actions = styled.div`
  grid-area: confirmation;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  align-self: end;
  justify-self: end;
  min-width: 0;
  max-width: 100%;
  ${wide('grid-area: actions; align-self: center; flex-wrap: wrap;')}

  ${columns} {
    justify-self: stretch;
  }
`;

/** A phone's way to the link. */
export const LinkMenu = styled.div`
  display: flex;
  ${wide('display: none;')}
`;

/** The buttons of the link, at the other end of the line than those of the candidate, so that cards line up. */
export const LinkButtons = styled.div`
  display: none;
  ${wide(`display: flex; gap: ${space[1]}; margin-inline-end: auto;`)}
`;

/** The link itself, below its buttons. */
export const LinkText = styled.div`
  display: none;
  color: ${color.textMuted};
  font-size: 0.7rem;
  line-height: 1rem;
  ${cutLine}
  ${wide('display: block; flex: 1 0 100%;')}
`;
