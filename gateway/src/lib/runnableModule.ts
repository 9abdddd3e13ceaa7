import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The file of a module, and the flags with which Node runs it. */
export interface RunnableModule {
  filename: string;
  execArgv: string[];
}

/**
 * How a thread or a process of its own finds its module: the built one as it is, and one that is there as TypeScript only
 * (development, tests) by tsx.
 * @param module as `new URL('./name.js', import.meta.url)`.
 */
export function runnableModule(module: URL): RunnableModule {
  if (existsSync(module)) return { filename: fileURLToPath(module), execArgv: [] };
  // tsx does not take over threads by itself, and only the build that its exports name for imports can register in one.
  const manifest = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', manifest).href;
  const register = `import { register } from ${JSON.stringify(tsx)}; register();`;
  return {
    filename: fileURLToPath(module).replace(/\.js$/, '.ts'),
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(register)}`],
  };
}
