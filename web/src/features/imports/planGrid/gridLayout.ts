import { css, styled } from 'styled-components';
import { color, headerHeight, media, radius, space, touchTarget, typeset } from '../../../theme/tokens';

/** Every row is as tall, so that the place of the twenty-thousandth is known. */
export const ROW_HEIGHT = 44;
/** The first column, which stays while one scrolls sideways. */
const LEAD_WIDTH = 164;
const FIELD_WIDTH = 190;

/** As high as its rows, as far as they fit on the screen; a scroll bar below them has its place. */
export const gridHeight = (rowCount: number) => `min(68vh, 46rem, ${(rowCount + 1) * ROW_HEIGHT + 18}px)`;

/** How wide all columns are together, in pixels. */
export const gridWidth = (fieldCount: number) => LEAD_WIDTH + fieldCount * FIELD_WIDTH;

export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  /* What scrolls into view stays clear of heading and first column. */
  scroll-padding: ${ROW_HEIGHT}px 0 0 ${LEAD_WIDTH}px;
  /* And the table clear of the header of the page. */
  scroll-margin-block: calc(${headerHeight} + ${space[4]}) ${space[4]};
  overscroll-behavior: contain;
`;

const line = css`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: ${LEAD_WIDTH}px;
  grid-auto-columns: ${FIELD_WIDTH}px;
`;

export const HeadRow = styled.div`
  ${line}
  position: sticky;
  top: 0;
  z-index: 2;
  height: ${ROW_HEIGHT}px;
  background: ${color.surfaceSunken};
`;

export const Rows = styled.div`
  position: relative;
`;

export const RowLine = styled.div<{ $out: boolean }>`
  ${line}
  position: absolute;
  inset: 0 auto auto 0;
  width: 100%;
  height: ${ROW_HEIGHT}px;
  ${({ $out }) => $out && 'text-decoration: line-through;'}

  &:focus-within {
    z-index: 1;
  }
`;

const cell = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  padding: 0 ${space[2]};
  border-inline-end: 1px solid ${color.border};
  border-bottom: 1px solid ${color.border};
  ${typeset('small')}
`;

/* The first column lies over those that pass below it. */
const lead = css`
  position: sticky;
  left: 0;
  z-index: 1;
`;

export const HeadCell = styled.div<{ $lead?: boolean }>`
  ${cell}
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 0;
  ${typeset('caption', 'semibold')}
  ${({ $lead }) => $lead && lead}
  background: ${color.surfaceSunken};

  > * {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const HeadNote = styled.span`
  ${typeset('caption')}
  color: ${color.textMuted};
`;

export const CellBox = styled.div<{
  $tone: 'plain' | 'problem' | 'doubt' | 'change';
  $selected: boolean;
  $lead?: boolean;
}>`
  ${cell}
  ${({ $lead }) => $lead && lead}
  background: ${({ $tone, $selected, $lead }) =>
    $selected
      ? color.accentSoft
      : $tone === 'problem'
        ? color.redSoft
        : $tone === 'doubt'
          ? color.orangeSoft
          : $tone === 'change'
            ? color.blueSoft
            : $lead
              ? color.surface
              : 'transparent'};
  cursor: cell;
  user-select: none;

  &:focus {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  svg {
    flex: none;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 1px dashed Highlight;
      outline-offset: -3px;
    }
  }
`;

export const CellText = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  del {
    color: ${color.textMuted};
  }
  ins {
    text-decoration: none;
  }
`;

/* The editor covers its cell; 16 px keep a phone from zooming in. */
export const editorStyles = css`
  width: 100%;
  height: ${ROW_HEIGHT - 6}px;
  margin: 0 -4px;
  padding: 0 4px;
  border: 0;
  outline: 2px solid ${color.focus};
  background: ${color.surface};
  color: ${color.text};
  ${typeset('small')}

  ${media.touch} {
    font-size: 1rem;
  }
`;

export const EditorInput = styled.input`
  ${editorStyles}
`;

/* Several lines lie over the rows below, which stay where they are. */
const LONG_HEIGHT = 3 * ROW_HEIGHT;

export const EditorTextarea = styled.textarea`
  ${editorStyles}
  align-self: flex-start;
  height: ${LONG_HEIGHT}px;
  margin-block: 3px ${ROW_HEIGHT - LONG_HEIGHT - 4}px;
  resize: none;
`;

export const EditorSelect = styled.select`
  ${editorStyles}
`;

export const RowNumber = styled.span`
  min-width: 2.2rem;
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Tick = styled.span<{ $on: boolean }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 1px solid ${color.borderStrong};
  border-radius: 4px;
  background: ${({ $on }) => ($on ? color.accent : color.surface)};
  color: ${color.textOnAccent};

  ${media.touch} {
    width: calc(${touchTarget} - 16px);
    height: calc(${touchTarget} - 16px);
  }
`;

export const Waiting = styled.span`
  width: 60%;
  height: 10px;
  border-radius: ${radius.small};
  background: ${color.skeleton};
`;
