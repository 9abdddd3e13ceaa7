import { TextInput, type TextInputProps } from '../../../components/TextInput/TextInput';
import type { FieldFormat } from './fieldShape';
import { formatRules, maskEdit } from './formats';

export interface MaskedInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  format: FieldFormat;
  /** The text with its punctuation. */
  value: string;
  onValueChange: (masked: string) => void;
}

/** A text input that punctuates a Brazilian number while it is typed and keeps the caret where it was. */
export function MaskedInput({ format, value, onValueChange, ...rest }: MaskedInputProps) {
  const { inputMode, placeholder, autoComplete } = formatRules[format];
  return (
    <TextInput
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete={autoComplete ?? 'off'}
      {...rest}
      type={inputMode === 'tel' ? 'tel' : 'text'}
      value={value}
      onChange={(event) => {
        const input = event.target;
        const { text, caret } = maskEdit(format, input.value, input.selectionStart ?? input.value.length);
        // Written here and not by React's next render, which would put the caret at the end.
        input.value = text;
        input.setSelectionRange(caret, caret);
        onValueChange(text);
      }}
    />
  );
}
