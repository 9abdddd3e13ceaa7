/** Lists show what was written last, whatever part of them was written. */
import { startCandidateStory, type CandidateStory } from './candidates.js';
import { databaseId } from '../src/lib/globalId.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const list = `{
  candidates(first: 10) {
    totalCount
    edges { node { id name client { name } confirmations { isConfirmed } filledFields { key value } } }
  }
}`;

/** The list as a screen and as a caller of `/v1` get it. */
async function shownTo(token = story.admin.token) {
  const [{ data }, { body }] = await Promise.all([
    story.server.graphql(list, {}, token),
    story.server.rest('get', '/candidates/admin', { token }),
  ]);
  return {
    graphql: data.candidates.edges[0].node,
    rest: body.data[0],
    counts: [data.candidates.totalCount, body.totalCount],
  };
}

it('a list shows each kind of write that it is made of, at once', async () => {
  const { candidates, clients, confirmations, fieldPermissions } = story.server.services;
  const { viewer } = story.admin;
  await story.register({ name: 'Ana Prado', fields: [{ key: 'cidade', value: 'Recife' }] });
  const before = await shownTo();
  const id = databaseId('Candidate', before.graphql.id);

  await candidates.update(viewer, id, { name: 'Ana Maria Prado' });
  expect(await shownTo()).toMatchObject({ graphql: { name: 'Ana Maria Prado' }, rest: { name: 'Ana Maria Prado' } });

  await clients.update(viewer, story.client.viewer.clientId ?? '', { name: 'Beatriz Souza' });
  expect(await shownTo()).toMatchObject({
    graphql: { client: { name: 'Beatriz Souza' } },
    rest: { clientName: 'Beatriz Souza' },
  });

  await fieldPermissions.save(viewer, { fieldKey: 'cidade', canView: ['admin'], canEdit: [] });
  const seenByClient = await story.server.graphql(list, {}, story.client.token);
  expect(seenByClient.data.candidates.edges[0].node.filledFields).toEqual([]);

  await candidates.update(viewer, id, { fields: [{ key: 'cpf', value: '52998224725' }] });
  const filled = await shownTo();
  expect(filled.graphql.filledFields).toContainEqual({ key: 'cpf', value: '52998224725' });
  expect(filled.rest.customFieldValues).toMatchObject({ cpf: '52998224725' });

  await confirmations.confirm(story.client.viewer, { candidateId: id });
  expect(await shownTo()).toMatchObject({
    graphql: { confirmations: [{ isConfirmed: true }] },
    rest: { isConfirmed: true },
  });

  await story.register({ name: 'Bento Prado' });
  expect((await shownTo()).counts).toEqual([2, 2]);
});
