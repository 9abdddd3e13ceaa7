import { lazy, Suspense, useContext, useEffect, useRef, useState, type FocusEventHandler, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldContext } from '../Field/fieldContext';
import { IconButton } from '../IconButton/IconButton';
import { CalendarIcon } from '../icons';
import { TextInput } from '../TextInput/TextInput';
import { dateOrderOf, EARLIEST_DATE, formatDate, LATEST_FUTURE_DATE, maskDate, parseDate, todayIso } from './dateText';

const DatePickerCalendar = lazy(async () => ({ default: (await import('./DatePickerCalendar')).DatePickerCalendar }));

export type DateProblem = 'invalid' | 'outOfBounds';

export interface DatePickerProps {
  /** `yyyy-MM-dd`, or '' for none. */
  value: string;
  /** A whole, valid date within the bounds as `yyyy-MM-dd`, else ''. */
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Tells what is wrong with the typed text, or null; do not save while it is not null (the value is then ''). */
  onProblemChange?: (problem: DateProblem | null) => void;
  /** Days after today may be chosen. */
  allowFuture?: boolean;
  /** `yyyy-MM-dd`; default 1900-01-01. */
  min?: string;
  /** `yyyy-MM-dd`; default today, with `allowFuture` 2100-12-31. */
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
  id?: string;
  name?: string;
  placeholder?: string;
  autoFocus?: boolean;
  autoComplete?: string;
  'aria-label'?: string;
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
  allowFuture = false,
  min = EARLIEST_DATE,
  max,
  disabled = false,
  readOnly = false,
  placeholder,
  ref,
  ...rest
}: DatePickerProps) {
  const { t, i18n } = useTranslation('common');
  const field = useContext(FieldContext);
  const order = dateOrderOf(i18n.language);
  const latest = max ?? (allowFuture ? LATEST_FUTURE_DATE : todayIso());
  const written = formatDate(value, order);

  const [text, setText] = useState(written);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<DateProblem | null>(null);
  const reported = useRef(value);
  const input = useRef<HTMLInputElement | null>(null);

  // The value or the language changed from outside: show it. What the user is typing reports '' and is left alone.
  const shown = useRef(written);
  if (shown.current !== written) {
    shown.current = written;
    if (reported.current !== value || value) {
      reported.current = value;
      if (text !== written) setText(written);
      if (problem) setProblem(null);
    }
  }

  const message =
    problem === 'invalid'
      ? t('components.date.invalid', { format: t('components.date.placeholder') })
      : problem === 'outOfBounds'
        ? parsedIsFuture(text)
          ? t('components.date.future')
          : t('components.date.outOfBounds', { min: formatDate(min, order), max: formatDate(latest, order) })
        : null;

  function parsedIsFuture(typed: string) {
    const parsed = parseDate(typed, order);
    return !allowFuture && max === undefined && parsed !== null && parsed > latest;
  }

  const reportProblem = field?.reportProblem;
  useEffect(() => {
    reportProblem?.(message);
    input.current?.setCustomValidity(message ?? ''); // so that form.checkValidity() knows
    return () => reportProblem?.(null);
  }, [message, reportProblem]);

  const report = (next: string, nextProblem: DateProblem | null) => {
    if (nextProblem !== problem) {
      setProblem(nextProblem);
      onProblemChange?.(nextProblem);
    }
    if (next !== reported.current) {
      reported.current = next;
      onChange(next);
    }
  };

  /** `final`: the user has left the box, so an incomplete text is wrong and no longer on its way. */
  const read = (typed: string, final: boolean) => {
    const parsed = parseDate(typed, order);
    if (!typed.trim()) report('', null);
    else if (!parsed) report('', final || typed.length >= 10 ? 'invalid' : null);
    else if (parsed < min || parsed > latest) report('', 'outOfBounds');
    else report(parsed, null);
    return parsed;
  };

  const label = rest['aria-label'] ?? field?.label;
  return (
    <>
      <TextInput
        {...rest}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        inputMode="numeric"
        autoComplete={rest.autoComplete ?? 'off'}
        placeholder={placeholder ?? t('components.date.placeholder')}
        disabled={disabled}
        readOnly={readOnly}
        value={text}
        onChange={(event) => {
          const { value: typed, selectionStart } = event.target;
          const atEnd = selectionStart === null || selectionStart === typed.length;
          const pasted = parseDate(typed, order);
          const growing = typed.length > text.length;
          const next = pasted ? formatDate(pasted, order) : atEnd && growing ? maskDate(typed) : typed;
          setText(next);
          read(next, false);
        }}
        onBlur={(event) => {
          const parsed = read(text, true);
          if (parsed) setText(formatDate(parsed, order));
          onBlur?.(event);
        }}
        endAction={
          !readOnly && (
            <IconButton
              label={label ? t('components.date.openFor', { label }) : t('components.date.open')}
              icon={<CalendarIcon size={17} aria-hidden />}
              tooltip={false}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            />
          )
        }
      />
      {open && (
        <Suspense fallback={null}>
          <DatePickerCalendar
            anchor={input}
            value={value}
            min={min}
            max={latest}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setText(formatDate(chosen, order));
              report(chosen, null);
              setOpen(false);
              input.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
