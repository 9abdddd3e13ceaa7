import { cnpj, cpf } from 'cpf-cnpj-validator';
import { alphanumeric } from '../../../lib/text.js';
import type { FieldFormat } from './fieldTypes.js';
import { keyWords } from '../definitions/keyWords.js';

/**
 * What a Brazilian format does with a text. A wrong length or wrong check digits never refuse a value
 * forms warn. So every function takes any text, and what does not look like the format passes as it was typed.
 */
interface FieldFormatRules {
  /** The storage form: no punctuation. */
  normalise(text: string): string;
  /** The form that people read. */
  display(stored: string): string;
  /** Whether a key with these words suggests the format. */
  suits(words: ReadonlySet<string>): boolean;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Asked in two searches, as one pattern for both tries every place of the digit: the square of the text's length. */
const isPunctuatedNumber = (text: string) => /^[\d\s.\-/()]+$/.test(text) && /\d/.test(text);
const digitsWhenNumber = (text: string) => (isPunctuatedNumber(text) ? digitsOf(text) : text);
const masked = (pattern: RegExp, mask: string) => (stored: string) => stored.replace(pattern, mask);
const anyOf =
  (...names: string[]) =>
  (words: ReadonlySet<string>) =>
    names.some((name) => words.has(name));

/** Brazil's country code is left out; any other stays with its plus sign, or the number would be another one. */
function normalisePhone(text: string): string {
  const compact = text.replace(/[\s.\-()/]/g, '');
  if (/^\+55\d{10,11}$/.test(compact)) return compact.slice(3);
  if (/^\+\d+$/.test(compact)) return compact;
  return digitsWhenNumber(text);
}

export const fieldFormatRules: Record<FieldFormat, FieldFormatRules> = {
  cpf: {
    normalise: digitsWhenNumber,
    display: (stored) => (/^\d{11}$/.test(stored) ? cpf.format(stored) : stored),
    suits: anyOf('cpf'),
  },
  cnpj: {
    normalise: (text) => {
      const compact = alphanumeric(text);
      return isPunctuatedNumber(text) || /^[A-Z0-9]{12}\d{2}$/.test(compact) ? compact : text;
    },
    display: (stored) => (/^[A-Z0-9]{12}\d{2}$/.test(stored) ? cnpj.format(stored) : stored),
    suits: anyOf('cnpj'),
  },
  pis: {
    normalise: digitsWhenNumber,
    display: masked(/^(\d{3})(\d{5})(\d{2})(\d)$/, '$1.$2.$3-$4'),
    suits: anyOf('pis', 'nis', 'pasep', 'nit'),
  },
  cep: {
    normalise: digitsWhenNumber,
    display: masked(/^(\d{5})(\d{3})$/, '$1-$2'),
    suits: anyOf('cep'),
  },
  phone: {
    normalise: normalisePhone,
    display: masked(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3'),
    suits: anyOf('telefone', 'telefones', 'fone', 'tel', 'celular', 'phone', 'mobile', 'whatsapp'),
  },
  voterTitle: {
    normalise: digitsWhenNumber,
    // São Paulo and Minas Gerais have given out numbers with one digit more
    display: masked(/^(\d{4})(\d{4})(\d{4,5})$/, '$1 $2 $3'),
    suits: (words) => (words.has('titulo') && words.has('eleitor')) || (words.has('voter') && words.has('title')),
  },
};

/** The format that the key of a text field suggests; null for none. */
export function guessFormat(key: string): FieldFormat | null {
  const words = new Set(keyWords(key));
  const found = Object.entries(fieldFormatRules).find(([, rules]) => rules.suits(words));
  return (found?.[0] as FieldFormat | undefined) ?? null;
}
