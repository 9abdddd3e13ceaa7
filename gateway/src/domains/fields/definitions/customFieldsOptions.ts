import { z } from 'zod';
import type { FieldOption } from '../values/fieldTypes.js';

/** Choices of a select field at most. */
export const MAX_OPTIONS = 500;
export const MAX_OPTION_LENGTH = 200;

export const SELECT_NEEDS_OPTION = 'Campos do tipo "Seleção" devem ter pelo menos uma opção.';

const optionText = z
  .string({ error: 'Cada opção deve ser um texto.' })
  .trim()
  .max(MAX_OPTION_LENGTH, `Cada opção deve ter no máximo ${MAX_OPTION_LENGTH} caracteres`);

/** An option as text, which `optionsNamed` gives a value, or as value and label. */
const optionInput = z.union(
  [
    optionText,
    z
      .object({ value: optionText, label: optionText.nullish() })
      .meta({ id: 'FieldOptionInput' })
      .transform(({ value, label }) => ({ value, label: label || value })),
  ],
  { error: 'Opção inválida.' },
);
export type GivenOption = z.output<typeof optionInput>;

/** The value that an option is given under; a text is its own. */
export const givenValue = (option: GivenOption): string => (typeof option === 'string' ? option : option.value);

/** Blank rows of the editor are dropped; two options that store the same would be one. */
export const optionsInput = z
  .array(optionInput, { error: 'Informe uma lista de opções.' })
  .max(MAX_OPTIONS, `Um campo pode ter no máximo ${MAX_OPTIONS} opções.`)
  .transform((options) => options.filter((option) => givenValue(option) !== ''))
  .refine((options) => new Set(options.map(givenValue)).size === options.length, 'Há opções repetidas.');

/**
 * Options as they are stored. One that is given as a text goes on under the value of the present option that has this label, as stored
 * answers hold the value; it is its own value where another one of those given has that.
 */
export function optionsNamed(given: readonly GivenOption[], present: readonly FieldOption[]): FieldOption[] {
  const named = given.map((option) => {
    if (typeof option !== 'string') return option;
    return { value: present.find(({ label }) => label === option)?.value ?? option, label: option };
  });
  return named.map((option, index) => {
    const isShared = named.some(({ value }, other) => other !== index && value === option.value);
    return isShared && typeof given[index] === 'string' ? { value: option.label, label: option.label } : option;
  });
}
