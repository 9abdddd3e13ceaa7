import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/**
 * Starts a thread that knows nothing of the server but its job: no environment, where the secrets are, none of its flags,
 * and a heap of its own, past whose end only the thread dies.
 * @param entry its module beside this one, without extension; or any other as a URL.
 * @param job given to it as `workerData`.
 */
export function isolatedThread(entry: string | URL, job: unknown, heapMb: number): Worker {
  const options = { workerData: job, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMb } };
  const module = typeof entry === 'string' ? new URL(`./${entry}${EXTENSION}`, import.meta.url) : entry;
  return EXTENSION === '.js' ? new Worker(module, options) : new Worker(withTsx(module), { ...options, eval: true });
}

/** From TypeScript sources (development, tests) a thread needs tsx, which does not take over threads by itself. */
function withTsx(module: URL): string {
  // What its exports name for imports; `require` would get the other build, which cannot register in a thread.
  const manifest = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', manifest).href;
  return `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(module.href)})));`;
}
