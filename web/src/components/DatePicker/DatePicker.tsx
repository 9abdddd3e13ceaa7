import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FocusEventHandler,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { FieldContext } from '../Field/fieldContext';
import { IconButton } from '../IconButton/IconButton';
import { CalendarIcon } from '../icons';
import { TextInput } from '../TextInput/TextInput';
import { toast } from '../Toast/toast';
import {
  dateOrderOf,
  EARLIEST_DATE,
  formatDate,
  LATEST_FUTURE_DATE,
  maskDate,
  parseDate,
  parseFinishedDate,
  hasWholeForm,
  localDay,
} from './dateText';
import type { DatePickerCalendarProps } from './DatePickerCalendar';

export type DateProblem = 'invalid' | 'outOfBounds';

export interface DatePickerProps {
  /** `yyyy-MM-dd`, or '' for none. */
  value: string;
  /** A day within the bounds as `yyyy-MM-dd`, else '' (see `keepsUnfinished`). */
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Tells what is wrong with the typed text, or null (also at first); do not save while it is not null: the value is ''. */
  onProblemChange?: (problem: DateProblem | null) => void;
  /** For drafts: a day out of the bounds is reported all the same, a text that is no day as it was typed. */
  keepsUnfinished?: boolean;
  /** Days after today may be chosen. */
  allowFuture?: boolean;
  /** Where the calendar opens while no year is typed, `yyyy-MM-dd`; default today. */
  openTo?: string;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A day: typed (the slashes come by themselves) or chosen from a calendar that is loaded when it first opens. Written
 * dd/MM/yyyy in pt-BR and MM/dd/yyyy in en-US. Says itself, through its Field, when the typed text is no possible date.
 */
export function DatePicker({
  value,
  onChange,
  onBlur,
  onProblemChange,
  keepsUnfinished = false,
  allowFuture = false,
  openTo,
  disabled = false,
  name,
  ref,
}: DatePickerProps) {
  const { t, i18n } = useTranslation('common');
  const field = useContext(FieldContext);
  const order = dateOrderOf(i18n.language);
  const latest = allowFuture ? LATEST_FUTURE_DATE : localDay();

  const [text, setText] = useState(() => formatDate(value, order));
  const [problem, setProblem] = useState<DateProblem | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<DatePickerCalendarProps> | null>(null);
  const input = useRef<HTMLInputElement | null>(null);

  // A value or language that is not what was last shown or reported came from outside: show it.
  const [known, setKnown] = useState({ value, order });
  if (known.value !== value || known.order !== order) {
    setKnown({ value, order });
    setText(formatDate(value, order));
    setProblem(null);
  }

  const message =
    problem === 'invalid'
      ? hasWholeForm(text)
        ? t('components.date.impossible')
        : t('components.date.invalid', { format: t('components.date.placeholder') })
      : problem === 'outOfBounds'
        ? isFuture(text)
          ? t('components.date.future')
          : t('components.date.outOfBounds', {
              min: formatDate(EARLIEST_DATE, order),
              max: formatDate(latest, order),
            })
        : null;

  function isFuture(typed: string) {
    const parsed = parseDate(typed, order);
    return !allowFuture && parsed !== null && parsed > latest;
  }

  const reportProblem = field?.reportProblem;
  useEffect(() => {
    reportProblem?.(message);
    input.current?.setCustomValidity(message ?? ''); // The form learns of it by checkValidity().
    return () => reportProblem?.(null);
  }, [message, reportProblem]);

  const tellProblem = useEffectEvent((current: DateProblem | null) => onProblemChange?.(current));
  useEffect(() => tellProblem(problem), [problem]);

  const report = (next: string, nextProblem: DateProblem | null) => {
    setProblem(nextProblem);
    if (next !== value) {
      setKnown({ value: next, order });
      onChange(next);
    }
  };

  /** `final`: the user has finished the text, so that an incomplete one is wrong and no longer on its way. */
  const read = (typed: string, final: boolean) => {
    const parsed = final ? parseFinishedDate(typed, order, latest) : parseDate(typed, order);
    const draft = keepsUnfinished ? (parsed ?? typed) : '';
    if (!typed.trim()) report('', null);
    else if (!parsed) report(draft, final || typed.length >= 10 ? 'invalid' : null);
    else if (parsed < EARLIEST_DATE || parsed > latest) report(draft, 'outOfBounds');
    else report(parsed, null);
    return parsed;
  };

  const finish = () => {
    // Old data that is no date stays until someone changes it; a draft is told to be none.
    const parsed = text === formatDate(value, order) && !keepsUnfinished ? null : read(text, true);
    if (parsed) setText(formatDate(parsed, order));
  };

  const toggleCalendar = async () => {
    if (open) return setOpen(false);
    setLoading(true);
    try {
      const { DatePickerCalendar } = await import('./DatePickerCalendar');
      setCalendar(() => DatePickerCalendar);
      setOpen(true);
    } catch {
      toast.error({ title: t('components.date.unavailable'), description: t('components.date.unavailableText') });
    } finally {
      setLoading(false);
    }
  };

  const typedYear = /(?:^|\D)(\d{4})(?!\d)/.exec(text)?.[1];
  return (
    <>
      <TextInput
        name={name}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('components.date.placeholder')}
        disabled={disabled}
        value={text}
        onChange={(event) => {
          const { value: typed, selectionStart } = event.target;
          const atEnd = selectionStart === null || selectionStart === typed.length;
          const growth = typed.length - text.length;
          // More than one character comes at once when a date is pasted, or filled in by the browser.
          const pasted = growth > 1 ? parseFinishedDate(typed, order, latest) : null;
          const next = pasted ? formatDate(pasted, order) : atEnd && growth > 0 ? maskDate(typed) : typed;
          setText(next);
          read(next, false);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish(); // The key submits the form afterwards.
        }}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
        endAction={
          <IconButton
            label={field ? t('components.date.openFor', { label: field.label }) : t('components.date.open')}
            icon={<CalendarIcon size={17} aria-hidden />}
            tooltip={false}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            busy={loading}
            onClick={() => void toggleCalendar()}
          />
        }
      />
      {open && Calendar && (
        <Calendar
          anchor={input}
          value={value}
          openTo={typedYear ? `${typedYear}-01-01` : openTo}
          max={latest}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setText(formatDate(chosen, order));
            report(chosen, null);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
