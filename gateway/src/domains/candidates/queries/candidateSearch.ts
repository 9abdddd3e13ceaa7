import { eachWord, escapeRegExp, hasEach, normalizeEmail, searchable, wordsOf } from '../../../lib/text.js';
import { formatTypedNumber, normalizeNumberFormat } from '../../../lib/parsing/brazilianNumbers.js';
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
  const digits = normalizeNumberFormat('cpf', text);
  return /^\d{11}$/.test(digits) ? { cpf: [digits, formatTypedNumber('cpf', digits)] } : null;
}

/** What tells which `searchText` has the words that are looked for. */
export interface TextSearch {
  /** For the database. */
  pattern: RegExp;
  /** What is looked for, the longest word first: the fewest texts have it. */
  words: readonly string[];
  /** Whether it is looked for in names alone, not in e-mails. */
  inName: boolean;
  isHit: (searchText: string) => boolean;
}

/** What the database is asked for the words that somebody typed: all of them are found, each anywhere, in any order. */
export interface SearchPatterns {
  /** All words, each anywhere in name or e-mail. */
  anywhere: TextSearch;
  /** All words, each in the name. */
  inName: TextSearch;
  /** Matches one of `nameSuffixes` that begins with the longest word, or with its first letters. */
  suffix: RegExp;
  /** Whether `suffix` alone tells; several words, or a longer one, need `inName` besides. */
  suffixTells: boolean;
  /** A single letter begins most of the endings. */
  isOneLetter: boolean;
}

/** User text becomes literal text of each pattern, never a pattern of its own. */
export function searchPatterns(search: string): SearchPatterns {
  const words = wordsOf(search).sort((one, other) => other.length - one.length);
  const [longest = ''] = words;
  const anywhere = (searchText: string) => hasEach(searchText, words);
  // What is in the name is found there first, as it comes before the e-mail.
  const inName = (searchText: string) => {
    const end = searchText.indexOf('\n');
    return words.every((word) => {
      const at = searchText.indexOf(word);
      return at >= 0 && at < end;
    });
  };
  return {
    anywhere: {
      pattern: new RegExp(`^${eachWord(words, '[\\s\\S]*')}`),
      words,
      inName: false,
      isHit: anywhere,
    },
    inName: { pattern: new RegExp(`^${eachWord(words, '[^\\n]*')}`), words, inName: true, isHit: inName },
    suffix: new RegExp(`^${escapeRegExp(longest.slice(0, SUFFIX_LENGTH))}`),
    suffixTells: words.length === 1 && longest.length <= SUFFIX_LENGTH,
    isOneLetter: longest.length === 1,
  };
}
