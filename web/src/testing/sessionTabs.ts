/** Tabs of one browser, and a server that knows their session. */
import { jest } from '@jest/globals';
import { serveGraphql, unauthenticated } from './graphqlServer';

/** A tab: its own copy of the session's modules over the local storage that all tabs share. */
export async function openTab() {
  jest.resetModules();
  // One after the other: Jest's module loader loses its way among parallel imports.
  const { request } = await import('../session/request');
  const store = await import('../session/sessionStore');
  const { signOut } = await import('../session/signOut');
  const { viewerQuery } = await import('../session/sessionOperations');
  const { loadViewer } = await import('../session/viewer');
  return { ask: () => request(viewerQuery), signOut, loadViewer, ...store };
}

/** A server on which `valid` is the only good access token, and each refresh token works once. */
export function sessionServer({ valid }: { valid: string }) {
  const state = { valid, spent: new Set<string>() };
  const calls = serveGraphql(async ({ operation, variables, token }) => {
    if (operation === 'RefreshSession') {
      const { refreshToken } = variables['input'] as { refreshToken: string };
      if (state.spent.has(refreshToken) || !refreshToken.startsWith('refresh')) {
        state.valid = 'none'; // A second use ends the session.
        return {
          data: { refreshSession: { accessToken: null, refreshToken: null, userErrors: [{ code: 'INVALID' }] } },
        };
      }
      state.spent.add(refreshToken);
      state.valid = `access-after-${refreshToken}`;
      return {
        data: { refreshSession: { accessToken: state.valid, refreshToken: `${refreshToken}-next`, userErrors: [] } },
      };
    }
    if (token !== null && token !== state.valid) return unauthenticated;
    return { data: { viewer: null } };
  });
  const named = (name: string) => calls.filter(({ operation }) => operation === name);
  return { calls, named, state };
}

export const storeUser = (accessToken: string, refreshToken: string) => {
  localStorage.setItem('refresh_token', refreshToken);
  localStorage.setItem('auth_token', accessToken);
};
