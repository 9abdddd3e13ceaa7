import { setSession } from '../session/sessionStore';
import type { GraphqlAnswer } from './graphqlServer';

/** Before each test that signs in: no tokens, and a session that has not been asked for. */
export function resetSession(): void {
  localStorage.clear();
  history.replaceState(null, ''); // The entry may keep where the candidate's form stood.
  setSession({ status: 'loading' });
}

/** A user's tokens in storage, as a former visit left them. */
export function rememberUser(accessToken = userTokenOf('ana')): void {
  localStorage.setItem('refresh_token', 'refresh');
  localStorage.setItem('auth_token', accessToken);
}

/** A user's token as the server makes it, of one of their sessions. */
export const userTokenOf = (userId: string, sessionId = '1') => tokenOf({ typ: 'access', sub: userId, sid: sessionId });

/** A candidate's token as the server makes it, of one of their sessions. */
export const candidateTokenOf = (candidateId: string, sessionId = '1') =>
  tokenOf({ typ: 'candidate', sub: candidateId, sid: sessionId });

/** What is signed is not looked at in the browser. */
function tokenOf(subject: object): string {
  const part = (claims: object) =>
    btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [{ alg: 'HS256' }, subject, {}].map(part).join('.');
}

/** The server's answer to `SessionViewer`. */
export function viewerAnswer(
  viewer: Partial<{
    name: string;
    roles: string[];
    mustChangePassword: boolean;
    mustEnableTwoFactor: boolean;
    viewerCanManageStaff: boolean;
    viewerCanManageRetention: boolean;
    viewerCanManageWebhooks: boolean;
  }> = {},
): GraphqlAnswer {
  return {
    data: {
      viewer: {
        id: 'VXNlcjox',
        name: 'Ana Lima',
        email: 'ana@esteira.local',
        roles: ['ADMIN'],
        mustChangePassword: false,
        mustEnableTwoFactor: false,
        viewerCanManageClients: true,
        viewerCanManageFields: true,
        viewerCanManageStaff: true,
        viewerCanManageRetention: true,
        viewerCanManageWebhooks: true,
        viewerCanExport: true,
        viewerCanCreateCandidates: true,
        viewerCanMailCandidates: true,
        ...viewer,
      },
    },
  };
}
