/** A zip of documents on the timelines of those whose files it holds: once for each, before their files leave. */
import { jest } from '@jest/globals';
import supertest from 'supertest';
import { FileDamaged } from '../../files/store.js';
import { readArchive } from '../../spreadsheet/zip/zipReader.js';
import { asBytes } from '../../../test/exportFixture.js';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { CandidateEventModel } from '../candidates/events/candidateEventsModel.js';

let story: DocumentStory;
let ana: CandidateRecord;
let bia: CandidateRecord;
let caio: CandidateRecord;
beforeAll(async () => {
  story = await startDocumentStory();
  await story.field({
    key: 'laudo',
    label: 'Laudo sigiloso',
    canView: ['admin'],
    canEdit: ['admin'],
    documentOptions: { approver: 'nobody' },
  });
  [ana, bia, caio] = (await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => story.register({ name })))) as [
    CandidateRecord,
    CandidateRecord,
    CandidateRecord,
  ];
  for (const { _id } of [ana, bia]) await story.send(story.admin.viewer, _id.toString(), 'rg');
  await story.send(story.admin.viewer, ana._id.toString(), 'laudo');
});
beforeEach(() => CandidateEventModel.deleteMany({ kind: 'documents_downloaded' }));
afterAll(() => story.stop());

const get = (path: string, token: string) =>
  supertest(story.server.app)
    .get(path)
    .set('Authorization', `Bearer ${token}`)
    .buffer(true)
    .parse(asBytes as never);

async function told({ _id }: CandidateRecord, { token } = story.client) {
  const query = `query ($id: ID!) { node(id: $id) { ... on Candidate {
    events(kinds: [DOCUMENTS_DOWNLOADED]) { edges { node { actorName fieldLabels } } } } } }`;
  const { data } = await story.server.graphql(query, { id: toGlobalId('Candidate', _id) }, token);
  return data.node.events.edges.map(({ node }: { node: object }) => node);
}
const namesIn = (zip: Buffer) => [...readArchive(zip).keys()];
async function prepare(viewer: UserViewer, candidates: CandidateRecord[]) {
  const candidateIds = candidates.map(({ _id }) => _id.toString());
  return (await story.server.services.documents.archives.prepare(viewer, { candidateIds })).token;
}

test('of one candidate it is one event with who did it, and names the documents that each may see', async () => {
  const path = `/v1/candidates/${ana._id.toString()}/documents-zip`;
  const looked = supertest(story.server.app).head(path);
  expect((await looked.set('Authorization', `Bearer ${story.admin.token}`)).status).toBe(405);
  expect(await told(ana)).toEqual([]);
  expect((await get(path, story.admin.token)).status).toBe(200);
  const { name: actorName } = story.admin.viewer;
  expect(await told(ana, story.admin)).toEqual([{ actorName, fieldLabels: ['RG', 'Laudo sigiloso'] }]);
  expect(await told(ana)).toEqual([{ actorName, fieldLabels: ['RG'] }]);
  expect(await told(bia)).toEqual([]);
});

test('of several it is one event for each who has a file in it, once it is downloaded', async () => {
  const token = await prepare(story.client.viewer, [ana, bia, caio]);
  const looked = supertest(story.server.app).head(`/downloads/document-archives/${token}`);
  expect((await looked.set('Authorization', `Bearer ${story.client.token}`)).status).toBe(405);
  expect(await told(ana)).toEqual([]);
  expect((await get(`/downloads/document-archives/${token}`, story.client.token)).status).toBe(200);
  const once = [{ actorName: story.client.viewer.name, fieldLabels: ['RG'] }];
  expect(await told(ana)).toEqual(once);
  // What the company did not get is not told to anybody.
  expect(await told(ana, story.admin)).toEqual(once);
  expect(await told(bia)).toEqual(once);
  expect(await told(caio)).toEqual([]);
  expect((await get(`/downloads/document-archives/${token}`, story.client.token)).status).toBe(404);
  expect(await told(ana)).toHaveLength(1);
});

test('the event is there before the first bytes leave', async () => {
  const { archives } = story.server.services.documents;
  const archive = await archives.ofCandidate(story.client.viewer, ana._id.toString());
  const chunks = archive.chunks[Symbol.asyncIterator]();
  expect(await told(ana)).toEqual([]);
  const { value } = await chunks.next();
  expect((value as Buffer).length).toBeGreaterThan(0);
  expect(await told(ana)).toHaveLength(1);
  await chunks.return?.();
});

test('a page that cannot be read stands in the zip as a note, and keeps no other out', async () => {
  const { store } = story.server.files;
  const read = store.read.bind(store);
  let reads = 0;
  jest.spyOn(store, 'read').mockImplementation((...asked) => {
    reads += 1;
    return reads === 1 ? Promise.reject(new FileDamaged('changed')) : read(...asked);
  });
  const token = await prepare(story.client.viewer, [ana, bia]);
  const answer = await get(`/downloads/document-archives/${token}`, story.client.token);
  jest.restoreAllMocks();
  expect(answer.status).toBe(200);
  expect(namesIn(answer.body as Buffer)).toEqual(['Ana/01 RG.jpg.txt', 'Bia/01 RG.jpg']);
});
