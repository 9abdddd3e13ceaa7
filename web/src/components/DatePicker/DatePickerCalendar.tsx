import { enUS } from 'date-fns/locale/en-US';
import { ptBR } from 'date-fns/locale/pt-BR';
import * as RadixPopover from 'radix-ui/popover';
import type { RefObject } from 'react';
import ReactDatePicker from 'react-datepicker';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, shadow, space, zIndex } from '../../theme/tokens';
import { calendarStyles } from './calendarStyles';
import { CalendarHeader } from './CalendarHeader';
import { EARLIEST_DATE, localDay } from './dateText';

const Content = styled(RadixPopover.Content)`
  z-index: ${zIndex.popover};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.high};
  outline: none;
  ${calendarStyles}
`;

/** Noon, because midnight does not exist on some days of Brazil's old summer times. */
function toDate(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

export interface DatePickerCalendarProps {
  anchor: RefObject<HTMLElement | null>;
  value: string;
  /** The day to open at where `value` is none; default today. */
  openTo?: string | undefined;
  max: string;
  onChoose: (iso: string) => void;
  onClose: () => void;
}

/** The calendar, in its own chunk: only a page on which someone opens it loads react-datepicker. */
export function DatePickerCalendar({ anchor, value, openTo, max, onChoose, onClose }: DatePickerCalendarProps) {
  const { t, i18n } = useTranslation('common');
  const locale = i18n.language.startsWith('en') ? enUS : ptBR;
  const today = localDay();
  const isOffered = /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= EARLIEST_DATE && value <= max;
  const selected = isOffered ? toDate(value) : null;
  const wanted = selected ? value : (openTo ?? today);
  const start = wanted > max ? max : wanted < EARLIEST_DATE ? EARLIEST_DATE : wanted;
  return (
    <RadixPopover.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixPopover.Anchor virtualRef={anchor} />
      <RadixPopover.Portal>
        <Content
          aria-label={t('components.date.calendar')}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            const day = (event.currentTarget as HTMLElement | null)?.querySelector<HTMLElement>(
              '.react-datepicker__day[tabindex="0"]',
            );
            if (day) {
              event.preventDefault();
              day.focus();
            }
          }}
          onInteractOutside={(event) => {
            // The box and its button belong to the calendar: the button toggles it, and one may go on typing.
            const own = anchor.current?.parentElement;
            if (event.target instanceof Node && own?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          <ReactDatePicker
            inline
            locale={locale}
            calendarStartDay={0}
            // The locale's own short names have no accents, and its longer ones no room.
            formatWeekDay={(name) => name.slice(0, 3)}
            chooseDayAriaLabelPrefix={t('components.date.choose')}
            disabledDayAriaLabelPrefix={t('components.date.notOffered')}
            monthAriaLabelPrefix={t('components.date.month')}
            selected={selected}
            openToDate={toDate(start)}
            minDate={toDate(EARLIEST_DATE)}
            maxDate={toDate(max)}
            onChange={(date: Date | null) => date && onChoose(localDay(date))}
            renderCustomHeader={(header) => <CalendarHeader {...header} max={max} locale={locale} />}
          />
        </Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
