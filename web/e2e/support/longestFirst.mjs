import TestSequencer from '@jest/test-sequencer';

/** Short files that take longest: each of their lines is a screen that is looked at in several ways. */
const LONGEST = /Looks\.e2e\.ts$/;

/**
 * The order of the stories. Jest begins with the largest files where it does not know how long each took, so that the
 * longest would come last, when the other workers have nothing left to do.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => LONGEST.test(other.path) - LONGEST.test(one.path));
  }
}
