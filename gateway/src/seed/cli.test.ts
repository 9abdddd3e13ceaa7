import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { bundled } from '../../test/bundled.js';
import { startTestServer, type TestServer } from '../../test/server.js';
import { systemAdmin } from './demo.js';
import { extraClient } from './extraClients.js';

const ENTRY = await bundled(new URL('./cli.ts', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Runs the command over the test's database, and waits for its end. */
async function seed(...options: string[]): Promise<{ code: number | null; said: string; output: string }> {
  const { jwtSecret: JWT_SECRET, encryptionKey: ENCRYPTION_KEY } = server.config;
  const child = spawn(process.execPath, [ENTRY, ...options], {
    env: { PATH: process.env['PATH'], MONGODB_URL: server.database.url, JWT_SECRET, ENCRYPTION_KEY },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, said, output };
}

it('ends with one line over a database whose fields are not those of the demo', async () => {
  await server.services.identity.ensureFirstAdmin();
  expect(await seed('--candidates', '5')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Cannot seed: the data in this database are not those of the demo \([^\n]+\n$/),
  });
});

it('ends with one line where an option is not known', async () => {
  expect(await seed('--candidate', '5')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Cannot seed: [^\n]*'--candidate'[^\n]*\n$/),
  });
});

it('says once how many it has made where its output is no terminal', async () => {
  await server.services.identity.ensureFirstAdmin();
  await server.services.clients.create(systemAdmin(), { ...extraClient(0), fields: [] });
  const { code, output } = await seed('--candidates', '2001', '--clients', '1');
  expect([code, output]).toEqual([0, '2001 candidates\n']);
});

it('spreads the candidates over all clients, however many there are', async () => {
  await server.database.clear();
  await server.services.identity.ensureFirstAdmin();
  await server.services.clients.create(systemAdmin(), { ...extraClient(0), fields: [] });
  const clients = mongoose.connection.collection('clients');
  const { _id: _, ...first } = (await clients.findOne())!;
  const more = Array.from({ length: 100 }, (_each, at) => ({
    ...first,
    email: `c${at}@exemplo.com.br`,
    cnpj: `${at}`,
  }));
  await clients.insertMany(more);
  expect((await seed('--candidates', '3000', '--clients', '101')).code).toBe(0);
  expect(await mongoose.connection.collection('candidates').distinct('clientId')).toHaveLength(101);
});
