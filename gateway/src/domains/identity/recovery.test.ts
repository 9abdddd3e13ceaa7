import mongoose from 'mongoose';
import { pino } from 'pino';
import { linkIn, startMailServer, valueIn, type MailServer, type ReceivedMail } from '../../../test/mail.js';
import { startTestServer, testConfig, type TestServer } from '../../../test/server.js';
import { withFiles } from '../../../test/withFiles.js';
import { createSealer } from '../../auth/seal.js';
import { buildServices } from '../services.js';

const START = new Date('2026-08-03T12:00:00Z');
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const origin = { requestId: 'test', ip: '10.0.0.1', userAgent: 'jest' };
const admin = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
const company = { name: 'Ana', companyName: 'Ana Ltda', cnpj: '12ABC34501DE35', email: 'ana@exemplo.com' };

let mailServer: MailServer;
let server: TestServer;
let now = START;
const identity = () => server.services.identity;

function sleepFor(ms: number) {
  now = new Date(now.getTime() + ms);
  server.setNow(now);
}

/** The services of another gateway over the same database. */
function anotherGateway(config: ReturnType<typeof testConfig>) {
  const sealer = createSealer(config.encryptionKey);
  return buildServices(withFiles({ config, logger: pino({ level: 'silent' }), sealer, now: () => now }));
}

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await server.database.clear();
  now = START;
  server.setNow(now);
  await identity().ensureFirstAdmin();
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const signIn = (credentials: { email: string; password: string }) => identity().signIn(credentials, origin);
const viewerOf = async ({ accessToken }: { accessToken: string }) => {
  const viewer = await identity().authenticate(accessToken);
  if (viewer?.kind !== 'user') throw new Error('the token should be worth something');
  return viewer;
};

/** What reaches mailboxes through the real mail server from one moment to the next. */
async function mailsOf(work: () => Promise<unknown>): Promise<ReceivedMail[]> {
  mailServer.received.length = 0;
  await work();
  await server.services.mail.deliverDue();
  return [...mailServer.received];
}

async function onlyMailOf(work: () => Promise<unknown>): Promise<ReceivedMail> {
  const [mail, ...others] = await mailsOf(work);
  if (!mail || others.length > 0) throw new Error('exactly one mail was expected');
  return mail;
}

const askForReset = (email = admin.email) => onlyMailOf(() => identity().recovery.request({ email }, origin));

function resetWith(mail: ReceivedMail, newPassword = 'novo-segredo') {
  const { searchParams } = linkIn(mail, 'Redefinir senha');
  const [userId, token] = [searchParams.get('userId'), searchParams.get('token')];
  return identity().recovery.reset({ userId, token, newPassword }, origin);
}

function confirmWith(mail: ReceivedMail) {
  const { searchParams } = linkIn(mail, 'Confirmar e-mail');
  return identity().recovery.confirm({ userId: searchParams.get('userId'), token: searchParams.get('token') }, origin);
}

async function createClient(active = false) {
  const viewer = await viewerOf(await signIn(admin));
  let id = '';
  let password = '';
  const mail = await onlyMailOf(async () => {
    const { client, temporaryPassword } = await server.services.clients.create(viewer, { ...company, active });
    id = client._id.toString();
    password = temporaryPassword;
  });
  return { viewer, id, mail, credentials: { email: company.email, password } };
}

