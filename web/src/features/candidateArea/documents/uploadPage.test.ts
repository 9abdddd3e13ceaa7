/** What a failed upload of a page is told as: a text of the server, or its status, never something else. */
import { jest } from '@jest/globals';
import { candidateTokenOf } from '../../../testing/session';
import { uploadPage } from './uploadPage';

/** Answers each request with what is set; jsdom's own would ask a server. */
let answer: { status: number; responseText: string } | 'lost' | 'none' = 'lost';
let sent = 0;
let requests: AnsweredRequest[] = [];
const tokens: string[] = [];
class AnsweredRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'authorization') tokens.push(value);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  send() {
    sent += 1;
    requests.push(this);
    if (answer === 'none') return;
    if (answer === 'lost') return void this.dispatchEvent(new Event('error'));
    Object.assign(this, answer);
    this.dispatchEvent(new Event('load'));
  }
}
const original = globalThis.XMLHttpRequest;
beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: AnsweredRequest }));
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: original }));

beforeEach(() => {
  localStorage.clear();
  sent = 0;
  requests = [];
  tokens.length = 0;
});

const upload = (owner: string | null = null) =>
  uploadPage({
    owner,
    fieldKey: 'rg',
    uploadId: 'u1',
    file: new Blob(['x']),
    fileName: 'frente.jpg',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
const HTML = '<html>Bad gateway</html>';

test.each([500, 502, 503])(
  'an answer %i of something that is not the server is told by its status, and tried again',
  async (status) => {
    answer = { status, responseText: HTML };
    await expect(upload()).rejects.toMatchObject({ message: `HTTP ${status}`, status });
  },
);

test("a proxy's 413 is told by its status, and another page is asked for", async () => {
  answer = { status: 413, responseText: HTML };
  expect(await upload()).toEqual({ refusal: 'HTTP 413' });
});

test("the server's own words come through", async () => {
  const message = 'O arquivo não é uma foto nem um PDF.';
  answer = { status: 422, responseText: JSON.stringify({ message, code: 'INVALID' }) };
  expect(await upload()).toEqual({ refusal: message });
});

test('an answer without a page is none, and a lost network is told as that', async () => {
  answer = { status: 200, responseText: HTML };
  await expect(upload()).rejects.toMatchObject({ message: 'HTTP 200' });
  answer = 'lost';
  await expect(upload()).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a page goes out with the token of the candidate whose it is, and with no other one', async () => {
  const ana = candidateTokenOf('ana');
  answer = { status: 200, responseText: JSON.stringify({ data: { id: 'page-1' } }) };
  localStorage.setItem('candidateToken', ana);
  expect(await upload('candidate:ana')).toEqual({ pageId: 'page-1' });
  expect(tokens).toEqual([`Bearer ${ana}`]);

  for (const other of [candidateTokenOf('bia'), 'unreadable', null]) {
    if (other === null) localStorage.clear();
    else localStorage.setItem('candidateToken', other);
    await expect(upload('candidate:ana')).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  }
  expect(sent).toBe(1);
});

describe('an upload on which nothing moves', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    answer = 'none';
  });
  afterEach(() => jest.useRealTimers());

  /** Begins an upload; `outcome` tells how it has ended, and null as long as it goes on. */
  function begin() {
    const state: { outcome: unknown } = { outcome: null };
    upload().catch((error: unknown) => (state.outcome = error));
    return state;
  }
  const MINUTE_MS = 60_000;

  test('is given up after a minute', async () => {
    const state = begin();
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(state.outcome).toMatchObject({ code: 'NETWORK' });
  });

  test('is waited for five minutes once all of the page has gone out, as the server checks it then', async () => {
    const state = begin();
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    requests[0]?.upload.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect(state.outcome).toBeNull();
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(state.outcome).toMatchObject({ code: 'NETWORK' });
  });

  test('is begun again when the network is back, as the answer was lost with the one before', async () => {
    const state = begin();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect(state.outcome).toBeNull();
    requests[0]?.upload.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect(state.outcome).toMatchObject({ code: 'NETWORK' });
  });
});
