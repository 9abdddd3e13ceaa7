import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { DatePicker } from '../../../components/DatePicker/DatePicker';
import { useFieldControl } from '../../../components/Field/fieldContext';
import { RequiredMark } from '../../../components/Field/RequiredMark';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Select } from '../../../components/Select/Select';
import { Spinner } from '../../../components/Spinner/Spinner';
import { TextArea } from '../../../components/TextArea/TextArea';
import { TextInput } from '../../../components/TextInput/TextInput';
import { reloadPage } from '../../../lib/reloadPage';
import type { FieldInputProps, FieldInputs } from './fieldInputProps';
import { FieldAnswer } from './FieldAnswer';
import { fieldProblem, fieldRules } from './fieldRules';
import type { FieldShape } from './fieldShape';
import { displayText } from './fieldTexts';
import { MaskedInput } from './MaskedInput';
import { useListInput } from './useListInput';

type InputRef = Ref<HTMLInputElement>;

/** As long as the server takes (the gateway's fieldTypeRules.ts). */
const MAX_LINE = 1_000;
const MAX_TEXT = 10_000;
const MAX_EMAIL = 254;
const MAX_NUMBER = 30;

function TextFieldInput({
  field,
  onChange,
  minHeight: _,
  onDateProblem: __,
  keepsUnfinished: ___,
  onBlur,
  ref,
  ...rest
}: FieldInputProps) {
  const { i18n } = useTranslation();
  /** The text as it was understood ('R$ 3500' as '3.500,00'); what was not understood, and free text, stays. */
  const understood = (text: string) => {
    if (field.type === 'TEXT') return text;
    const { toStored, toInput } = fieldRules[field.type];
    const stored = toStored(text, field, i18n.language);
    return fieldProblem(field, stored) === null ? toInput(stored, field, i18n.language) : text;
  };
  const placeholder = field.placeholder ? { placeholder: field.placeholder } : {};
  if (field.type === 'TEXT' && field.format) {
    return (
      <MaskedInput
        maxLength={MAX_LINE}
        {...rest}
        {...placeholder}
        onBlur={onBlur}
        format={field.format}
        onValueChange={onChange}
        ref={ref as InputRef}
      />
    );
  }
  return (
    <TextInput
      autoComplete="off"
      maxLength={MAX_LINE}
      {...rest}
      {...placeholder}
      {...(field.type === 'EMAIL' && { type: 'email', autoCapitalize: 'none', maxLength: MAX_EMAIL })}
      {...(field.type === 'NUMBER' && { inputMode: 'decimal', maxLength: MAX_NUMBER })}
      onChange={({ target }) => {
        const isPasted = target.value.length > rest.value.length + 1;
        onChange(isPasted ? understood(target.value) : target.value);
      }}
      onBlur={() => {
        const text = understood(rest.value);
        if (text !== rest.value) onChange(text);
        onBlur?.();
      }}
      ref={ref as InputRef}
    />
  );
}

function TextAreaFieldInput({
  field,
  onChange,
  onDateProblem: _,
  keepsUnfinished: __,
  minHeight,
  ref,
  ...rest
}: FieldInputProps) {
  return (
    <TextArea
      maxLength={MAX_TEXT}
      {...rest}
      {...(field.placeholder && { placeholder: field.placeholder })}
      {...(minHeight && { minHeight })}
      onChange={(event) => onChange(event.target.value)}
      ref={ref as Ref<HTMLTextAreaElement>}
    />
  );
}

function SelectFieldInput({ field, value, onChange, disabled, onBlur, name, ref }: FieldInputProps) {
  const { t } = useTranslation('fields');
  const known = field.options.some((option) => option.value === value);
  // A choice that is no longer offered stays shown and chosen until somebody chooses another.
  const removed = value !== '' && !known ? [{ value, label: `${value} (${t('optionRemoved')})` }] : [];
  return (
    <Select
      name={name}
      onBlur={onBlur}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={(disabled ?? false) || (field.options.length === 0 && removed.length === 0)}
      placeholder={field.options.length === 0 ? t('noOptions') : field.placeholder || t('selectPlaceholder')}
      options={[...field.options, ...removed]}
      ref={ref as Ref<HTMLSelectElement>}
    />
  );
}

