/** Accounts of the staff: who makes them, what ends with them, and that none is left without a way in. */
import { jest } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { valueIn } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { CRASH, teamAccounts } from '../../../test/teamAccounts.js';
import type { UserViewer } from '../../auth/viewer.js';

const bia = { name: 'Bia Reis', email: 'bia.reis@exemplo.com' };
const ownPassword = 'a-senha-que-bia-escolheu';

let story: MailStory;
let admin: UserViewer;
const { users, identity, staff, signIn, minutesLater, namesOf, begin, mailsTo, confirmBy, sweepLater } = teamAccounts(
  () => story,
);
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  const { email } = story.admin.viewer;
  await users().deleteMany({ role: 'admin', email: { $ne: email } });
  await users().updateOne({ email }, { $set: { active: true } });
  admin = await story.viewerOf<UserViewer>(await begin());
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

/** Somebody of the staff who has signed in and chosen a password. */
async function colleague(person = bia) {
  const { account, temporaryPassword } = await staff().invite(admin, person);
  const first = await signIn(person.email, temporaryPassword);
  const viewer = await story.viewerOf<UserViewer>(first.accessToken);
  const passwords = { currentPassword: temporaryPassword, newPassword: ownPassword };
  await identity().passwords.change(viewer, passwords, testOrigin);
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
  expect(await confirmBy(mail!)).toBe('success');
  await identity().passwords.set(bia.email, ownPassword);
  expect(mail!.text).toContain('Administrador criou uma conta');
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
  const refusal = { code: 'NOT_FOUND' };
  const { id } = await colleague();
  expect(await namesOf(viewer)).toEqual([viewer.name]);
  await expect(staff().inviteAgain(viewer, id)).rejects.toMatchObject(refusal);
  await expect(staff().update(viewer, id, { active: false })).rejects.toMatchObject(refusal);
  await expect(staff().remove(viewer, id)).rejects.toMatchObject(refusal);
  expect(await namesOf(admin)).toEqual(['Administrador', bia.name]);
});

it('the account of a contact goes with its client alone', async () => {
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
  expect(await staff().update(admin, id, { active: false, name: 'Bia R.' })).toMatchObject({
    account: { name: 'Bia R.' },
  });
  await expect(staff().update(admin, id, { active: true })).rejects.toMatchObject(refusal);
});

it('inviting again makes the password before worthless, until the owner has chosen one', async () => {
  const first = await staff().invite(admin, bia);
  const id = first.account._id.toString();
  const second = await staff().inviteAgain(admin, id);
  await expect(signIn(bia.email, first.temporaryPassword)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await mailsTo(bia.email)).map((mail) => valueIn(mail, 'Senha temporária'))).toEqual([
    first.temporaryPassword,
    second.temporaryPassword,
  ]);
  expect(await signIn(bia.email, second.temporaryPassword)).toMatchObject({ mustChangePassword: true });
  await identity().passwords.set(id, ownPassword);
  await expect(staff().inviteAgain(admin, id)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
});

it('one address is mailed five invitations in a day', async () => {
  const { account } = await staff().invite(admin, { ...bia, email: 'muitas@exemplo.com' });
  const id = account._id.toString();
  for (let time = 0; time < 4; time += 1) await staff().inviteAgain(admin, id);
  await staff().update(admin, id, { active: false });
  await expect(staff().update(admin, id, { active: true })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await mailsTo('muitas@exemplo.com')).toHaveLength(5);
});

it('a colleague who has chosen no password yet is told nothing of candidates', async () => {
  const told = async () => (await identity().staffOf(null)).map(({ email }) => email);
  const { account } = await staff().invite(admin, bia);
  expect(await told()).toEqual([admin.email]);
  await identity().passwords.set(account._id.toString(), ownPassword);
  expect(await told()).toEqual([admin.email, bia.email]);
});

