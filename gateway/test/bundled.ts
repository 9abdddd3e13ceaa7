/** Programs that tests run as processes of their own: a bundle starts in under half of the time that tsx takes for its modules. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

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

/**
 * Bundles a TypeScript module and the product's modules behind it, without packages.
 * @param module as `new URL('./name.ts', import.meta.url)`
 * @returns the file for Node to run
 */
export async function bundled(module: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(module)],
    outdir: FOLDER,
    // The same sources are the same file, whichever test asks for them.
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [ownAddress],
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
