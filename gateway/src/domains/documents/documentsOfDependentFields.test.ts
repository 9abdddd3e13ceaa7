/** Documents of fields that depend on an answer. */
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { toGlobalId } from '../../lib/globalId.js';
import { pageRequestFromConnectionArgs } from '../../lib/pages.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
  const everyone = ['admin', 'client', 'candidate'] as const;
  await services().customFields.create(story.admin.viewer, {
    ...{ key: 'dirige', label: 'Dirige?', type: 'checkbox', target: 'candidate', canView: everyone, canEdit: everyone },
  });
  await story.field({ key: 'cnh', condition: { fieldKey: 'dirige', values: ['true'] } });
});
afterAll(() => story.stop());

const services = () => story.server.services;
const drives = (value: boolean) => ({ fields: [{ key: 'dirige', value: String(value) }] });
async function newcomer(value: boolean) {
  const candidate = await story.register(drives(value));
  return { id: candidate._id.toString(), self: (await story.signIn(candidate)).viewer };
}

test('are sent where the answer asks for them', async () => {
  const { id, self } = await newcomer(false);
  const refused = { code: 'FORBIDDEN', message: 'O campo "CNH" não é pedido por causa de outra resposta.' };
  for (const viewer of [self, story.admin.viewer]) {
    await expect(story.send(viewer, id, 'cnh')).rejects.toMatchObject(refused);
  }
  await services().candidates.ownForm.save(self, drives(true));
  await expect(story.send(self, id, 'cnh')).resolves.toMatchObject({ state: 'sent' });
});

test('that were sent before another answer still wait, are seen and judged, and a refusal opens no form for them', async () => {
  const { id, self } = await newcomer(true);
  const { _id } = await story.send(self, id, 'cnh');
  const candidate = await services().candidates.update(story.client.viewer, id, drives(false));
  expect(candidate.documentsState).toBe('missing');
  for (const viewer of [story.client.viewer, self]) {
    expect(await services().documents.currentIds(viewer, candidate)).toEqual([_id.toString()]);
  }
  const page = pageRequestFromConnectionArgs({ first: 50 });
  const { items } = await services().documents.toReview(story.admin.viewer, { page, filter: { candidateId: id } });
  expect(items).toHaveLength(1);
  const query = 'query($id: ID!) { node(id: $id) { ... on Document { waitsForJudgement viewerCanJudge } } }';
  const { data } = await story.server.graphql(query, { id: toGlobalId('Document', _id) }, story.admin.token);
  expect(data.node).toEqual({ waitsForJudgement: true, viewerCanJudge: true });
  await services().documents.judging.refuse(story.admin.viewer, _id.toString(), { reason: 'Ilegível' });
  const refused = await services().candidates.get(story.admin.viewer, id);
  expect(refused).toMatchObject({ documentsState: 'missing', requestedFieldKeys: [] });
});
