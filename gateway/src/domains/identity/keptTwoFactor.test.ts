/** Two-step sign-in of others, who have lost their app, and what the mailbox of an account is told of it and opens. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { valueIn } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { totpCode } from '../../../test/totpCode.js';
import { enabledTwoFactor, twoFactorCalls } from '../../../test/twoFactor.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';

const CRASH = 'the process ends here';
const MINUTE_MS = 60_000;
const START = new Date('2026-08-03T12:00:00Z');
const ownPassword = 'a-senha-de-cada-um';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  story.server.setNow(START);
  await users().updateMany({}, { $set: { twoFactor: null, pendingTwoFactor: null } });
  await users().deleteMany({ email: { $in: ['caio@padaria.com', 'davi@exemplo.com'] } });
  await mongoose.connection.collection('rateLimits').deleteMany({});
  // The same change at the same moment is told once, and each test begins at the same one.
  await mongoose.connection.collection('jobs').deleteMany({});
  story.mailServer.received.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const users = () => mongoose.connection.collection('users');
const identity = () => story.server.services.identity;
const calls = twoFactorCalls(() => story.server);
const signIn = (email: string, password: string, code?: string) =>
  identity().signIn({ email, password, code }, testOrigin);
const later = (minutes: number) => {
  const now = new Date(START.getTime() + minutes * MINUTE_MS);
  story.server.setNow(now);
  return now;
};

/** Somebody who has signed in by a password of their own. */
async function person({ userId, email }: { userId: string; email: string }) {
  await identity().passwords.set(userId, ownPassword);
  const { accessToken: token } = await signIn(email, ownPassword);
  return { id: userId, email, token, viewer: await story.viewerOf<UserViewer>(token) };
}
const admin = () => person(story.admin.viewer);
const contact = () => person(story.client.viewer);
async function invited(by: UserViewer, name: string, email: string) {
  const { account } = await identity().staffAccounts.invite(by, { name, email });
  return person({ userId: account._id.toString(), email });
}
const enabled = ({ token }: { token: string }) => enabledTwoFactor(story.server, token, START);
const wantsCode = ({ email }: { email: string }) =>
  signIn(email, ownPassword).then(
    () => false,
    (error: { code: string }) => error.code === 'TWO_FACTOR_REQUIRED',
  );

async function mailsTo(address: string) {
  await story.server.services.mail.deliverDue();
  return story.mailServer.received.filter(({ to }) => to === address);
}
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

describe('somebody who has lost the app', () => {
  it('has it switched off by who keeps the account, and is mailed who has done so', async () => {
    const [office, boss] = [await admin(), await contact()];
    const davi = await invited(office.viewer, 'Davi', 'davi@exemplo.com');
    const caio = await invited(boss.viewer, 'Caio', 'caio@padaria.com');
    for (const [keeper, lost] of [
      [office, davi],
      [office, boss],
      [office, caio],
      [boss, caio],
    ] as const) {
      await enabled(lost);
      expect(await wantsCode(lost)).toBe(true);
      const answer = await calls.disableOf(keeper.token, toGlobalId('User', lost.id));
      expect(answer).toEqual({ account: { hasTwoFactor: false }, userErrors: [] });
      expect(await wantsCode(lost)).toBe(false);
    }
    const [on, off] = (await mailsTo(davi.email)).filter(({ subject }) => subject.startsWith('Verificação'));
    expect(on).toMatchObject({ subject: 'Verificação em duas etapas ativada' });
    expect(off).toMatchObject({ subject: 'Verificação em duas etapas desativada' });
    expect(off!.text).toContain('foi desativada por Administrador: a senha sozinha abre a conta.');
  });

  it('has it switched off by nobody else', async () => {
    const [office, boss] = [await admin(), await contact()];
    const davi = await invited(office.viewer, 'Davi', 'davi@exemplo.com');
    const caio = await invited(boss.viewer, 'Caio', 'caio@padaria.com');
    const refusal = async (keeper: { token: string }, lost: { id: string }) =>
      (await calls.disableOf(keeper.token, toGlobalId('User', lost.id))).userErrors;
    for (const lost of [davi, boss, caio]) await enabled(lost);
    expect(await refusal(boss, davi)).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await refusal(boss, boss)).toMatchObject([{ code: 'INVALID', field: ['id'] }]);
    await expect(refusal(caio, boss)).rejects.toThrow('FORBIDDEN');
    later(11);
    expect(await refusal(office, davi)).toMatchObject([{ code: 'REAUTHENTICATION_REQUIRED' }]);
    for (const lost of [davi, boss, caio]) expect(await wantsCode(lost)).toBe(true);
  });

  it('is shown to those who keep the accounts as one with two steps', async () => {
    const [office, boss] = [await admin(), await contact()];
    await enabled(boss);
    const query = 'query ($clientId: ID) { staffAccounts(clientId: $clientId) { name hasTwoFactor } }';
    const clientId = toGlobalId('Client', boss.viewer.clientId!);
    const { data } = await story.server.graphql(query, { clientId }, office.token);
    expect(data.staffAccounts).toEqual([{ name: 'Bia Souza', hasTwoFactor: true }]);
  });
});

