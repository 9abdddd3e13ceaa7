/** Accounts of the staff over GraphQL. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { MAX_STAFF } from './staffAccounts.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const LIST = '{ staffAccounts { id name email active isInvited isViewer } }';
const list = async (token: string) => story.server.graphql(LIST, {}, token);

async function mutate(name: string, input: object, selection: string) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  return (await story.server.graphql(document, { input }, story.admin.token)).data[name];
}
const account = 'account { id name active isInvited isViewer }';

it('accounts are invited, invited again, renamed, switched off and deleted', async () => {
  const input = { name: 'Bia Reis', email: 'bia.reis@exemplo.com' };
  const invited = await mutate('inviteStaff', input, `${account} temporaryPassword`);
  const { id } = invited.account;
  const shown = { id, name: 'Bia Reis', active: true, isInvited: true, isViewer: false };
  expect(invited).toEqual({ account: shown, temporaryPassword: expect.any(String), userErrors: [] });
  const again = await mutate('inviteStaffAgain', { id }, `${account} temporaryPassword`);
  expect(again).toEqual({ account: shown, temporaryPassword: expect.any(String), userErrors: [] });
  expect(again.temporaryPassword).not.toBe(invited.temporaryPassword);
  const changes = { id, name: 'Bia R. Costa', active: false };
  const off = { ...shown, name: 'Bia R. Costa', active: false };
  expect(await mutate('updateStaffAccount', changes, account)).toEqual({ account: off, userErrors: [] });
  const { data } = await list(story.admin.token);
  expect(data.staffAccounts).toEqual([
    expect.objectContaining({ email: story.admin.viewer.email, isInvited: false, isViewer: true }),
    { ...off, email: input.email },
  ]);
  expect(await mutate('deleteStaffAccount', { id }, 'deletedId')).toEqual({ deletedId: id, userErrors: [] });
});

it('a taken e-mail is told at its field, and an id that is none of an account as not found', async () => {
  const { email } = story.client.viewer;
  expect(await mutate('inviteStaff', { name: 'Bia', email }, account)).toEqual({
    account: null,
    userErrors: [{ code: 'CONFLICT', field: ['email'] }],
  });
  for (const name of ['inviteStaffAgain', 'updateStaffAccount', 'deleteStaffAccount']) {
    expect(await mutate(name, { id: 'x' }, '')).toEqual({ userErrors: [{ code: 'NOT_FOUND', field: null }] });
  }
});

it('a company sees the accounts of its own team alone', async () => {
  const { data } = await list(story.client.token);
  expect(data.staffAccounts).toMatchObject([{ name: story.client.viewer.name }]);
});

it(`there are ${MAX_STAFF} accounts at most, also of invitations at once`, async () => {
  const present = (await list(story.admin.token)).data.staffAccounts.length as number;
  const person = (email: string) => ({
    ...{ role: 'admin', name: 'Pessoa', email, active: false, mustChangePassword: true, createdAt: new Date() },
  });
  const others = Array.from({ length: MAX_STAFF - 1 - present }, (_, index) => person(`pessoa${index}@exemplo.com`));
  await mongoose.connection.collection('users').insertMany(others);
  const names = ['Ana', 'Bia', 'Caio'];
  const answers = await Promise.all(
    names.map((name) => mutate('inviteStaff', { name, email: `${name}@exemplo.com` }, account)),
  );
  const { length } = (await list(story.admin.token)).data.staffAccounts;
  expect(length).toBeLessThanOrEqual(MAX_STAFF);
  expect(answers.map(({ userErrors }) => userErrors)).toContainEqual([{ code: 'PRECONDITION_FAILED', field: null }]);
  const input = { name: 'Dora', email: 'dora@exemplo.com' };
  await mongoose.connection.collection('users').insertOne(person('eva@exemplo.com'));
  expect(await mutate('inviteStaff', input, account)).toEqual({
    account: null,
    userErrors: [{ code: 'PRECONDITION_FAILED', field: null }],
  });
});
