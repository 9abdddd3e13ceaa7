/** An owner gets in although strangers use up the tries: by the mailed link, and from a device that signed in before. */
import mongoose from 'mongoose';
import supertest from 'supertest';
import { testOrigin } from '../../../test/candidates.js';
import { linkIn, startMailServer, type MailServer } from '../../../test/mail.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import type { UserViewer } from '../../auth/viewer.js';

const admin = { email: 'admin@esteira.local', password: 'segredo-do-admin' };

let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await server.database.clear();
  await server.services.identity.ensureFirstAdmin();
  mailServer.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

/** A browser, with its cookies. */
class Browser {
  #cookie: string | undefined;
  cookieHeader = '';

  async post(path: string, body: object): Promise<supertest.Response> {
    const request = supertest(server.app).post(path).set('User-Agent', 'Firefox/140.0 (X11; Linux)');
    if (this.#cookie) request.set('Cookie', this.#cookie);
    const answer = await request.send(body);
    this.cookieHeader = answer.headers['set-cookie']?.[0] ?? this.cookieHeader;
    this.#cookie = this.cookieHeader.split(';')[0];
    return answer;
  }
}

const GRAPHQL_SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken userErrors { code } } }`;
const ways = [
  ['REST', (browser: Browser, credentials: object) => browser.post('/v1/identity/login', credentials)],
  [
    'GraphQL',
    (browser: Browser, input: object) => browser.post('/graphql', { query: GRAPHQL_SIGN_IN, variables: { input } }),
  ],
] as const;

const guess = async (times: number) => {
  for (let time = 0; time < times; time += 1) {
    await server.rest('post', '/identity/login', { body: { ...admin, password: 'errada' } });
  }
};

describe.each(ways)('over %s', (_name, signIn) => {
  it('a device that signed in before comes in while strangers have used up all tries', async () => {
    const own = new Browser();
    expect((await signIn(own, admin)).status).toBe(200);
    await guess(11);
    const stranger = await signIn(new Browser(), admin);
    expect(stranger.status).toBe(429);
    const wait = Number(stranger.headers['retry-after']);
    expect(wait > 0 && wait <= 15 * 60).toBe(true);
    expect((await signIn(own, admin)).status).toBe(200);
  });

  it('the tries of a known device end as well', async () => {
    const own = new Browser();
    await signIn(own, admin);
    for (let time = 0; time < 10; time += 1) await signIn(own, { ...admin, password: 'errada' });
    expect((await signIn(own, admin)).status).toBe(429);
  });

  it('the mailed link lets its reader in, at once and while the guessing goes on', async () => {
    const own = new Browser();
    await guess(11);
    await own.post('/v1/identity/forgot-password', { email: admin.email });
    await server.services.mail.deliverDue();
    const mail = mailServer.received.find(({ subject }) => subject === 'Recuperação de senha')!;
    const { searchParams } = linkIn(mail, 'Redefinir senha');
    const proof = { userId: searchParams.get('userId'), token: searchParams.get('token') };
    // Callers who know no more than the account's id cannot use up the tries of its link.
    for (let time = 0; time < 11; time += 1) {
      await server.rest('post', '/identity/reset-password', {
        body: { ...proof, token: 'errado', newPassword: 'outra-senha' },
      });
    }
    const reset = await own.post('/v1/identity/reset-password', { ...proof, newPassword: 'novo-segredo' });
    expect(reset.status).toBe(200);
    await guess(11);
    expect((await signIn(own, { ...admin, password: 'novo-segredo' })).status).toBe(200);
  });
});

it('the cookie is for the server alone, and its value is worth nothing to a session', async () => {
  const own = new Browser();
  await own.post('/v1/identity/login', admin);
  expect(own.cookieHeader).toMatch(/^esteira_device=[\w.~-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
  const value = /=([^;]+)/.exec(own.cookieHeader)?.[1];
  expect((await server.rest('get', '/identity/me', { token: value! })).status).toBe(401);
});

it('the owner hears of a lock by mail, three times a day at most; an unknown e-mail hears nothing', async () => {
  for (let day = 0; day < 5; day += 1) {
    await guess(12);
    server.setNow(new Date(Date.now() + (day + 1) * 16 * 60_000));
  }
  for (let time = 0; time < 12; time += 1) {
    await server.rest('post', '/identity/login', { body: { email: 'ninguem@exemplo.com', password: 'x' } });
  }
  await server.services.mail.deliverDue();
  server.setNow(null);
  expect(mailServer.received.map(({ to, subject }) => [to, subject])).toEqual(
    Array.from({ length: 3 }, () => [admin.email, 'Muitas tentativas de acesso à sua conta']),
  );
});

it('the owner hears of a sign-in from a new device, but not of the first one nor of one that is known', async () => {
  const sign = (userAgent: string, cookie = '') =>
    supertest(server.app).post('/v1/identity/login').set('User-Agent', userAgent).set('Cookie', cookie).send(admin);
  const first = await sign('curl/8.5');
  await sign('curl/8.5');
  await sign(
    'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
    first.headers['set-cookie']![0]!.split(';')[0],
  );
  await server.services.mail.deliverDue();
  expect(mailServer.received).toEqual([]);
  await sign('Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36');
  await server.services.mail.deliverDue();
  expect(mailServer.received.map(({ to, subject }) => [to, subject])).toEqual([
    [admin.email, 'Novo acesso à sua conta'],
  ]);
  expect(mailServer.received[0]!.text).toContain('Chrome em Android');
});

it('the former address hears of another e-mail, also when a crash came between; that of an account that was never used hears nothing', async () => {
  const { identity, clients, mail } = server.services;
  const origin = { requestId: 'test', ip: '10.0.0.1', userAgent: null };
  const { accessToken } = await identity.signIn(admin, origin);
  const viewer = (await identity.authenticate(accessToken)) as UserViewer;
  const input = {
    name: 'Ana',
    companyName: 'Ana Ltda',
    cnpj: '12ABC34501DE35',
    email: 'ana@exemplo.com',
    active: true,
  };
  const { client } = await clients.create(viewer, input);
  const clientId = client._id.toString();
  await clients.update(viewer, clientId, { email: 'bia@exemplo.com' });
  const users = mongoose.connection.collection('users');
  await users.updateOne({ clientId: client._id }, { $set: { emailConfirmedAt: new Date() } });
  await mail.deliverDue();
  expect(mailServer.received.filter(({ subject }) => subject === 'O e-mail da sua conta foi alterado')).toEqual([]);
  mailServer.received.length = 0;

  await clients.update(viewer, clientId, { email: 'carla@exemplo.com' });
  expect(await users.findOne({ clientId: client._id })).toMatchObject({ formerEmail: null });
  // What a process leaves that ends after the mail is queued, before it is noted; the mail is one.
  await users.updateOne({ clientId: client._id }, { $set: { formerEmail: 'bia@exemplo.com' } });
  expect(await identity.clientAccounts.reconcile()).toBe(1);
  // What a process leaves that ends before the mail is queued.
  await users.updateOne({ clientId: client._id }, { $set: { formerEmail: 'dora@exemplo.com' } });
  expect(await identity.clientAccounts.reconcile()).toBe(1);
  await mail.deliverDue();
  const toFormer = mailServer.received.filter(({ to }) => to !== 'carla@exemplo.com');
  expect(toFormer.map(({ to, subject }) => [to, subject])).toEqual([
    ['bia@exemplo.com', 'O e-mail da sua conta foi alterado'],
    ['dora@exemplo.com', 'O e-mail da sua conta foi alterado'],
  ]);
});

it('the mailed link and password are the same in a mail that is delivered again, and others in another mail', async () => {
  const { recovery } = server.services.identity;
  const first = await recovery.prepareMail(admin.email, 'mail-1');
  expect(await recovery.prepareMail(admin.email, 'mail-1')).toEqual(first);
  await server.services.identity.signIn({ ...admin, password: first?.temporaryPassword }, testOrigin);
  // What was used of it stays used.
  expect(await recovery.prepareMail(admin.email, 'mail-1')).toBeNull();
  const other = await recovery.prepareMail(admin.email, 'mail-2');
  expect([other?.token, other?.temporaryPassword]).not.toEqual([first?.token, first?.temporaryPassword]);
  expect(first?.temporaryPassword).toMatch(/^\w{8,}$/);
});
