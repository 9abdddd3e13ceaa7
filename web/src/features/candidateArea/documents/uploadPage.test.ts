/** What a failed upload of a page is told as: a text of the server, or its status, never something else. */
import { candidateTokenOf } from '../../../testing/session';
import { uploadPage } from './uploadPage';

/** Answers each request with what is set; jsdom's own would ask a server. */
let answer: { status: number; responseText: string } | 'lost' = 'lost';
let sent = 0;
const tokens: string[] = [];
class AnsweredRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'authorization') tokens.push(value);
  }
  abort() {}
  send() {
    sent += 1;
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
