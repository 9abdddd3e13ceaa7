import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { DatePicker } from '../../../components/DatePicker/DatePicker';
import { Select } from '../../../components/Select/Select';
import { TextArea } from '../../../components/TextArea/TextArea';
import { TextInput } from '../../../components/TextInput/TextInput';
import { fieldRules } from '../../../fields/fieldRules';
import type { FieldType } from '../../../fields/fieldShape';
import { formatRules } from '../../../fields/formats';
import { EMAIL_KEY, NAME_KEY, type Step } from '../steps';

interface AnswerInputProps {
  step: Step;
  /** What the input holds; stored form for choices, typed text otherwise. */
  text: string;
  onTextChange: (text: string) => void;
  /** A date that is typed but impossible keeps the wizard from going on. */
  onDateProblem: (hasProblem: boolean) => void;
  ref: Ref<never>;
}

const autoComplete: Record<string, string> = { [NAME_KEY]: 'name', [EMAIL_KEY]: 'email' };

/** The input of each field type, with the keyboard that fits it on a phone. */
const inputs: Record<FieldType, (props: AnswerInputProps, noOptions: string) => ReactNode> = {
  TEXT: ({ step, text, onTextChange, ref }) => {
    const format = step.format ? formatRules[step.format] : null;
    return (
      <TextInput
        ref={ref}
        value={text}
        onChange={(event) => onTextChange(format ? format.mask(event.target.value) : event.target.value)}
        inputMode={format?.inputMode}
        autoComplete={autoComplete[step.key] ?? format?.autoComplete ?? 'off'}
        placeholder={step.placeholder ?? format?.placeholder}
        maxLength={10_000}
      />
    );
  },
  EMAIL: ({ step, text, onTextChange, ref }) => (
    <TextInput
      ref={ref}
      type="email"
      inputMode="email"
      autoComplete={autoComplete[step.key] ?? 'off'}
      autoCapitalize="none"
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
      placeholder={step.placeholder ?? undefined}
      maxLength={254}
    />
  ),
  NUMBER: ({ step, text, onTextChange, ref }) => (
    <TextInput
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
      placeholder={step.placeholder ?? undefined}
      maxLength={40}
    />
  ),
  SELECT: ({ step, text, onTextChange, ref }, noOptions) => (
    <Select
      ref={ref}
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
      options={step.options}
      placeholder={step.options.length === 0 ? noOptions : (step.placeholder ?? '—')}
    />
  ),
  TEXTAREA: ({ step, text, onTextChange, ref }) => (
    <TextArea
      ref={ref}
      minHeight={100}
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
      placeholder={step.placeholder ?? undefined}
      maxLength={10_000}
    />
  ),
  DATE: ({ step, text, onTextChange, onDateProblem, ref }) => (
    <DatePicker
      ref={ref}
      value={text}
      onChange={onTextChange}
      onProblemChange={(problem) => onDateProblem(problem !== null)}
      allowFuture={step.allowFutureDates ?? false}
    />
  ),
  CHECKBOX: ({ step, text, onTextChange, ref }) => (
    <Checkbox
      ref={ref}
      label={step.label}
      checked={text === 'true'}
      onCheckedChange={(checked) => onTextChange(checked ? 'true' : 'false')}
    />
  ),
};

/** One answer's input; put it in a Field. */
export function AnswerInput(props: AnswerInputProps) {
  const { t } = useTranslation('fields');
  return inputs[props.step.type](props, t('noOptions'));
}

/** The stored text as the input shows it, and back. */
export const toInputText = (step: Step, stored: string, language: string) =>
  fieldRules[step.type].toInput(stored, step, language);
export const toStoredText = (step: Step, text: string, language: string) =>
  fieldRules[step.type].toStored(text, step, language);
