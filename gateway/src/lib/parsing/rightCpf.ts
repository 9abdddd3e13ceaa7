import { normalizeNumberFormat } from './brazilianNumbers.js';
import { formatDoubt } from './formatDoubts.js';

/**
 * The eleven digits of a CPF of which nothing looks wrong, by which people are told apart; null for any other text, and for none. The
 * rule that doubts numbers decides: another library takes 123.456.789-09 for none although its digits agree, and it would repeat unseen.
 */
export function rightCpf(text: string | null): string | null {
  const number = normalizeNumberFormat('cpf', text ?? '');
  return number !== '' && formatDoubt('cpf', number) === null ? number : null;
}
