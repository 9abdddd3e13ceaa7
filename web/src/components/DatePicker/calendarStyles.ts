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

  .react-datepicker__navigation {
    position: absolute;
    top: 0;
    width: 34px;
    height: 34px;
    padding: 0;
    border: 0;
    border-radius: ${radius.medium};
    background: transparent;
    color: ${color.textMuted};
    font-size: 1.25rem;
    line-height: 1;
    cursor: pointer;
  }
  .react-datepicker__navigation:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
  .react-datepicker__navigation--previous {
    left: 0;
  }
  .react-datepicker__navigation--next {
    right: 0;
  }

  .react-datepicker__current-month {
    ${visuallyHidden}
  }

  .react-datepicker__header__dropdown {
    display: flex;
    justify-content: center;
    gap: ${space[1]};
    min-height: 34px;
    padding: 0 38px;
    margin-bottom: ${space[2]};
  }
  .react-datepicker__header__dropdown select {
    min-height: 34px;
    padding: 0 ${space[1]};
    border: 1px solid ${color.border};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 530;
    text-transform: capitalize;
    cursor: pointer;
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
    .react-datepicker__day,
    .react-datepicker__navigation,
    .react-datepicker__header__dropdown select {
      height: 44px;
      min-height: 44px;
    }
    .react-datepicker__navigation {
      width: 44px;
    }
    .react-datepicker__header__dropdown {
      padding: 0 48px;
    }
  }
`;
