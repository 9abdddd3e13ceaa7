import { serveGraphql, unauthenticated, type GraphqlAnswer } from '../testing/graphqlServer';
import { resetSession } from '../testing/session';
import { viewerQuery } from './sessionOperations';
import { request } from './request';
import { sessionStore } from './sessionStore';

beforeEach(() => {
  resetSession();
  localStorage.setItem('candidateToken', 'of-a-candidate');
});

const ended = { status: 'anonymous', kind: 'candidate', owner: 'candidate:of-a-candidate' };

/** Asks something with a candidate's token, which is refused, while the server says this of the token's owner. */
async function refused(owner: GraphqlAnswer) {
  const calls = serveGraphql(({ operation }) => (operation === 'SessionOwner' ? owner : unauthenticated));
  await request(viewerQuery).catch(() => undefined);
  return { calls, session: sessionStore.read() };
}

it('ends the session of a deleted candidate with that reason', async () => {
  const { calls, session } = await refused({ error: { code: 'NOT_FOUND', message: 'Candidato não encontrado.' } });

  expect(session).toEqual({ ...ended, reason: 'deleted' });
  expect(calls.map(({ token }) => token)).toEqual(['of-a-candidate', 'of-a-candidate']);
  expect(localStorage.getItem('candidateToken')).toBeNull();
});

it.each([
  ['has expired', unauthenticated],
  ['is over, and the server cannot say why', { status: 503, error: { code: 'UNAVAILABLE' } }],
])('takes the session of a candidate that %s for expired', async (_why, owner) => {
  expect((await refused(owner)).session).toEqual({ ...ended, reason: 'expired' });
});