it('the temporary password of a recovery wants the code as well, and is not used up by a wrong one', async () => {
  const { email } = story.admin.viewer;
  const { secret } = await enabled(await admin());
  await identity().recovery.request({ email }, testOrigin);
  const temporary = valueIn((await mailsTo(email)).at(-1)!, 'Senha temporária');
  await expect(signIn(email, temporary)).rejects.toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
  await expect(signIn(email, temporary, '000000')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const opened = await signIn(email, temporary, totpCode(secret, later(1)));
  expect(opened).toMatchObject({ mustChangePassword: true });
});

it('another e-mail of the client, whose reader has no such app, takes it off the contact', async () => {
  const [office, boss] = [await admin(), await contact()];
  await enabled(boss);
  await calls.begin(boss.token);
  const recorded = jest.spyOn(story.server.services.securityLog, 'record');
  await story.server.services.clients.update(office.viewer, boss.viewer.clientId!, { email: 'nova@padaria.com' });
  const user = await users().findOne({ email: 'nova@padaria.com' });
  expect([user!.twoFactor, user!.pendingTwoFactor]).toEqual([null, null]);
  const event = { type: 'twoFactorDisabled', account: boss.id, by: null };
  expect(recorded.mock.calls.map(([told]) => told)).toContainEqual(event);
  await story.server.services.clients.update(office.viewer, boss.viewer.clientId!, { email: boss.email });
});

describe('the mail about a change', () => {
  const ON = 'Verificação em duas etapas ativada';

  it('goes to the owner when it is switched on, and when a recovery code opens the account', async () => {
    const office = await admin();
    const { recoveryCodes } = await enabled(office);
    await signIn(office.email, ownPassword, recoveryCodes[0]);
    await calls.renewCodes(office.token);
    const subjects = [ON, 'Um código de recuperação foi usado', 'Novos códigos de recuperação'];
    expect((await subjectsTo(office.email)).toSorted()).toEqual(subjects.toSorted());
    const used = (await mailsTo(office.email)).find(({ subject }) => subject === subjects[1]);
    expect(used!.text).toContain('Restam 9.');
  });

  it('is queued before a recovery code is used, which does not open the account without it', async () => {
    const office = await admin();
    const { recoveryCodes } = await enabled(office);
    jest.spyOn(story.server.services.mail, 'enqueue').mockResolvedValueOnce(false);
    await expect(signIn(office.email, ownPassword, recoveryCodes[0])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await signIn(office.email, ownPassword, recoveryCodes[0])).toMatchObject({ mustChangePassword: false });
  });

  it('is made up for where it could not be queued, and the recovery codes are told all the same', async () => {
    const office = await admin();
    jest.spyOn(story.server.services.mail, 'enqueue').mockResolvedValueOnce(false);
    const { recoveryCodes } = await enabled(office);
    expect(recoveryCodes).toHaveLength(10);
    expect(await subjectsTo(office.email)).toEqual([]);
    for (const minutes of [2, 4]) {
      later(minutes);
      await story.server.services.sweep.run();
      expect(await subjectsTo(office.email)).toEqual([ON]);
    }
  });

  it('is made up for, with the sessions that were to end, where the process ended behind the change', async () => {
    const office = await admin();
    const { accessToken: other } = await signIn(office.email, ownPassword);
    const { secret } = await calls.begin(office.token);
    jest.spyOn(mongoose.connection.collection('sessions'), 'deleteMany').mockRejectedValueOnce(new Error(CRASH));
    expect((await calls.enable(office.token, totpCode(secret, START))).userErrors).toEqual([]);
    expect(await identity().authenticate(other)).not.toBeNull();
    later(2);
    await story.server.services.sweep.run();
    expect(await identity().authenticate(other)).toBeNull();
    expect(await subjectsTo(office.email)).toEqual([ON]);
  });

  it('is not sent of a change that was cut off before it took place', async () => {
    const office = await admin();
    const { secret } = await calls.begin(office.token);
    jest.spyOn(users(), 'findOneAndUpdate').mockRejectedValueOnce(new Error(CRASH));
    await expect(calls.enable(office.token, totpCode(secret, START))).rejects.toThrow('INTERNAL');
    later(2);
    await story.server.services.sweep.run();
    expect(await subjectsTo(office.email)).toEqual([]);
  });
});
