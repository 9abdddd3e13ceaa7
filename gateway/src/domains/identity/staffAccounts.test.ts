/** Accounts of the staff: who makes them, what ends with them, and that none is left without a way in. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { linkIn, valueIn, type ReceivedMail } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import type { UserViewer } from '../../auth/viewer.js';

const MINUTE_MS = 60_000;
const CRASH = 'the process ends here';
const START = new Date('2026-08-03T12:00:00Z');
const bia = { name: 'Bia Reis', email: 'bia.reis@exemplo.com' };
const ownPassword = 'a-senha-que-bia-escolheu';

let story: MailStory;
let admin: UserViewer;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  story.server.setNow(START);
  await story.server.services.mail.deliverDue();
  story.mailServer.received.length = 0;
  const { email } = story.admin.viewer;
  await users().deleteMany({ role: 'admin', email: { $ne: email } });
  await users().updateOne({ email }, { $set: { active: true } });
  const { accessToken } = await signIn(email, story.server.config.adminPassword!);
  admin = await story.viewerOf<UserViewer>(accessToken);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const users = () => mongoose.connection.collection('users');
const identity = () => story.server.services.identity;
const staff = () => identity().staffAccounts;
const signIn = (email: string, password: string) => identity().signIn({ email, password }, testOrigin);
const minutesLater = (minutes: number) => story.server.setNow(new Date(START.getTime() + minutes * MINUTE_MS));
const namesOf = async (viewer: UserViewer) => (await staff().list(viewer)).map(({ name }) => name);

async function mailsTo(address: string): Promise<ReceivedMail[]> {
  await story.server.services.mail.deliverDue();
  return story.mailServer.received.filter(({ to }) => to === address);
}

/** Somebody of the staff who has signed in and chosen a password. */
async function colleague(person = bia) {
  const { account, temporaryPassword } = await staff().invite(admin, person);
  const first = await signIn(person.email, temporaryPassword);
  const viewer = await story.viewerOf<UserViewer>(first.accessToken);
  await identity().passwords.change(
    viewer,
    { currentPassword: temporaryPassword, newPassword: ownPassword },
    testOrigin,
  );
  const { accessToken } = await signIn(person.email, ownPassword);
  return { id: account._id.toString(), token: accessToken, viewer: await story.viewerOf<UserViewer>(accessToken) };
}

