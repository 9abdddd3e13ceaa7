/** Twice the text takes about twice the steps, for every pattern of the program: counted, as times depend on the machine. */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import fc from 'fast-check';
import { countSteps, STEP_LIMIT } from './countSteps.js';
import { patternsIn, sourceFiles, type FoundPattern } from './sources.js';

const RUNS = 60;
const TIMES = 120;
/** A quadratic pattern takes four times the steps; the rest is for what does not depend on the length. */
const MAX_GROWTH = 2.6;

/** Characters that a pattern tells apart: its own ones, the ends of its ranges, and those that sets stand for. */
function alphabetOf({ source, flags }: RegExp): string[] {
  const characters = new Set(['0', 'a', 'A', ' ', '\n', '_', 'é', '!']);
  const add = (codePoint: number) => characters.add(String.fromCodePoint(codePoint));
  const parsed = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  visitRegExpAST(parsed, {
    onCharacterEnter: ({ value }) => void add(value),
    onCharacterClassRangeEnter: ({ min, max }) => void [min, max].forEach(({ value }) => add(value)),
  });
  return [...characters];
}

/** A beginning, a piece that is repeated, and an end that need not fit: the form of every text that makes a search slow. */
const attackOn = (pattern: RegExp) => {
  const piece = (most: number) => fc.string({ unit: fc.constantFrom(...alphabetOf(pattern)), maxLength: most });
  return fc.record({ before: piece(4), pumped: piece(3).filter((text) => text !== ''), after: piece(3) });
};

function growthOf(pattern: RegExp, attack: { before: string; pumped: string; after: string }): number {
  const steps = (times: number) => countSteps(pattern, attack.before + attack.pumped.repeat(times) + attack.after);
  const doubled = steps(2 * TIMES);
  // A count that was ended tells nothing of the growth, but that it has no end.
  return doubled > STEP_LIMIT ? Infinity : doubled / steps(TIMES);
}

const patterns = [
  ...new Map(
    ['gateway/src', 'web/src']
      .flatMap(sourceFiles)
      .flatMap((file) => patternsIn(file).found)
      .map((found): [string, FoundPattern] => [String(found.pattern), found]),
  ).values(),
];

it.each(patterns)('$name takes steps in proportion to its text', ({ pattern }) => {
  // One character again and again is what most slow patterns are slow for: chance need not find it.
  for (const pumped of alphabetOf(pattern)) {
    const growth = growthOf(pattern, { before: '', pumped, after: '\0' });
    expect({ pumped, isLinear: growth < MAX_GROWTH }).toEqual({ pumped, isLinear: true });
  }
  fc.assert(
    fc.property(attackOn(pattern), (attack) => {
      expect(growthOf(pattern, attack)).toBeLessThan(MAX_GROWTH);
    }),
    { numRuns: RUNS },
  );
});
