/** Documents that wait follow their candidate to a client, and out of it again. */
import { jest } from '@jest/globals';
import { assignmentCalls, idOf } from '../../../test/clientAssignments.js';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { createSealer } from '../../auth/seal.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
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

  it('are shown with their candidate, and what their print says otherwise, to those alone who may see the candidate', async () => {
    const candidate = await withDocument();
    const { results } = await assign([candidate]);
    const print = JSON.stringify({ cpfs: ['11144477735'], dates: [], lines: [] });
    const printSealed = createSealer(story.server.config.encryptionKey).seal(print);
    await DocumentModel.updateOne({ candidateId: candidate._id }, { $set: { printSealed, isUnread: false } });
    jest.spyOn(services().documents.sweep, 'followClient').mockResolvedValueOnce();
    await undo(results);
    const query = `{ documentsToReview(first: 50) { edges { node { hints candidate { id } } } } }`;
    const shown = async (token: string) => {
      const { data } = await story.server.graphql(query, {}, token);
      const { edges } = data.documentsToReview as {
        edges: { node: { hints: string[]; candidate: { id: string } | null } }[];
      };
      return edges.map(({ node }) => [node.candidate?.id ?? null, ...node.hints]);
    };
    // It waits in the queue of the client still, as a sweep will see.
    expect(await waitingFor(story.client.viewer)).toContain(idOf(candidate));
    const hint = 'CPF no documento termina em -35, na ficha em -25';
    const seenByClient = await shown(story.client.token);
    expect(seenByClient).toContainEqual([null]);
    expect(seenByClient.flat()).not.toContain(hint);
    expect(seenByClient.flat()).not.toContain(toGlobalId('Candidate', candidate._id));
    expect(await shown(story.admin.token)).toContainEqual([toGlobalId('Candidate', candidate._id), hint]);
  });

  describe('a judgement', () => {
    const theOne = (candidate: CandidateRecord) =>
      DocumentModel.findOne({ candidateId: candidate._id }).lean().orFail();
    const approve = async (candidate: CandidateRecord) =>
      services().documents.judging.approve(story.client.viewer, (await theOne(candidate))._id.toString());

    it('is taken back where the candidate leaves the client meanwhile', async () => {
      const candidate = await withDocument();
      const { results } = await assign([candidate]);
      const { documentValues } = services().candidates;
      const judge = documentValues.judge.bind(documentValues);
      // The candidate is asked about before the judgement is stored, and told of it after the undoing.
      jest.spyOn(services().candidates.assignment, 'undoProblem').mockResolvedValue(null);
      jest.spyOn(documentValues, 'judge').mockImplementationOnce(async (...of) => {
        await undo(results);
        return judge(...of);
      });
      await expect(approve(candidate)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await theOne(candidate)).toMatchObject({
        ...{ state: 'sent', isWaiting: true, judgedByName: null, pendingSince: null, clientId: null },
      });
    });

    it('keeps the candidate with its client where a crash cuts off what follows it', async () => {
      const candidate = await withDocument();
      const { results } = await assign([candidate]);
      jest
        .spyOn(services().candidates.documentValues, 'judge')
        .mockRejectedValueOnce(new Error('the process ends here'));
      await expect(approve(candidate)).rejects.toThrow('the process ends here');
      const seen = { outcome: 'SKIPPED', message: 'O cliente já trabalhou com o candidato.' };
      expect((await undo(results)).results).toMatchObject([seen]);
      story.server.setNow(new Date(Date.now() + 2 * 60_000));
      await services().sweep.run();
      expect(await theOne(candidate)).toMatchObject({ state: 'approved', pendingSince: null });
      const changed = { outcome: 'SKIPPED', message: 'O candidato foi alterado depois que o cliente foi definido.' };
      expect((await undo(results)).results).toMatchObject([changed]);
    });
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
