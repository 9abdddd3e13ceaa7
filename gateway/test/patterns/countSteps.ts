import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** Tries to go on from a position of the text; true when all that follows matches too. */
type Then = (at: number) => boolean;
type Matcher = (at: number, then: Then) => boolean;

/** What one search has read so far. */
interface Search {
  units: readonly string[];
  groups: Map<AST.CapturingGroup, string>;
  step(): void;
}

/** Where a count ends, for patterns that would never come to an end. */
export const STEP_LIMIT = 5_000_000;

/**
 * Characters that a backtracking engine compares while it searches a text for a pattern: all of its matches with the flag g,
 * the first one otherwise. The time of the search is proportional to it, whatever else the machine does meanwhile.
 * @param limit where the count ends: one that was ended is larger.
 */
export function countSteps(pattern: RegExp, text: string, limit = STEP_LIMIT): number {
  const { flags, source } = pattern;
  const isUnicode = /[uv]/.test(flags);
  const ast = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  let steps = 0;
  const search: Search = {
    units: isUnicode ? [...text] : text.split(''),
    groups: new Map(),
    step() {
      steps += 1;
      if (steps > limit) throw new TooManySteps();
    },
  };
  const matcher = anyOf(ast.alternatives, { search, flags, isForward: true });
  try {
    for (let at = 0; at <= search.units.length; at += 1) {
      search.step();
      let end = -1;
      matcher(at, (reached) => {
        end = reached;
        return true;
      });
      if (end >= 0 && !flags.includes('g')) break;
      if (end > at) at = end - 1;
    }
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
  }
  return steps;
}

class TooManySteps extends Error {}

interface Scope {
  search: Search;
  flags: string;
  /** Lookbehinds are matched from their end to their beginning. */
  isForward: boolean;
}

function anyOf(alternatives: readonly AST.Alternative[], scope: Scope): Matcher {
  const matchers = alternatives.map(({ elements }) => inOrder(elements, scope));
  return (at, then) => matchers.some((matcher) => matcher(at, then));
}

function inOrder(elements: readonly AST.Element[], scope: Scope): Matcher {
  const matchers = elements.map((element) => matcherOf(element, scope));
  if (!scope.isForward) matchers.reverse();
  return matchers.reduceRight<Matcher>(
    (rest, matcher) => (at, then) => matcher(at, (next) => rest(next, then)),
    (at, then) => then(at),
  );
}

function matcherOf(element: AST.Element, scope: Scope): Matcher {
  switch (element.type) {
    case 'Group':
      return anyOf(element.alternatives, scope);
    case 'CapturingGroup':
      return capturing(element, scope);
    case 'Quantifier':
      return repeated(element, scope);
    case 'Assertion':
      return asserted(element, scope);
    case 'Backreference':
      return referring(element, scope);
    default:
      return oneCharacter(element, scope);
  }
}

/** What a character, a class or a set takes is asked of the engine itself, once for each character. */
function oneCharacter({ raw }: AST.Element, { search, flags, isForward }: Scope): Matcher {
  const pattern = new RegExp(`^(?:${raw})$`, flags.replace(/[gymd]/g, ''));
  const known = new Map<string, boolean>();
  return (at, then) => {
    search.step();
    const unit = search.units[isForward ? at : at - 1];
    if (unit === undefined) return false;
    let takes = known.get(unit);
    if (takes === undefined) {
      takes = pattern.test(unit);
      known.set(unit, takes);
    }
    return takes && then(isForward ? at + 1 : at - 1);
  };
}

function capturing(group: AST.CapturingGroup, scope: Scope): Matcher {
  const inner = anyOf(group.alternatives, scope);
  const { groups, units } = scope.search;
  return (at, then) =>
    inner(at, (end) => {
      const before = groups.get(group);
      groups.set(group, units.slice(Math.min(at, end), Math.max(at, end)).join(''));
      if (then(end)) return true;
      if (before === undefined) groups.delete(group);
      else groups.set(group, before);
      return false;
    });
}

function repeated({ element, min, max, greedy }: AST.Quantifier, scope: Scope): Matcher {
  const once = matcherOf(element, scope);
  const from = (at: number, times: number, then: Then): boolean => {
    const again = () =>
      times < max && once(at, (next) => (next === at && times >= min ? false : from(next, times + 1, then)));
    if (times < min) return again();
    return greedy ? again() || then(at) : then(at) || again();
  };
  return (at, then) => from(at, 0, then);
}

function referring({ resolved }: AST.Backreference, { search }: Scope): Matcher {
  const group = Array.isArray(resolved) ? resolved[0] : resolved;
  return (at, then) => {
    const text = (group && search.groups.get(group)) ?? '';
    const units = [...text];
    const isThere = units.every((unit, index) => {
      search.step();
      return search.units[at + index] === unit;
    });
    return isThere && then(at + units.length);
  };
}

const isWord = (unit: string | undefined) => unit !== undefined && /\w/.test(unit);
const isLineBreak = (unit: string | undefined) => unit !== undefined && /[\n\r\u2028\u2029]/.test(unit);

function asserted(assertion: AST.Assertion, scope: Scope): Matcher {
  const { search, flags } = scope;
  const { units } = search;
  if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
    const inner = anyOf(assertion.alternatives, { ...scope, isForward: assertion.kind === 'lookahead' });
    return (at, then) => inner(at, () => true) !== assertion.negate && then(at);
  }
  const holds = (at: number): boolean => {
    if (assertion.kind === 'word') return (isWord(units[at - 1]) !== isWord(units[at])) !== assertion.negate;
    if (assertion.kind === 'start') return at === 0 || (flags.includes('m') && isLineBreak(units[at - 1]));
    return at === units.length || (flags.includes('m') && isLineBreak(units[at]));
  };
  return (at, then) => {
    search.step();
    return holds(at) && then(at);
  };
}
