import { css } from 'styled-components';
import { color, focusRing, media, radius, space, typeset } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** The calendar's whole look. The style sheet of react-datepicker is not loaded: this is shorter and knows the tokens. */
export const calendarStyles = css`
  .react-datepicker {
    position: relative;
    ${typeset('body')}
  }

  .react-datepicker__aria-live {
    ${visuallyHidden}
  }

  .react-datepicker__day-names,
  .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, 36px);
    justify-content: center;
    gap: 2px;
  }
  .react-datepicker__day-name {
    padding: ${space[1]} 0;
    text-align: center;
    ${typeset('caption', 'medium')}
    color: ${color.textMuted};
  }
  .react-datepicker__day-name .react-datepicker__sr-only {
    ${visuallyHidden}
  }

  .react-datepicker__day {
    display: grid;
    place-items: center;
    height: 36px;
    border-radius: ${radius.medium};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .react-datepicker__day:hover {
    background: ${color.surfaceHover};
  }
  .react-datepicker__day:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  .react-datepicker__day--outside-month {
    color: ${color.textMuted};
  }
  .react-datepicker__day--today {
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }
  .react-datepicker__day--selected {
    background: ${color.accent};
    color: ${color.textOnAccent};
    font-weight: 620;
  }
  .react-datepicker__day--selected:hover {
    background: ${color.accentHover};
  }
  .react-datepicker__day--disabled {
    color: color-mix(in srgb, ${color.textMuted} 55%, transparent);
    background: none;
    cursor: not-allowed;
  }

  ${media.touch} {
    .react-datepicker__day-names,
    .react-datepicker__week {
      grid-template-columns: repeat(7, 44px);
      gap: 0;
    }
    .react-datepicker__day {
      height: 44px;
    }
  }
`;
