/** The documents of an admission that has ended wait for no judgement, and wait again once it is resumed. */
import { jest } from '@jest/globals';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { HAS_ENDED } from '../candidates/standing/ending.js';
import { changeDocument, findDocument } from './documentsModel.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterEach(() => {
  jest.restoreAllMocks();
  story.server.setNow(null);
});
afterAll(() => story.stop());

const documents = () => story.server.services.documents;
const actions = () => story.server.services.candidates.actions;
const selected = (id: string) => ({ selection: { candidateIds: [id] } });
const end = (id: string) => actions().end(story.admin.viewer, { ...selected(id), reason: 'cancelled' });
const resume = (id: string) => actions().resume(story.admin.viewer, selected(id));
async function waiting(candidateId: string) {
  const page = { offset: 0, limit: 10 };
  const { items } = await documents().toReview(story.client.viewer, { page, filter: { candidateId } });
  return items.map(({ _id }) => _id.toString());
}

async function sent() {
  const candidate: CandidateRecord = await story.register();
  const id = candidate._id.toString();
  const { viewer } = await story.signIn(candidate);
  const document = await story.send(viewer, id, 'rg');
  return { id, viewer, documentId: document._id.toString() };
}

it('leave the queue with the end of the admission, and come back to it in their place', async () => {
  const { id, documentId } = await sent();
  expect(await waiting(id)).toEqual([documentId]);
  await end(id);
  expect(await waiting(id)).toEqual([]);
  await resume(id);
  expect(await waiting(id)).toEqual([documentId]);
  await documents().judging.approve(story.client.viewer, documentId);
  await end(id);
  await resume(id);
  expect(await waiting(id)).toEqual([]);
});

it('are judged by no reviewer until it is resumed', async () => {
  const { id, documentId } = await sent();
  const query = 'query ($id: ID!) { node(id: $id) { ... on Document { waitsForJudgement viewerCanJudge } } }';
  const told = async () =>
    (await story.server.graphql(query, { id: toGlobalId('Document', documentId) }, story.client.token)).data.node;
  expect(await told()).toEqual({ waitsForJudgement: true, viewerCanJudge: true });
  await end(id);
  expect(await told()).toEqual({ waitsForJudgement: false, viewerCanJudge: false });
  const refusal = { code: 'PRECONDITION_FAILED', message: HAS_ENDED };
  await expect(documents().judging.approve(story.client.viewer, documentId)).rejects.toMatchObject(refusal);
  await expect(
    documents().judging.refuse(story.client.viewer, documentId, { reason: 'Ilegível' }),
  ).rejects.toMatchObject(refusal);
  await resume(id);
  expect(await documents().judging.approve(story.client.viewer, documentId)).toMatchObject({ state: 'approved' });
});

it('come from no candidate any more; what the office sends waits from the resuming on', async () => {
  const { id, viewer } = await sent();
  await end(id);
  await expect(story.send(viewer, id, 'rg')).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  const { _id } = await story.send(story.admin.viewer, id, 'rg');
  expect(await waiting(id)).toEqual([]);
  await resume(id);
  expect(await waiting(id)).toEqual([_id.toString()]);
});

it('that were marked as waiting by a writer that did not know of the end are found by the sweep', async () => {
  const { id, documentId } = await sent();
  await end(id);
  const document = await findDocument(documentId);
  await changeDocument({ _id: document!._id }, { isWaiting: true });
  expect(await waiting(id)).toEqual([documentId]);
  await documents().sweep.followCandidates();
  expect(await waiting(id)).toEqual([]);
});

it('wait for no judgement where the admission ends while one is sent', async () => {
  const { id, viewer } = await sent();
  const { documentValues } = story.server.services.candidates;
  const send = documentValues.send.bind(documentValues);
  jest.spyOn(documentValues, 'send').mockImplementationOnce(async (...of) => {
    const candidate = await send(...of);
    // The record tells of the version, which is not marked as waiting yet: what follows the end passes it over.
    await end(id);
    return candidate;
  });
  const { _id } = await story.send(viewer, id, 'rg');
  expect(await findDocument(_id.toString())).toMatchObject({ state: 'sent', pendingSince: null, isWaiting: false });
  expect(await waiting(id)).toEqual([]);
  await resume(id);
  expect(await waiting(id)).toEqual([_id.toString()]);
});

it('follow by the sweep where the process ends before they do', async () => {
  const { id, documentId } = await sent();
  const { sweep } = documents();
  const later = async () => {
    story.server.setNow(new Date(Date.now() + 2 * 60_000));
    await story.server.services.sweep.run();
    story.server.setNow(null);
  };
  jest.spyOn(sweep, 'followEnding').mockRejectedValueOnce(new Error('the process ends here'));
  await end(id);
  expect(await waiting(id)).toEqual([documentId]);
  await later();
  expect(await waiting(id)).toEqual([]);
  jest.spyOn(sweep, 'followEnding').mockRejectedValueOnce(new Error('the process ends here'));
  await resume(id);
  expect(await waiting(id)).toEqual([]);
  await later();
  expect(await waiting(id)).toEqual([documentId]);
});

it('wait where the admission is resumed while what follows its end is under way', async () => {
  const { id, documentId } = await sent();
  const { candidates } = story.server.services;
  const read = candidates.byIds.bind(candidates);
  jest.spyOn(candidates, 'byIds').mockImplementationOnce(async (ids) => {
    const found = await read(ids);
    // What follows the resuming finds the document waiting still, and has nothing to do.
    await resume(id);
    return found;
  });
  await end(id);
  expect(await waiting(id)).toEqual([documentId]);
});

it('that were refused are told of by the mail that waited, once the admission is resumed', async () => {
  const { id, documentId } = await sent();
  const minutes = (count: number) => story.server.setNow(new Date(Date.now() + count * 60_000));
  await documents().judging.refuse(story.client.viewer, documentId, { reason: 'Ilegível' });
  await end(id);
  minutes(5);
  expect(await documents().mails.sendDue()).toBe(0);
  await resume(id);
  minutes(10);
  expect(await documents().mails.sendDue()).toBe(1);
});
