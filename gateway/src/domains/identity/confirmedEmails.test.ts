/** An e-mail that is confirmed, and what comes between that and its account being switched on. */
import { jest } from '@jest/globals';
import mongoose, { type Types } from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { linkIn } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';

const CRASH = 'the process ends here';
const company = { name: 'Ana', companyName: 'Ana Ltda', cnpj: '33000167000101', email: 'ana@exemplo.com' };

let story: MailStory;
let clientId: Types.ObjectId;
beforeAll(async () => {
  story = await startMailStory();
});
afterEach(async () => {
  jest.restoreAllMocks();
  story.server.setNow(null);
  await services().clients.delete(story.admin.viewer, clientId.toString());
});
afterAll(() => story.stop());

const services = () => story.server.services;
const update = (input: object) => services().clients.update(story.admin.viewer, clientId.toString(), input);
async function areActive() {
  const { active } = await services().clientDirectory.get(story.admin.viewer, clientId.toString());
  const account = await mongoose.connection.collection('users').findOne({ clientId });
  return { client: active, account: account?.['active'] as boolean };
}

/** A company whose user has a link, and what follows it. */
async function invited(active = false) {
  story.mailServer.received.length = 0;
  const { client } = await services().clients.create(story.admin.viewer, { ...company, active });
  clientId = client._id;
  await services().mail.deliverDue();
  const [mail] = story.mailServer.received;
  const { searchParams } = linkIn(mail!, 'Confirmar e-mail');
  const proof = { userId: searchParams.get('userId'), token: searchParams.get('token') };
  return () => services().identity.recovery.confirm(proof, testOrigin);
}

/** Has something happen once the e-mail is confirmed in store, before the client follows. */
function onceConfirmed(work: () => Promise<unknown>): void {
  const { clientAccounts } = services().identity;
  const look = clientAccounts.confirmedClientOf.bind(clientAccounts);
  jest.spyOn(clientAccounts, 'confirmedClientOf').mockImplementationOnce(async (userId) => {
    await work();
    return look(userId);
  });
}
const crash = () => Promise.reject(new Error(CRASH));

it('a crash in between is made up for, although the next process compares accounts and clients at its start', async () => {
  const confirm = await invited();
  onceConfirmed(crash);
  await expect(confirm()).rejects.toThrow(CRASH);
  await services().sweep.run();
  story.server.setNow(new Date(Date.now() + 2 * 60_000));
  await services().sweep.run();
  expect(await areActive()).toEqual({ client: true, account: true });
});

it('a second click makes up for what was cut off', async () => {
  const confirm = await invited();
  onceConfirmed(crash);
  await expect(confirm()).rejects.toThrow(CRASH);
  await expect(confirm()).resolves.toBe('already-confirmed');
  expect(await areActive()).toEqual({ client: true, account: true });
});

it('another change of the client in between does not switch the account off', async () => {
  const confirm = await invited();
  onceConfirmed(() => update({ name: 'Ana Maria' }));
  await expect(confirm()).resolves.toBe('success');
  expect(await areActive()).toEqual({ client: true, account: true });
});

it('a client that is switched off in between stays so, also before its account has followed', async () => {
  const confirm = await invited(true);
  onceConfirmed(async () => {
    jest.spyOn(services().identity.clientAccounts, 'follow').mockResolvedValueOnce();
    await update({ active: false });
  });
  await expect(confirm()).resolves.toBe('success');
  await services().sweep.run();
  expect(await areActive()).toEqual({ client: false, account: false });
});

it('a client that is switched off before its account has followed the activation stays off, whatever is clicked', async () => {
  const confirm = await invited();
  jest.spyOn(services().identity.clientAccounts, 'follow').mockRejectedValueOnce(new Error(CRASH));
  await expect(confirm()).rejects.toThrow(CRASH);
  await update({ active: false });
  await confirm().catch(() => undefined);
  await services().sweep.run();
  expect(await areActive()).toEqual({ client: false, account: false });
});
