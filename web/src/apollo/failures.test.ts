import { jest } from '@jest/globals';
import { parse } from 'graphql';
import { failureText } from '../lib/failures';
import { createStaffClient } from './client';

const change = parse(`
  mutation Change {
    signOut {
      userErrors {
        code
      }
    }
  }
`);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** What the screen says of a mutation to which every try is answered so. */
async function toldOf(answer: () => Response) {
  globalThis.fetch = async () => answer();
  const failure = createStaffClient(null)
    .mutate({ mutation: change })
    .then(
      () => null,
      (error: unknown) => error,
    );
  await jest.advanceTimersByTimeAsync(60_000);
  return failureText(await failure);
}

const page = (status: number, statusText: string) => () =>
  new Response('<html>', { status, statusText, headers: { 'content-type': 'text/html' } });

it.each([
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [413, 'Payload Too Large'],
])('an answer %i without GraphQL is told by its status, never in Apollo’s English', async (status, words) => {
  expect(await toldOf(page(status, words))).toBe(`HTTP ${status} ${words}`);
});

it('so is one in HTTP/2, which has no words for a status', async () => {
  expect(await toldOf(page(502, ''))).toBe('HTTP 502');
});

it('so is a page that a proxy sends as if all were well', async () => {
  expect(await toldOf(page(200, 'OK'))).toBe('HTTP 200 OK');
});

it('a lost network is told as that', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await toldOf(lost)).toBe('Sem resposta do servidor. Verifique sua conexão e tente novamente.');
});

it('the server’s own words come through whatever the status', async () => {
  const errors = [{ message: 'O corpo da requisição é grande demais.', extensions: { code: 'PAYLOAD_TOO_LARGE' } }];
  const answer = () =>
    new Response(JSON.stringify({ errors }), { status: 413, headers: { 'content-type': 'application/json' } });
  expect(await toldOf(answer)).toBe('O corpo da requisição é grande demais.');
});
