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

/** The wrong person follows the link of the first mail, sets a password and signs in. */
async function strangerConfirms() {
  const first = await create(false);
  await expect(confirmWith(first.mail)).resolves.toBe('success');
  await strangerSetsPassword();
  return { ...first, ...(await signIn(WRONG, STRANGERS)) };
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

it('of an account that a stranger has confirmed: password, link and session die all the same, and the new address is to be confirmed', async () => {
  const { mail: first, accessToken } = await strangerConfirms();
  expect(await account()).toMatchObject({ active: true, emailConfirmedAt: expect.any(Date) });
  const invitation = await oneMailTo(RIGHT, () => update({ email: RIGHT }));
  expect(await identity().authenticate(accessToken)).toBeNull();
  await expect(signIn(RIGHT, STRANGERS)).rejects.toMatchObject(refused);
  await expect(confirmWith(first)).resolves.toBe('invalid');
  await expect(confirmWith(invitation)).resolves.toBe('success');
  await expectInvited(invitation);
});

it('of an account that a stranger was in: the right person comes in for the first time, from no new device', async () => {
  await strangerConfirms();
  const password = valueIn(await oneMailTo(RIGHT, () => update({ email: RIGHT })), 'Senha temporária');
  const elsewhere = { ...testOrigin, ip: '203.0.113.9', userAgent: 'Outro navegador' };
  expect(await mailsTo(RIGHT, () => identity().signIn({ email: RIGHT, password }, elsewhere))).toEqual([]);
});

const neverConfirmed = async () => undefined;
const inTheSameChange = () => update({ email: RIGHT, active: false });
const before = () => update({ active: false }).then(() => update({ email: RIGHT }));

it.each([
  ['was never confirmed and was switched off in the same change', neverConfirmed, inTheSameChange],
  ['was never confirmed and was switched off before', neverConfirmed, before],
  ['was confirmed and was switched off in the same change', confirmWith, inTheSameChange],
  ['was confirmed and was switched off before', confirmWith, before],
])(
  'of an account that %s: it is invited when it is switched on, and before gets no link',
  async (_, confirm: (first: ReceivedMail) => Promise<unknown>, off) => {
    const { mail: first, password } = await create(true);
    await confirm(first);
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
