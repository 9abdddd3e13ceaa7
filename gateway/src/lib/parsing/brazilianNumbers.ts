import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

/** Brazilian numbers that people write in many ways: what was meant, in storage form, and how it is shown. */
export type NumberFormat = 'cpf' | 'cnpj' | 'pis' | 'cep' | 'phone' | 'voterTitle';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const hasLetters = (text: string) => /\p{L}/u.test(text);
const alphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const CNPJ = /^[A-Z0-9]{12}\d{2}$/;
/** The most digits that a telephone number of any country has. */
const LONGEST_PHONE = 15;
/** A sentence around a number; longer texts are not searched, so that no text costs more than a moment. */
const LONGEST_TEXT = 200;

/** The number among words: the one place that has its shape, if it holds all digits of the text; null for none. */
function among(text: string, shape: RegExp): string | null {
  const found = shape.exec(text)?.[0];
  return found !== undefined && digitsOf(found) === digitsOf(text) ? found : null;
}

/** Digits, whatever stands between them; among words only in the format's shape, as old data hold words as well. */
function normalizeDigits(text: string, shape: RegExp): string {
  const number = hasLetters(text) ? among(text, shape) : text;
  return (number && digitsOf(number)) || text.trim();
}

/** Words may be as long as a CNPJ, which may hold letters: only its check digits tell them apart. */
const isCnpj = (text: string) =>
  CNPJ.test(alphanumeric(text)) && (!/\p{L}\s+\p{L}/u.test(text) || isValidCnpj(alphanumeric(text), { version: 2 }));

/** A CNPJ may hold letters, so a label before it is told apart by the length of what follows. */
function normalizeCnpj(text: string): string {
  const punctuated = /[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}/i.exec(text)?.[0] ?? '';
  const unlabelled = text.replace(/^\W*cnpj\W*/i, '');
  const found = [text, punctuated, unlabelled].find(isCnpj);
  if (found) return alphanumeric(found);
  return (!hasLetters(text) && digitsOf(text)) || text.trim();
}

/**
 * Brazil's country code, the zero of long-distance calls and a carrier's code are left out; any other country code
 * stays with its plus sign, or the number would be another one.
 */
function normalizePhone(text: string): string {
  const number = hasLetters(text) ? among(text, /\+?\(?\d[\d\s().-]*\d/) : text;
  if (number === null) return text.trim();
  const compact = number.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  const isWhole = /^\+\d{8,15}$|^\d{10,}$/.test(compact);
  if (hasLetters(text) && !isWhole) return text.trim();
  const national = /^\+55(\d{10,11})$/.exec(compact) ?? /^55([1-9][1-9]9\d{8})$/.exec(compact);
  if (national?.[1]) return national[1];
  if (/^\+\d+$/.test(compact)) return compact;
  const digits = digitsOf(compact);
  if (digits === '' || compact.includes('+') || digits.length > LONGEST_PHONE) return text.trim();
  const longDistance = /^0(?:\d{2})?([1-9][1-9]\d{8,9})$/.exec(digits);
  return !NON_GEOGRAPHIC.test(digits) && longDistance?.[1] ? longDistance[1] : digits;
}

const normalizers: Record<NumberFormat, (text: string) => string> = {
  cpf: (text) => normalizeDigits(text, /\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s/]?\d{2}/),
  cnpj: normalizeCnpj,
  pis: (text) => normalizeDigits(text, /\d{3}[.\s]?\d{5}[.\s]?\d{2}[-.\s]?\d/),
  cep: (text) => normalizeDigits(text, /\d{2}\.?\d{3}[-\s]?\d{3}/),
  phone: normalizePhone,
  voterTitle: (text) => normalizeDigits(text, /\d{4}[.\s]?\d{4}[.\s]?\d{4,5}/),
};

/** What was meant, without punctuation. What holds no such number is given back as it was typed, without outer blanks. */
export function normalizeNumberFormat(format: NumberFormat, text: string): string {
  return text.length > LONGEST_TEXT ? text.trim() : normalizers[format](text);
}

/** Numbers that cost the caller nothing, or the same everywhere, have no area code. */
const NON_GEOGRAPHIC = /^(0[3589]00)(\d{3})(\d{4})$/;

const masks: Record<NumberFormat, [pattern: RegExp, mask: string]> = {
  cpf: [/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'],
  cnpj: [/^([A-Z0-9]{2})([A-Z0-9]{3})([A-Z0-9]{3})([A-Z0-9]{4})(\d{2})$/, '$1.$2.$3/$4-$5'],
  pis: [/^(\d{3})(\d{5})(\d{2})(\d)$/, '$1.$2.$3-$4'],
  cep: [/^(\d{5})(\d{3})$/, '$1-$2'],
  phone: [/^([1-9]\d)(\d{4,5})(\d{4})$/, '($1) $2-$3'],
  // São Paulo and Minas Gerais have given out numbers with one digit more.
  voterTitle: [/^(\d{4})(\d{4})(\d{4,5})$/, '$1 $2 $3'],
};

/** A stored number with its punctuation; one that is not whole is shown as it is. */
export function formatTypedNumber(format: NumberFormat, stored: string): string {
  if (format === 'phone' && NON_GEOGRAPHIC.test(stored)) return stored.replace(NON_GEOGRAPHIC, '$1 $2 $3');
  return stored.replace(...masks[format]);
}
