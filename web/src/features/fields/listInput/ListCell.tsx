import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field/Field';
import type { FieldInputs } from '../values/fieldInputProps';
import type { FieldProblem } from '../values/fieldRules';
import type { FieldShape } from '../values/fieldShape';
import { problemText } from '../values/fieldTexts';

export interface ListCellProps {
  column: FieldShape;
  text: string;
  /** What keeps the answer from being saved, as far as it is to be told already. */
  problem: FieldProblem | null;
  /** What looks wrong with it, as far as it is to be told already. */
  doubt: string | null;
  size: 'small' | 'large';
  inputs: FieldInputs;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** One answer of an item. */
export function ListCell(props: ListCellProps) {
  const { column, text, problem, doubt, size, inputs, onChange, onLeave } = props;
  const { t } = useTranslation('fields');
  // The picker tells by itself what is wrong with a date.
  const [hasDateProblem, setHasDateProblem] = useState(false);
  const isYesNo = column.type === 'CHECKBOX';
  // A box that is not ticked says nothing, where 'no' is an answer to be given.
  const field = isYesNo ? { ...column, options: yesOrNo(t('yes'), t('no')) } : column;
  const Input = inputs[isYesNo ? 'SELECT' : column.type];
  return (
    <Field
      label={column.label}
      required={column.required ?? false}
      size={size}
      error={problem && !hasDateProblem && problemText(t, problem, column.label)}
      warning={doubt}
    >
      <Input
        field={field}
        value={text}
        onChange={onChange}
        onBlur={onLeave}
        keepsUnfinished
        onDateProblem={(found) => setHasDateProblem(found !== null)}
        // What a browser knows is about its user, and hardly about each item.
        autoComplete="off"
        enterKeyHint="next"
      />
    </Field>
  );
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];
