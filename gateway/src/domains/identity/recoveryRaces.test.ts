/** What happens to an account while a recovery mail to it is made. */
import { jest } from '@jest/globals';
import mongoose, { type Types } from 'mongoose';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';

const EMAIL = 'ana@exemplo.com';
const company = { name: 'Ana', companyName: 'Ana Ltda', cnpj: '33000167000101', email: EMAIL, active: true };

let story: CandidateStory;
let clientId: Types.ObjectId;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(async () => {
  const { client } = await story.server.services.clients.create(story.admin.viewer, company);
  clientId = client._id;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await story.server.services.clients.delete(story.admin.viewer, clientId.toString());
});
afterAll(() => story.stop());

const recovery = () => story.server.services.identity.recovery;
const account = () => mongoose.connection.collection('users').findOne({ clientId });
const update = (input: object) => story.server.services.clients.update(story.admin.viewer, clientId.toString(), input);

/** The mail to the first address, when this happens after the account was read and before anything is written to it. */
function mailDuring(work: () => Promise<unknown>, mailId = 'a') {
  jest.spyOn(story.server.services.workLimits, 'mayTell').mockImplementationOnce(async () => {
    await work();
    return true;
  });
  return recovery().prepareMail(EMAIL, mailId);
}

it('an e-mail that is corrected meanwhile: the old address gets no way in', async () => {
  expect(await mailDuring(() => update({ email: 'certa@exemplo.com' }))).toBeNull();
  expect(await account()).toMatchObject({
    email: 'certa@exemplo.com',
    temporaryPassword: null,
    passwordReset: null,
    recoveryMailId: null,
  });
  expect(await recovery().prepareMail('certa@exemplo.com', 'b')).not.toBeNull();
});

it('an account that is switched off meanwhile, never confirmed: no link switches it on', async () => {
  expect((await account())?.emailConfirmedAt).toBeNull();
  expect(await mailDuring(() => update({ active: false }))).toBeNull();
  const switchedOff = { active: false, emailConfirmation: null, temporaryPassword: null, passwordReset: null };
  expect(await account()).toMatchObject(switchedOff);
});

it('an account that was switched off and on before, never confirmed, gets a link again', async () => {
  await update({ active: false });
  await update({ active: true });
  expect(await recovery().prepareMail(EMAIL, 'a')).toMatchObject({ confirmationToken: expect.any(String) });
});

it('another change meanwhile keeps no mail back', async () => {
  expect(await mailDuring(() => update({ name: 'Ana Maria' }))).toMatchObject({ name: 'Ana' });
});

it('another mail that is made meanwhile says the same, and both work', async () => {
  const others: Awaited<ReturnType<typeof mailDuring>>[] = [];
  const mail = await mailDuring(async () => others.push(await recovery().prepareMail(EMAIL, 'b')));
  expect(others).toMatchObject([{ token: mail?.token, temporaryPassword: mail?.temporaryPassword }]);
  const proof = { userId: mail?.userId, token: others[0]?.token, newPassword: 'novo-segredo' };
  await expect(recovery().reset(proof, testOrigin)).resolves.toBeUndefined();
});

it('a link that is used meanwhile stays used', async () => {
  const first = await recovery().prepareMail(EMAIL, 'a');
  const proof = { userId: first?.userId, token: first?.token };
  const reset = (newPassword: string) => recovery().reset({ ...proof, newPassword }, testOrigin);
  expect(await mailDuring(() => reset('novo-segredo'), 'b')).toBeNull();
  await expect(reset('outro-segredo')).rejects.toMatchObject({ code: 'INVALID' });
});
