/* eslint-disable regexp/no-super-linear-backtracking, regexp/no-super-linear-move, regexp/no-trivially-nested-quantifier, regexp/optimal-quantifier-concatenation --
   patterns that lint refuses are what the count is tried on */
import { countSteps } from './countSteps.js';

describe('the count of steps', () => {
  it.each([
    [/a+/, 'aaa'],
    [/^[\d.]*\d[\d.]*$/, '1.2.3x'],
    [/(?<=x)(a|b)\1\b/, 'xabxaa '],
    [/^\s+$/m, 'a\n  \nb'],
  ])('is at least the length of what %s has to read of %j', (pattern, text) => {
    expect(countSteps(pattern, text)).toBeGreaterThanOrEqual(pattern.exec(text)?.[0].length ?? text.length);
  });

  it('doubles with the text for a linear pattern, and grows with its square for a quadratic one', () => {
    const growth = (pattern: RegExp) =>
      countSteps(pattern, `${'1'.repeat(200)}x`) / countSteps(pattern, `${'1'.repeat(100)}x`);
    expect(growth(/^\d+$/)).toBeLessThan(2.1);
    expect(growth(/^\d*\d\d*$/)).toBeGreaterThan(3.5);
    // Every start reads to the end.
    expect(growth(/\d+$/)).toBeGreaterThan(3.5);
  });

  it('ends at its limit, as patterns without an end are what it looks for', () => {
    expect(countSteps(/^(?:a+)+$/, `${'a'.repeat(60)}b`, 10_000)).toBe(10_001);
  });
});
