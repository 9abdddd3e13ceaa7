import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { admin, identityAccounts, START } from '../../../test/identityAccounts.js';
import { identityEntryPoints } from '../../../test/identityEntryPoints.js';
import { linkIn, startMailServer, type MailServer } from '../../../test/mail.js';
import { startTestServer, type TestServer } from '../../../test/server.js';

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await startAnew();
  mailServer.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const { startAnew, signIn, adminViewer, clientCredentials, candidateAccess } = identityAccounts(() => server);
const transports = identityEntryPoints(() => server);

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

  it.each([' ', '\t', '\u00a0'])(
    'takes the blank %j for no e-mail, and for no password of a candidate',
    async (blank) => {
      const noEmail = { code: 'REQUIRED', message: 'Por favor, digite seu e-mail.' };
      expect(await transport.requestReset(blank)).toEqual(noEmail);
      expect(await transport.signIn({ email: blank, password: 'segredo' })).toEqual(noEmail);
      const { token } = await candidateAccess();
      expect(await transport.signInCandidate({ token, password: blank })).toEqual({
        code: 'REQUIRED',
        message: 'Informe a senha.',
      });
    },
  );

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
    expect(await change('á'.repeat(37))).toEqual({
      code: 'INVALID',
      message: 'A senha deve ter no máximo 72 caracteres; os acentuados contam por dois.',
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
