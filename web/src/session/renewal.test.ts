import { jest } from '@jest/globals';
import { deferred, serveGraphql, unauthenticated } from '../testing/graphqlServer';
import { openTab, sessionServer, storeUser } from '../testing/sessionTabs';

beforeEach(() => localStorage.clear());

const stored = () => ({ access: localStorage.getItem('auth_token'), refresh: localStorage.getItem('refresh_token') });

describe('renewing a session', () => {
  it('spends one refresh for ten requests that are refused at once, and sends all ten again', async () => {
    const { named } = sessionServer({ valid: 'fresh' });
    storeUser('stale', 'refresh-1');
    const tab = await openTab();

    const answers = await Promise.all(Array.from({ length: 10 }, () => tab.ask()));

    expect(answers).toHaveLength(10);
    expect(named('RefreshSession')).toHaveLength(1);
    expect(named('RefreshSession')[0]?.token).toBeNull();
    const tokens = named('SessionViewer').map(({ token }) => token);
    expect(tokens.filter((token) => token === 'stale')).toHaveLength(10);
    expect(tokens.filter((token) => token === 'access-after-refresh-1')).toHaveLength(10);
    expect(stored()).toEqual({ access: 'access-after-refresh-1', refresh: 'refresh-1-next' });
  });

  it('spends one refresh for two tabs, so that the second does not look like a thief', async () => {
    const { named } = sessionServer({ valid: 'fresh' });
    storeUser('stale', 'refresh-1');
    const [first, second] = [await openTab(), await openTab()];

    await Promise.all([first.ask(), second.ask(), first.ask(), second.ask()]);

    expect(named('RefreshSession')).toHaveLength(1);
    expect(stored().access).toBe('access-after-refresh-1');
  });

  it('goes on when a tab died while it held the lock', async () => {
    const { named } = sessionServer({ valid: 'fresh' });
    storeUser('stale', 'refresh-1');
    localStorage.setItem('esteira.lock.session-renewal', JSON.stringify({ owner: 'dead', until: Date.now() - 1 }));
    const tab = await openTab();

    await tab.ask();

    expect(named('RefreshSession')).toHaveLength(1);
  });

  it('clears the tokens and ends the session when the refresh is refused', async () => {
    sessionServer({ valid: 'fresh' });
    storeUser('stale', 'worthless');
    const tab = await openTab();

    await expect(tab.ask()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });

    expect(stored()).toEqual({ access: null, refresh: null });
    expect(tab.sessionStore.read()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  it('ends the session when even the renewed token is refused', async () => {
    const tokens = { accessToken: 'renewed', refreshToken: 'refresh-2', userErrors: [] };
    serveGraphql(({ operation }) =>
      operation === 'RefreshSession' ? { data: { refreshSession: tokens } } : unauthenticated,
    );
    storeUser('stale', 'refresh-1');
    const tab = await openTab();

    await expect(tab.ask()).rejects.toMatchObject({ status: 401 });
    expect(stored()).toEqual({ access: null, refresh: null });
  });

  it('keeps the tokens when the network is lost during the refresh', async () => {
    serveGraphql(({ operation }) => {
      if (operation === 'RefreshSession') throw new Error('cable pulled');
      return unauthenticated;
    });
    storeUser('stale', 'refresh-1');
    const tab = await openTab();

    await expect(tab.ask()).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
    expect(stored()).toEqual({ access: 'stale', refresh: 'refresh-1' });
  });

  it('does not bring back a session that was signed out while it was being renewed', async () => {
    const reached = deferred();
    const release = deferred();
    serveGraphql(async ({ operation, token }) => {
      if (operation !== 'RefreshSession') return token ? unauthenticated : { data: { viewer: null } };
      reached.resolve();
      await release.promise;
      return { data: { refreshSession: { accessToken: 'late', refreshToken: 'late', userErrors: [] } } };
    });
    storeUser('stale', 'refresh-1');
    const tab = await openTab();
    const asked = tab.ask();
    await reached.promise;

    tab.signOut();
    release.resolve();

    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(stored()).toEqual({ access: null, refresh: null });
  });
});

describe('a candidate’s session', () => {
  it('ends on the first refusal, as there is nothing to renew it with', async () => {
    const { named } = sessionServer({ valid: 'fresh' });
    localStorage.setItem('candidateToken', 'candidate');
    const tab = await openTab();
    await tab.loadViewer();

    await expect(tab.ask()).rejects.toMatchObject({ status: 401 });

    expect(named('RefreshSession')).toHaveLength(0);
    expect(localStorage.getItem('candidateToken')).toBeNull();
    const owner = 'candidate:candidate';
    expect(tab.sessionStore.read()).toEqual({ status: 'anonymous', reason: 'expired', kind: 'candidate', owner });
  });

  it('is presented when there is no user’s token', async () => {
    const { named } = sessionServer({ valid: 'candidate' });
    localStorage.setItem('candidateToken', 'candidate');
    const tab = await openTab();

    await tab.ask();

    expect(named('SessionViewer').map(({ token }) => token)).toEqual(['candidate']);
  });
});

describe('several tabs', () => {
  it('sign out together', async () => {
    sessionServer({ valid: 'good' });
    storeUser('good', 'refresh-1');
    const other = await openTab();
    const stop = other.followOtherTabs(() => {});
    const tab = await openTab();

    tab.signOut();
    // What the browser sends to the tabs that did not write.
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', oldValue: 'good', newValue: null }));
    stop();

    expect(other.sessionStore.read()).toMatchObject({ status: 'anonymous', reason: 'signedOut' });
  });

  it('learn apart from a sign-out that a session has run out, which leads back to where one was', async () => {
    sessionServer({ valid: 'good' });
    storeUser('good', 'refresh-1');
    const other = await openTab();
    const stop = other.followOtherTabs(() => {});
    const tab = await openTab();

    tab.endSession('expired');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', oldValue: 'good', newValue: null }));
    stop();

    expect(other.sessionStore.read()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  it('are signed out also by the late refusal of a request, which says no more of it than the sign-out', async () => {
    sessionServer({ valid: 'good' });
    storeUser('good', 'refresh-1');
    const [tab, other] = [await openTab(), await openTab()];
    tab.signOut();
    other.endSession('expired', { kind: 'user', accessToken: 'good', refreshToken: 'refresh-1' });
    expect(other.sessionStore.read()).toMatchObject({ status: 'anonymous', reason: 'signedOut' });
  });

  it('follow a sign-in', async () => {
    const other = await openTab();
    const load = jest.fn();
    const stop = other.followOtherTabs(load);

    storeUser('new', 'refresh-1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: 'new' }));
    stop();

    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('signing out', () => {
  it('forgets the tokens at once and ends the session on the server', async () => {
    const calls = serveGraphql(() => ({ data: { signOut: { userErrors: [] } } }));
    storeUser('good', 'refresh-1');
    const tab = await openTab();

    tab.signOut();

    expect(stored()).toEqual({ access: null, refresh: null });
    expect(calls).toMatchObject([{ operation: 'SignOut', token: 'good' }]);
  });

  it('renews an expired access token first, so that the refresh token does not live on', async () => {
    const done = deferred();
    const { calls } = sessionServer({ valid: 'fresh' });
    const answer = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const response = await answer(...request);
      if (calls.length === 3) done.resolve();
      return response;
    };
    storeUser('stale', 'refresh-1');
    const tab = await openTab();

    tab.signOut();
    await done.promise;

    expect(calls.map(({ operation, token }) => [operation, token])).toEqual([
      ['SignOut', 'stale'],
      ['RefreshSession', null],
      ['SignOut', 'access-after-refresh-1'],
    ]);
    expect(stored().access).toBeNull();
  });
});
