import { searchable } from '../../../lib/text.js';

const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
const ABBREVIATED = new Map([
  ['jr', 'junior'],
  ['mª', 'maria'],
]);
/** Words by which people are told from the relatives whose name they have. */
const GENERATIONS = new Set(['filho', 'junior', 'neto', 'sobrinho']);
/** Shorter words are often other names where one letter differs: 'Ana' and 'Eva'. */
const SHORTEST_MISTYPED = 4;

/** The words of a name without its particles; at its beginning, 'E.' is an initial. */
function wordsOf(name: string): string[] {
  const words = searchable(name.replace(/['’´`]/g, '')).split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word, index) => word !== '' && (!PARTICLES.has(word) || (word === 'e' && index === 0)))
    .map((word) => ABBREVIATED.get(word) ?? word);
}

/** Whether one letter more, less or replaced makes one word of the other. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return long.slice(at + 1) === short.slice(short.length === long.length ? at + 1 : at);
}

/** Whether two words are one, however it is spelt: 'Luiz' and 'Luis', but not 'Paulo' and 'Paula'. */
const isSameWord = (one = '', other = ''): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= SHORTEST_MISTYPED &&
    one.endsWith('a') === other.endsWith('a') &&
    isOneEditApart(one, other));

const isInitialOf = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) === 1 && one[0] === other[0];

/** Whether each word of a name is one of the longer name's, which stands for one word only. */
function standsIn(name: readonly string[], longer: readonly string[]): boolean {
  const open = [...longer];
  const take = (word: string, isIt: (one: string, other: string) => boolean) => {
    const at = open.findIndex((each) => isIt(word, each));
    if (at !== -1) open.splice(at, 1);
    return at !== -1;
  };
  // The exact words come first, so that no initial takes the place of one.
  return name
    .filter((word) => !take(word, (one, other) => one === other))
    .every((word) => take(word, isSameWord) || take(word, isInitialOf));
}

/**
 * Whether two names could be those of one person: neither accents, case, order, particles nor one letter of a longer word make another name,
 * one of the names may lack some of the other's, and what stands between the first name and the last may change, as by marriage.
 */
export function couldBeSamePerson(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  const isOwn = (word: string) => !GENERATIONS.has(word);
  const [names, otherNames] = [words.filter(isOwn), otherWords.filter(isOwn)];
  if (![names, otherNames].every((each) => each.some(({ length }) => length > 1)))
    return searchable(one) === searchable(other);
  const generationOf = (of: readonly string[]) => of.filter((word) => !isOwn(word)).join(' ');
  if (generationOf(words) !== generationOf(otherWords)) return false;
  if (isSameWord(names[0], otherNames[0]) && isSameWord(names.at(-1), otherNames.at(-1))) return true;
  return names.length < otherNames.length ? standsIn(names, otherNames) : standsIn(otherNames, names);
}
