/** Brazilian formats of text fields: mask, keyboard, and a check that only ever warns. */
import { formatDoubt, normalizeNumberFormat, type FormatDoubt, type NumberFormat } from '../../../lib/parsing';
import type { FieldFormat } from './fieldShape';

export type FormatProblem = FormatDoubt;

export interface FormatRules {
  /** Punctuates while someone types, and what was pasted; a text that is no such number stays as it is typed. */
  mask: (text: string) => string;
  /** What was meant, as the server stores it. */
  strip: (text: string) => string;
  /** What looks wrong with a complete entry; null for nothing, and for an empty one. */
  check: (text: string) => FormatProblem | null;
  /** The keyboard of a phone. */
  inputMode: 'numeric' | 'tel' | 'text';
  /** Browsers fill it in by themselves where they know it. */
  autoComplete?: string;
  placeholder: string;
}

const alphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Puts characters into the places of a pattern: `#` takes one character, everything else is punctuation. */
function punctuate(characters: string, pattern: string): string {
  let next = 0;
  let result = '';
  for (const place of pattern) {
    if (next >= characters.length) break;
    result += place === '#' ? characters[next++] : place;
  }
  // A pasted number that is too long is shown whole: cutting it would save another number.
  return result + characters.slice(next);
}

/** How the server names the formats. */
const serverNames: Record<FieldFormat, NumberFormat> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  PIS: 'pis',
  CEP: 'cep',
  PHONE: 'phone',
  VOTER_TITLE: 'voterTitle',
};

/** What was meant, and its mask; words that are no number ('isento', 'a confirmar') are not masked, as old data hold them. */
const understood = (format: FieldFormat, mask: (digits: string) => string) => {
  const strip = (text: string) => normalizeNumberFormat(serverNames[format], text);
  return {
    strip,
    mask: (text: string) => {
      const number = strip(text);
      return /^\d+$/.test(number) ? mask(number) : text;
    },
  };
};
const check = (format: FieldFormat) => (text: string) => formatDoubt(serverNames[format], text);
const masked = (format: FieldFormat, pattern: string) => understood(format, (number) => punctuate(number, pattern));

/** (11) 99999-9999 and (11) 3333-4444; a number with a country code ('+351 …') has other groups and stays as typed. */
function maskPhone(number: string): string {
  if (/^0[3589]00/.test(number)) return punctuate(number, '#### ### ####'); // These numbers have no area code.
  return punctuate(number, number.length > 10 ? '(##) #####-####' : '(##) ####-####');
}

/** Letters count since July 2026: whatever has a digit may be a CNPJ on its way, unless it has words. */
function maskCnpj(text: string): string {
  const number = normalizeNumberFormat('cnpj', text);
  const mayBeOne = /\d/.test(text) && !/\p{L}\s+\p{L}/u.test(number);
  return mayBeOne ? punctuate(alphanumeric(number), '##.###.###/####-##') : text;
}

export const formatRules: Record<FieldFormat, FormatRules> = {
  CPF: {
    ...masked('CPF', '###.###.###-##'),
    check: check('CPF'),
    inputMode: 'numeric',
    placeholder: '000.000.000-00',
  },
  CNPJ: {
    mask: maskCnpj,
    strip: (text) => normalizeNumberFormat('cnpj', text),
    check: check('CNPJ'),
    inputMode: 'text', // A CNPJ may have letters: the phone shows its whole keyboard.
    placeholder: '00.000.000/0000-00',
  },
  PIS: {
    ...masked('PIS', '###.#####.##-#'),
    check: check('PIS'),
    inputMode: 'numeric',
    placeholder: '000.00000.00-0',
  },
  CEP: {
    ...masked('CEP', '#####-###'),
    check: check('CEP'),
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    placeholder: '00000-000',
  },
  PHONE: {
    ...understood('PHONE', maskPhone),
    check: check('PHONE'),
    inputMode: 'tel',
    placeholder: '(11) 99999-9999',
  },
  VOTER_TITLE: {
    ...masked('VOTER_TITLE', '#### #### ####'),
    check: check('VOTER_TITLE'),
    inputMode: 'numeric',
    placeholder: '0000 0000 0000',
  },
};

/**
 * The masked text and where the caret belongs after an edit: behind as many counting characters as before, so that
 * correcting a digit in the middle does not throw the caret to the end.
 */
export function maskEdit(format: FieldFormat, typed: string, caret: number): { text: string; caret: number } {
  const text = formatRules[format].mask(typed);
  if (caret >= typed.length) return { text, caret: text.length };
  const counts = (character: string) => /[a-z0-9+]/i.test(character);
  let before = [...typed.slice(0, caret)].filter(counts).length;
  let position = 0;
  while (position < text.length && before > 0) {
    if (counts(text[position] ?? '')) before--;
    position++;
  }
  return { text, caret: position };
}
