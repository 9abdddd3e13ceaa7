import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunnableModule } from '../src/lib/runnableModule.js';

export const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** The variable by which test files find the bundles of their run. */
export const BUNDLES_VARIABLE = 'ESTEIRA_TEST_BUNDLES';

/**
 * Stands for `src/lib/runnableModule.ts` in test files (see jest.config.js): what is there as TypeScript only is run as the bundle
 * that was made of it for the run (bundled.ts), as the built product does. By tsx each thread takes several times as long to start.
 */
export function runnableModule(module: URL): RunnableModule {
  const file = fileURLToPath(module);
  const bundles = process.env[BUNDLES_VARIABLE];
  if (!bundles) throw new Error(`globalSetup has not told where bundles are (${BUNDLES_VARIABLE})`);
  const bundle = path.join(bundles, path.relative(SOURCES, file)).replace(/\.js$/, '.mjs');
  return { filename: existsSync(file) ? file : bundle, execArgv: [] };
}
