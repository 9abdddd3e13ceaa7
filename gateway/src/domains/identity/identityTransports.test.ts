import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { linkIn, startMailServer, type MailServer } from '../../../test/mail.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { setHashingCost } from '../../auth/passwords.js';
import type { UserViewer } from '../../auth/viewer.js';

const origin = { requestId: 'test', ip: '127.0.0.1', userAgent: null };
const admin = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
const company = { name: 'Ana', companyName: 'Ana Ltda', cnpj: '12ABC34501DE35', email: 'ana@exemplo.com' };
const START = new Date('2026-08-03T12:00:00Z');

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  setHashingCost(4);
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await server.database.clear();
  server.setNow(START);
  mailServer.received.length = 0;
  await server.services.identity.ensureFirstAdmin();
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const signIn = (credentials: object = admin) => server.services.identity.signIn(credentials, origin);

async function adminViewer() {
  return (await server.services.identity.authenticate((await signIn()).accessToken)) as UserViewer;
}

async function clientCredentials() {
  const { client } = await server.services.clients.create(await adminViewer(), { ...company, active: true });
  await server.services.identity.passwords.set(company.email, 'segredo-da-ana');
  return { clientId: client._id.toString(), email: company.email, password: 'segredo-da-ana' };
}

async function candidateAccess() {
  const viewer = await adminViewer();
  const candidate = await server.services.candidates.create(viewer, { name: 'Caio', email: 'caio@exemplo.com' });
  const { token, password } = await server.services.candidates.credentials.of(viewer, candidate._id.toString());
  return { token, password };
}

