import { availableParallelism } from 'node:os';

/** The browser stories: each file has a real server and a real browser of its own. */
export default {
  testEnvironment: 'node',
  rootDir: '.',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  globalSetup: './support/unpackBrowser.mjs',
  testSequencer: './support/longestFirst.mjs',
  testTimeout: 300_000,
  // More than there are cores, as a story waits a quarter of its time for its page to come to rest.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