it('switching off ends sessions and ways in at once, for good', async () => {
  const { id, token } = await colleague();
  await identity().recovery.request({ email: bia.email }, testOrigin);
  const mail = (await mailsTo(bia.email)).at(-1)!;
  await staff().update(admin, id, { active: false });
  expect(await identity().authenticate(token)).toBeNull();
  const refusal = { code: 'INACTIVE_ACCOUNT', message: 'Sua conta foi desativada. Fale com a sua equipe.' };
  await expect(signIn(bia.email, ownPassword)).rejects.toMatchObject(refusal);
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
  await sweepLater();
  expect(await sessions.countDocuments({ subjectId: new Types.ObjectId(id) })).toBe(0);
});

it('a password of a mail that its reader has signed in with, and not changed, is worthless once the account was off', async () => {
  const { account, temporaryPassword } = await staff().invite(admin, bia);
  const id = account._id.toString();
  await signIn(bia.email, temporaryPassword);
  await staff().update(admin, id, { active: false });
  await staff().update(admin, id, { active: true });
  await expect(signIn(bia.email, temporaryPassword)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

it('somebody who has never signed in is invited anew when the account is switched on', async () => {
  const { account, temporaryPassword } = await staff().invite(admin, bia);
  const id = account._id.toString();
  await staff().update(admin, id, { active: false });
  await expect(staff().inviteAgain(admin, id)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  const { temporaryPassword: renewed } = await staff().update(admin, id, { active: true });
  const [, again] = await mailsTo(bia.email);
  expect(valueIn(again!, 'Senha temporária')).toBe(renewed);
  await expect(signIn(bia.email, temporaryPassword)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await signIn(bia.email, renewed!)).toMatchObject({ mustChangePassword: true });
});

describe('an invitation whose mail could not be queued', () => {
  const cutOff = () => jest.spyOn(story.server.services.mail, 'enqueue').mockRejectedValueOnce(new Error(CRASH));
  const mailsOfSweep = async () => {
    await sweepLater();
    return mailsTo(bia.email);
  };

  it('is made up for by the sweep, once, with another password', async () => {
    cutOff();
    await expect(staff().invite(admin, bia)).rejects.toThrow(CRASH);
    const [mail, ...others] = await mailsOfSweep();
    expect(others).toEqual([]);
    expect(await mailsOfSweep()).toHaveLength(1);
    expect(await signIn(bia.email, valueIn(mail!, 'Senha temporária'))).toMatchObject({ mustChangePassword: true });
  });

  it('is made up for also where the link of an earlier one was followed', async () => {
    const { account } = await staff().invite(admin, bia);
    const [first] = await mailsTo(bia.email);
    await confirmBy(first!);
    cutOff();
    await expect(staff().inviteAgain(admin, account._id.toString())).rejects.toThrow(CRASH);
    const [, again] = await mailsOfSweep();
    expect(await signIn(bia.email, valueIn(again!, 'Senha temporária'))).toMatchObject({ mustChangePassword: true });
  });

  it('is none any more once its reader has signed in with the password that the inviter was shown', async () => {
    jest.spyOn(story.server.services.mail, 'enqueue').mockResolvedValueOnce(false);
    const { temporaryPassword } = await staff().invite(admin, bia);
    const { accessToken } = await signIn(bia.email, temporaryPassword);
    expect(await mailsOfSweep()).toEqual([]);
    expect(await identity().authenticate(accessToken)).not.toBeNull();
  });
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

it('nobody switches the own account off, or deletes it', async () => {
  const refusal = (field: string) => ({ code: 'INVALID', details: [{ field: [field] }] });
  await expect(staff().update(admin, admin.userId, { active: false })).rejects.toMatchObject(refusal('active'));
  await expect(staff().remove(admin, admin.userId)).rejects.toMatchObject(refusal('id'));
  expect(await staff().update(admin, admin.userId, { name: 'Ana Chefe' })).toMatchObject({
    account: { name: 'Ana Chefe' },
  });
  await staff().update(admin, admin.userId, { name: 'Administrador' });
});

it('two who switch each other off at the same moment are not both off, whoever else was invited', async () => {
  const { id, viewer } = await colleague();
  await staff().invite(admin, { name: 'Caio Melo', email: 'caio.melo@exemplo.com' });
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
  await sweepLater();
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
