import { jest } from '@jest/globals';
import { ReadableStream } from 'node:stream/web';
import { deferred, serveGraphql, type AnswerCall } from '../testing/graphqlServer';
import { signOutMutation, viewerQuery } from './sessionOperations';
import { request, RequestError } from './request';

beforeEach(() => localStorage.clear());

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

it('presents the session’s token, and none where the caller asks for none', async () => {
  const calls = serveGraphql(() => ({ data: { viewer: null } }));
  localStorage.setItem('auth_token', 'mine');

  await request(viewerQuery);
  await request(viewerQuery, {}, { anonymous: true });

  expect(calls.map(({ token }) => token)).toEqual(['mine', null]);
});

it('tells a GraphQL error by code, message and status', async () => {
  serveGraphql(() => ({ error: { code: 'FORBIDDEN', message: 'Sem permissão.' } }));

  const error = await failure(request(viewerQuery));

  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ code: 'FORBIDDEN', message: 'Sem permissão.', status: 200 });
});

it('tells how long to wait when there were too many requests', async () => {
  serveGraphql(() => ({ status: 429, error: { code: 'RATE_LIMITED', retryAfterSeconds: 754 } }));

  expect(await failure(request(viewerQuery))).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 754 });
});

it('reads Retry-After from an answer that is not GraphQL', async () => {
  globalThis.fetch = async () =>
    new Response('Too busy', { status: 429, statusText: 'Too Many Requests', headers: { 'retry-after': '30' } });

  expect(await failure(request(viewerQuery))).toMatchObject({
    message: 'HTTP 429 Too Many Requests',
    status: 429,
    retryAfterSeconds: 30,
  });
});

it('calls a lost network NETWORK, with status 0', async () => {
  serveGraphql(() => {
    throw new Error('offline');
  });

  expect(await failure(request(viewerQuery, {}, { retries: 0 }))).toMatchObject({ code: 'NETWORK', status: 0 });
});

/** An answer whose status has come, and whose body breaks off as it is read. */
const brokenOff = (init: RequestInit = {}, status = 200) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"data":'));
        const breakOff = () => body.error(new TypeError('network error'));
        if (init.signal) init.signal.addEventListener('abort', breakOff);
        else breakOff();
      },
    }) as BodyInit,
    { status },
  );

it.each([200, 400, 502])(
  'calls a network that is lost after the status %d NETWORK, as no answer has come',
  async (status) => {
    globalThis.fetch = async () => brokenOff({}, status);

    expect(await failure(request(viewerQuery, {}, { retries: 0 }))).toMatchObject({ code: 'NETWORK', status: 0 });
  },
);

it('leaves an abort after the status what it is too', async () => {
  const abort = new AbortController();
  const answered = deferred();
  globalThis.fetch = async (_input, init) => {
    answered.resolve();
    return brokenOff(init);
  };

  const asked = failure(request(viewerQuery, {}, { signal: abort.signal }));
  await answered.promise;
  abort.abort();

  expect(await asked).toBeInstanceOf(TypeError);
});

it('leaves an abort what it is, so that it is not taken for a lost network', async () => {
  const abort = new AbortController();
  globalThis.fetch = (_input, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

  const asked = failure(request(viewerQuery, {}, { signal: abort.signal }));
  abort.abort();

  expect(await asked).not.toBeInstanceOf(RequestError);
});

describe('a request that may be sent again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const triesOf = async (
    answer: AnswerCall,
    ask: () => Promise<unknown> = () => request(viewerQuery, {}, { retries: 2 }),
  ) => {
    const calls = serveGraphql(answer);
    const outcome = failure(ask());
    await jest.advanceTimersByTimeAsync(60_000);
    return { calls: calls.length, error: await outcome };
  };
  const lost = () => {
    throw new Error('offline');
  };

  it.each([
    ['no answer comes', lost],
    ['the server stumbles', () => ({ status: 502 })],
    ['the server tells it in an answer of 200', () => ({ error: { code: 'INTERNAL' } })],
  ])('is sent twice more while %s, and then fails', async (_when, answer: AnswerCall) => {
    const { calls, error } = await triesOf(answer);
    expect(calls).toBe(3);
    expect(error).toBeInstanceOf(RequestError);
  });

  it('is over with the first answer', async () => {
    let tries = 0;
    expect(await triesOf(() => (++tries < 2 ? lost() : { data: { viewer: null } }))).toEqual({ calls: 2, error: null });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [200, 'BAD_USER_INPUT'],
  ])('is not sent again after an answer of %i %s', async (status, code) => {
    expect((await triesOf(() => ({ status, error: { code } }))).calls).toBe(1);
  });

  it('is any query, three times, and a mutation only where it says so', async () => {
    const tries = [
      await triesOf(lost, async () => request(viewerQuery)),
      await triesOf(lost, async () => request(signOutMutation)),
    ];
    expect(tries).toMatchObject([{ calls: 4 }, { calls: 1 }]);
  });
});
