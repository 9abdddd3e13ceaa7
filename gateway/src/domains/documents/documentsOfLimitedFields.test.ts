/** Documents of fields that are asked of some clients' candidates only (R-372). */
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import type { UserViewer } from '../../auth/viewer.js';
import { pageRequestFromConnectionArgs } from '../../lib/pages.js';

let story: DocumentStory;
let ours: string;
let theirs: string;
beforeAll(async () => {
  story = await startDocumentStory();
  ours = story.client.viewer.clientId ?? '';
  theirs = story.otherClient.viewer.clientId ?? '';
  await story.field({ key: 'cnh' });
  await story.field({ key: 'aso', clientIds: [theirs] });
});
afterEach(() => limit('cnh', null));
afterAll(() => story.stop());

const services = () => story.server.services;
async function limit(key: string, clientIds: string[] | null) {
  const fields = await services().customFields.list(story.admin.viewer);
  const id = fields.find((field) => field.key === key)?._id.toString() ?? '';
  await services().customFields.update(story.admin.viewer, id, { clientIds });
}
async function newcomer(viewer: UserViewer) {
  const candidate = await story.register({}, viewer);
  return { id: candidate._id.toString(), self: (await story.signIn(candidate)).viewer };
}
const waiting = async (viewer: UserViewer, filter: object = {}) => {
  const page = pageRequestFromConnectionArgs({ first: 50 });
  return (await services().documents.toReview(viewer, { page, filter })).items.map(({ _id }) => _id.toString());
};

test('are sent by candidates of these clients; for others there is no such document', async () => {
  const theirCandidate = await newcomer(story.otherClient.viewer);
  await story.send(theirCandidate.self, theirCandidate.id, 'aso');
  const ourCandidate = await newcomer(story.client.viewer);
  const unknown = { code: 'NOT_FOUND', message: 'Documento não encontrado.' };
  for (const viewer of [ourCandidate.self, story.client.viewer]) {
    await expect(story.send(viewer, ourCandidate.id, 'aso')).rejects.toMatchObject(unknown);
  }
  await expect(story.send(story.admin.viewer, ourCandidate.id, 'aso')).rejects.toMatchObject({
    ...{ code: 'FORBIDDEN', message: 'O campo "ASO" não é pedido nesta empresa.' },
  });
});

test('wait in the queue for the candidates that they are asked of, also where others have sent one before', async () => {
  const mine = await newcomer(story.client.viewer);
  const other = await newcomer(story.otherClient.viewer);
  const [mySent, otherSent] = await Promise.all(
    [mine, other].map(async ({ self, id }) => (await story.send(self, id, 'cnh'))._id.toString()),
  );
  expect(await waiting(story.admin.viewer)).toEqual(expect.arrayContaining([mySent, otherSent]));
  await limit('cnh', [theirs]);
  const ofAll = await waiting(story.admin.viewer);
  expect(ofAll).toContain(otherSent);
  expect(ofAll).not.toContain(mySent);
  expect(await waiting(story.admin.viewer, { clientId: ours })).not.toContain(mySent);
  expect(await waiting(story.admin.viewer, { clientId: theirs })).toContain(otherSent);
  expect(await waiting(story.admin.viewer, { fieldKey: 'cnh', clientId: ours })).toEqual([]);
});

test('that were sent before stay in sight of the staff, who judge them no more', async () => {
  const { self, id } = await newcomer(story.client.viewer);
  const document = await story.send(self, id, 'cnh');
  await limit('cnh', [theirs]);
  const candidate = await services().candidates.get(story.client.viewer, id);
  expect(await services().documents.currentIds(story.client.viewer, candidate)).toEqual([document._id.toString()]);
  expect(await services().documents.currentIds(self, candidate)).toEqual([]);
  await expect(services().documents.judging.approve(story.admin.viewer, document._id.toString())).rejects.toMatchObject(
    { code: 'FORBIDDEN' },
  );
});
