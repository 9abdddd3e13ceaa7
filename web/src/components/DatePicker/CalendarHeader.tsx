import type { Locale } from 'date-fns';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, media, radius, space } from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { EARLIEST_DATE } from './dateText';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  margin-bottom: ${space[2]};
`;

const Selects = styled.div`
  display: flex;
  gap: ${space[1]};
`;

const Choice = styled.select`
  min-height: 34px;
  padding: 0 ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-weight: 560;
  text-transform: capitalize;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  ${media.touch} {
    min-height: 44px;
    font-size: 1rem;
  }
`;

export interface CalendarHeaderProps extends Pick<
  ReactDatePickerCustomHeaderProps,
  | 'date'
  | 'changeMonth'
  | 'changeYear'
  | 'decreaseMonth'
  | 'increaseMonth'
  | 'prevMonthButtonDisabled'
  | 'nextMonthButtonDisabled'
> {
  max: string;
  locale: Locale;
}

/** Month and year as lists (a birth year is far away), with labels that react-datepicker's own header lacks. */
export function CalendarHeader({ date, max, locale, ...header }: CalendarHeaderProps) {
  const { t } = useTranslation('common');
  const firstYear = Number(EARLIEST_DATE.slice(0, 4));
  const lastYear = Number(max.slice(0, 4));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  return (
    <Root>
      <IconButton
        label={t('components.date.previousMonth')}
        icon={<ChevronLeftIcon size={17} aria-hidden />}
        tooltip={false}
        disabled={header.prevMonthButtonDisabled}
        onClick={header.decreaseMonth}
      />
      <Selects>
        <Choice
          aria-label={t('components.date.month')}
          value={date.getMonth()}
          onChange={(event) => header.changeMonth(Number(event.target.value))}
        >
          {Array.from({ length: 12 }, (_, month) => (
            <option key={month} value={month}>
              {locale.localize.month(month as 0, { width: 'wide', context: 'standalone' })}
            </option>
          ))}
        </Choice>
        <Choice
          aria-label={t('components.date.year')}
          value={date.getFullYear()}
          onChange={(event) => header.changeYear(Number(event.target.value))}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Choice>
      </Selects>
      <IconButton
        label={t('components.date.nextMonth')}
        icon={<ChevronRightIcon size={17} aria-hidden />}
        tooltip={false}
        disabled={header.nextMonthButtonDisabled}
        onClick={header.increaseMonth}
      />
    </Root>
  );
}
