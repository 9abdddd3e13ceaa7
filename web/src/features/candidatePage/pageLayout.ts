import { css, styled } from 'styled-components';
import { color, media, radius, space, typeset } from '../../theme/tokens';

/* Paper has one column, however wide it is. */
const twoColumns = '@media screen and (min-width: 1080px)';

/**
 * What is read at the left, what is done beside it; in one column as they stand in the document, which is the order that
 * is read aloud. Floats keep that order and give each column its own heights, where the rows of a grid would leave more gaps.
 * One stays: no float begins above an earlier one. Where the answers are shorter than what stands beside them, the timeline
 * begins no higher than the part at the right that is read before it, as the order of reading matters more than that space.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${twoColumns} {
    --aside: clamp(20rem, 28vw, 26rem);
    display: flow-root;
  }
`;

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;

  ${twoColumns} {
    margin-bottom: ${space[4]};
  }
`;

/** A part of the wide column at the left. */
export const Main = styled.div`
  ${part}
  ${twoColumns} {
    float: left;
    clear: left;
    width: calc(100% - var(--aside) - ${space[4]});
  }
`;

/** A part of the narrow column beside it. */
export const Aside = styled.div`
  ${part}
  ${twoColumns} {
    float: right;
    clear: right;
    width: var(--aside);
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  outline: none;
`;

export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-width: 0;
`;

export const Names = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;

  h1 {
    ${typeset('heading', 'semibold')}
  }
  p {
    ${typeset('body')}
    color: ${color.textMuted};
  }
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  > [data-progress] {
    flex: 1 1 10rem;
    min-width: 8rem;
    max-width: 22rem;
  }
  > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin-inline-start: auto;

    ${media.phone} {
      flex: 1 0 100%;
      margin: 0;

      /* Two in a row, however many there are. */
      > * {
        flex: 1 1 auto;
        min-width: 40%;
      }
    }
  }
`;

/** What the screen says elsewhere, and a sheet of paper has to say of itself. */
export const OnPaper = styled.span`
  @media not print {
    display: none;
  }
`;

export const Quiet = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
