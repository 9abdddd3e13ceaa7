/** What callers are told while the database does not answer, and after it was killed. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mongo, Types } from 'mongoose';
import supertest from 'supertest';
import { listen } from '../../test/listening.js';
import { startTestServer, type TestServer } from '../../test/server.js';
import { CandidateModel } from '../domains/candidates/candidatesModel.js';
import { findUpload, readFile, removeFile, storeFile } from '../domains/exports/templates/templateFiles.js';
import { readImportFile, removeImportFile, storeImportFile } from '../domains/imports/stored/importFiles.js';
import { GridFsBlobs } from '../files/storage/gridFs.js';
import { OPERATION_TIMEOUT_MS, setOperationTimeout } from '../database/timeouts.js';

async function signIn(server: TestServer): Promise<string> {
  const { adminEmail: email, adminPassword: password } = server.config;
  return (await server.rest('post', '/identity/login', { body: { email, password } })).body.data.accessToken;
}

describe('a database that takes connections and does not answer', () => {
  let server: TestServer;
  let token: string;
  let candidateId: string;

  beforeAll(async () => {
    server = await startTestServer({}, { throughForwarder: true });
    await server.services.identity.ensureFirstAdmin();
    token = await signIn(server);
    const body = { name: 'Ana', email: 'ana@exemplo.com' };
    candidateId = (await server.rest('post', '/candidates', { token, body })).body.data.id;
  });
  beforeEach(() => {
    server.database.forwarder?.mute();
    setOperationTimeout(200);
  });
  afterEach(() => {
    server.database.forwarder?.unmute();
    setOperationTimeout(10_000);
  });
  afterAll(() => server.stop());

  const requests: Record<string, () => Promise<{ status: number }>> = {
    'a page, REST': () => server.rest('get', '/candidates/admin', { token }),
    'a page, GraphQL': () => server.graphql('{ candidates(first: 5) { totalCount } }', {}, token),
    'a write, REST': () => server.rest('put', `/candidates/${candidateId}`, { token, body: { name: 'Bia' } }),
    'a sign-in': () =>
      server.rest('post', '/identity/login', { body: { email: 'a@exemplo.com', password: 'segredo' } }),
    readyz: () => supertest(server.app).get('/readyz'),
  };

  it.each(Object.entries(requests))('is told by status 503: %s', async (_, ask) => {
    expect((await ask()).status).toBe(503);
  });

  it('is told to all who ask at the same time and share what is read', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => requests['a page, REST']!()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });

  it('is told to a person who opens the link of a mail by a page in words', async () => {
    const { pauses } = server.services.reminders;
    const path = `/lembretes/${pauses.tokenOf({ kind: 'candidate', id: candidateId })}`;
    for (const answer of [await supertest(server.app).get(path), await supertest(server.app).post(path)]) {
      expect([answer.status, answer.type]).toEqual([503, 'text/html']);
      expect(answer.text).toContain('Tente novamente em instantes.');
    }
  });

  it('leaves the process alive for its supervisor, as the database may answer again', async () => {
    await supertest(server.app).get('/healthz').expect(200);
  });

  it('is asked again once it answers', async () => {
    await requests['a page, REST']!();
    server.database.forwarder?.unmute();
    setOperationTimeout(10_000);
    expect((await requests['a page, REST']!()).status).toBe(200);
    expect((await requests['a page, GraphQL']!()).status).toBe(200);
  });

  const id = new Types.ObjectId();
  const facts = {
    userId: id,
    expiresAt: new Date(),
    templateName: null,
    sheetName: 'Dados',
    headerRow: 1,
    columns: [],
  };
  const files: Record<string, () => Promise<unknown>> = {
    'storing it': () => storeFile(Buffer.from('bytes'), 'modelo.xlsx', facts),
    'finding it': () => findUpload(id.toString(), id.toString(), new Date()),
    'reading it': () => readFile(id),
    'removing it': () => removeFile(id),
  };

  it.each(Object.entries(files))('gives up a file of a template as it gives up a record: %s', async (_, work) => {
    await expect(work()).rejects.toMatchObject({ name: 'DatabaseTimeoutError' });
  });
});

describe('a database behind a slow network', () => {
  const MB = 1024 * 1024;
  const bytes = randomBytes(10 * MB);
  const id = new Types.ObjectId();
  const blobs = new GridFsBlobs(() => new Date());
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({}, { throughForwarder: true });
    // Each way takes five seconds, and each operation, of a megabyte at most, half of one.
    server.database.forwarder?.slow(2 * MB);
    setOperationTimeout(4_000);
  });
  afterAll(async () => {
    server.database.forwarder?.slow();
    setOperationTimeout(10_000);
    await server.stop();
  });

  /** Each stores the largest file, gives back what is read of it, and removes it. */
  const kinds: Record<string, () => Promise<Buffer | null | undefined>> = {
    async 'of an import'() {
      await storeImportFile(id, bytes);
      const read = await readImportFile(id);
      await removeImportFile(id);
      return read;
    },
    async 'of a template'() {
      const about = {
        userId: id,
        expiresAt: new Date(),
        templateName: null,
        sheetName: 'A',
        headerRow: 1,
        columns: [],
      };
      const fileId = await storeFile(bytes, 'modelo.xlsx', about);
      const read = await readFile(fileId);
      await removeFile(fileId);
      return read;
    },
    async 'of a document'() {
      const file = { id: id.toString(), owner: id.toString() };
      await blobs.put(file, Readable.from([bytes]) as AsyncIterable<Buffer>);
      const stored = await blobs.open(file.id);
      const read = stored && (await buffer(stored));
      await blobs.delete(file.id);
      return read;
    },
  };

  it.each(Object.entries(kinds))(
    'takes longer for a large file than for an operation, and gives it: %s',
    async (_, pass) => {
      expect((await pass())?.equals(bytes)).toBe(true);
    },
  );
});

