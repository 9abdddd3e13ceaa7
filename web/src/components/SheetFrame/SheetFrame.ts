import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../theme/tokens';

/** Around a table of the cells of a sheet: it scrolls sideways, and each cell has one line. */
export const SheetFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  table {
    border-collapse: collapse;
    ${typeset('caption')}
  }

  th,
  td {
    max-width: 14rem;
    padding: ${space[2]} ${space[3]};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    border-bottom: 1px solid ${color.border};
  }

  th {
    background: ${color.surfaceSunken};
    ${typeset('caption', 'semibold')}
  }
`;
