import { searchable } from '../../../lib/text.js';

const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** The words of a name by which people differ: neither particles nor initials. */
function tellingWords(name: string): string[] {
  const words = searchable(name).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 1 && !PARTICLES.has(word));
}

/**
 * Whether two names may be those of one person: accents, case, order and particles tell nobody apart, and one of the names may lack
 * some of the other's ('Ana Silva' and 'Ana Maria da Silva').
 */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [words, otherWords] = [tellingWords(one), tellingWords(other)];
  if (words.length === 0 || otherWords.length === 0) return searchable(one) === searchable(other);
  const [shorter, longer] = words.length < otherWords.length ? [words, otherWords] : [otherWords, words];
  return shorter.every((word) => longer.includes(word));
}
