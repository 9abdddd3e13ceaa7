/** `npm start`, over a server that only waits: its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
/** Ends with its folder too, so that a test which fails leaves nothing behind. */
const SERVER = `
import { existsSync } from 'node:fs';
process.on('SIGTERM', () => { process.stdout.write('stopped'); process.exit(0); });
setInterval(() => existsSync(new URL(import.meta.url)) || process.exit(0), 200);
process.stdout.write('ready');
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'esteira-start-script-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write('package.json', JSON.stringify({ type: 'module', scripts: { start: scripts.start } }));
  write('gateway/scripts/build.mjs', 'export const buildStale = async () => undefined;');
  write('gateway/dist/server/index.js', SERVER);
  cpSync(path.join(ROOT, 'gateway/scripts/start.mjs'), path.join(root, 'gateway/scripts/start.mjs'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a signal to npm stops the server, whatever the shell between them does with it', async () => {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const child = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said.push(piece);
    if (piece === 'ready') child.kill('SIGTERM');
  });
  // The server holds the other end of it.
  await once(child.stdout, 'end');
  expect(said).toEqual(['ready', 'stopped']);
});
