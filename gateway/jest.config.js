/** Jest runs the sources as ES modules, because graphql-upload is published as ES modules only. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^\\./runnableModule\\.js$': '<rootDir>/test/runnableModule.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  globalSetup: './test/globalSetup.mjs',
  globalTeardown: './test/globalTeardown.mjs',
  // A worker keeps the modules of each file that it has run, and spends its time collecting them; a new one is made instead.
  workerIdleMemoryLimit: '600MB',
  maxWorkers: '100%',
  testTimeout: 120_000,
};
