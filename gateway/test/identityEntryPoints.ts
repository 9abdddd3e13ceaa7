import type { TestServer } from './server.js';

/** One call through each transport: its code or 'ok', and what it carries. */
export interface EntryPoint {
  signIn(credentials: object): Promise<Outcome>;
  signInCandidate(credentials: object): Promise<Outcome>;
  refresh(refreshToken: string): Promise<Outcome>;
  me(token: string | null): Promise<Outcome>;
  signOut(token: string | null): Promise<Outcome>;
  changePassword(token: string | null, input: object): Promise<Outcome>;
  requestReset(email: string): Promise<Outcome>;
  resetPassword(input: object): Promise<Outcome>;
  /** A call that only admins may make. */
  adminCall(token: string | null): Promise<Outcome>;
}
export interface Outcome {
  code: string;
  message?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many shapes
  data?: any;
}

const mutation = (name: string, input: string, fields = '') =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${fields} userErrors { code message field } } }`;

/**
 * The calls of identity through either transport.
 * @param server asked at each call, as it is started when the tests begin
 */
export function identityEntryPoints(server: () => TestServer): Record<string, EntryPoint> {
  async function rest(...[method, path, options]: Parameters<TestServer['rest']>): Promise<Outcome> {
    const { status, body } = await server().rest(method, path, options);
    return status < 300 ? { code: 'ok', data: body.data } : { code: body.code, message: body.message };
  }

  async function graphql(query: string, variables: object, token: string | null = null): Promise<Outcome> {
    const { data, errors } = await server().graphql(query, variables, token);
    if (errors?.[0]) return { code: errors[0].extensions.code, message: errors[0].message };
    const [field] = Object.values(data as Record<string, Record<string, unknown> | null>);
    const [userError] = (field?.['userErrors'] ?? []) as { code: string; message: string }[];
    return userError ? { code: userError.code, message: userError.message } : { code: 'ok', data: field };
  }

  return {
    REST: {
      signIn: (body) => rest('post', '/identity/login', { body }),
      signInCandidate: (body) => rest('post', '/candidates/login', { body }),
      refresh: (refreshToken) => rest('post', '/identity/refresh', { body: { refreshToken } }),
      me: (token) => rest('get', '/identity/me', { token }),
      signOut: (token) => rest('post', '/identity/logout', { token }),
      changePassword: (token, body) => rest('post', '/identity/change-password', { token, body }),
      requestReset: (email) => rest('post', '/identity/forgot-password', { body: { email } }),
      resetPassword: (body) => rest('post', '/identity/reset-password', { body }),
      adminCall: (token) => rest('get', '/clients', { token }),
    },
    GraphQL: {
      signIn: (input) =>
        graphql(mutation('signIn', 'SignInInput', 'accessToken refreshToken mustChangePassword'), { input }),
      signInCandidate: (input) => graphql(mutation('signInCandidate', 'SignInCandidateInput', 'token'), { input }),
      refresh: (refreshToken) =>
        graphql(mutation('refreshSession', 'RefreshSessionInput', 'accessToken refreshToken'), {
          input: { refreshToken },
        }),
      async me(token) {
        const outcome = await graphql('{ viewer { name email roles mustChangePassword } }', {}, token);
        // The viewer may be asked for by anyone; that no viewer is there is what REST calls unauthenticated.
        return outcome.code === 'ok' && !outcome.data ? { code: 'UNAUTHENTICATED' } : outcome;
      },
      signOut: (token) => graphql('mutation { signOut { userErrors { code message } } }', {}, token),
      changePassword: (token, input) => graphql(mutation('changePassword', 'ChangePasswordInput'), { input }, token),
      requestReset: (email) =>
        graphql(mutation('requestPasswordReset', 'RequestPasswordResetInput'), { input: { email } }),
      resetPassword: (input) => graphql(mutation('resetPassword', 'ResetPasswordInput'), { input }),
      adminCall: (token) => graphql('{ clients(first: 5) { totalCount } }', {}, token),
    },
  };
}
