import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { bundled } from '../../test/bundled.js';
import { freePort } from '../../test/builtServer.js';
import { startTestDatabase } from '../../test/database.js';
import { requireRoom } from '../database/embedded/engineDirectories.js';

const ENTRY = await bundled(new URL('./index.ts', import.meta.url));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'esteira-start-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Starts the process as an operator would. */
function run(settings: Record<string, string>) {
  return spawn(process.execPath, [ENTRY], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'silent',
      SEED: 'none',
      DATA_DIR: directory,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts it, and waits for its end. */
async function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = run(settings);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number | null]>]);
  return { code, said };
}

const oneLine = (reason: RegExp) => new RegExp(`^Esteira cannot start: ${reason.source}[^\\n]*\\n$`);

test('a wrong setting ends the start with one line and code 1', async () => {
  const { code, said } = await start({ PORT: 'many' });
  expect(said).toMatch(oneLine(/PORT takes a port number/));
  expect(code).toBe(1);
});

test('a password of the first administrator that could never sign in ends the start with one line and code 1', async () => {
  const { code, said } = await start({ ADMIN_PASSWORD: 'é'.repeat(37) });
  expect(said).toMatch(oneLine(/ADMIN_PASSWORD takes at most 72 bytes/));
  expect(code).toBe(1);
});

test('a port in use ends the start with one line and code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, said } = await start({ PORT: port });
  other.close();
  expect(said).toMatch(oneLine(/port \d+ on 127\.0\.0\.1 is in use/));
  expect(code).toBe(1);
});

test('an unusable data directory ends the start with one line and code 1', async () => {
  const file = path.join(directory, 'file');
  writeFileSync(file, '');
  const { code, said } = await start({ DATA_DIR: path.join(file, 'below') });
  expect(said).toMatch(oneLine(/DATA_DIR .*cannot be used/));
  expect(code).toBe(1);
});

test('a dead database ends the start with one line and code 1, and the password of its URL is not told', async () => {
  const { code, said } = await start({
    MONGODB_URL: 'mongodb://user:secret-password@127.0.0.1:9/esteira',
    JWT_SECRET: 'x'.repeat(40),
    ENCRYPTION_KEY: 'y'.repeat(40),
  });
  expect(said).toMatch(oneLine(/.*127\.0\.0\.1:9/));
  expect(said).not.toContain('secret-password');
  expect(code).toBe(1);
});

test('`/readyz` answers 200 once the first administrator can sign in, and a signal stops the process', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const credentials = { email: 'admin@esteira.local', password: 'senha-do-admin' };
  const { JWT_SECRET, ENCRYPTION_KEY } = { JWT_SECRET: 'x'.repeat(40), ENCRYPTION_KEY: 'y'.repeat(40) };
  const child = run({ PORT: String(port), ADMIN_PASSWORD: credentials.password, JWT_SECRET, ENCRYPTION_KEY });
  const closed = once(child, 'close');
  const statusOf = () =>
    fetch(`${url}/readyz`)
      .then(({ status }) => status)
      .catch(() => 0);
  let status = 0;
  while (status !== 200) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
    status = await statusOf();
  }
  const signedIn = await fetch(`${url}/v1/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(signedIn.status).toBe(200);
  // The command npm passes on a signal that the terminal gives to both.
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
}, 240_000);

test('a first start that is interrupted while it makes the demo has told the password of the administrator', async () => {
  const child = run({ PORT: String(await freePort()), SEED: 'demo' });
  const closed = once(child, 'close');
  let said = '';
  for await (const piece of child.stdout) {
    said += String(piece);
    if (said.includes('admin@esteira.local')) break;
  }
  child.kill('SIGKILL');
  await closed;
  expect(said).toMatch(/^\n {2}admin {6}admin@esteira\.local {3}\S{8,}\n$/);
}, 240_000);

test('a disk with too little room for the database ends the start with one line and code 1', async () => {
  const database = await startTestDatabase({ ownEngine: true });
  try {
    // What the engine wants to be free before it makes an index, in MB: more than any disk has.
    await mongoose.connection.getClient().db('admin').command({
      setParameter: 1,
      indexBuildMinAvailableDiskSpaceMB: 8_000_000,
    });
    const { code, said } = await start({
      MONGODB_URL: `${database.url}&retryWrites=false`,
      JWT_SECRET: 'x'.repeat(40),
      ENCRYPTION_KEY: 'y'.repeat(40),
    });
    expect(said).toMatch(oneLine(/The disk of the database has too little room: available disk space/));
    expect(code).toBe(1);
  } finally {
    await database.stop();
  }
});

test('a first start is refused before anything is made where its disk has too little room', () => {
  expect(() => requireRoom(directory, directory, Number.MAX_SAFE_INTEGER)).toThrow(
    /^DATA_DIR \S+ is on a disk with \d+ MB free, and a first start needs \d+ MB; make room, or choose another DATA_DIR$/,
  );
  requireRoom(directory, directory, 1);
});

test('`npm run seed` fills the directory that `npm start` serves: a relative DATA_DIR begins at the root of the repository', async () => {
  const root = path.dirname(fileURLToPath(new URL('../../../package.json', import.meta.url)));
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: './package.json/data' };
  const child = spawn('npm', ['run', '--silent', 'seed'], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said = await text(child.stderr);
  expect(said).toContain(`DATA_DIR ${path.join(root, 'package.json/data')} cannot be used`);
});

test('the image starts the process as `npm start` does', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const { scripts } = JSON.parse(read('../../../package.json')) as { scripts: { start: string } };
  const flagsOf = (command: string) => command.match(/--\w[\w-]*=\d+/g);
  const [command = ''] = read('../../Dockerfile').match(/^CMD .*$/m) ?? [];
  expect(flagsOf(command)).toEqual(flagsOf(scripts.start));
  expect(flagsOf(command)).not.toBeNull();
});
