import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from '../../test/bundled.js';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { freePort } from '../../test/builtServer.js';
import { openStream } from '../../test/liveStream.js';
import type { LiveState } from '../domains/live/listener.js';

const ENTRY = await bundled(new URL('./index.ts', import.meta.url));
const admin = { email: 'admin@esteira.local', password: 'segredo-do-admin' };

let database: TestDatabase;
let gateways: { process: ChildProcess; url: string }[];

/** A gateway as an operator would start it, beside others over one database. */
async function startGateway() {
  const port = await freePort();
  const child = spawn(process.execPath, [ENTRY], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MONGODB_URL: database.url,
      JWT_SECRET: 'a-secret-of-the-tests-with-48-characters-or-more!',
      ENCRYPTION_KEY: 'a-key-of-the-tests-with-48-characters-or-more!!!',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SEED: 'none',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) if (String(text).includes('Esteira is ready')) break;
  return { process: child, url: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  database = await startTestDatabase();
  // One after the other: the first makes the administrator.
  gateways = [await startGateway(), await startGateway()];
}, 240_000);
afterAll(async () => {
  for (const { process: child } of gateways) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await database.stop();
});

interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many shapes
  body: any;
}

/** A call of `/v1` at one of the two gateways. */
async function call(
  gateway: 0 | 1,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object },
): Promise<Answer> {
  const response = await fetch(`${gateways[gateway]?.url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}

const signIn = async (gateway: 0 | 1) =>
  (await call(gateway, 'POST', '/identity/login', { body: admin })).body.data.accessToken as string;

describe('two gateways over one database', () => {
  it('show in one at once what was changed through the other, however often it was shown before', async () => {
    const token = await signIn(0);
    const created = await call(0, 'POST', '/candidates', { token, body: { name: 'Ana', email: 'ana@exemplo.com' } });
    const page = async () => (await call(1, 'GET', '/candidates/admin', { token })).body;
    expect([(await page()).data[0].name, (await page()).data[0].name]).toEqual(['Ana', 'Ana']);

    for (const name of ['Ana Lima', 'Ana Souza']) {
      await call(0, 'PUT', `/candidates/${created.body.data.id}`, { token, body: { name } });
      expect((await page()).data[0].name).toBe(name);
    }
    await call(0, 'DELETE', `/candidates/${created.body.data.id}`, { token });
    expect(await page()).toMatchObject({ data: [], totalCount: 0 });
  });

  it('refuse in one at once what was signed out through the other', async () => {
    const token = await signIn(0);
    expect((await call(1, 'GET', '/candidates/admin', { token })).status).toBe(200);
    expect((await call(0, 'POST', '/identity/logout', { token })).status).toBeLessThan(300);
    expect((await call(1, 'GET', '/candidates/admin', { token })).status).toBe(401);
  });

  it('know in one at once the fields that were changed through the other', async () => {
    const token = await signIn(0);
    const body = { name: 'Bia', email: 'bia@exemplo.com' };
    const { id } = (await call(0, 'POST', '/candidates', { token, body })).body.data;
    const labels = async () =>
      (await call(1, 'GET', `/candidates/${id}/with-fields`, { token })).body.data.fields.map(
        ({ label }: { label: string }) => label,
      );
    expect(await labels()).not.toContain('Cidade');

    const field = { key: 'cidade', label: 'Cidade', type: 'text', target: 'candidate' };
    const created = await call(0, 'POST', '/customfilds', { token, body: field });
    expect(await labels()).toContain('Cidade');
    await call(0, 'PUT', `/customfilds/${created.body.data.id}`, { token, body: { label: 'Município' } });
    expect(await labels()).toContain('Município');
  });

  it('tell those who listen at one of what was written through the other, and end their streams with a sign-out there', async () => {
    const token = await signIn(0);
    const stream = await openStream(gateways[1]?.url ?? '', token);
    const before = (await stream.next()) as LiveState;
    const body = { name: 'Caio', email: 'caio@exemplo.com' };
    await call(0, 'POST', '/candidates', { token, body });
    // By more than one, where the first state was older than the last change through the other gateway.
    expect(((await stream.next()) as LiveState).candidates).toBeGreaterThan(before.candidates);
    await call(0, 'POST', '/identity/logout', { token });
    // What is counted in the background may still be told before the end.
    while ((await stream.next()) !== null);
  });
});
