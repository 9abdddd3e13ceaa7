import { serveGraphql } from '../testing/graphqlServer';
import { candidateTokenOf, rememberUser } from '../testing/session';
import { viewerQuery } from './sessionOperations';
import { ownerOf } from './owner';
import { requestFor } from './request';

beforeEach(() => localStorage.clear());

const store = (token: string) => localStorage.setItem('candidateToken', token);
const ownerOfToken = (accessToken: string) => ownerOf({ kind: 'candidate', accessToken });

it('one candidate has one owner, whatever the session, and another candidate another one', () => {
  expect(ownerOfToken(candidateTokenOf('ana', '1'))).toBe(ownerOfToken(candidateTokenOf('ana', '2')));
  expect(ownerOfToken(candidateTokenOf('ana'))).not.toBe(ownerOfToken(candidateTokenOf('bia')));
});

it.each([
  ['no token of ours', 'text'],
  ['one without a subject', `e30.${btoa('{}')}.e30`],
  ['one whose subject is no text', `e30.${btoa('{"sub":{"a":1}}')}.e30`],
  ['one without claims', `e30.${btoa('null')}.e30`],
])('%s is a person of its own', (_what, token) => {
  expect(ownerOfToken(token)).toBe(`candidate:${token}`);
});

it('a request of one person goes out with their tokens alone', async () => {
  const calls = serveGraphql(() => ({ data: { viewer: null } }));
  const [first, later] = [candidateTokenOf('ana', '1'), candidateTokenOf('ana', '2')];
  store(first);
  const request = requestFor(ownerOfToken(first));
  await request(viewerQuery);
  store(later);
  await request(viewerQuery);
  expect(calls.map(({ token }) => token)).toEqual([first, later]);
});

it.each([
  ['another candidate has signed in', () => store(candidateTokenOf('bia'))],
  ['one of the staff has signed in', () => rememberUser(candidateTokenOf('ana'))],
  ['the session is over', () => localStorage.clear()],
])('a request of one person does not go out at all when %s', async (_what, happen) => {
  const calls = serveGraphql(() => ({ data: { viewer: null } }));
  store(candidateTokenOf('ana'));
  const request = requestFor('candidate:ana');
  happen();
  await expect(request(viewerQuery)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  expect(calls).toEqual([]);
});

it('what was opened without a session sends without one, and takes no one else’s', async () => {
  const calls = serveGraphql(() => ({ data: { viewer: null } }));
  await requestFor(null)(viewerQuery);
  store(candidateTokenOf('ana'));
  await expect(requestFor(null)(viewerQuery)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(calls.map(({ token }) => token)).toEqual([null]);
});
