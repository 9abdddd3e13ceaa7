/** The scripts of docs/examples, run as an integrator would, against a real server. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newAccessKey } from '../accessKeys.js';
import { startExportFixture, type ExportFixture } from '../exportFixture.js';
import { listen, type ListeningServer } from '../listening.js';
import { createPostMessage } from '../../src/domains/webhooks/postMessage.js';
import { readWorkbook, sheetOf, valuesOf } from '../workbooks.js';

const EXAMPLES = path.join(import.meta.dirname, '../../../docs/examples');
/** More than one page of 50. */
const CANDIDATES = 60;

let fixture: ExportFixture;
let listening: ListeningServer;
let directory: string;

beforeAll(async () => {
  fixture = await startExportFixture();
  const { candidates, confirmations, identity } = fixture.server.services;
  for (let number = 3; number <= CANDIDATES; number += 1) {
    await candidates.create(fixture.admin, { name: `Pessoa ${number}`, email: `pessoa${number}@exemplo.com` });
  }
  const client = await identity.authenticate(fixture.tokens.client);
  if (client) await confirmations.confirm(client, { candidateId: fixture.ana });
  listening = await listen(fixture.server.app);
  directory = await mkdtemp(path.join(tmpdir(), 'esteira-examples-'));
});
afterAll(async () => {
  await listening.stop();
  await fixture.server.stop();
  await rm(directory, { recursive: true });
});

interface Outcome {
  code: number | string | null | undefined;
  stdout: string;
  stderr: string;
}

function run(script: string, environment: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], BASE_URL: listening.url, EMAIL: 'admin@esteira.local', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(EXAMPLES, script), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

describe.each(['graphql.mjs', 'rest.mjs'])('docs/examples/%s', (script) => {
  test('lists every candidate with confirmations, and writes a file that Excel opens', async () => {
    const file = path.join(directory, `${script}.xlsx`);
    const outcome = await run(script, { PASSWORD: 'segredo-do-admin' }, file);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });

    const lines = outcome.stdout.trim().split('\n');
    expect(lines).toHaveLength(CANDIDATES + 1);
    expect(lines[1]?.toLowerCase()).toBe('ana (in_progress): confirmed by carla');
    expect(lines[2]?.toLowerCase()).toMatch(/^pessoa 10 \(in_progress\): not confirmed$/);

    const sheet = sheetOf(await readWorkbook(await readFile(file)), 'Candidatos');
    expect(valuesOf(sheet, 1, 2)).toEqual(['Nome', 'E-mail']);
    const names = Array.from({ length: CANDIDATES }, (_, index) => valuesOf(sheet, index + 2, 1)[0]);
    expect(names).toEqual(expect.arrayContaining(['Ana', 'Pessoa 3', `Pessoa ${CANDIDATES}`]));
    expect(sheet.rowCount).toBe(CANDIDATES + 1);
  });

  test('does the same by an access key that writes, without signing in', async () => {
    const key = await newAccessKey(fixture.server, fixture.tokens.admin, { name: script });
    const outcome = await run(script, { ACCESS_KEY: key, EMAIL: '' }, path.join(directory, `key-${script}.xlsx`));
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout.trim().split('\n')).toHaveLength(CANDIDATES + 1);
  });

  test.each([
    ['the password is wrong', { PASSWORD: 'errada' }, /^Credenciais inválidas\n$/],
    ['no password is given', {}, /^Set EMAIL and PASSWORD/],
    ['no server answers', { PASSWORD: 'x', BASE_URL: 'http://127.0.0.1:2' }, /ECONNREFUSED/],
  ])('says so and ends with 1 when %s', async (_, environment, message) => {
    const outcome = await run(script, environment);
    expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
  });
});

describe('docs/examples/rest.mjs, told that it asks too much', () => {
  /** A server before the real one that refuses each call the first time. */
  async function refusingFirst(retryAfter: string) {
    const refused = new Set<string>();
    return listen((request, response) => {
      const call = `${request.method} ${request.url}`;
      if (refused.has(call)) return fixture.server.app(request, response);
      refused.add(call);
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': retryAfter });
      response.end(JSON.stringify({ message: 'Muitas consultas em pouco tempo.', code: 'RATE_LIMITED' }));
    });
  }

  test('waits as long as it is told, and tries again', async () => {
    const refusing = await refusingFirst('0');
    const file = path.join(directory, 'refused.xlsx');
    const outcome = await run('rest.mjs', { PASSWORD: 'segredo-do-admin', BASE_URL: refusing.url }, file);
    await refusing.stop();
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(sheetOf(await readWorkbook(await readFile(file))).rowCount).toBe(CANDIDATES + 1);
  });

  test('says so where that is longer than a minute', async () => {
    const refusing = await refusingFirst('900');
    const outcome = await run('rest.mjs', { PASSWORD: 'segredo-do-admin', BASE_URL: refusing.url });
    await refusing.stop();
    expect(outcome).toMatchObject({ code: 1, stderr: 'Muitas consultas em pouco tempo.\n' });
  });
});

test('docs/examples/webhook-receiver.mjs takes a message that is signed with its secret, once, and no other', async () => {
  const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
  const env = { PATH: process.env['PATH'], SECRET: secretOf(1), PORT: '0' };
  const receiver = spawn(process.execPath, [path.join(EXAMPLES, 'webhook-receiver.mjs')], { env });
  const [told] = (await once(receiver.stdout, 'data')) as [Buffer];
  const [port] = /\d+/.exec(told.toString()) ?? [];
  let printed = '';
  receiver.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  const post = createPostMessage(['127.0.0.1']);
  const url = `http://127.0.0.1:${port}/`;
  const message = (id: string, secret: string, about: object) =>
    post({ id, secret, url, body: JSON.stringify({ type: id, data: about }), mayStayInside: true }, new Date());
  expect(await message('msg_1', secretOf(1), { candidate: { v1Id: 'ana' } })).toMatchObject({ status: 204 });
  expect(await message('msg_2', secretOf(2), {})).toMatchObject({ status: 401 });
  expect(await message('msg_1', secretOf(1), { candidate: { v1Id: 'ana' } })).toMatchObject({ status: 204 });
  expect(await message('msg_3', secretOf(1), {})).toMatchObject({ status: 204 });
  while (!printed.includes('msg_3')) await once(receiver.stdout, 'data');
  receiver.kill();
  await once(receiver, 'close');
  expect(printed).toBe('msg_1 ana\nmsg_3 \n');
});
