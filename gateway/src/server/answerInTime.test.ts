/** Every request is answered within 5 seconds, although the operations that it makes take longer together. */
import { createServer } from 'node:http';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { startTestServer, type TestServer } from '../../test/server.js';
import {
  hadRecentDatabaseTrouble,
  OPERATION_TIMEOUT_MS,
  setOperationTimeout,
  withTimeout,
} from '../database/timeouts.js';
import { answerInTime } from './answerInTime.js';

describe('a request whose work does not end', () => {
  /** A server that never answers by itself. */
  const waiting = (limitMs: number) => {
    const begin = answerInTime((error, _request, response) => {
      response.statusCode = error.httpStatus;
      response.end();
    }, limitMs);
    return createServer((request, response) => {
      request.resume();
      begin(request, response, () => undefined);
    });
  };

  it('is answered with 503 once the database had trouble, also when that began after the request', async () => {
    const answer = supertest(waiting(50)).get('/');
    const trouble = withTimeout(() => new Promise(() => undefined), { timeoutMs: 100 });
    await expect(trouble).rejects.toMatchObject({ name: 'DatabaseTimeoutError' });
    expect(hadRecentDatabaseTrouble()).toBe(true);
    expect((await answer).status).toBe(503);
  });
});

describe('an engine that is stopped, and does not die', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({}, { ownEngine: true, operationTimeoutMs: OPERATION_TIMEOUT_MS });
    await server.services.identity.ensureFirstAdmin();
    const { adminEmail: email, adminPassword: password } = server.config;
    token = (await server.rest('post', '/identity/login', { body: { email, password } })).body.data.accessToken;
  });
  afterAll(() => server.stop());

  it('leaves no caller without an answer: 503 in the words of each transport, and all are served when it goes on', async () => {
    const pid = server.database.database.engine!.pid!;
    const link = server.services.reminders.pauses.tokenOf({ kind: 'candidate', id: '0'.repeat(24) });
    const requests = [
      () => server.rest('get', '/candidates/admin', { token }),
      () => server.rest('post', '/candidates', { token, body: { name: 'Ana', email: 'ana@exemplo.com' } }),
      () => server.graphql('{ candidates(first: 5) { totalCount } }', {}, token),
      () => supertest(server.app).get(`/lembretes/${link}`),
    ];
    // So that no operation is given up before: only the limit of the whole request can answer.
    setOperationTimeout(60_000);
    // This is how others find out whose operations have the limit of the product.
    const trouble = () => withTimeout(() => new Promise(() => undefined), { timeoutMs: 1 }).catch(() => undefined);
    process.kill(pid, 'SIGSTOP');
    let answers;
    let hasDriverNoticed = false;
    mongoose.connection.getClient().once('serverHeartbeatFailed', () => (hasDriverNoticed = true));
    try {
      await trouble();
      answers = await Promise.all(requests.map((ask) => ask()));
      // The driver gives operations up once it notices; it was not that which has answered.
      expect(hasDriverNoticed).toBe(false);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const [page, write, graphql, pause] = answers as [
      Awaited<ReturnType<TestServer['rest']>>,
      Awaited<ReturnType<TestServer['rest']>>,
      Awaited<ReturnType<TestServer['graphql']>>,
      Awaited<ReturnType<TestServer['rest']>>,
    ];
    for (const { status, body } of [page, write]) expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
    expect([pause.status, pause.text]).toEqual([503, expect.stringContaining('<h1>Página indisponível</h1>')]);
    setOperationTimeout(OPERATION_TIMEOUT_MS);
    for (const { status } of await Promise.all([requests[0]!(), requests[2]!()])) expect(status).toBe(200);
  });
});
