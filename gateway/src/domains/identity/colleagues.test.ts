/** Colleagues of a company's contact: who keeps their accounts, and how these follow the company. */
import { jest } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { linkIn, valueIn } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { CRASH, teamAccounts } from '../../../test/teamAccounts.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';

const caio = { name: 'Caio Melo', email: 'caio@padaria.com' };
const ownPassword = 'a-senha-que-caio-escolheu';

let story: MailStory;
let admin: UserViewer;
let adminToken: string;
let contact: UserViewer;
let contactToken: string;
const { users, identity, staff, signIn, namesOf, begin, mailsTo, confirmBy, sweepLater } = teamAccounts(() => story);
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  await users().deleteMany({ colleagueOf: { $type: 'objectId' } });
  adminToken = await begin();
  admin = await story.viewerOf<UserViewer>(adminToken);
  await clients().update(admin, companyId(), { active: true });
  // What a test has done to the contact's password is no matter of the next one.
  await identity().passwords.set(
    (await users().findOne({ clientId: new Types.ObjectId(companyId()) }))!._id.toString(),
    ownPassword,
  );
  contactToken = (await signIn(story.client.viewer.email, ownPassword)).accessToken;
  contact = await story.viewerOf<UserViewer>(contactToken);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const clients = () => story.server.services.clients;
const companyId = () => story.client.viewer.clientId!;
const viewerBy = async (email: string, password: string) =>
  story.viewerOf<UserViewer>((await signIn(email, password)).accessToken);

/** A colleague who has signed in and chosen a password. */
async function colleague(person = caio) {
  const { account } = await staff().invite(contact, person);
  const id = account._id.toString();
  await identity().passwords.set(id, ownPassword);
  const { accessToken } = await signIn(person.email, ownPassword);
  return { id, token: accessToken, viewer: await story.viewerOf<UserViewer>(accessToken) };
}

