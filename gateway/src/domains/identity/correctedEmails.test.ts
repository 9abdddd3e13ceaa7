/** An account's e-mail is corrected: what went to the wrong person, or was made of it, opens nothing. */
import { jest } from '@jest/globals';
import mongoose, { type Types } from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { linkIn, valueIn, type ReceivedMail } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { ClientModel } from '../clients/clientsModel.js';
import { findUser } from './identityModel.js';
import { Invitations } from './invitations.js';

const [WRONG, RIGHT] = ['errada@exemplo.com', 'certa@exemplo.com'];
const company = { name: 'Ana', companyName: 'Ana Ltda', cnpj: '33000167000101', email: WRONG };
const STRANGERS = 'senha-do-estranho';

let story: MailStory;
let clientId: Types.ObjectId;
beforeAll(async () => {
  story = await startMailStory();
});
afterEach(async () => {
  story.server.setNow(null);
  await story.server.services.clients.delete(story.admin.viewer, clientId.toString());
});
afterAll(() => story.stop());

const { identity, clients, mail } = {
  identity: () => story.server.services.identity,
  clients: () => story.server.services.clients,
  mail: () => story.server.services.mail,
};
const update = (input: object) => clients().update(story.admin.viewer, clientId.toString(), input);
const account = () => mongoose.connection.collection('users').findOne({ clientId });
const signIn = (email: string, password: string) => identity().signIn({ email, password }, testOrigin);
const later = () => story.server.setNow(new Date(Date.now() + 2 * 60_000));

/** The mails that come to an address meanwhile. */
async function mailsTo(address: string, work: () => Promise<unknown>): Promise<ReceivedMail[]> {
  story.mailServer.received.length = 0;
  await work();
  await mail().deliverDue();
  return story.mailServer.received.filter(({ to }) => to === address);
}

async function oneMailTo(address: string, work: () => Promise<unknown>): Promise<ReceivedMail> {
  const [first, ...others] = await mailsTo(address, work);
  if (!first || others.length > 0) throw new Error('exactly one mail was expected');
  return first;
}

/** @returns the first mail, which goes to the wrong person, and its password */
async function create(active: boolean) {
  const first = await oneMailTo(WRONG, async () => {
    ({ _id: clientId } = (await clients().create(story.admin.viewer, { ...company, active })).client);
  });
  return { mail: first, password: valueIn(first, 'Senha temporária') };
}

const proofIn = (received: ReceivedMail, button: string) => {
  const { searchParams } = linkIn(received, button);
  return { userId: searchParams.get('userId'), token: searchParams.get('token') };
};
const confirmWith = (received: ReceivedMail) =>
  identity().recovery.confirm(proofIn(received, 'Confirmar e-mail'), testOrigin);

/** The wrong person sets a password by 'Esqueci minha senha'. */
async function strangerSetsPassword(): Promise<ReceivedMail> {
  const received = await oneMailTo(WRONG, () => identity().recovery.request({ email: WRONG }, testOrigin));
  const proof = proofIn(received, 'Redefinir senha');
  await identity().recovery.reset({ ...proof, newPassword: STRANGERS }, testOrigin);
  return received;
}

/** The right person comes in with the invitation, and must set a password first. */
async function expectInvited(invitation: ReceivedMail) {
  const session = await signIn(RIGHT, valueIn(invitation, 'Senha temporária'));
  expect(session).toMatchObject({ mustChangePassword: true });
}
const refused = { code: 'INVALID_CREDENTIALS' };

it('of a pending account whose password a stranger has set: password and link die, and the right person is invited', async () => {
  await create(false);
  const strangers = await strangerSetsPassword();
  const invitation = await oneMailTo(RIGHT, () => update({ email: RIGHT }));
  await expect(confirmWith(strangers)).resolves.toBe('invalid');
  await expect(signIn(RIGHT, STRANGERS)).rejects.toMatchObject(refused);
  await expect(confirmWith(invitation)).resolves.toBe('success');
  await expectInvited(invitation);
});