describe('an engine that is killed under requests', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({}, { ownEngine: true, operationTimeoutMs: OPERATION_TIMEOUT_MS });
    await server.services.identity.ensureFirstAdmin();
  });
  afterAll(() => server.stop());

  it('is back each time, every request was answered, and what was acknowledged is kept and counted', async () => {
    const { database } = server.database;
    const { engine } = database;
    if (!engine) throw new Error('not the embedded engine');
    database.watch();
    const listening = await listen(server.app);
    const { url } = listening;
    const token = await signIn(server);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const company = { nome: 'Bia', nomeEmpresa: 'Padaria', email: 'bia@padaria.com', cnpj: '00000000000191' };
    expect((await server.rest('post', '/clients', { token, body: company })).status).toBe(201);
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    let isOver = false;

    async function ask(worker: number): Promise<void> {
      for (let round = 0; !isOver; round++) {
        const email = `pessoa-${worker}-${round}@exemplo.com`;
        const body = JSON.stringify({ name: 'Pessoa', email });
        const created = await fetch(`${url}/v1/candidates`, { method: 'POST', headers, body });
        statuses.add(created.status);
        if (created.status === 201) acknowledged.push(email);
        const page = await fetch(`${url}/v1/candidates/admin`, { headers });
        statuses.add(page.status);
        await page.arrayBuffer();
      }
    }

    const workers = Array.from({ length: 12 }, (_, worker) => ask(worker));
    for (let kill = 0; kill < 3; kill++) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 10) await new Promise((done) => setTimeout(done, 20));
      const restarted = once(engine.events, 'restarted');
      process.kill(engine.pid!, 'SIGKILL');
      await restarted;
      while ((await fetch(`${url}/readyz`)).status !== 200) await new Promise((done) => setTimeout(done, 20));
    }
    isOver = true;
    await Promise.all(workers);
    await listening.stop();

    expect([...statuses].sort()).toEqual([200, 201, 503]);
    // By a client of its own: the server's may be replaced at any moment, which interrupts what it is asked.
    const reader = await new mongo.MongoClient(database.url).connect();
    const kept = new Set(await reader.db().collection(CandidateModel.collection.name).distinct('email'));
    await reader.close();
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    expect(database.needsRestart()).toBe(false);
    expect((await server.rest('get', '/clients', { token })).body.totalCount).toBe(1);
  }, 90_000);
});
