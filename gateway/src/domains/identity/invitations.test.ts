/** The invitation of a company's user whose creation was cut off. */
import { jest } from '@jest/globals';
import mongoose, { type Types } from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { valueIn } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';

const MINUTE_MS = 60_000;
const company = {
  name: 'Ana',
  companyName: 'Ana Ltda',
  cnpj: '33000167000101',
  email: 'ana@exemplo.com',
  active: true,
};

let story: MailStory;
let clientId: Types.ObjectId;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  const { client } = await story.server.services.clients.create(story.admin.viewer, company);
  clientId = client._id;
  await mailsOfSweep();
});
afterEach(async () => {
  story.server.setNow(null);
  await story.server.services.clients.delete(story.admin.viewer, clientId.toString());
});
afterAll(() => story.stop());

const users = () => mongoose.connection.collection('users');
/** What a process leaves that ends before the invitation is queued. */
const withoutInvitation = () => users().updateOne({ clientId }, { $set: { invitationDue: new Date() } });
const withoutUser = () => users().deleteOne({ clientId });
const later = () => story.server.setNow(new Date(Date.now() + 2 * MINUTE_MS));
const signIn = (password: string) =>
  story.server.services.identity.signIn({ email: company.email, password }, testOrigin);

/** The mails to the company that are there after a round of the sweep. */
async function mailsOfSweep() {
  story.mailServer.received.length = 0;
  await story.server.services.identity.clientAccounts.reconcile();
  return mailsToCompany();
}

async function mailsToCompany() {
  await story.server.services.mail.deliverDue();
  return story.mailServer.received.filter(({ to }) => to === company.email);
}

it.each([
  ['before the company had a user', withoutUser],
  ['before it was queued', withoutInvitation],
])('is sent by the sweep, once, when the creation was cut off %s', async (_when, cutOff) => {
  await cutOff();
  expect(await mailsOfSweep()).toEqual([]);
  later();
  const [mail, ...others] = await mailsOfSweep();
  expect(others).toEqual([]);
  expect(await signIn(valueIn(mail!, 'Senha temporária'))).toMatchObject({ mustChangePassword: true });
  expect(await mailsOfSweep()).toEqual([]);
});

it('is sent by a later sweep when it could not be queued', async () => {
  await withoutInvitation();
  later();
  jest.spyOn(story.server.services.mail, 'enqueue').mockResolvedValueOnce(false);
  expect(await mailsOfSweep()).toEqual([]);
  story.server.setNow(new Date(Date.now() + 4 * MINUTE_MS));
  expect(await mailsOfSweep()).toHaveLength(1);
});

it('is sent once by two gateways whose sweeps meet', async () => {
  await withoutInvitation();
  later();
  const { clientAccounts } = story.server.services.identity;
  story.mailServer.received.length = 0;
  await Promise.all([clientAccounts.reconcile(), clientAccounts.reconcile()]);
  const [mail, ...others] = await mailsToCompany();
  expect(others).toEqual([]);
  expect(await signIn(valueIn(mail!, 'Senha temporária'))).toMatchObject({ mustChangePassword: true });
});

it('is not sent to an owner who has come in by another way, whose password stays', async () => {
  await story.server.services.identity.passwords.set(company.email, 'segredo-da-ana');
  await withoutInvitation();
  later();
  expect(await mailsOfSweep()).toEqual([]);
  await expect(signIn('segredo-da-ana')).resolves.toMatchObject({ mustChangePassword: false });
});

it('of a company that could not be created whole leaves no user behind, who would keep the e-mail from the next try', async () => {
  const { clients, clientDirectory } = story.server.services;
  const other = { ...company, email: 'bia@exemplo.com', cnpj: '11222333000181' };
  jest.spyOn(clientDirectory, 'companyName').mockRejectedValueOnce(new Error('the database gives no answer'));
  await expect(clients.create(story.admin.viewer, other)).rejects.toThrow('the database gives no answer');
  expect(await users().countDocuments({ email: other.email })).toBe(0);
  const { client } = await clients.create(story.admin.viewer, other);
  await clients.delete(story.admin.viewer, client._id.toString());
});