it('of an active account that a stranger is in: the session ends as well', async () => {
  await create(true);
  await strangerSetsPassword();
  const { accessToken } = await signIn(WRONG, STRANGERS);
  const invitation = await oneMailTo(RIGHT, () => update({ email: RIGHT }));
  expect(await identity().authenticate(accessToken)).toBeNull();
  await expect(signIn(RIGHT, STRANGERS)).rejects.toMatchObject(refused);
  await expectInvited(invitation);
});

it('of a confirmed account: its password stays, and nothing but the change is told', async () => {
  const { mail: first, password } = await create(true);
  await confirmWith(first);
  expect(await mailsTo(RIGHT, () => update({ email: RIGHT }))).toEqual([]);
  await expect(signIn(RIGHT, password)).resolves.toHaveProperty('accessToken');
});

it.each([
  ['in the same change', () => update({ email: RIGHT, active: false })],
  ['before', () => update({ active: false }).then(() => update({ email: RIGHT }))],
])(
  'of an account that was switched off %s: it is invited when it is switched on, and before gets no link',
  async (_, off) => {
    const { password } = await create(true);
    expect(await mailsTo(RIGHT, off)).toEqual([]);
    later();
    expect(await mailsTo(RIGHT, () => identity().clientAccounts.reconcile())).toEqual([]);
    expect(await account()).toMatchObject({ email: RIGHT, active: false, emailConfirmation: null });
    const invitation = await oneMailTo(RIGHT, () => update({ active: true }));
    await expect(signIn(RIGHT, password)).rejects.toMatchObject(refused);
    await expectInvited(invitation);
    await expect(confirmWith(invitation)).resolves.toBe('success');
  },
);

it('of an account that is switched on with it: it is invited once', async () => {
  const { password } = await create(true);
  await update({ active: false });
  const invitation = await oneMailTo(RIGHT, () => update({ email: RIGHT, active: true }));
  await expect(signIn(RIGHT, password)).rejects.toMatchObject(refused);
  await expectInvited(invitation);
});

it('of an account that was switched off and on before: it is invited all the same', async () => {
  const { password } = await create(true);
  await update({ active: false });
  await update({ active: true });
  const invitation = await oneMailTo(RIGHT, () => update({ email: RIGHT }));
  await expect(signIn(RIGHT, password)).rejects.toMatchObject(refused);
  await expectInvited(invitation);
});

it('and the process ends before the invitation: the password is void already, and the sweep invites', async () => {
  await create(true);
  await strangerSetsPassword();
  const { accessToken } = await signIn(WRONG, STRANGERS);
  jest.spyOn(mail(), 'enqueue').mockRejectedValueOnce(new Error('the process ends here'));
  await expect(update({ email: RIGHT })).rejects.toThrow('the process ends here');
  await expect(signIn(RIGHT, STRANGERS)).rejects.toMatchObject(refused);
  expect(await identity().authenticate(accessToken)).toBeNull();
  later();
  await expectInvited(await oneMailTo(RIGHT, () => identity().clientAccounts.reconcile()));
});

it('and two gateways follow at once: one invitation goes out, and its password works', async () => {
  await create(true);
  await ClientModel.updateOne({ _id: clientId }, { $set: { email: RIGHT }, $inc: { revision: 1 } });
  const follow = () => identity().clientAccounts.follow(clientId.toString());
  await expectInvited(await oneMailTo(RIGHT, () => Promise.all([follow(), follow()])));
});

it('and the account is switched off while an invitation is made up for: no link switches it on again', async () => {
  await create(true);
  const { services } = story.server;
  const invitations = new Invitations({ services, now: () => new Date() });
  const read = await findUser({ clientId });
  await update({ active: false });
  expect(await mailsTo(WRONG, () => invitations.renew(read!))).toEqual([]);
  expect(await account()).toMatchObject({ active: false, emailConfirmation: null });
});