it('an invited colleague is mailed a first password, changes it and then sees what administrators see', async () => {
  const { account, temporaryPassword } = await staff().invite(admin, { ...bia, email: ' Bia.Reis@Exemplo.com ' });
  expect(account).toMatchObject({ ...bia, role: 'admin', clientId: null, active: true, mustChangePassword: true });
  const [mail, ...others] = await mailsTo(bia.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Você foi convidado para a equipe da Esteira' });
  expect(valueIn(mail!, 'Senha temporária')).toBe(temporaryPassword);
  const link = linkIn(mail!, 'Confirmar e-mail').searchParams;
  const confirmed = { userId: link.get('userId'), token: link.get('token') };
  expect(await identity().recovery.confirm(confirmed, testOrigin)).toBe('success');
  await identity().passwords.set(bia.email, ownPassword);
  const { accessToken } = await signIn(bia.email, ownPassword);
  expect(await namesOf(await story.viewerOf(accessToken))).toEqual(['Administrador', bia.name]);
});

it.each([
  ['no name', { ...bia, name: ' ' }, { code: 'REQUIRED' }],
  ['no e-mail', { name: bia.name }, { code: 'REQUIRED' }],
  ['an e-mail that is none', { ...bia, email: 'bia' }, { code: 'INVALID' }],
  ['the e-mail of a company', { ...bia, email: 'bia@padaria.com' }, { code: 'CONFLICT' }],
])('an invitation with %s is refused', async (_what, input, refusal) => {
  await expect(staff().invite(admin, input)).rejects.toMatchObject(refusal);
  expect(await namesOf(admin)).toEqual(['Administrador']);
});

it('companies neither see nor keep accounts of the staff', async () => {
  const { viewer } = story.client;
  const refusal = { code: 'FORBIDDEN' };
  const { id } = await colleague();
  await expect(staff().list(viewer)).rejects.toMatchObject(refusal);
  await expect(staff().invite(viewer, { ...bia, email: 'outra@exemplo.com' })).rejects.toMatchObject(refusal);
  await expect(staff().inviteAgain(viewer, id)).rejects.toMatchObject(refusal);
  await expect(staff().update(viewer, id, { active: false })).rejects.toMatchObject(refusal);
  await expect(staff().remove(viewer, id)).rejects.toMatchObject(refusal);
  expect(await namesOf(admin)).toEqual(['Administrador', bia.name]);
});

it('the account of a company is no account of the staff', async () => {
  const { userId } = story.client.viewer;
  await expect(staff().update(admin, userId, { active: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(staff().inviteAgain(admin, userId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(staff().remove(admin, userId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('inviting, inviting again and switching on want the password of the last ten minutes', async () => {
  const { account } = await staff().invite(admin, bia);
  const id = account._id.toString();
  minutesLater(10);
  const refusal = { code: 'REAUTHENTICATION_REQUIRED' };
  await expect(staff().invite(admin, { ...bia, email: 'outra@exemplo.com' })).rejects.toMatchObject(refusal);
  await expect(staff().inviteAgain(admin, id)).rejects.toMatchObject(refusal);
  expect(await staff().update(admin, id, { active: false, name: 'Bia R.' })).toMatchObject({ name: 'Bia R.' });
  await expect(staff().update(admin, id, { active: true })).rejects.toMatchObject(refusal);
});

it('inviting again makes the password before worthless, and ends with the first sign-in', async () => {
  const first = await staff().invite(admin, bia);
  const id = first.account._id.toString();
  const second = await staff().inviteAgain(admin, id);
  await expect(signIn(bia.email, first.temporaryPassword)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await mailsTo(bia.email)).map((mail) => valueIn(mail, 'Senha temporária'))).toEqual([
    first.temporaryPassword,
    second.temporaryPassword,
  ]);
  expect(await signIn(bia.email, second.temporaryPassword)).toMatchObject({ mustChangePassword: true });
  await expect(staff().inviteAgain(admin, id)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
});

it('switching off ends sessions and ways in at once, for good', async () => {
  const { id, token } = await colleague();
  await identity().recovery.request({ email: bia.email }, testOrigin);
  const mail = (await mailsTo(bia.email)).at(-1)!;
  await staff().update(admin, id, { active: false });
  expect(await identity().authenticate(token)).toBeNull();
  await expect(signIn(bia.email, ownPassword)).rejects.toMatchObject({ code: 'INACTIVE_ACCOUNT' });
  await staff().update(admin, id, { active: true });
  expect(await identity().authenticate(token)).toBeNull();
  const temporary = valueIn(mail, 'Senha temporária');
  await expect(signIn(bia.email, temporary)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await signIn(bia.email, ownPassword)).toMatchObject({ mustChangePassword: false });
});

it('sessions that a crash leaves of an account that went off are ended by the sweep', async () => {
  const { id, token } = await colleague();
  const sessions = mongoose.connection.collection('sessions');
  jest.spyOn(sessions, 'deleteMany').mockRejectedValueOnce(new Error(CRASH));
  await expect(staff().update(admin, id, { active: false })).rejects.toThrow(CRASH);
  expect(await identity().authenticate(token)).toBeNull();
  minutesLater(2);
  await story.server.services.sweep.run();
  await staff().update(admin, id, { active: true });
  expect(await identity().authenticate(token)).toBeNull();
});

it('somebody who has never signed in is invited anew when the account is switched on', async () => {
  const { account, temporaryPassword } = await staff().invite(admin, bia);
  const id = account._id.toString();
  await staff().update(admin, id, { active: false });
  await expect(staff().inviteAgain(admin, id)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  await staff().update(admin, id, { active: true });
  const [, again] = await mailsTo(bia.email);
  const renewed = valueIn(again!, 'Senha temporária');
  await expect(signIn(bia.email, temporaryPassword)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await signIn(bia.email, renewed)).toMatchObject({ mustChangePassword: true });
});

it('an invitation that was cut off before its mail is made up for by the sweep, with another password', async () => {
  const { account, temporaryPassword } = await staff().invite(admin, bia);
  await mailsTo(bia.email);
  await users().updateOne({ _id: account._id }, { $set: { invitationDue: START } });
  minutesLater(2);
  await story.server.services.sweep.run();
  const [, again, ...others] = await mailsTo(bia.email);
  expect(others).toEqual([]);
  const renewed = valueIn(again!, 'Senha temporária');
  expect(renewed).not.toBe(temporaryPassword);
  expect(await signIn(bia.email, renewed)).toMatchObject({ mustChangePassword: true });
});

it('an account is deleted once it is off, and takes its e-mail along', async () => {
  const { id } = await colleague();
  await expect(staff().remove(admin, id)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  await staff().update(admin, id, { active: false });
  await staff().remove(admin, id);
  expect(await namesOf(admin)).toEqual(['Administrador']);
  await expect(signIn(bia.email, ownPassword)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  await expect(staff().remove(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await staff().invite(admin, bia)).toMatchObject({ account: bia });
});

it('nobody switches the own account off', async () => {
  const refusal = { code: 'INVALID', details: [{ field: ['active'] }] };
  await expect(staff().update(admin, admin.userId, { active: false })).rejects.toMatchObject(refusal);
  expect(await staff().update(admin, admin.userId, { name: 'Ana Chefe' })).toMatchObject({ name: 'Ana Chefe' });
  await staff().update(admin, admin.userId, { name: 'Administrador' });
});

it('two who switch each other off at the same moment are not both off', async () => {
  const { id, viewer } = await colleague();
  const write = users().findOneAndUpdate.bind(users());
  // The other one's write comes right behind the first, before anybody has looked who is left.
  jest.spyOn(users(), 'findOneAndUpdate').mockImplementationOnce(async (...values) => {
    const written = await write(...values);
    await expect(staff().update(viewer, admin.userId, { active: false })).rejects.toMatchObject({ code: 'CONFLICT' });
    return written;
  });
  await staff().update(admin, id, { active: false });
  expect(await identity().viewerOfUser(admin.userId)).toMatchObject({ userId: admin.userId });
  expect(await identity().viewerOfUser(id)).toBeNull();
});

it('two who switch each other off and whose processes end in between are not both off after the sweep', async () => {
  const { id, viewer } = await colleague();
  const write = users().findOneAndUpdate.bind(users());
  const endsBehindIt = (before: () => Promise<unknown>) =>
    jest.spyOn(users(), 'findOneAndUpdate').mockImplementationOnce(async (...values) => {
      await write(...values);
      await before();
      throw new Error(CRASH);
    });
  endsBehindIt(async () => {
    endsBehindIt(() => Promise.resolve());
    await expect(staff().update(viewer, admin.userId, { active: false })).rejects.toThrow(CRASH);
  });
  await expect(staff().update(admin, id, { active: false })).rejects.toThrow(CRASH);
  expect(await users().countDocuments({ role: 'admin', active: true })).toBe(0);
  minutesLater(2);
  await story.server.services.sweep.run();
  expect(await users().countDocuments({ role: 'admin', active: true })).toBe(1);
});

it('a switch that finds the account changed meanwhile decides by what it is now', async () => {
  const { account, temporaryPassword } = await staff().invite(admin, bia);
  const id = account._id.toString();
  await staff().update(admin, id, { active: false });
  const write = users().findOneAndUpdate.bind(users());
  jest.spyOn(users(), 'findOneAndUpdate').mockImplementationOnce(async (...values) => {
    await identity().passwords.set(id, ownPassword);
    return write(...values);
  });
  await staff().update(admin, id, { active: true });
  expect(await signIn(bia.email, ownPassword)).toMatchObject({ mustChangePassword: false });
  expect((await mailsTo(bia.email)).map((mail) => valueIn(mail, 'Senha temporária'))).toEqual([temporaryPassword]);
});