it('the contact invites a colleague, who is mailed a first password and then sees the candidates of the company', async () => {
  const candidate = await story.register();
  const { account, temporaryPassword } = await staff().invite(contact, caio);
  expect(account).toMatchObject({ ...caio, role: 'client', active: true, mustChangePassword: true });
  const [mail, ...others] = await mailsTo(caio.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Convite para acompanhar as admissões: Padaria Bom Pão' });
  expect(mail!.text).toContain('Bia Souza criou uma conta da empresa Padaria Bom Pão para você');
  expect(valueIn(mail!, 'Senha temporária')).toBe(temporaryPassword);
  expect(await confirmBy(mail!)).toBe('success');
  await identity().passwords.set(account._id.toString(), ownPassword);
  const viewer = await viewerBy(caio.email, ownPassword);
  expect(viewer).toMatchObject({ role: 'client', clientId: companyId(), isContact: false });
  const { items } = await story.server.services.candidates.list(viewer, { page: { offset: 0, limit: 10 } });
  expect(items.map(({ _id }) => _id)).toEqual([candidate._id]);
  expect(await namesOf(contact)).toEqual(['Bia Souza', 'Caio Melo']);
});

it('administrators keep the team of every company, and the contact over GraphQL that of the own one', async () => {
  const { account } = await staff().invite(admin, caio, companyId());
  expect(await namesOf(admin, companyId())).toEqual(['Bia Souza', 'Caio Melo']);
  expect(await namesOf(admin)).toEqual(['Administrador']);
  const query = `query ($clientId: ID) { staffAccounts(clientId: $clientId) { id name isContact isViewer } }`;
  const { data } = await story.server.graphql(query, {}, contactToken);
  expect(data.staffAccounts).toEqual([
    { id: toGlobalId('User', contact.userId), name: 'Bia Souza', isContact: true, isViewer: true },
    { id: toGlobalId('User', account._id), name: 'Caio Melo', isContact: false, isViewer: false },
  ]);
  const clientId = toGlobalId('Client', companyId());
  expect((await story.server.graphql(query, { clientId }, adminToken)).data.staffAccounts).toHaveLength(2);
  const invite = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { userErrors { code field } } }`;
  const input = { name: 'Davi', email: 'davi@padaria.com', clientId: toGlobalId('Client', new Types.ObjectId()) };
  expect((await story.server.graphql(invite, { input }, adminToken)).data.inviteStaff).toEqual({
    userErrors: [{ code: 'NOT_FOUND', field: ['clientId'] }],
  });
});

it('neither another company nor a colleague keeps accounts', async () => {
  const { id, viewer } = await colleague();
  const other = story.otherClient.viewer;
  const notFound = { code: 'NOT_FOUND' };
  await expect(staff().list(other, companyId())).rejects.toMatchObject(notFound);
  await expect(staff().invite(other, caio, companyId())).rejects.toMatchObject(notFound);
  await expect(staff().inviteAgain(other, id)).rejects.toMatchObject(notFound);
  await expect(staff().update(other, id, { active: false })).rejects.toMatchObject(notFound);
  await expect(staff().remove(other, id)).rejects.toMatchObject(notFound);
  const forbidden = { code: 'FORBIDDEN' };
  await expect(staff().list(viewer)).rejects.toMatchObject(forbidden);
  await expect(staff().invite(viewer, { ...caio, email: 'outro@padaria.com' })).rejects.toMatchObject(forbidden);
  await expect(staff().update(viewer, id, { name: 'Caio' })).rejects.toMatchObject(forbidden);
  await expect(staff().remove(viewer, id)).rejects.toMatchObject(forbidden);
});

it('none is invited or switched on in a company that is not active', async () => {
  const { id } = await colleague();
  await clients().update(admin, companyId(), { active: false });
  const refusal = { code: 'PRECONDITION_FAILED', message: 'O cliente não está ativo.' };
  const other = { ...caio, email: 'outro@padaria.com' };
  await expect(staff().invite(admin, other, companyId())).rejects.toMatchObject(refusal);
  await expect(staff().update(admin, id, { active: true })).rejects.toMatchObject(refusal);
});

it('a company that is switched off takes its colleagues along, and brings them back but who was switched off', async () => {
  const stays = await colleague();
  const leaves = await colleague({ name: 'Davi Sá', email: 'davi@padaria.com' });
  const goesMeanwhile = await colleague({ name: 'Eva Luz', email: 'eva@padaria.com' });
  await staff().update(contact, leaves.id, { active: false });
  await clients().update(admin, companyId(), { active: false });
  await staff().update(admin, goesMeanwhile.id, { active: false });
  expect(await identity().authenticate(stays.token)).toBeNull();
  await clients().update(admin, companyId(), { active: true });
  expect(await identity().authenticate(stays.token)).toBeNull();
  expect(await signIn(caio.email, ownPassword)).toMatchObject({ mustChangePassword: false });
  const refusal = { code: 'INACTIVE_ACCOUNT' };
  await expect(signIn('davi@padaria.com', ownPassword)).rejects.toMatchObject(refusal);
  await expect(signIn('eva@padaria.com', ownPassword)).rejects.toMatchObject(refusal);
});

it('who is invited or switched on while the company is switched off comes in no more', async () => {
  const { id } = await colleague();
  await staff().update(contact, id, { active: false });
  // The company goes off behind the check, with the first write.
  const offBefore = (method: 'insertOne' | 'findOneAndUpdate') => {
    const write = users()[method].bind(users()) as (...values: unknown[]) => Promise<unknown>;
    jest.spyOn(users(), method).mockImplementationOnce((async (...values: unknown[]) => {
      await clients().update(admin, companyId(), { active: false });
      return write(...values);
    }) as never);
  };
  offBefore('findOneAndUpdate');
  await expect(staff().update(contact, id, { active: true })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await identity().viewerOfUser(id)).toBeNull();
  await clients().update(admin, companyId(), { active: true });
  offBefore('insertOne');
  const refusal = { code: 'PRECONDITION_FAILED', message: 'O cliente não está ativo.' };
  const other = { ...caio, email: 'outro@padaria.com' };
  await expect(staff().invite(admin, other, companyId())).rejects.toMatchObject(refusal);
  expect(await mailsTo(other.email)).toEqual([]);
  const stored = await users().findOne({ email: other.email });
  expect(await identity().viewerOfUser(stored!._id.toString())).toBeNull();
});

it('what a crash leaves of a colleague whose company went off, or is gone, is made up for by the sweep', async () => {
  const { id, token } = await colleague();
  await clients().update(admin, companyId(), { active: false });
  await users().updateOne({ _id: new Types.ObjectId(id) }, { $set: { active: true } });
  await sweepLater();
  expect(await identity().viewerOfUser(id)).toBeNull();
  expect(await identity().authenticate(token)).toBeNull();
  await users().updateOne({ _id: new Types.ObjectId(id) }, { $set: { colleagueOf: new Types.ObjectId() } });
  await sweepLater();
  expect(await users().countDocuments({ _id: new Types.ObjectId(id) })).toBe(0);
});

it('a cut-off invitation is made up for by the sweep', async () => {
  jest.spyOn(story.server.services.mail, 'enqueue').mockRejectedValueOnce(new Error(CRASH));
  await expect(staff().invite(contact, caio)).rejects.toThrow(CRASH);
  await sweepLater();
  const [mail, ...others] = await mailsTo(caio.email);
  expect(others).toEqual([]);
  expect(await signIn(caio.email, valueIn(mail!, 'Senha temporária'))).toMatchObject({ mustChangePassword: true });
});

it('a contact that a crash has left out is made although there are colleagues', async () => {
  await colleague();
  const _id = new Types.ObjectId(companyId());
  await mongoose.connection.collection('clients').updateOne({ _id }, { $set: { createdAt: new Date(0) } });
  await users().deleteOne({ clientId: _id });
  await sweepLater();
  const made = await users().findOne({ clientId: _id });
  expect(made).toMatchObject({ name: 'Bia Souza', email: contact.email });
});

it('a colleague is told of the candidates of the company, once a password was chosen', async () => {
  const told = async (id: string) =>
    (await identity().staffOf(new Types.ObjectId(id)))
      .map(({ email }) => email)
      .filter((email) => email !== admin.email);
  const { account } = await staff().invite(contact, caio);
  expect(await told(companyId())).toEqual([contact.email]);
  await identity().passwords.set(account._id.toString(), ownPassword);
  expect(await told(companyId())).toEqual([contact.email, caio.email]);
  expect(await told(story.otherClient.viewer.clientId!)).toEqual([story.otherClient.viewer.email]);
});

it('a client cannot take the e-mail of a colleague, and another contact leaves the colleagues signed in', async () => {
  const { token } = await colleague();
  const refusal = { code: 'CONFLICT', message: expect.stringMatching(/conta da equipe deste cliente/) };
  await expect(clients().update(admin, companyId(), { email: caio.email })).rejects.toMatchObject(refusal);
  await clients().update(admin, companyId(), { email: 'nova@padaria.com' });
  expect(await identity().authenticate(token)).not.toBeNull();
  await clients().update(admin, companyId(), { email: contact.email });
});

it('the accounts of a company go with it, and their e-mails are free again', async () => {
  const { clientId, name } = story.otherClient.viewer;
  const { account, temporaryPassword } = await staff().invite(admin, caio, clientId);
  await signIn(caio.email, temporaryPassword);
  expect(await namesOf(admin, clientId!)).toEqual([name, caio.name]);
  await clients().delete(admin, clientId!);
  expect(await users().countDocuments({ _id: account._id })).toBe(0);
  const sessions = mongoose.connection.collection('sessions');
  expect(await sessions.countDocuments({ subjectId: account._id })).toBe(0);
  expect(await staff().invite(contact, caio)).toMatchObject({ account: caio });
});

it('a colleague who has chosen no password is invited anew when the company is active again', async () => {
  const { temporaryPassword } = await staff().invite(contact, caio);
  const [first] = await mailsTo(caio.email);
  await clients().update(admin, companyId(), { active: false });
  expect(await confirmBy(first!)).toBe('invalid');
  await clients().update(admin, companyId(), { active: true });
  const [, again, ...others] = await mailsTo(caio.email);
  expect(others).toEqual([]);
  await expect(signIn(caio.email, temporaryPassword)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await signIn(caio.email, valueIn(again!, 'Senha temporária'))).toMatchObject({ mustChangePassword: true });
});

it('links of mails die with the company, and a company with an e-mail in conflict is switched off all the same', async () => {
  const { id, token } = await colleague();
  await identity().recovery.request({ email: caio.email }, testOrigin);
  const [, mail] = await mailsTo(caio.email);
  // The client has an e-mail that its contact cannot have, as another account took it at the same moment.
  const _id = new Types.ObjectId(companyId());
  await mongoose.connection.collection('clients').updateOne({ _id }, { $set: { email: caio.email } });
  await expect(clients().update(admin, companyId(), { active: false })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await identity().authenticate(token)).toBeNull();
  expect(await identity().viewerOfUser(id)).toBeNull();
  expect(await identity().viewerOfUser(contact.userId)).toBeNull();
  expect(await identity().authenticate(contactToken)).toBeNull();
  await clients().update(admin, companyId(), { email: story.client.viewer.email, active: true });
  const link = linkIn(mail!, 'Redefinir senha').searchParams;
  const reset = { userId: link.get('userId'), token: link.get('token'), newPassword: 'outra-senha' };
  await expect(identity().recovery.reset(reset, testOrigin)).rejects.toMatchObject({ code: 'INVALID' });
});

it('a colleague whose account changes while the company is switched off is switched off all the same', async () => {
  const { id } = await colleague();
  const write = users().findOneAndUpdate.bind(users()) as (...values: unknown[]) => Promise<unknown>;
  jest.spyOn(users(), 'findOneAndUpdate').mockImplementationOnce((async (...values: unknown[]) => {
    await identity().passwords.set(id, 'outra-senha-de-caio');
    return write(...values);
  }) as never);
  await clients().update(admin, companyId(), { active: false });
  expect(await identity().viewerOfUser(id)).toBeNull();
});
