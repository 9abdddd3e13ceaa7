import { eachWord, escapeRegExp, hasEach, normalizeEmail, searchable, wordsOf } from '../../../lib/text.js';
import { showNumberFormat, understandNumberFormat } from '../../../lib/understand/brazilianNumbers.js';
import type { CandidateRecord } from '../candidatesModel.js';

/**
 * A name is indexed by all its endings, cut at this length: a text anywhere in the name is then the beginning of one of
 * them, which an index finds and counts without reading a document. Twelve letters hold all but the longest words.
 */
const SUFFIX_LENGTH = 12;

/** What alphabetical order and the scans of one client's candidates read: name and e-mail, one per line. */
export function searchTextOf({ name, email }: Pick<CandidateRecord, 'name' | 'email'>): string {
  return `${searchable(name)}\n${searchable(email)}`;
}

/** All endings of a name, without case and accents, each cut at `SUFFIX_LENGTH`. */
export function nameSuffixesOf(name: string): string[] {
  const text = searchable(name);
  return [...new Set(Array.from({ length: text.length }, (_, start) => text.slice(start, start + SUFFIX_LENGTH)))];
}

/** What tells one person from all others, in each form in which it may be stored. */
export type WholeIdentity = { email: string } | { cpf: string[] };

/** The e-mail or CPF that somebody has typed whole, the CPF with or without punctuation; null for any other text. */
export function wholeIdentity(search: string): WholeIdentity | null {
  const text = search.trim();
  if (text.includes('@')) return { email: normalizeEmail(text) };
  const digits = understandNumberFormat('cpf', text);
  return /^\d{11}$/.test(digits) ? { cpf: [digits, showNumberFormat('cpf', digits)] } : null;
}

/** What the database is asked for the words that somebody typed: all of them are found, each anywhere, in any order. */
export interface SearchPatterns {
  longestWord: string;
  /** Matches a `searchText` that has the words anywhere in name or e-mail. */
  anywhere: RegExp;
  /** Matches a `searchText` that has the words in the name. */
  inName: RegExp;
  /** Matches one of `nameSuffixes` that begins with the longest word, or with its first letters. */
  suffix: RegExp;
  /** Whether a `searchText` has the words anywhere, without a pattern: thousands are looked through at once. */
  isAnywhere: (searchText: string) => boolean;
  /** Whether a `searchText` has the words in the name. */
  isInName: (searchText: string) => boolean;
  /** Whether `suffix` alone tells; several words, or a longer one, need `inName` besides. */
  suffixTells: boolean;
  /** A single letter begins most of the endings. */
  isOneLetter: boolean;
}

/** User text becomes literal text of each pattern, never a pattern of its own. */
export function searchPatterns(search: string): SearchPatterns {
  const words = wordsOf(search);
  const longest = words.reduce((known, word) => (word.length > known.length ? word : known));
  return {
    longestWord: longest,
    anywhere: new RegExp(`^${eachWord(words, '[\\s\\S]*')}`),
    inName: new RegExp(`^${eachWord(words, '[^\\n]*')}`),
    isAnywhere: (searchText) => hasEach(searchText, words),
    // What is in the name is found there first, as it comes before the e-mail.
    isInName: (searchText) =>
      words.every((word) => {
        const at = searchText.indexOf(word);
        return at >= 0 && at < searchText.indexOf('\n');
      }),
    suffix: new RegExp(`^${escapeRegExp(longest.slice(0, SUFFIX_LENGTH))}`),
    suffixTells: words.length === 1 && longest.length <= SUFFIX_LENGTH,
    isOneLetter: longest.length === 1,
  };
}
