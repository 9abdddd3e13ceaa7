import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const START = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string };
};
/** The flags of Node, as `npm start` gives them. */
const FLAGS = START.scripts.start.split(' ').filter((word) => word.startsWith('--'));
const ENTRY = fileURLToPath(new URL('../dist/server/index.js', import.meta.url));
const READY_WITHIN_MS = 120_000;

/** The built product, started as an operator would, over an empty data directory. */
export interface RunningServer {
  url: string;
  admin: { email: string; password: string };
  dataDir: string;
  /** The id of the gateway's process; the embedded engine is its child. */
  pid: number;
  /** Ends the server; its data go too unless they are to be used again. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

/** The system gives ports above these to servers that name none; each worker of jest has some of its own. */
const FIRST_PORT = 20_000;
const PORTS_PER_WORKER = 500;
let nextPort = FIRST_PORT + PORTS_PER_WORKER * Number(process.env['JEST_WORKER_ID'] ?? 0);

/** A free port of this machine, which no other test takes before the server listens on it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 1;
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}

/** @param options `readyWithinMs`: how long the start may take. */
export async function startServer(
  settings: Record<string, string> = {},
  { readyWithinMs = READY_WITHIN_MS }: { readyWithinMs?: number } = {},
): Promise<RunningServer> {
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'esteira-e2e-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const admin = { email: 'admin@esteira.local', password: 'senha-do-admin' };
  const child = spawn(process.execPath, [...FLAGS, ENTRY], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      PUBLIC_URL: url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
      // A machine that does other things as well is no reason for a story to fail; benches ask for the product's own limit.
      DATABASE_TIME_LIMIT_MS: '30000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    const deadline = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('the server did not get ready'));
    }, readyWithinMs);
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      if (!text.toString().includes('Esteira is ready')) return;
      clearTimeout(deadline);
      resolve();
    });
  });
  return {
    url,
    admin,
    dataDir,
    pid: child.pid ?? 0,
    async stop({ keepData = false } = {}) {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
