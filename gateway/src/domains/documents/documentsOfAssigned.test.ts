/** Documents that wait follow their candidate to a client, and out of it again. */
import { jest } from '@jest/globals';
import { assignmentCalls, idOf } from '../../../test/clientAssignments.js';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { toGlobalId } from '../../lib/globalId.js';
import { DocumentModel } from './documentsModel.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterEach(() => {
  jest.restoreAllMocks();
  story.server.setNow(null);
});
afterAll(() => story.stop());

const { services, unowned, assign, undo, waitingFor } = assignmentCalls(() => story);

describe('documents that wait', () => {
  async function withDocument() {
    const candidate = await unowned({ fields: [{ key: 'cpf', value: '52998224725' }] });
    await story.send((await story.signIn(candidate)).viewer, idOf(candidate), 'rg');
    return candidate;
  }

  it('come into the queue of the client, and leave it with the candidate', async () => {
    const candidate = await withDocument();
    const { results } = await assign([candidate]);
    expect(await waitingFor(story.client.viewer)).toContain(idOf(candidate));
    await undo(results);
    expect(await waitingFor(story.client.viewer)).not.toContain(idOf(candidate));
  });

  it('come into it where the candidate is given to the client while one is sent', async () => {
    const candidate = await unowned({ fields: [{ key: 'cpf', value: '52998224725' }] });
    const { viewer } = await story.signIn(candidate);
    const { documentValues } = services().candidates;
    const send = documentValues.send.bind(documentValues);
    jest.spyOn(documentValues, 'send').mockImplementationOnce(async (...of) => {
      // The version is stored with the client of before; what follows the assignment looks for it too early.
      jest.spyOn(services().documents.sweep, 'followClient').mockResolvedValueOnce();
      await assign([candidate]);
      return send(...of);
    });
    await story.send(viewer, idOf(candidate), 'rg');
    expect(await waitingFor(story.client.viewer)).toContain(idOf(candidate));
  });

  it('are in the queue of the client that the candidate has in the end, where it is taken back while one is settled', async () => {
    const candidate = await withDocument();
    const { results } = await assign([candidate]);
    const { candidates } = services();
    const read = candidates.byIds.bind(candidates);
    jest.spyOn(candidates, 'byIds').mockImplementationOnce(async (ids) => {
      const found = await read(ids);
      // What follows the undoing ends before that of the assignment writes what it has read.
      await undo(results);
      await DocumentModel.updateOne({ candidateId: candidate._id }, { $set: { clientId: null } });
      return found;
    });
    await services().documents.sweep.followClient(idOf(candidate));
    expect(await waitingFor(story.client.viewer)).not.toContain(idOf(candidate));
    expect(await DocumentModel.findOne({ candidateId: candidate._id }).lean()).toMatchObject({ clientId: null });
  });

  it('are shown with their candidate to those alone who may see the candidate', async () => {
    const candidate = await withDocument();
    const { results } = await assign([candidate]);
    jest.spyOn(services().documents.sweep, 'followClient').mockResolvedValueOnce();
    await undo(results);
    const query = `{ documentsToReview(first: 50) { edges { node { candidate { id } } } } }`;
    const shown = async (token: string) => {
      const { data } = await story.server.graphql(query, {}, token);
      const { edges } = data.documentsToReview as { edges: { node: { candidate: { id: string } | null } }[] };
      return edges.map(({ node }) => node.candidate?.id ?? null);
    };
    // It waits in the queue of the client still, as a sweep will see.
    expect(await waitingFor(story.client.viewer)).toContain(idOf(candidate));
    expect(await shown(story.client.token)).not.toContain(toGlobalId('Candidate', candidate._id));
    expect(await shown(story.admin.token)).toContain(toGlobalId('Candidate', candidate._id));
  });

  it('come into it by the sweep where the process has ended before, and whatever else they have missed', async () => {
    const [cutOff, missed] = [await withDocument(), await withDocument()];
    jest.spyOn(services().documents.sweep, 'followClient').mockRejectedValueOnce(new Error('the process ends here'));
    await assign([cutOff]);
    expect(await waitingFor(story.client.viewer)).not.toContain(idOf(cutOff));
    await assign([missed]);
    await DocumentModel.updateOne({ candidateId: missed._id }, { $set: { clientId: null } });

    story.server.setNow(new Date(Date.now() + 2 * 60_000));
    await services().sweep.run();
    expect(await waitingFor(story.client.viewer)).toEqual(expect.arrayContaining([idOf(cutOff), idOf(missed)]));
  });
});
