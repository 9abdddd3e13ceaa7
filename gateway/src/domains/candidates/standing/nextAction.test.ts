/** The next action is one that the viewer may do: a document that others judge, or that is hidden, is not in the way. */
import { startDocumentStory, type DocumentStory } from '../../../../test/documents.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { toGlobalId } from '../../../lib/globalId.js';
import type { TestAccount } from '../../../../test/candidates.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
  await story.field({ key: 'diploma', documentOptions: { approver: 'admin' } });
  await story.field({ key: 'laudo', canView: ['admin'], canEdit: ['admin'], documentOptions: { approver: 'client' } });
});
afterAll(() => story.stop());

/** A finished candidate who has sent these documents, or for whom the office has. */
async function finishedWith(...keys: string[]): Promise<string> {
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  const id = candidate._id.toString();
  const { viewer } = await story.signIn(candidate);
  for (const key of keys) await story.send(key === 'laudo' ? story.admin.viewer : viewer, id, key);
  await story.server.services.candidates.ownForm.finish(viewer, {});
  return id;
}
async function nextActionFor({ token }: TestAccount<UserViewer>, candidateId: string): Promise<string | null> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Candidate { nextAction } } }';
  const { data } = await story.server.graphql(query, { id: toGlobalId('Candidate', candidateId) }, token);
  return data.node.nextAction;
}

test.each([
  ['that the client judges', ['rg'], 'REVIEW_DOCUMENTS', 'REVIEW_DOCUMENTS'],
  ['that the office judges', ['diploma'], 'REVIEW_DOCUMENTS', 'CONFIRM'],
  ['in a field that is hidden from the client', ['laudo'], 'REVIEW_DOCUMENTS', 'CONFIRM'],
  ['that needs no judgement', ['foto'], null, 'CONFIRM'],
])('a waiting document %s', async (_what, keys, forAdmin, forClient) => {
  const id = await finishedWith(...keys);
  expect(await nextActionFor(story.admin, id)).toBe(forAdmin);
  expect(await nextActionFor(story.client, id)).toBe(forClient);
});
