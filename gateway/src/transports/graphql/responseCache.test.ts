/** Answers that are kept: the same bytes while nothing has changed, and never anything older than the last write. */
import { jest } from '@jest/globals';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import { databaseId } from '../../lib/globalId.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  await story.register({ name: 'Ana Prado', fields: [{ key: 'cidade', value: 'Recife' }] });
});
afterAll(() => story.stop());

const names = `query ($search: String) {
  candidates(first: 10, filter: { search: $search }) {
    totalCount edges { node { id name client { name } confirmations { isConfirmed } filledFields { key value } } } }
}`;
const ask = (token = story.admin.token, query = names, variables: object = {}) =>
  story.server.graphql(query, variables, token);
/** How often the list was worked out while it was asked for twice. */
async function timesWorkedOut(question: () => Promise<unknown>) {
  const list = jest.spyOn(story.server.services.candidates, 'list');
  try {
    await question();
    await question();
    return list.mock.calls.length;
  } finally {
    list.mockRestore();
  }
}

it('are given again to who asks the same, without being worked out', async () => {
  await ask();
  expect(await timesWorkedOut(() => ask())).toBe(0);
  expect(await ask()).toMatchObject({ status: 200, data: { candidates: { totalCount: 1 } } });
});

it('are another one for other variables, another document and another person', async () => {
  expect((await ask(undefined, names, { search: 'ninguém' })).data.candidates.totalCount).toBe(0);
  expect((await ask(undefined, '{ candidates(first: 10) { totalCount } }')).data).toEqual({
    candidates: { totalCount: 1 },
  });
  expect((await ask(story.otherClient.token)).data.candidates.totalCount).toBe(0);
});

it('are made anew after each kind of write that they show', async () => {
  const { candidates, clients, confirmations, fieldPermissions } = story.server.services;
  const { viewer } = story.admin;
  const shown = async () => (await ask()).data.candidates.edges[0].node;
  const id = databaseId('Candidate', (await shown()).id);

  await candidates.update(viewer, id, { name: 'Ana Maria Prado' });
  expect((await shown()).name).toBe('Ana Maria Prado');
  await clients.update(viewer, story.client.viewer.clientId ?? '', { name: 'Beatriz Souza' });
  expect((await shown()).client.name).toBe('Beatriz Souza');
  await fieldPermissions.save(viewer, { fieldKey: 'cidade', canView: ['admin'], canEdit: [] });
  expect((await ask(story.client.token)).data.candidates.edges[0].node.filledFields).toEqual([]);
  await candidates.update(viewer, id, { fields: [{ key: 'cpf', value: '52998224725' }] });
  expect((await shown()).filledFields).toContainEqual({ key: 'cpf', value: '52998224725' });
  await confirmations.confirm(story.client.viewer, { candidateId: id });
  expect((await shown()).confirmations).toEqual([{ isConfirmed: true }]);
  await story.register({ name: 'Bento Prado' });
  expect((await ask()).data.candidates.totalCount).toBe(2);
});

it('end with the session of who got them', async () => {
  const { accessToken } = await story.server.services.identity.signIn(
    { email: story.server.config.adminEmail, password: story.server.config.adminPassword ?? '' },
    testOrigin,
  );
  expect((await ask(accessToken)).status).toBe(200);
  await story.server.graphql('mutation { signOut { userErrors { code } } }', {}, accessToken);
  expect((await ask(accessToken)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it.each([
  ['secrets', '{ candidates(first: 1) { edges { node { accessPassword } } } }'],
  ['what other records decide', '{ candidates(first: 1) { totalCount } viewer { id } }'],
  ['too much to be kept', `{ candidates(first: 1) { totalCount } } #${'x'.repeat(8_000)}`],
  ['a failure', '{ candidates(first: 1) { totalCount } clients(first: 1) { totalCount } }'],
])('are not kept where they hold %s', async (_what, query) => {
  expect(await timesWorkedOut(() => ask(story.client.token, query))).toBe(2);
});
