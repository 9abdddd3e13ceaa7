import { withoutAccents } from './parsing/foldAccents.js';
import { joinBlanks, withoutInvisible } from './parsing/texts.js';

export { singleLine } from './parsing/texts.js';

/** The form in which texts are compared in searches: on one line, no accents, lower case. */
export function searchable(text: string): string {
  const letters = withoutAccents(withoutInvisible(text));
  return joinBlanks(letters.toLowerCase());
}

/** Makes user text safe inside a regular expression: it is never read as a pattern. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** The words of a search: each is looked for by itself, as people leave out what stands between a first name and the last. */
export const wordsOf = (search: string): string[] => [...new Set(searchable(search).split(' '))];

/** Whether each of the words stands anywhere in a folded text. */
export const hasEach = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/**
 * The source of a pattern that matches where each of the words follows, in any order.
 * @param before the source of what may stand before a word
 */
export const eachWord = (words: readonly string[], before: string): string =>
  words.map((word) => `(?=${before}${escapeRegExp(word)})`).join('');

/** E-mails are compared without case, outer blanks and what a copy brings along unseen. */
export function normalizeEmail(email: string): string {
  return withoutInvisible(email).trim().toLowerCase();
}

/** At most so many UTF-16 units from the beginning of a text, without half of a character at its end. */
export function firstUnits(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Letters and digits only, upper case: the stored form of CNPJ and its kin. */
export function alphanumeric(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether nothing but blanks is there. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || text.trim() === '';
}
