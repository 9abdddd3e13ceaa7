/** Component and unit tests of the web app in jsdom; the browser stories have their own configuration in e2e/. */
export default {
  testEnvironment: '<rootDir>/src/testing/environment.js',
  roots: ['<rootDir>/src', '<rootDir>/build'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\?url$': '<rootDir>/src/testing/emptyModule.ts',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
    // What the gateway's modules behind src/lib/parsing.ts import of each other, by the name that Node wants.
    '^\\./(brazilianNumbers|foldAccents|formatDoubts)\\.js$': '<rootDir>/../gateway/src/lib/parsing/$1.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  maxWorkers: '100%',
  testTimeout: 60_000,
};
