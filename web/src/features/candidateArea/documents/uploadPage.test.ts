/** What a failed upload of a page is told as: a text of the server, or its status, never something else. */
import { uploadPage } from './uploadPage';

/** Answers each request with what is set; jsdom's own would ask a server. */
let answer: { status: number; responseText: string } | 'lost' = 'lost';
class AnsweredRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    if (answer === 'lost') return void this.dispatchEvent(new Event('error'));
    Object.assign(this, answer);
    this.dispatchEvent(new Event('load'));
  }
}
const original = globalThis.XMLHttpRequest;
beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: AnsweredRequest }));
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: original }));

const upload = () =>
  uploadPage({
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