describe('a forgotten password', () => {
  it('is replaced with the link of the mail, once, and the owner is told', async () => {
    const before = await signIn(admin);
    const mail = await askForReset();
    const told = await onlyMailOf(() => resetWith(mail));
    expect(told).toMatchObject({ to: admin.email, subject: 'Sua senha foi alterada' });
    expect(await identity().authenticate(before.accessToken)).toBeNull();
    await expect(signIn({ ...admin, password: 'novo-segredo' })).resolves.toMatchObject({ mustChangePassword: false });
    await expect(resetWith(mail, 'outro-segredo')).rejects.toMatchObject({
      code: 'INVALID',
      message: 'O link de redefinição de senha está inválido ou expirado.',
    });
  });

  it('is replaced once only, even by two uses of the link at once', async () => {
    const mail = await askForReset();
    const outcomes = await Promise.allSettled([resetWith(mail, 'segredo-a'), resetWith(mail, 'segredo-b')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps its link for an hour', async () => {
    const mail = await askForReset();
    sleepFor(60 * MINUTE);
    await expect(resetWith(mail)).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('cannot be replaced with the token of somebody else, nor with an operator', async () => {
    const { id: _, ...client } = await createClient(true);
    const mail = await askForReset(client.credentials.email);
    const token = linkIn(mail, 'Redefinir senha').searchParams.get('token');
    const { userId } = client.viewer;
    const reset = (input: object) => identity().recovery.reset({ newPassword: 'novo-segredo', ...input }, origin);
    await expect(reset({ userId, token })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(reset({ userId, token: { $ne: null } })).rejects.toMatchObject({ httpStatus: 422 });
    await expect(reset({ userId: 'x', token })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('goes on working until then: asking changes nothing', async () => {
    await askForReset();
    await expect(signIn(admin)).resolves.toMatchObject({ mustChangePassword: false });
  });

  it('sends nothing for an unknown e-mail, and answers the same', async () => {
    const mails = await mailsOf(async () => {
      await expect(identity().recovery.request({ email: 'ninguem@exemplo.com' }, origin)).resolves.toBeUndefined();
    });
    expect(mails).toEqual([]);
  });

  it('sends the database the same commands for a known e-mail and an unknown one', async () => {
    const commandsOf = async (email: string) => {
      const commands: unknown[] = [];
      mongoose.set('debug', (collection: string, method: string) => {
        commands.push([collection, method]);
      });
      await identity().recovery.request({ email }, origin);
      mongoose.set('debug', false);
      return commands;
    };
    const known = await commandsOf(admin.email);
    expect(known.length).toBeGreaterThan(0);
    expect(await commandsOf('ninguem@exemplo.com')).toEqual(known);
  });

  it('can be asked for ten times in 15 minutes', async () => {
    const ask = () => identity().recovery.request({ email: 'ninguem@exemplo.com' }, origin);
    for (let time = 0; time < 10; time += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('lets its owner in again although somebody else has used up the tries', async () => {
    const mail = await askForReset();
    for (let time = 0; time < 11; time += 1) await signIn({ ...admin, password: 'x' }).catch(() => undefined);
    await resetWith(mail);
    await expect(signIn({ ...admin, password: 'novo-segredo' })).resolves.toBeDefined();
  });
});

describe('a temporary password', () => {
  it('opens one session, in which it must be changed first', async () => {
    const temporary = { email: admin.email, password: valueIn(await askForReset(), 'Senha temporária') };
    const session = await signIn(temporary);
    expect(session.mustChangePassword).toBe(true);
    const viewer = await viewerOf(session);
    expect(viewer.mustChangePassword).toBe(true);
    await expect(signIn(temporary)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });

    const change = { currentPassword: temporary.password, newPassword: 'novo-segredo' };
    await identity().passwords.change(viewer, change, origin);
    expect((await viewerOf(session)).mustChangePassword).toBe(false);
    await expect(signIn({ ...admin, password: 'novo-segredo' })).resolves.toMatchObject({ mustChangePassword: false });
    await expect(signIn(admin)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('is not the present password of another session', async () => {
    const own = await viewerOf(await signIn(admin));
    const password = valueIn(await askForReset(), 'Senha temporária');
    await signIn({ email: admin.email, password });
    const change = { currentPassword: password, newPassword: 'novo-segredo' };
    await expect(identity().passwords.change(own, change, origin)).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('opens one session only, even when two sign in with it at once', async () => {
    const temporary = { email: admin.email, password: valueIn(await askForReset(), 'Senha temporária') };
    const outcomes = await Promise.allSettled([signIn(temporary), signIn(temporary)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('works for an hour', async () => {
    const password = valueIn(await askForReset(), 'Senha temporária');
    sleepFor(60 * MINUTE);
    await expect(signIn({ email: admin.email, password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});

describe('a new client', () => {
  it('confirms the e-mail, signs in with the temporary password and has to change it', async () => {
    const { id, viewer, mail, credentials } = await createClient();
    expect(mail).toMatchObject({ to: company.email, subject: 'Bem-vindo à Esteira: confirme seu e-mail' });
    expect(valueIn(mail, 'Senha temporária')).toBe(credentials.password);
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'INACTIVE_ACCOUNT' });

    await expect(confirmWith(mail)).resolves.toBe('success');
    await expect(confirmWith(mail)).resolves.toBe('already-confirmed');
    expect((await server.services.clientDirectory.get(viewer, id)).active).toBe(true);
    const session = await signIn(credentials);
    expect(session.mustChangePassword).toBe(true);
    expect(await viewerOf(session)).toMatchObject({ role: 'client', clientId: id, name: 'Ana' });
  });

  it('cannot confirm with a link that is a week old or invented', async () => {
    const { mail } = await createClient();
    const userId = linkIn(mail, 'Confirmar e-mail').searchParams.get('userId');
    await expect(identity().recovery.confirm({ userId, token: 'inventado' }, origin)).resolves.toBe('invalid');
    await expect(identity().recovery.confirm({ userId: 'x', token: 'inventado' }, origin)).resolves.toBe('invalid');
    sleepFor(7 * DAY);
    await expect(confirmWith(mail)).resolves.toBe('invalid');
  });

  it('gets another confirmation link with the mail of a forgotten password', async () => {
    const { mail, credentials } = await createClient();
    sleepFor(8 * DAY);
    const again = await askForReset(credentials.email);
    await expect(confirmWith(mail)).resolves.toBe('invalid');
    await expect(confirmWith(again)).resolves.toBe('success');
    // Once it is confirmed, it is not asked to do so again.
    const third = await askForReset(credentials.email);
    expect(third.text).not.toContain('Confirmar e-mail');
    await resetWith(third);
    await expect(signIn({ ...credentials, password: 'novo-segredo' })).resolves.toMatchObject({
      mustChangePassword: false,
    });
  });

  it('that was switched off by the admin cannot switch itself on with an old link', async () => {
    const { id, viewer, mail, credentials } = await createClient(true);
    await server.services.clients.update(viewer, id, { active: false });
    await expect(confirmWith(mail)).resolves.toBe('invalid');
    expect(await mailsOf(() => identity().recovery.request({ email: credentials.email }, origin))).toEqual([]);
  });

  it('whose e-mail was mistyped is invited anew at the right address, and the first mail is void', async () => {
    const { id, viewer, mail, credentials } = await createClient();
    const again = await onlyMailOf(() => server.services.clients.update(viewer, id, { email: 'certa@exemplo.com' }));
    expect(again.to).toBe('certa@exemplo.com');
    await expect(confirmWith(mail)).resolves.toBe('invalid');
    await expect(confirmWith(again)).resolves.toBe('success');
    await expect(signIn({ ...credentials, email: 'certa@exemplo.com' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    const password = valueIn(again, 'Senha temporária');
    await expect(signIn({ email: 'certa@exemplo.com', password })).resolves.toBeDefined();
  });

  it('cannot have the e-mail of another account', async () => {
    const { viewer } = await createClient();
    const taken = { code: 'CONFLICT', details: [{ field: ['email'] }] };
    await expect(identity().clientAccounts.assertEmailIsFree('ANA@exemplo.com')).rejects.toMatchObject(taken);
    const other = { clientId: viewer.userId, name: 'Outra', email: company.email, active: true };
    await expect(identity().clientAccounts.create(other)).rejects.toMatchObject(taken);
  });
});

describe('the first administrator', () => {
  it('is created once, and its generated password is told once', async () => {
    await server.database.clear();
    const config = testConfig({ adminPassword: undefined });
    const { identity: fresh } = anotherGateway(config);
    const first = await fresh.ensureFirstAdmin();
    expect(first).toEqual({ email: admin.email, password: expect.stringMatching(/^\w{12}$/) });
    await expect(fresh.signIn(first, origin)).resolves.toMatchObject({ mustChangePassword: false });
    expect(await fresh.ensureFirstAdmin()).toEqual({ email: admin.email, password: null });
  });

  it('is created once by gateways that start together, and only the password that works is told', async () => {
    await server.database.clear();
    const config = testConfig({ adminPassword: undefined });
    const gateways = Array.from({ length: 3 }, () => anotherGateway(config));
    const made = await Promise.all(gateways.map(({ identity: own }) => own.ensureFirstAdmin()));
    const told = made.filter(({ password }) => password !== null);
    expect(told).toHaveLength(1);
    await expect(gateways[0]?.identity.signIn(told[0], origin)).resolves.toHaveProperty('accessToken');
  });
});
