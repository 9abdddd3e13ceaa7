/** Several recovery mails to one address: a stranger who asks for them takes no way back from the owner. */
import { pino } from 'pino';
import { testOrigin } from '../../../test/candidates.js';
import { linkIn, startMailServer, valueIn, type MailServer, type ReceivedMail } from '../../../test/mail.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { withFiles } from '../../../test/withFiles.js';
import { createSealer } from '../../auth/seal.js';
import { buildServices } from '../services.js';

const START = new Date('2026-08-03T12:00:00Z');
const MINUTE = 60_000;
const admin = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
const LINK = 'Redefinir senha';
const PASSWORD = 'Senha temporária';

let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await server.database.clear();
  at(0);
  await server.services.identity.ensureFirstAdmin();
  mailServer.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const at = (minutes: number) => server.setNow(new Date(START.getTime() + minutes * MINUTE));
const recovery = () => server.services.identity.recovery;
/** Asks for a mail, as anybody can; the ones that have come. */
async function ask(times = 1): Promise<ReceivedMail[]> {
  for (let time = 0; time < times; time += 1) await recovery().request({ email: admin.email }, testOrigin);
  await server.services.mail.deliverDue();
  return mailServer.received.splice(0).filter(({ subject }) => subject === 'Recuperação de senha');
}
async function askOnce(): Promise<ReceivedMail> {
  const [mail, ...others] = await ask();
  expect(others).toEqual([]);
  return mail!;
}
function resetWith(mail: ReceivedMail) {
  const { searchParams } = linkIn(mail, LINK);
  const proof = { userId: searchParams.get('userId'), token: searchParams.get('token') };
  return recovery().reset({ ...proof, newPassword: 'novo-segredo' }, testOrigin);
}

it('the link of the first mail works after a second one was asked for, which says the same and for how long', async () => {
  const first = await askOnce();
  at(15);
  const second = await askOnce();
  expect(linkIn(second, LINK)).toEqual(linkIn(first, LINK));
  expect(valueIn(second, PASSWORD)).toBe(valueIn(first, PASSWORD));
  expect([first, second].map(({ text }) => /valem por ([^.]*) e podem/.exec(text)?.[1])).toEqual([
    '1 hora',
    '45 minutos',
  ]);
  at(59);
  await resetWith(first);
  await expect(resetWith(second)).rejects.toMatchObject({ code: 'INVALID' });
});

it('a mail never says what works for less than half an hour', async () => {
  const first = await askOnce();
  at(30);
  const second = await askOnce();
  expect(linkIn(second, LINK)).toEqual(linkIn(first, LINK));
  at(31);
  const third = await askOnce();
  expect(linkIn(third, LINK)).not.toEqual(linkIn(first, LINK));
  await expect(resetWith(first)).rejects.toMatchObject({ code: 'INVALID' });
  at(90);
  await resetWith(third);
});

it('a mail after the link was used, or the temporary password, says others', async () => {
  const first = await askOnce();
  await resetWith(first);
  const second = await askOnce();
  expect(linkIn(second, LINK)).not.toEqual(linkIn(first, LINK));
  const credentials = { email: admin.email, password: valueIn(second, PASSWORD) };
  await server.services.identity.signIn(credentials, testOrigin);
  const third = await askOnce();
  expect(valueIn(third, PASSWORD)).not.toBe(credentials.password);
  await resetWith(third);
});

it('after ten mails in a day none comes that says the same again, but one comes where it is needed', async () => {
  const mails = await ask(10);
  expect(new Set(mails.map((mail) => linkIn(mail, LINK).href)).size).toBe(1);
  expect(mails).toHaveLength(10);
  at(16);
  expect(await ask()).toEqual([]);
  at(31);
  await resetWith(await askOnce());
});

it('a mail that says the same as an earlier one, delivered again after a crash, voids nothing and opens nothing anew', async () => {
  const first = await recovery().prepareMail(admin.email, 'a');
  at(29);
  const second = await recovery().prepareMail(admin.email, 'b');
  at(45);
  const again = await recovery().prepareMail(admin.email, 'b');
  expect([second?.token, again?.token]).toEqual([first?.token, first?.token]);
  await recovery().reset({ userId: first?.userId, token: first?.token, newPassword: 'novo-segredo' }, testOrigin);
  expect(await recovery().prepareMail(admin.email, 'b')).toBeNull();
});

describe('a mail that is delivered again, after JWT_SECRET has become another', () => {
  /** The recovery of a gateway that has the other one. */
  function other() {
    const config = { ...server.config, jwtSecret: 'another-secret-of-the-tests-with-48-characters-or-more' };
    const sealer = createSealer(config.encryptionKey);
    const base = withFiles({ config, logger: pino({ level: 'silent' }), sealer, now: () => START });
    return buildServices(base).identity.recovery;
  }

  it('says others, and from then on the same', async () => {
    const first = await recovery().prepareMail(admin.email, 'a');
    const again = await other().prepareMail(admin.email, 'a');
    expect(again).toMatchObject({ userId: first?.userId, validMinutes: 60 });
    expect(again?.token).not.toBe(first?.token);
    expect((await other().prepareMail(admin.email, 'a'))?.token).toBe(again?.token);
    const proof = { userId: again?.userId, token: again?.token, newPassword: 'novo-segredo' };
    await other().reset(proof, testOrigin);
    expect(await other().prepareMail(admin.email, 'a')).toBeNull();
  });

  it('says others where it had said those of an earlier one', async () => {
    await recovery().prepareMail(admin.email, 'a');
    await recovery().prepareMail(admin.email, 'b');
    expect(await other().prepareMail(admin.email, 'b')).toMatchObject({ token: expect.any(String) });
  });

  it('stays used where it was used', async () => {
    const first = await recovery().prepareMail(admin.email, 'a');
    const password = first?.temporaryPassword ?? '';
    await server.services.identity.signIn({ email: admin.email, password }, testOrigin);
    expect(await other().prepareMail(admin.email, 'a')).toBeNull();
  });
});
