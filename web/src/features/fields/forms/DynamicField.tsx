import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Field } from '../../../components/Field/Field';
import { WarningIcon } from '../../../components/icons';
import { DocumentField } from '../../documents/form/DocumentField';
import { fieldProblem, fieldRules, formatWarning } from '../values/fieldRules';
import { fieldInputs } from '../values/fieldInputs';
import { problemText, warningText } from '../values/fieldTexts';
import { color, space, typeset } from '../../../theme/tokens';
import type { DynamicFieldData } from './dynamicFieldFragment';
import type { FieldTexts } from './fieldValueForm';

const CheckboxGroup = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;

const Note = styled.span<{ $tone: 'muted' | 'warning' | 'error' }>`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  ${typeset('small')}
  color: ${({ $tone }) => ({ muted: color.textMuted, warning: color.orangeText, error: color.dangerText })[$tone]};

  svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
`;

/* The items of a list have several inputs beside each other. */
const WholeLine = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

export interface DynamicFieldProps {
  field: DynamicFieldData;
  /** Refuse to save while a required field is blank; off where the candidate fills it in later. */
  requireFilled?: boolean;
  /** Shown but not changeable, with the reason. */
  disabledHint?: string | undefined;
  /** The least height of an input of several lines, in pixels. */
  minHeight?: number;
}

/** One field of a record: a document with the way to send it, anything else as an input of the surrounding form. */
export function DynamicField(props: DynamicFieldProps) {
  if (props.field.type === 'FILE') return <DocumentField field={props.field} disabledHint={props.disabledHint} />;
  return <TypedField {...props} />;
}

/** An input of the surrounding react-hook-form (`fields.<key>`), by its type's registry entry. */
function TypedField({ field, requireFilled = true, disabledHint, minHeight }: DynamicFieldProps) {
  const { t, i18n } = useTranslation('fields');
  const { control, formState } = useFormContext<FieldTexts>();
  // The date picker reports '' for a text that is no date.
  const [hasDateProblem, setHasDateProblem] = useState(false);
  const [left, setLeft] = useState(false);
  const editable = field.viewerCanEdit && !disabledHint;
  /** What is filled in elsewhere is marked as well; an inactive field is not asked for. */
  const isMarked = field.required && field.active;
  const initial = formState.defaultValues?.fields?.[field.key] ?? '';

  const {
    field: { ref, ...input },
    fieldState,
  } = useController({
    control,
    name: `fields.${field.key}`,
    rules: {
      validate: {
        required: (text) => {
          const blank = editable && fieldProblem(field, text ?? '', { requireFilled }) === 'required';
          return blank && !hasDateProblem ? problemText(t, 'required', field.label) : true;
        },
        value: (text) => {
          if (hasDateProblem) return problemText(t, 'date', field.label);
          if (!editable || (text ?? '') === initial) return true; // Old values are not measured again.
          const stored = fieldRules[field.type].toStored(text ?? '', field, i18n.language);
          const problem = fieldProblem(field, stored, { requireFilled: false });
          return problem ? problemText(t, problem, field.label) : true;
        },
      },
    },
  });

  const value = input.value ?? '';
  const Input = fieldInputs[field.type];
  const inputElement = (
    <Input
      field={{ ...field, required: isMarked }}
      name={input.name}
      value={value}
      onChange={input.onChange}
      onBlur={() => {
        setLeft(true);
        input.onBlur();
      }}
      disabled={!editable}
      {...(minHeight && { minHeight })}
      onDateProblem={(problem) => {
        setHasDateProblem(problem !== null);
      }}
      ref={ref}
    />
  );
  const error = fieldState.error?.message;
  const note = <FieldNote field={field} text={value} finished={left} disabledHint={disabledHint} />;
  const aside = !field.viewerCanEdit && <Badge>{t('readOnly')}</Badge>;

  if (field.type === 'CHECKBOX') {
    return (
      <CheckboxGroup>
        {inputElement}
        {aside && <span>{aside}</span>}
        {note}
        {error && (
          <Note $tone="error" role="alert">
            {error}
          </Note>
        )}
      </CheckboxGroup>
    );
  }
  const labelled = (
    <Field
      label={field.label}
      required={isMarked}
      // The picker says itself what is wrong with a date.
      error={hasDateProblem ? undefined : error}
      hint={hasNote(field, value, left, disabledHint) && note}
      aside={aside}
      {...(field.description && { description: field.description })}
    >
      {inputElement}
    </Field>
  );
  return field.type === 'LIST' ? <WholeLine>{labelled}</WholeLine> : labelled;
}

interface FieldNoteProps {
  field: DynamicFieldData;
  text: string;
  finished: boolean;
  disabledHint: string | undefined;
}

const lacksOptions = (field: DynamicFieldData) => field.type === 'SELECT' && field.options.length === 0;

/** Wrong digits are told at once, a short number only when the person has left it. */
function shownWarning(field: DynamicFieldData, text: string, finished: boolean) {
  const warning = formatWarning(field, text);
  return warning === 'incomplete' && !finished ? null : warning;
}

function hasNote(field: DynamicFieldData, text: string, finished: boolean, disabledHint: string | undefined) {
  return Boolean(disabledHint) || lacksOptions(field) || shownWarning(field, text, finished) !== null;
}

function FieldNote({ field, text, finished, disabledHint }: FieldNoteProps) {
  const { t } = useTranslation('fields');
  if (disabledHint) return <Note $tone="muted">{disabledHint}</Note>;
  const warning = shownWarning(field, text, finished);
  const words =
    warning && field.format
      ? warningText(t, warning, field.format)
      : lacksOptions(field)
        ? t('noOptionsWarning')
        : null;
  if (!words) return null;
  return (
    <Note $tone="warning" role="status">
      <WarningIcon size={14} aria-hidden />
      <span>{words}</span>
    </Note>
  );
}
