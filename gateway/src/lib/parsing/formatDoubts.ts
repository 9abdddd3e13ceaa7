import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isValidPis } from '@brazilian-utils/brazilian-utils/is-valid-pis';
import { isValidVoterId } from '@brazilian-utils/brazilian-utils/is-valid-voter-id';
import type { NumberFormat } from './brazilianNumbers.js';

/** `incomplete`: too few or too many characters; `checkDigits`: the whole length, but the digits do not match. */
export type FormatDoubt = 'incomplete' | 'checkDigits';

const alphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

function byLength(lengths: readonly number[], isValid: (stripped: string) => boolean = () => true) {
  return (text: string): FormatDoubt | null => {
    const stripped = alphanumeric(text);
    if (!stripped) return null;
    if (/[A-Z]/.test(stripped) || !lengths.includes(stripped.length)) return 'incomplete';
    return isValid(stripped) ? null : 'checkDigits';
  };
}

function ofCnpj(text: string): FormatDoubt | null {
  const stripped = alphanumeric(text);
  if (!stripped) return null;
  if (!/^[A-Z0-9]{12}\d{2}$/.test(stripped)) return 'incomplete';
  // Version 2 is the one with letters, in force since July 2026.
  return isValidCnpj(stripped, { version: 2 }) ? null : 'checkDigits';
}

function ofPhone(text: string): FormatDoubt | null {
  if (!text.trim()) return null;
  const count = text.replace(/\D/g, '').length;
  const international = text.trimStart().startsWith('+');
  const complete = international ? count >= 8 && count <= 15 : count === 10 || count === 11;
  return complete ? null : 'incomplete';
}

const doubts: Record<NumberFormat, (text: string) => FormatDoubt | null> = {
  cpf: byLength([11], isValidCpf),
  cnpj: ofCnpj,
  pis: byLength([11], isValidPis),
  cep: byLength([8]),
  phone: ofPhone,
  // São Paulo and Minas Gerais have given out numbers with one digit more.
  voterTitle: byLength([12, 13], isValidVoterId),
};

/** What looks wrong with a number of a format, with or without its punctuation; null for nothing, and for an empty text. */
export const formatDoubt = (format: NumberFormat, text: string): FormatDoubt | null => doubts[format](text);
