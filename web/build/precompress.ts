import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this the answer's headers weigh more than what compressing saves, in bytes. */
const SMALLEST = 1_000;
const COMPRESSIBLE = /\.(?:m?js|css|svg)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each file of a directory and of those in it: once, and better than a server has the time for. */
export async function precompressDirectory(directory: string): Promise<void> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      const content = await readFile(file);
      if (content.length < SMALLEST) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await toBrotli(content, quality));
      await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

/** Compresses the assets of a build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir) await precompressDirectory(path.join(dir, 'assets'));
    },
  };
}
