import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from '../../test/builtServer.js';

const SEED = fileURLToPath(new URL('../../dist/seed/cli.js', import.meta.url));
const CLIENTS = 50;

/** A seeded database, not served yet: what `npm run seed` makes, with ten custom fields and their permissions. */
export async function seededDirectory(candidates: number): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `esteira-bench-${candidates}-`));
  const { status, stderr } = spawnSync(
    process.execPath,
    [SEED, '--candidates', String(candidates), '--clients', String(CLIENTS)],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ADMIN_PASSWORD: 'senha-do-admin' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the seed ended with code ${status}: ${stderr}`);
  return dataDir;
}

/** A served fixture and the bearer token of its administrator. */
export interface Fixture extends RunningServer {
  token: string;
}

/** The built product in production mode over a seeded directory; `preload` is a module that its process loads first. */
export async function serve(dataDir: string, { preload }: { preload?: URL } = {}): Promise<Fixture> {
  const server = await startServer({
    READS_PER_MINUTE: '0',
    DATABASE_TIME_LIMIT_MS: '',
    DATA_DIR: dataDir,
    ...(preload && { NODE_OPTIONS: `--import ${preload.href}` }),
  });
  const response = await fetch(`${server.url}/v1/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: server.admin.email, password: server.admin.password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return { ...server, token: data.accessToken };
}