/** One call through each transport: its code or 'ok', and what it carries. */
interface EntryPoint {
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
interface Outcome {
  code: string;
  message?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many shapes
  data?: any;
}

async function rest(...[method, path, options]: Parameters<TestServer['rest']>): Promise<Outcome> {
  const { status, body } = await server.rest(method, path, options);
  return status < 300 ? { code: 'ok', data: body.data } : { code: body.code, message: body.message };
}

async function graphql(query: string, variables: object, token: string | null = null): Promise<Outcome> {
  const { data, errors } = await server.graphql(query, variables, token);
  if (errors?.[0]) return { code: errors[0].extensions.code, message: errors[0].message };
  const [field] = Object.values(data as Record<string, Record<string, unknown> | null>);
  const [userError] = (field?.['userErrors'] ?? []) as { code: string; message: string }[];
  return userError ? { code: userError.code, message: userError.message } : { code: 'ok', data: field };
}

const mutation = (name: string, input: string, fields = '') =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${fields} userErrors { code message field } } }`;

const transports: Record<string, EntryPoint> = {
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
      // The viewer may be asked for by anyone; nobody is there is what REST calls unauthenticated.
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

describe.each(Object.entries(transports))('the %s transport', (_, transport) => {
  it('signs a user in, tells who they are, renews the session and ends it', async () => {
    const session = (await transport.signIn(admin)).data;
    expect(session).toMatchObject({ mustChangePassword: false });
    expect(await transport.me(session.accessToken)).toMatchObject({
      code: 'ok',
      data: { email: admin.email, mustChangePassword: false },
    });
    const renewed = (await transport.refresh(session.refreshToken)).data;
    expect(await transport.adminCall(renewed.accessToken)).toMatchObject({ code: 'ok' });
    expect(await transport.signOut(renewed.accessToken)).toMatchObject({ code: 'ok' });
    expect(await transport.adminCall(renewed.accessToken)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await transport.refresh(renewed.refreshToken)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('refuses calls without a session', async () => {
    const input = { currentPassword: 'x', newPassword: 'segredo' };
    expect(await transport.me(null)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await transport.signOut(null)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await transport.changePassword(null, input)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await transport.adminCall(null)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const refusal = { code: 'INVALID_CREDENTIALS', message: 'Credenciais inválidas' };
    expect(await transport.signIn({ ...admin, password: 'errada' })).toEqual(refusal);
    expect(await transport.signIn({ email: 'ninguem@exemplo.com', password: 'errada' })).toEqual(refusal);
  });

  it('tells an inactive client so', async () => {
    const { clientId, ...credentials } = await clientCredentials();
    await server.services.clients.update(await adminViewer(), clientId, { active: false });
    expect(await transport.signIn(credentials)).toEqual({
      code: 'INACTIVE_ACCOUNT',
      message: 'Sua conta ainda não está ativa.',
    });
  });

  it('refuses the token of an account that was switched off meanwhile', async () => {
    const { clientId, ...credentials } = await clientCredentials();
    const { accessToken } = await signIn(credentials);
    expect(await transport.me(accessToken)).toMatchObject({ code: 'ok' });
    await server.services.clients.update(await adminViewer(), clientId, { active: false });
    expect(await transport.me(accessToken)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('refuses expired, forged, unsigned and wrongly signed tokens', async () => {
    const { accessToken } = await signIn();
    const [header = '', body = '', signature = ''] = accessToken.split('.');
    const claims = jwt.decode(accessToken) as jwt.JwtPayload;
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const changedBody = Buffer.from(JSON.stringify({ ...claims, sub: 'f'.repeat(24) })).toString('base64url');
    const wrong = [
      `${header}.${changedBody}.${signature}`,
      `${none}.${body}.`,
      jwt.sign(claims, randomBytes(48), { algorithm: 'HS256' }),
      jwt.sign(claims, server.config.jwtSecret, { algorithm: 'HS384' }),
      'abc',
    ];
    for (const token of wrong) expect(await transport.adminCall(token)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await transport.adminCall(accessToken)).toMatchObject({ code: 'ok' });
    server.setNow(new Date(START.getTime() + 15 * 60 * 1000));
    expect(await transport.adminCall(accessToken)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('ends the session when a refresh token is used again', async () => {
    const first = await signIn();
    const second = (await transport.refresh(first.refreshToken)).data;
    server.setNow(new Date(START.getTime() + 60_000));
    expect(await transport.refresh(first.refreshToken)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await transport.refresh(second.refreshToken)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await transport.me(second.accessToken)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('lets a candidate in whose password was copied with blanks or typed in lower case', async () => {
    const { token, password } = await candidateAccess();
    const typed = ` ${password.slice(0, 4).toLowerCase()} ${password.slice(4)}\n`;
    expect((await transport.signInCandidate({ token, password: typed })).code).toBe('ok');
  });

  it('keeps candidates from admin calls, and candidate tokens from everything but their own', async () => {
    const access = await candidateAccess();
    expect(await transport.signInCandidate({ ...access, password: 'errada' })).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: 'Credenciais inválidas',
    });
    const { token } = (await transport.signInCandidate(access)).data;
    expect(await transport.me(token)).toMatchObject({ code: 'ok', data: { email: null } });
    expect(await transport.adminCall(token)).toMatchObject({ code: 'FORBIDDEN' });
    const input = { currentPassword: 'x', newPassword: 'segredo' };
    expect(await transport.changePassword(token, input)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await transport.signOut(token)).toMatchObject({ code: 'ok' });
    expect(await transport.me(token)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('keeps clients from admin calls', async () => {
    const { accessToken } = await signIn(await clientCredentials());
    expect(await transport.adminCall(accessToken)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('opens nothing but me, change-password, refresh and logout while the password must be changed', async () => {
    await server.services.identity.passwords.set(admin.email, 'temporaria', { mustChange: true });
    const session = (await transport.signIn({ ...admin, password: 'temporaria' })).data;
    expect(session.mustChangePassword).toBe(true);
    expect(await transport.adminCall(session.accessToken)).toEqual({
      code: 'FORBIDDEN',
      message: 'Você precisa alterar sua senha antes de continuar.',
    });
    expect(await transport.me(session.accessToken)).toMatchObject({ code: 'ok', data: { mustChangePassword: true } });
    const { accessToken } = (await transport.refresh(session.refreshToken)).data;
    const change = (newPassword: string) =>
      transport.changePassword(accessToken, { currentPassword: 'temporaria', newPassword });
    expect(await change('12345')).toEqual({
      code: 'INVALID',
      message: 'A nova senha deve ter pelo menos 6 caracteres.',
    });
    expect(await change('novo-segredo')).toMatchObject({ code: 'ok' });
    expect(await transport.adminCall(accessToken)).toMatchObject({ code: 'ok' });
    expect(await transport.signOut(accessToken)).toMatchObject({ code: 'ok' });
  });

  it('brings back who forgot the password, by the mail that the SMTP server received', async () => {
    expect(await transport.requestReset('ninguem@exemplo.com')).toEqual(await transport.requestReset(admin.email));
    await server.services.mail.deliverDue();
    expect(mailServer.received.map(({ to }) => to)).toEqual([admin.email]);
    const { searchParams } = linkIn(mailServer.received[0]!, 'Redefinir senha');
    const proof = { userId: searchParams.get('userId'), token: searchParams.get('token') };
    expect(await transport.resetPassword({ ...proof, newPassword: '12345' })).toEqual({
      code: 'INVALID',
      message: 'A senha deve ter pelo menos 6 caracteres.',
    });
    expect(await transport.resetPassword({ ...proof, newPassword: 'novo-segredo' })).toMatchObject({ code: 'ok' });
    expect(await transport.resetPassword({ ...proof, newPassword: 'outro-segredo' })).toMatchObject({
      code: 'INVALID',
    });
    expect(await transport.signIn({ ...admin, password: 'novo-segredo' })).toMatchObject({ code: 'ok' });
  });

  it('refuses the eleventh try, and tells when to come back', async () => {
    for (let time = 0; time < 10; time += 1) await transport.signIn({ ...admin, password: 'errada' });
    expect(await transport.signIn(admin)).toEqual({
      code: 'RATE_LIMITED',
      message: 'Muitas tentativas. Tente novamente em 15 minutos.',
    });
  });
});

describe('the REST transport', () => {
  it('answers statuses that legacy callers understand', async () => {
    const status = async (path: string, body: object) => (await server.rest('post', path, { body })).status;
    expect(await status('/identity/login', { ...admin, password: 'errada' })).toBe(401);
    expect(await status('/identity/login', { email: admin.email })).toBe(422);
    expect(await status('/identity/login', { ...admin, password: { $ne: null } })).toBe(422);
    expect(await status('/identity/refresh', { refreshToken: 'x' })).toBe(401);
    expect(await status('/candidates/login', { token: 'x', password: 'y' })).toBe(401);
  });

  it('says with Retry-After how long a limit lasts', async () => {
    for (let time = 0; time < 10; time += 1) {
      await server.rest('post', '/candidates/login', { body: { token: 'x', password: 'y' } });
    }
    const answer = await server.rest('post', '/candidates/login', { body: { token: 'x', password: 'y' } });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
  });

  it('shows the user as the legacy client reads it', async () => {
    const { accessToken } = await signIn();
    expect((await server.rest('get', '/identity/me', { token: accessToken })).body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      nome: 'Administrador',
      email: admin.email,
      roles: ['admin'],
      mustChangePassword: false,
    });
    const { token } = await server.services.identity.signInCandidate(await candidateAccess(), origin);
    expect((await server.rest('get', '/identity/me', { token })).body.data).toMatchObject({
      nome: 'Candidato',
      roles: ['candidate'],
    });
  });

  it('confirms an e-mail by its link and goes on to the page that says so', async () => {
    const viewer = await adminViewer();
    await server.services.clients.create(viewer, company);
    await server.services.mail.deliverDue();
    const link = linkIn(mailServer.received[0]!, 'Confirmar e-mail');
    const follow = () =>
      server.rest('get', link.pathname.replace('/v1', ''), { query: Object.fromEntries(link.searchParams) });
    const first = await follow();
    expect([first.status, first.headers['location']]).toEqual([
      302,
      'http://localhost:4000/email-confirmed?status=success',
    ]);
    expect((await follow()).headers['location']).toMatch(/status=already-confirmed$/);
    const invented = await server.rest('get', '/identity/confirm-email', { query: { userId: 'x', token: 'y' } });
    expect(invented.headers['location']).toMatch(/status=invalid$/);
  });
});

describe('the GraphQL transport', () => {
  it('shows the open sessions and ends the others', async () => {
    const [here] = [await signIn(), await signIn(), await signIn()];
    const sessions = '{ viewer { sessions { id isCurrent } viewerCanManageClients viewerCanCreateCandidates } }';
    const before = await server.graphql(sessions, {}, here.accessToken);
    expect(before.data.viewer.sessions.map((session: { isCurrent: boolean }) => session.isCurrent)).toContain(true);
    expect(before.data.viewer.sessions).toHaveLength(3);
    expect(before.data.viewer).toMatchObject({ viewerCanManageClients: true, viewerCanCreateCandidates: true });
    const ended = await server.graphql('mutation { endOtherSessions { endedCount } }', {}, here.accessToken);
    expect(ended.data.endOtherSessions.endedCount).toBe(2);
    const after = await server.graphql(sessions, {}, here.accessToken);
    expect(after.data.viewer.sessions).toEqual([{ id: expect.any(String), isCurrent: true }]);
  });

  it('ends one session, for its access token too, and neither the present one nor somebody else’s', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const stranger = await signIn(await clientCredentials());
    const list = async ({ accessToken }: { accessToken: string }) =>
      (await server.graphql('{ viewer { sessions { id isCurrent } } }', {}, accessToken)).data.viewer.sessions as {
        id: string;
        isCurrent: boolean;
      }[];
    const currentOf = async (session: { accessToken: string }) =>
      (await list(session)).find(({ isCurrent }) => isCurrent)?.id;
    const end = async (id: string | undefined) => {
      const document =
        'mutation ($id: ID!) { endSession(input: { id: $id }) { endedId userErrors { code field message } } }';
      return (await server.graphql(document, { id }, here.accessToken)).data.endSession;
    };
    const id = await currentOf(there);
    expect(await end(id)).toEqual({ endedId: id, userErrors: [] });
    expect((await server.graphql('{ viewer { name } }', {}, there.accessToken)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await end(await currentOf(here))).toMatchObject({ endedId: null, userErrors: [{ code: 'INVALID' }] });
    for (const unknown of [id, await currentOf(stranger), 'x', '']) {
      expect(await end(unknown)).toMatchObject({
        endedId: null,
        userErrors: [{ code: 'NOT_FOUND', field: ['id'], message: 'Sessão não encontrada.' }],
      });
    }
    expect(await currentOf(here)).toBeDefined();
    expect(await currentOf(stranger)).toBeDefined();
  });

  it('shows the newest sessions alone, the present one among them', async () => {
    const here = await signIn();
    for (let count = 0; count < 4; count += 1) await signIn();
    const list = async (args: string) => {
      const answer = await server.graphql(
        `{ viewer { sessions${args} { createdAt isCurrent } } }`,
        {},
        here.accessToken,
      );
      return answer.errors?.[0]?.extensions.code ?? (answer.data.viewer.sessions as { isCurrent: boolean }[]);
    };
    const two = await list('(first: 2)');
    expect(two).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
    expect(((await list('')) as unknown[]).length).toBeGreaterThanOrEqual(5);
    expect([await list('(first: 0)'), await list('(first: 101)')]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });

  it('shows the company of a client user, and none of the rights of an admin', async () => {
    const { accessToken } = await signIn(await clientCredentials());
    const query = '{ viewer { roles client { companyName } viewerCanManageClients viewerCanExport } }';
    const { data } = await server.graphql(query, {}, accessToken);
    expect(data.viewer).toEqual({
      roles: ['CLIENT'],
      client: { companyName: 'Ana Ltda' },
      viewerCanManageClients: false,
      viewerCanExport: false,
    });
  });

  it('keeps the company closed until a temporary password is changed', async () => {
    const { email } = await clientCredentials();
    await server.services.identity.passwords.set(email, 'temporaria', { mustChange: true });
    const { accessToken } = await signIn({ email, password: 'temporaria' });
    const { data, errors } = await server.graphql('{ viewer { name client { cnpj companyName } } }', {}, accessToken);
    expect(errors).toBeUndefined();
    expect(data.viewer).toEqual({ name: company.name, client: null });
  });
});
