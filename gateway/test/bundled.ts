/** Programs that tests run as processes of their own: a bundle starts in under half of the time that tsx takes for its modules. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { BUNDLES_VARIABLE, SOURCES } from './runnableModule.js';

/** Below `gateway`, so that packages are found from there. */
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/bundled', import.meta.url));

/** Lets each module find its neighbours (threads, processes, data) from where its source is. */
const ownAddress: Plugin = {
  name: 'own address',
  setup(bundle) {
    bundle.onLoad({ filter: /\/gateway\/(src|test)\/.*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const address = JSON.stringify(pathToFileURL(file).href);
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', address) };
    });
  },
};

/** The product's modules in one, without packages. */
const options = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  plugins: [ownAddress],
} satisfies BuildOptions;

/**
 * Bundles a TypeScript module and the product's modules behind it, without packages.
 * @param module as `new URL('./name.ts', import.meta.url)`
 * @returns the file for Node to run
 */
export async function bundled(module: URL): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [fileURLToPath(module)],
    outdir: FOLDER,
    // The same sources are the same file, whichever test asks for them.
    entryNames: '[name]-[hash]',
    write: false,
  });
  const { path: file, contents } = outputFiles[0]!;
  if (existsSync(file)) return file;
  await mkdir(FOLDER, { recursive: true });
  // Another worker may be at the same: each writes its own, and the last name stands.
  const own = `${file}.${process.pid}`;
  await writeFile(own, contents);
  await rename(own, file);
  return file;
}

/** What the product's threads and processes run. */
const WORKERS = ['lib/processPoolChild.ts', '**/worker.ts'].map((name) => path.join(SOURCES, name));

/**
 * Bundles what the threads and processes of the product run, once for a test run, and makes it known to the test files' processes.
 * @returns a function that removes the bundles.
 */
export async function bundleWorkers(): Promise<() => Promise<void>> {
  await mkdir(FOLDER, { recursive: true });
  // Another run may be at the same, over other sources.
  const outdir = await mkdtemp(path.join(FOLDER, 'run-'));
  // What a worker imports only when it needs it stays apart.
  await build({ ...options, entryPoints: WORKERS, outdir, outbase: SOURCES, splitting: true });
  process.env[BUNDLES_VARIABLE] = outdir;
  return () => rm(outdir, { recursive: true, force: true });
}
