/** How the confirmation is laid out that is a part of a candidate's card. */
import { css } from 'styled-components';
import { space, typeset } from '../../../theme/tokens';
import { columns, wide } from './cardLayout';

/* The confirmation is a part of the card: its state, its control below that or beside it, and what is more. */
export const panelInCard = css`
  grid-area: confirmation;
  gap: 0 ${space[2]};
  min-width: 0;

  ${columns} {
    display: grid;
    grid-template: 'state controls' auto 'more controls' auto / minmax(0, 1fr) auto;
  }
`;

export const stateInCard = css`
  flex: 1 0 100%;
  ${typeset('caption', 'semibold')}
  line-height: 1.25rem;
  ${wide(`flex: 1 1 auto; ${typeset('small', 'semibold')}`)}

  ${columns} {
    grid-area: state;
    font-size: 0.78rem;
    gap: 6px;
  }
`;

/* On a phone the control is the last of it, beside the actions. */
export const controlsInCard = css`
  order: 1;
  min-height: 44px;
  ${wide('order: 0; min-height: 0;')}

  ${columns} {
    grid-area: controls;
  }
`;

/* When it was confirmed is told in the details on a phone. */
export const moreInCard = css`
  p {
    font-size: 0.75rem;
    line-height: 1.125rem;
  }
  [data-when] {
    display: none;
  }
  ${wide('[data-when] { display: block; }')}

  ${columns} {
    grid-area: more;
  }
`;
