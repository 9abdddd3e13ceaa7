/** Whom a tab shows after another person has signed in in another tab, while the server could not be asked. */
import { waitFor } from '@testing-library/react';
import { serveGraphql, unauthenticated } from '../testing/graphqlServer';
import { candidateTokenOf, rememberUser, resetSession, userTokenOf, viewerAnswer } from '../testing/session';
import { sessionStore } from './sessionStore';
import { startSession } from './viewer';

const shown = () => {
  const session = sessionStore.read();
  return session.status === 'authenticated' ? session.viewer.owner : session.status;
};

const names: Record<string, string> = { [userTokenOf('ana')]: 'Ana', [userTokenOf('bia')]: 'Bia' };

function serve() {
  const network = { isThere: true };
  const calls = serveGraphql(({ token }) => {
    if (!network.isThere) throw new Error('offline');
    const name = names[token ?? ''];
    return name ? viewerAnswer({ name }) : unauthenticated;
  });
  return { network, calls };
}

/** Another tab has signed somebody in: this one hears of it by the storage. */
function signInElsewhere() {
  localStorage.removeItem('candidateToken');
  rememberUser(userTokenOf('bia'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
}

const comeOnline = () => void window.dispatchEvent(new Event('online'));

// The session starts once in a page.
beforeAll(() => {
  resetSession();
  startSession();
});
beforeEach(resetSession);

it.each([
  ['one of the staff', 'user:ana', () => rememberUser(userTokenOf('ana'))],
  ['a candidate', 'candidate:ana', () => localStorage.setItem('candidateToken', candidateTokenOf('ana'))],
])('the page of %s becomes the next person’s as soon as the server can be asked again', async (_who, owner, signIn) => {
  const { network, calls } = serve();
  signIn();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await waitFor(() => expect(shown()).toBe(owner));
  calls.length = 0;
  network.isThere = false;
  signInElsewhere();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(shown()).toBe(owner);
  network.isThere = true;
  comeOnline();
  await waitFor(() => expect(shown()).toBe('user:bia'));
});

it('a network that comes back asks nothing where the page is of the person in force', async () => {
  const { calls } = serve();
  rememberUser(userTokenOf('ana'));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await waitFor(() => expect(shown()).toBe('user:ana'));
  comeOnline();
  expect(calls).toHaveLength(1);
});
