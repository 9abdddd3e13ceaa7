/** `gateway/scripts/build.mjs`, over a small repository of the same shape whose tools are lines of shell. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'esteira-build-'));
  const scripts = path.join(root, 'gateway/scripts');
  mkdirSync(scripts, { recursive: true });
  cpSync(path.join(import.meta.dirname, '../scripts/build.mjs'), path.join(scripts, 'build.mjs'));
  for (const folder of ['gateway/src', 'web/src', 'web/explorer']) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'source.ts'), 'first');
  }
  write('package.json', { private: true, workspaces: ['gateway', 'web'] });
  write('gateway/package.json', { name: '@esteira/gateway', scripts: { build: 'cp src/source.ts dist' } });
  write('web/package.json', {
    name: '@esteira/web',
    scripts: { build: 'cp src/source.ts dist', 'build:explorer': 'cp explorer/source.ts explorer/dist' },
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: object): void {
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

/** Builds what is stale. @returns the names of what was built. */
function build(): string[] {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const output = execFileSync(process.execPath, [path.join(root, 'gateway/scripts/build.mjs')], { env });
  return [...output.toString().matchAll(/Building (\w+)/g)].map(([, name = '']) => name).toSorted();
}

test('what has not changed is built once, also where the output lies among the sources', () => {
  expect(build()).toEqual(['explorer', 'gateway', 'web']);
  expect(existsSync(path.join(root, 'web/explorer/dist/source.ts'))).toBe(true);
  expect(build()).toEqual([]);
});

test('what the web takes from the gateway is a source of both', () => {
  const taken = readFileSync(path.join(import.meta.dirname, '../../web/src/lib/parsing.ts'), 'utf8');
  const [folder = ''] = /gateway\/src\/lib\/\w+/.exec(taken) ?? [];
  mkdirSync(path.join(root, folder), { recursive: true });
  build();
  writeFileSync(path.join(root, folder, 'dates.ts'), 'first');
  expect(build()).toEqual(['gateway', 'web']);
});

test('a source that is changed while it is built is built again', () => {
  const readThenChanged = 'cp src/source.ts dist && test -f changed || { echo second > src/source.ts; touch changed; }';
  write('gateway/package.json', { name: '@esteira/gateway', scripts: { build: readThenChanged } });
  build();
  expect(build()).toEqual(['gateway']);
  expect(readFileSync(path.join(root, 'gateway/dist/source.ts'), 'utf8')).toBe('second\n');
  expect(build()).toEqual([]);
});
