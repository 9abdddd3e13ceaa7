/**
 * Brazilian formats of text fields: mask, keyboard, and a check that only ever warns. No React here,
 * and each check from its own module of the library: the candidate's area uses it within its budget.
 */
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isValidPis } from '@brazilian-utils/brazilian-utils/is-valid-pis';
import { isValidVoterId } from '@brazilian-utils/brazilian-utils/is-valid-voter-id';
import { understandNumberFormat, type NumberFormat } from '../../../lib/understand';
import type { FieldFormat } from './fieldShape';

/** `incomplete`: too few or too many characters; `checkDigits`: the whole length, but the digits do not match. */
export type FormatProblem = 'incomplete' | 'checkDigits';

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

const digits = (text: string) => text.replace(/\D/g, '');
const alphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Puts characters into the places of a pattern: `#` takes one character, everything else is punctuation. */
function punctuate(characters: string, pattern: string): string {
  let next = 0;
  let result = '';
  for (const place of pattern) {
    if (next >= characters.length) break;
    result += place === '#' ? characters[next++] : place;
  }
  // a pasted number that is too long is shown whole: cutting it would save another number
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
  const strip = (text: string) => understandNumberFormat(serverNames[format], text);
  return {
    strip,
    mask: (text: string) => {
      const number = strip(text);
      return /^\d+$/.test(number) ? mask(number) : text;
    },
  };
};
const masked = (format: FieldFormat, pattern: string) => understood(format, (number) => punctuate(number, pattern));

function checkLength(lengths: readonly number[], isValid: (stripped: string) => boolean = () => true) {
  return (text: string): FormatProblem | null => {
    const stripped = alphanumeric(text);
    if (!stripped) return null;
    if (/[A-Z]/.test(stripped) || !lengths.includes(stripped.length)) return 'incomplete';
    return isValid(stripped) ? null : 'checkDigits';
  };
}

/** (11) 99999-9999 and (11) 3333-4444; a number with a country code ('+351 …') has other groups and stays as typed. */
function maskPhone(number: string): string {
  if (/^0[3589]00/.test(number)) return punctuate(number, '#### ### ####'); // without an area code
  return punctuate(number, number.length > 10 ? '(##) #####-####' : '(##) ####-####');
}

/** Letters count since July 2026: whatever has a digit may be a CNPJ on its way. */
function maskCnpj(text: string): string {
  const number = alphanumeric(understandNumberFormat('cnpj', text));
  return /\d/.test(text) ? punctuate(number, '##.###.###/####-##') : text;
}

function checkCnpj(text: string): FormatProblem | null {
  const stripped = alphanumeric(text);
  if (!stripped) return null;
  if (!/^[A-Z0-9]{12}\d{2}$/.test(stripped)) return 'incomplete';
  // version 2 is the one with letters, in force since July 2026
  return isValidCnpj(stripped, { version: 2 }) ? null : 'checkDigits';
}

function checkPhone(text: string): FormatProblem | null {
  if (!text.trim()) return null;
  const count = digits(text).length;
  const international = text.trimStart().startsWith('+');
  const complete = international ? count >= 8 && count <= 15 : count === 10 || count === 11;
  return complete ? null : 'incomplete';
}

export const formatRules: Record<FieldFormat, FormatRules> = {
  CPF: {
    ...masked('CPF', '###.###.###-##'),
    check: checkLength([11], isValidCpf),
    inputMode: 'numeric',
    placeholder: '000.000.000-00',
  },
  CNPJ: {
    mask: maskCnpj,
    strip: (text) => understandNumberFormat('cnpj', text),
    check: checkCnpj,
    inputMode: 'text', // with letters: the phone shows its whole keyboard
    placeholder: '00.000.000/0000-00',
  },
  PIS: {
    ...masked('PIS', '###.#####.##-#'),
    check: checkLength([11], isValidPis),
    inputMode: 'numeric',
    placeholder: '000.00000.00-0',
  },
  CEP: {
    ...masked('CEP', '#####-###'),
    check: checkLength([8]),
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    placeholder: '00000-000',
  },
  PHONE: {
    ...understood('PHONE', maskPhone),
    check: checkPhone,
    inputMode: 'tel',
    placeholder: '(11) 99999-9999',
  },
  VOTER_TITLE: {
    ...masked('VOTER_TITLE', '#### #### ####'),
    // São Paulo and Minas Gerais have given out numbers with one digit more
    check: checkLength([12, 13], isValidVoterId),
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
