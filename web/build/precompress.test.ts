import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompressDirectory } from './precompress';

it('writes both forms beside every text worth it, and leaves the rest alone', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'esteira-assets-'));
  const long = 'export const text = "a text";\n'.repeat(100);
  await writeFile(path.join(directory, 'long.js'), long);
  await writeFile(path.join(directory, 'short.js'), 'export {};');
  await writeFile(path.join(directory, 'font.woff2'), 'x'.repeat(5_000));
  await mkdir(path.join(directory, 'hash'));
  await writeFile(path.join(directory, 'hash/named.js'), long);
  await precompressDirectory(directory);
  expect((await readdir(directory, { recursive: true })).sort()).toEqual([
    ...['font.woff2', 'hash', 'hash/named.js', 'hash/named.js.br', 'hash/named.js.gz'],
    ...['long.js', 'long.js.br', 'long.js.gz', 'short.js'],
  ]);
  expect(brotliDecompressSync(await readFile(path.join(directory, 'long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(path.join(directory, 'long.js.gz'))).toString()).toBe(long);
  await rm(directory, { recursive: true });
});
