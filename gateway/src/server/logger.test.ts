import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { requestLog, requestLogger, withoutSecrets } from './logger.js';

/** What a server with this level writes about one request. */
async function linesOf(level: string, path: string, { status = 200, header = '' } = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(text, _encoding, done) {
      lines.push(JSON.parse(String(text)) as Record<string, unknown>);
      done();
    },
  });
  let closed: Promise<unknown> = Promise.resolve();
  const app = express()
    .use(requestLogger(pino({ level, base: null }, stream)))
    .use((_request, response) => {
      closed = once(response, 'close');
      requestLog(response)?.logger.info('in between');
      response.status(status).send('ok');
    });
  const answer = await supertest(app).get(path).set('X-Request-Id', header);
  await closed;
  return { lines, id: String(answer.headers['x-request-id']) };
}

it('tells each request with the id that its answer carries, and what is logged in between with it', async () => {
  const { lines, id } = await linesOf('debug', '/v1/candidates');
  expect(lines).toMatchObject([
    { msg: 'in between', req: { id, method: 'GET', url: '/v1/candidates' } },
    { msg: 'request completed', level: 20, req: { id }, res: { statusCode: 200 }, responseTime: expect.any(Number) },
  ]);
});

it.each([
  [404, 40],
  [500, 50],
  // Refused as too much is in hand, or because something is away, which logFailure tells at warn as well.
  [503, 40],
  [507, 40],
])('tells an answer of status %i at level %i', async (status, level) => {
  const { lines } = await linesOf('warn', '/', { status });
  expect(lines).toMatchObject([{ level, res: { statusCode: status } }]);
});

it('tells a good answer only to those who debug', async () => {
  expect((await linesOf('warn', '/')).lines).toEqual([]);
});

it.each([
  ['/candidato/segredo-do-link', '/candidato/…'],
  ['/downloads/exports/segredo', '/downloads/exports/…'],
  ['/reset-password?token=segredo', '/reset-password?…'],
])('hides the secret of %s', async (path, url) => {
  const { lines } = await linesOf('debug', path);
  expect(lines.at(-1)).toMatchObject({ req: { url } });
  expect(JSON.stringify(lines)).not.toContain('segredo');
});

it('hides what opens a download or a pause page in whatever path has it', () => {
  const app = readFileSync(new URL('app.ts', import.meta.url), 'utf8');
  const paths = Array.from(app.matchAll(/'(\/[^']*):token/g), ([, start = '']) => start);
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.map((start) => withoutSecrets(`${start}segredo`))).toEqual(paths.map((start) => `${start}…`));
});

it("takes a caller's own id when it is one, and makes one otherwise", async () => {
  expect((await linesOf('debug', '/', { header: 'pedido-12345' })).id).toBe('pedido-12345');
  expect((await linesOf('debug', '/', { header: 'x"' })).id).toMatch(/^[0-9a-f-]{36}$/);
});