/** In the middle of the years in which those who are hired today were born. */
const BIRTH_CALENDAR_OPENS = '1990-01-01';
const isBirthDate = ({ key, label }: FieldShape) => /nascimento|birth/i.test(`${key} ${label}`);

function DateFieldInput({
  field,
  onDateProblem,
  minHeight: _,
  autoComplete: __,
  enterKeyHint: ___,
  ref,
  ...rest
}: FieldInputProps) {
  return (
    <DatePicker
      {...rest}
      allowFuture={field.allowFutureDates ?? false}
      {...(isBirthDate(field) && { openTo: BIRTH_CALENDAR_OPENS })}
      {...(onDateProblem && { onProblemChange: onDateProblem })}
      ref={ref as InputRef}
    />
  );
}

function CheckboxFieldInput({ field, value, onChange, onBlur, name, disabled = false, ref }: FieldInputProps) {
  const { required } = field;
  return (
    <Checkbox
      label={
        <>
          {field.label}
          {required && <RequiredMark />}
        </>
      }
      name={name}
      checked={value === 'true'}
      disabled={disabled}
      aria-required={required || undefined}
      onBlur={onBlur}
      onCheckedChange={(checked) => onChange(String(checked))}
      {...(field.description && { hint: field.description })}
      ref={ref as InputRef}
    />
  );
}

/** A document is not typed: the form shows its state, and what sends it is outside of this registry. */
function DocumentState({ field, value, ref }: FieldInputProps) {
  const { t, i18n } = useTranslation('fields');
  const { id, 'aria-describedby': describedBy } = useFieldControl({});
  return (
    <output id={id} aria-describedby={describedBy} ref={ref as Ref<HTMLOutputElement>}>
      {displayText(t, i18n.language, field, value || null) ?? t('documents.missing')}
    </output>
  );
}

/** A list that may only be read is read as everywhere; its inputs would look like those that can be filled. */
function ListToRead({ field, value }: FieldInputProps) {
  const { t } = useTranslation('fields');
  const { id, 'aria-describedby': describedBy } = useFieldControl({});
  return (
    <div role="group" aria-label={field.label} id={id} aria-describedby={describedBy}>
      {value === '' ? t('notInformed') : <FieldAnswer field={field} stored={value} />}
    </div>
  );
}

/** A list has an input for each answer of each item, which is loaded where one is asked. */
function ListFieldInput(props: FieldInputProps) {
  return props.disabled ? <ListToRead {...props} /> : <LoadedListInput {...props} />;
}

function LoadedListInput(props: FieldInputProps) {
  const { t } = useTranslation(['fields', 'common']);
  const { ListInput, hasFailed } = useListInput();
  if (ListInput) return <ListInput {...props} inputs={fieldInputs} />;
  if (!hasFailed) return <Spinner label={t('lists.loading')} block />;
  return (
    <InlineError
      title={t('lists.loadFailed')}
      action={
        <Button size="small" onClick={reloadPage}>
          {t('common:app.broken.reload')}
        </Button>
      }
    />
  );
}

/** The input of each field type, in both areas; a new type does not compile until it has one. */
export const fieldInputs: FieldInputs = {
  TEXT: TextFieldInput,
  EMAIL: TextFieldInput,
  NUMBER: TextFieldInput,
  SELECT: SelectFieldInput,
  TEXTAREA: TextAreaFieldInput,
  DATE: DateFieldInput,
  CHECKBOX: CheckboxFieldInput,
  FILE: DocumentState,
  LIST: ListFieldInput,
};
