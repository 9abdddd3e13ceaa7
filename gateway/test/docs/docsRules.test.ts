/** docs/rules.md and the pointers to it: each rule has one number for good, and each number in the repository leads to a rule. */
import { filesBelow, textOf } from './repositoryFiles.js';

const RULES = 'docs/rules.md';
const TEXTS = /\.(?:ts|tsx|mjs|js|md|graphql|json)$/;
/** This file says what others must not say. */
const SELF = 'gateway/test/docs/docsRules.test.ts';

const names = filesBelow('', TEXTS).filter((name) => name !== SELF);
const texts = new Map(names.map((name) => [name, textOf(name)]));
const page = texts.get(RULES) ?? '';
const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));

/** Every number that begins a rule, in the order of the page. */
const numbers = numbersIn(page, /^- \*\*R-(\d+)\*\* /gm);
const withdrawn = new Set(numbersIn(page, /^- \*\*R-(\d+)\*\* \(withdrawn\)/gm));

/** Where in the repository a pattern is found, as `file:line`. */
function placesOf(pattern: RegExp): { place: string; match: RegExpMatchArray }[] {
  return [...texts].flatMap(([name, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map((match) => ({ place: `${name}:${String(index + 1)}`, match })),
      ),
  );
}

describe('docs/rules.md', () => {
  test('has every number from 1 to the highest once, so that none is lost or used again', () => {
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers.toSorted((left, right) => left - right)).toEqual(numbers.map((_, index) => index + 1));
  });

  test('has its rules in ascending order under each subject', () => {
    const subjects = page.split(/^## /m).slice(1);
    const unordered = subjects
      .filter((subject) => {
        const own = numbersIn(subject, /^- \*\*R-(\d+)\*\* /gm);
        return own.length === 0 || own.some((number, index) => number <= (own[index - 1] ?? 0));
      })
      .map((subject) => subject.split('\n')[0]);
    expect(unordered).toEqual([]);
  });

  test('has nothing but rules in its lists', () => {
    expect(page.split('\n').filter((line) => /^\s*[-*+] /.test(line) && !/^- \*\*R-\d+\*\* \S/.test(line))).toEqual([]);
  });
});

describe('pointers to rules', () => {
  const pointers = placesOf(/\bR-(\d+)\b/g).filter(({ place }) => !place.startsWith(`${RULES}:`));

  test('lead to a rule that holds', () => {
    expect(pointers.length).toBeGreaterThan(100);
    const known = new Set(numbers);
    const dead = pointers.filter(({ match }) => !known.has(Number(match[1])) || withdrawn.has(Number(match[1])));
    expect(dead.map(({ place, match }) => `${place} ${match[0]}`)).toEqual([]);
  });

  test('are the only ones: no text points to papers that are not in the repository', () => {
    const papers = placesOf(/\b(?:spec(?:ification)? sections? \d|(?:design|spec)\.md|the spec(?:ification)?\b)/gi);
    expect(papers.map(({ place, match }) => `${place} ${match[0]}`)).toEqual([]);
  });
});
