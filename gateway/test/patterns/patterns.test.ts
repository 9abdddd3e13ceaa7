/** Every pattern of the program is judged by recheck, and those that are put together while it runs are known by name. */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { check, type Parameters } from 'recheck';
import { patternsIn, sourceFiles, type FoundPattern } from './sources.js';

/** By counts alone: with a limit of time, a busy machine would make patterns look slow. */
const PARAMETERS: Parameters = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxIteration: 4,
};

/** Patterns of the program that need not be linear, and why. */
const exceptions: Readonly<Record<string, string>> = {};

/** What is made into a pattern while the program runs, and why no text of a user can make it slow. */
const made: Readonly<Record<string, string>> = {
  "gateway/src/domains/candidates/queries/candidateSearch.ts `^${eachWord(words, '[\\\\s\\\\S]*')}`":
    'escaped words, 200 characters in all; it is anchored, so that the text is read once for each word',
  "gateway/src/domains/candidates/queries/candidateSearch.ts `^${eachWord(words, '[^\\\\n]*')}`":
    'the same words, on the first line',
  'gateway/src/domains/candidates/queries/candidateSearch.ts `^${escapeRegExp(longest.slice(0, SUFFIX_LENGTH))}`':
    'escaped, anchored and at most twelve characters',
  "gateway/src/domains/clients/clientsSearch.ts `^(?:[^\\\\n]*\\\\n[^\\\\n]*\\\\n)?${eachWord(wordsOf(search), '[^\\\\n]*')}`":
    'escaped words, cut by the input; it is anchored, so that two of the four lines are read once for each word',
  'gateway/src/domains/clients/clientsSearch.ts looksLikeCnpj && compact !== term ? `${words}|${escapeRegExp(compact)}` : words':
    'the same words anywhere, read once for each, or an escaped text without any repetition',
  'gateway/src/files/content/pdf/harmfulNames.ts `/(?:${names})(?=[\\\\s\\\\0()<>\\\\[\\\\]{}/%]|$)`':
    'names that the program itself lists, without any repetition',
  'gateway/src/files/content/pdf/harmfulNames.ts asName(name)':
    'a name that the program itself lists, each letter plain or as a number, without any repetition',
  'gateway/src/server/requestContext.ts `(?:^|; )${DEVICE_COOKIE}=([^;]*)`':
    'the name of a cookie, which the program itself chooses; one repetition that ends at a semicolon',
  'gateway/src/spreadsheet/filling/sheetRows.ts `<(?:[^\\\\s:/<>]+:)?${name}(?=[\\\\s/>])`':
    'the name of an element, which the program itself chooses',
  'gateway/src/spreadsheet/filling/sheetRows.ts `<(?:[^\\\\s:/<>]+:)?${name}(?:\\\\s[^<>]*)?/>|</(?:[^\\\\s:/<>]+:)?${name}\\\\s*>`':
    'the name of an element, which the program itself chooses',
  'gateway/src/spreadsheet/writing/cells.ts UNSAFE.source': 'the source of a pattern that is judged itself',
};

/** Without a repetition, a pattern reads no more characters from each place of a text than it has itself. */
function repeats({ source, flags }: RegExp): boolean {
  let found = false;
  const parsed = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  visitRegExpAST(parsed, { onQuantifierEnter: ({ max }) => void (found ||= max > 1) });
  return found;
}

const files = ['gateway/src', 'web/src'].flatMap(sourceFiles).map(patternsIn);
const patterns = [
  ...new Map(
    files
      .flatMap(({ found }) => found)
      .filter(({ name, pattern }) => repeats(pattern) && !(name in exceptions))
      .map((found): [string, FoundPattern] => [String(found.pattern), found]),
  ).values(),
];

const complexityOf = async (pattern: RegExp) => (await check(pattern.source, pattern.flags, PARAMETERS)).status;

it('judges patterns: the one that stopped the server would be found', async () => {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- it is bad on purpose
  expect(await complexityOf(/^[\d\s.\-/()]*\d[\d\s.\-/()]*$/)).toBe('vulnerable');
  expect(patterns.length).toBeGreaterThan(80);
});

it.each(patterns)(
  '$name takes time in proportion to its text',
  async ({ pattern }) => {
    expect(await complexityOf(pattern)).toBe('safe');
  },
  120_000,
);

it('no exception is kept for a pattern that is gone', () => {
  const names = new Set(files.flatMap(({ found }) => found.map(({ name }) => name)));
  expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([]);
});

it('each pattern that is put together while the program runs is known, with its reason', () => {
  const names = new Set(files.flatMap((file) => file.made.map(({ name }) => name)));
  expect([...names].sort()).toEqual(Object.keys(made).sort());
});
