/** What becomes of a request whose mail cannot be queued: it is made up for, or the request fails. */
import mongoose from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { startMailServer, type MailServer } from '../../../test/mail.js';
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
afterEach(() => server.setNow(null));
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

/** Has the database refuse mails of a kind meanwhile. */
async function withoutRoomFor(template: string, work: () => Promise<void>): Promise<void> {
  const jobs = mongoose.connection.collection('jobs');
  const oneOfEachKind = await jobs.createIndex({ detail: 1 }, { unique: true });
  const { insertedId } = await jobs.insertOne({ detail: template });
  try {
    await work();
  } finally {
    await jobs.deleteOne({ _id: insertedId });
    await jobs.dropIndex(oneOfEachKind);
  }
}
async function subjects() {
  await server.services.mail.deliverDue();
  return mailServer.received.map(({ to, subject }) => [to, subject]);
}

it.each([admin.email, 'ninguem@exemplo.com'])(
  'a request for recovery for %s fails, and tells of no account',
  async (email) => {
    await withoutRoomFor('passwordReset', async () => {
      const answer = await server.rest('post', '/identity/forgot-password', { body: { email } });
      expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(answer.body.message).toBe(
        'Não foi possível enviar o e-mail de recuperação. Tente novamente em instantes.',
      );
    });
    expect((await server.rest('post', '/identity/forgot-password', { body: { email } })).status).toBe(200);
  },
);

it('a device of which the owner could not be told is new at the next sign-in, and told of then', async () => {
  const sign = async (userAgent: string) => {
    let isKept = false;
    const device = { value: null, keep: () => void (isKept = true) };
    await server.services.identity.signIn(admin, { ...testOrigin, userAgent, device });
    return isKept;
  };
  expect(await sign('curl/8.5')).toBe(true);
  await withoutRoomFor('newDevice', async () => {
    expect(await sign('Firefox/140.0 (X11; Linux)')).toBe(false);
  });
  expect(await subjects()).toEqual([]);
  expect(await sign('Firefox/140.0 (X11; Linux)')).toBe(true);
  expect(await subjects()).toEqual([[admin.email, 'Novo acesso à sua conta']]);
});

it('the mail about a changed password goes out once it can be queued', async () => {
  const { identity, changes } = server.services;
  const { accessToken } = await identity.signIn(admin, testOrigin);
  const viewer = (await identity.authenticate(accessToken)) as UserViewer;
  const passwords = { currentPassword: admin.password, newPassword: 'outro-segredo' };
  await withoutRoomFor('passwordChanged', async () => {
    await identity.passwords.change(viewer, passwords, testOrigin);
  });
  expect(await subjects()).toEqual([]);
  server.setNow(new Date(Date.now() + 2 * 60_000));
  expect(await changes.finishPending()).toBe(1);
  expect(await subjects()).toEqual([[admin.email, 'Sua senha foi alterada']]);
});
