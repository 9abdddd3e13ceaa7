/** Two changes of one client at the same moment. */
import { jest } from '@jest/globals';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const found = async (search: string) => {
  const { clients } = story.server.services;
  const { items } = await clients.list(story.admin.viewer, { page: { offset: 0, limit: 10 }, search });
  return items.map(({ name }) => name);
};

test('leave it to be found by what both have written', async () => {
  const { clients, identity } = story.server.services;
  const clientId = story.client.viewer.clientId ?? '';
  jest.spyOn(identity.clientAccounts, 'assertEmailIsFree').mockImplementationOnce(async () => {
    await clients.update(story.admin.viewer, clientId, { name: 'Quitéria' });
  });
  await clients.update(story.admin.viewer, clientId, { email: 'outra@caixa.com' });
  expect(await found('quiteria')).toEqual(['Quitéria']);
  expect(await found('outra@caixa')).toEqual(['Quitéria']);
});
