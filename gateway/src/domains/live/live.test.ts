/** Streams: who may listen, what is told, and when they end. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import { listen, type ListeningServer } from '../../../test/listening.js';
import { openStream, type OpenedStream } from '../../../test/liveStream.js';
import { DatabaseTimeoutError } from '../../database/timeouts.js';
import type { LiveState } from './listener.js';
import { MAX_STREAMS } from './liveService.js';

let story: CandidateStory;
let server: ListeningServer;
let opened: OpenedStream[] = [];
beforeAll(async () => {
  story = await startCandidateStory();
  // Changes are counted where the tests say so: the story's fields have the progress of all recomputed, which counts as one of what everybody
  // sees, and events are copied, at any moment.
  await story.server.services.candidates.stop();
  server = await listen(story.server.app);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const stream of opened) stream.close();
  opened = [];
});
afterAll(async () => {
  await story.stop();
  await server.stop();
});

async function open(token: string | null, options?: Parameters<typeof openStream>[2]) {
  const stream = await openStream(server.url, token, options);
  opened.push(stream);
  return stream;
}
const state = async (stream: OpenedStream) => (await stream.next()) as LiveState;
/** Registers a candidate, which counts as a change at once. */
const register: CandidateStory['register'] = async (...candidate) => {
  const registered = await story.register(...candidate);
  await story.server.services.candidates.events.copyPending();
  return registered;
};

/** A session of its own, so that ending it ends no other session. */
async function signInAgain(): Promise<string> {
  const access = { email: 'bia@padaria.com', password: 'segredo-da-empresa' };
  return (await story.server.services.identity.signIn(access, testOrigin)).accessToken;
}

test('no caller without a session, and no candidate, listens; each is told by status, before anything is sent', async () => {
  const nobody = await open(null);
  expect(nobody.status).toBe(401);
  expect(nobody.headers.get('content-type')).toContain('application/json');
  const { token } = await story.signIn(await story.register());
  expect((await open(token)).status).toBe(403);
  expect(story.server.services.live.listening).toBe(0);
});

test('a page of another site cannot open a stream: neither with a simple request, nor with what a browser sends by itself', async () => {
  const { token } = story.client;
  expect((await open(token, { headers: { 'content-type': 'text/plain' } })).status).toBeGreaterThanOrEqual(400);
  expect((await open(token, { headers: { accept: 'text/html' } })).status).toBe(400);
  expect((await fetch(`${server.url}/graphql/stream?query=subscription{liveState{candidates}}`)).ok).toBe(false);
  expect(story.server.services.live.listening).toBe(0);
});

test.each([
  ['that cannot be read', 'subscription { liveState {', 'GRAPHQL_PARSE_FAILED'],
  ['of an unknown field', 'subscription { x }', 'GRAPHQL_VALIDATION_FAILED'],
  ['that is a query', '{ candidateTotals { total } }', 'BAD_USER_INPUT'],
  [
    'with too many aliases',
    `subscription { liveState { ${Array.from({ length: 40 }, (_, n) => `a${n}: candidates`).join(' ')} } }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
])('a document %s is refused in the stream, which then ends', async (_what, query, code) => {
  const stream = await open(story.client.token, { query });
  expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code } }] });
  expect(await stream.next()).toBeNull();
});

test.each([[{}], [{ query: 7 }], [{ query: 'subscription { liveState { candidates } }', variables: 'x' }], [[]]])(
  'a request with the body %j is refused by status, with a code',
  async (body) => {
    const response = await fetch(`${server.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }],
    });
  },
);

