import { styled } from 'styled-components';
import { color, media, space, typeset } from '../../theme/tokens';

/** A chart and the same numbers as a table. */
export const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space[4]} ${space[6]};
  break-inside: avoid;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space[3]};
  }
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 12rem));
  gap: ${space[3]};
`;

/** Keeps its line while it says nothing, so that the figures do not move while a date is typed. */
export const DaysNote = styled.p`
  min-height: 1lh;
  color: ${color.textMuted};
  ${typeset('small')}
`;

/** As high as its bars, so that nothing moves when the chart has come. */
export const ChartRoom = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  min-width: 0;
`;

/** The name of a row: its words stay whole, and the column is as wide as the longest of them, within reason. */
export const WholeWords = styled.span`
  display: block;
  max-width: 16rem;
  overflow-wrap: break-word;
`;
