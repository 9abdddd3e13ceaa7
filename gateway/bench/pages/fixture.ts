import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from '../../test/builtServer.js';

/** The first start over a million seeded candidates tells their past, which takes some eight minutes. */
const READY_WITHIN_MS = 20 * 60_000;
const SEED = fileURLToPath(new URL('../../dist/seed/cli.js', import.meta.url));
/** How many companies the candidates are of, in equal parts. */
export const CLIENTS = 50;

/** In a seeded directory: how one of its clients signs in. */
const CLIENT = 'client.json';

/** What somebody signs in with. */
interface Account {
  email: string;
  password: string;
}

/** A seeded database, not served yet: what `npm run seed` makes, with ten custom fields and their permissions. */
export async function seededDirectory(candidates: number): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `esteira-bench-${candidates}-`));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SEED, '--candidates', String(candidates), '--clients', String(CLIENTS)],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ADMIN_PASSWORD: 'senha-do-admin' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the seed ended with code ${status}: ${stderr}`);
  const [, email, password] = /^client +(\S+) +(\S+)$/m.exec(stdout) ?? [];
  if (!email || !password) throw new Error('the seed printed no client');
  await writeFile(path.join(dataDir, CLIENT), JSON.stringify({ email, password } satisfies Account));
  return dataDir;
}

/** A served fixture and the bearer token of its administrator. */
export interface Fixture extends RunningServer {
  token: string;
}

/** The built product in production mode over a seeded directory; `preload` is a module that its process loads first. */
export async function serve(dataDir: string, { preload }: { preload?: URL } = {}): Promise<Fixture> {
  const settings = {
    READS_PER_MINUTE: '0',
    DATABASE_TIME_LIMIT_MS: '',
    DATA_DIR: dataDir,
    // Without a part some requests take longer than the product lets them.
    ...(preload && { NODE_OPTIONS: `--import ${preload.href}`, DATABASE_TIME_LIMIT_MS: '30000' }),
  };
  const server = await startServer(settings, { readyWithinMs: READY_WITHIN_MS });
  return { ...server, token: await signIn(server.url, server.admin) };
}

/** The same server as one of its clients sees it. */
export async function asClient(fixture: Fixture): Promise<Fixture> {
  const account = JSON.parse(await readFile(path.join(fixture.dataDir, CLIENT), 'utf8')) as Account;
  return { ...fixture, token: await signIn(fixture.url, account) };
}

async function signIn(url: string, account: Account): Promise<string> {
  const response = await fetch(`${url}/v1/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return data.accessToken;
}