test('a body of another type is refused with a code', async () => {
  const headers = { 'content-type': 'text/plain', accept: 'text/event-stream' };
  const response = await fetch(`${server.url}/graphql/stream`, { method: 'POST', headers, body: '{}' });
  expect([response.status, await response.json()]).toEqual([
    415,
    { errors: [{ message: 'Envie o corpo como application/json.', extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] },
  ]);
});

test('a wrong name in a document is not answered with right ones', async () => {
  const stream = await open(null, { query: 'subscription { liveStat }' });
  const [error] = ((await stream.next()) as unknown as { errors: { message: string }[] }).errors;
  expect(error?.message).toMatch(/liveStat/);
  expect(error?.message).not.toMatch(/liveState|Did you mean/);
});

test('a company hears of its own candidates, administrators of all, and nothing of any record is told', async () => {
  const own = await open(story.client.token);
  const other = await open(story.otherClient.token);
  const admin = await open(story.admin.token);
  expect(own.headers.get('content-type')).toContain('text/event-stream');
  expect(own.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(own.headers.get('content-encoding')).toBeNull();
  const before = [await state(own), await state(other), await state(admin)];

  const candidate = await register({ name: 'Nome Muito Secreto' });
  expect((await state(own)).candidates).toBeGreaterThan(before[0]!.candidates);
  expect((await state(admin)).candidates).toBeGreaterThan(before[2]!.candidates);
  // The other company's next message is of its own change alone.
  await register({}, story.otherClient.viewer);
  expect((await state(other)).candidates).toBe(before[1]!.candidates + 1);
  await story.server.services.candidates.remove(story.admin.viewer, candidate._id.toString());
  await state(own);
  expect(`${own.text()}${admin.text()}`).not.toMatch(/Secreto|[0-9a-f]{24}/);
});

test('a stream ends with its session, and the other streams of the account do not', async () => {
  const token = await signInAgain();
  const viewer = await story.viewerOf<typeof story.client.viewer>(token);
  const [ending, staying] = [await open(token), await open(story.client.token)];
  await state(ending);
  await state(staying);
  await story.server.services.identity.signOut(viewer);
  expect(await ending.next()).toBeNull();
  await register();
  expect(await staying.next()).toMatchObject({ candidates: expect.any(Number) });
});

test('streams of other sessions end when the password is changed, and all when the company is switched off', async () => {
  const { identity, clients } = story.server.services;
  const token = await signInAgain();
  const [other, own] = [await open(await signInAgain()), await open(token)];
  await state(other);
  await state(own);
  const viewer = await story.viewerOf<typeof story.client.viewer>(token);
  await identity.passwords.change(
    viewer,
    {
      currentPassword: 'segredo-da-empresa',
      newPassword: 'outro-segredo-da-empresa',
    },
    testOrigin,
  );
  expect(await other.next()).toBeNull();
  await clients.update(story.admin.viewer, viewer.clientId ?? '', { active: false });
  expect(await own.next()).toBeNull();
  await clients.update(story.admin.viewer, viewer.clientId ?? '', { active: true });
  await identity.passwords.set('bia@padaria.com', 'segredo-da-empresa');
});

test('a stream that could not begin in time, or at all, is told by status and takes no place', async () => {
  const { live } = story.server.services;
  const begin = live.listen.bind(live);
  let answered: ServerResponse | undefined;
  const late = await listen((request: IncomingMessage, response: ServerResponse) => {
    answered = response;
    story.server.app(request, response);
  });
  const listening = jest.spyOn(live, 'listen');
  // The time for an answer is over while it is found out where the stream begins.
  listening.mockImplementationOnce(async (viewer) => {
    const listener = await begin(viewer);
    answered!.writeHead(503).end();
    return listener;
  });
  expect((await openStream(late.url, story.admin.token)).status).toBe(503);
  listening.mockRejectedValueOnce(new DatabaseTimeoutError(3_000));
  expect((await openStream(late.url, story.admin.token)).status).toBe(503);
  listening.mockRejectedValueOnce(new Error('a fault of ours'));
  expect((await openStream(late.url, story.admin.token)).status).toBe(500);
  expect(live.listening).toBe(0);
  await late.stop();
});

test('an account has so many streams at most, and a closed one makes room', async () => {
  const { live } = story.server.services;
  const streams: OpenedStream[] = [];
  for (let number = 0; number < MAX_STREAMS; number += 1) streams.push(await open(story.otherClient.token));
  const refused = await open(story.otherClient.token);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await open(story.admin.token)).status).toBe(200);
  const left = new Promise<void>((resolve) => {
    const look = () => (live.listening <= MAX_STREAMS ? resolve() : setImmediate(look));
    streams[0]!.close();
    look();
  });
  await left;
  expect((await open(story.otherClient.token)).status).toBe(200);
});

test('a server that stops ends the streams first, and lets none begin', async () => {
  const stream = await open(story.admin.token);
  expect(await state(stream)).toHaveProperty('candidates');
  await story.server.services.live.stop();
  expect(await stream.next()).toBeNull();
  expect((await open(story.admin.token)).status).toBe(503);
});
