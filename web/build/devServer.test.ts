import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What Vite does first as it serves, which ends it where that fails; the place of the packages is the test's own. */
const PREPARES = `
import { optimizeDeps, resolveConfig } from 'vite';
const config = await resolveConfig({ cacheDir: process.argv[1], logLevel: 'error' }, 'serve');
const { optimized } = await optimizeDeps(config, true);
process.stdout.write(Object.keys(optimized).join(' '));
`;

test('`npm run dev` can bundle the packages of the app and of the gallery ahead', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'esteira-vite-'));
  try {
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    const args = ['--input-type=module', '-e', PREPARES, cache];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
    expect(stdout.split(' ')).toEqual(expect.arrayContaining(['react', '@apollo/client']));
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
});
