/** A candidate is taken out of a client again, as long as its staff have not worked with the candidate. */
import { jest } from '@jest/globals';
import { assignmentCalls, clientIdOf, idOf } from '../../../../test/clientAssignments.js';
import { startDocumentStory, type DocumentStory } from '../../../../test/documents.js';
import { countedOneByOne, keptInStore } from '../../../../test/keptCounts.js';
import { candidatesTopic, readChangeCounters } from '../../../cache/changeCounters.js';
import { ConfirmationModel } from '../../confirmations/confirmationsModel.js';
import { ConfirmedRecordModel } from '../../confirmations/confirmedRecordsModel.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterEach(() => {
  jest.restoreAllMocks();
  story.server.setNow(null);
});
afterAll(() => story.stop());

const { services, unowned, read, assign, undo, listed, newestEvent } = assignmentCalls(() => story);

describe('an undoing', () => {
  it('takes the candidate out of the lists and counts of the client, and tells those who look at them', async () => {
    const candidate = await unowned();
    const { results } = await assign([candidate]);
    const topic = candidatesTopic(clientIdOf(story.client.viewer));
    // The event of the assignment is told by now.
    await services().candidates.events.copyPending();
    const countBefore = (await readChangeCounters([topic])).get(topic) ?? 0;
    expect((await undo(results)).results).toMatchObject([{ outcome: 'DONE' }]);
    expect((await readChangeCounters([topic])).get(topic)).toBeGreaterThan(countBefore);
    expect(await listed(story.client.viewer)).not.toContain(idOf(candidate));
    expect((await keptInStore()).kept).toEqual(await countedOneByOne());
    expect(await newestEvent(candidate)).toMatchObject({ kind: 'CLIENT_ASSIGNMENT_UNDONE' });
    // Once is enough, and the candidate may come to another client.
    expect((await undo(results)).results).toMatchObject([{ outcome: 'SKIPPED' }]);
    expect((await assign([candidate], { to: clientIdOf(story.otherClient.viewer) })).results).toMatchObject([
      { outcome: 'DONE' },
    ]);
  });

  it('leaves who was changed since, and whom the client has worked with, however little is left of it', async () => {
    const [changed, noted] = [await unowned(), await unowned()];
    const { results } = await assign([changed, noted]);
    await services().candidates.update(story.admin.viewer, idOf(changed), { name: 'Outro Nome' });
    await services().notes.add(story.client.viewer, idOf(noted), { text: 'Ligar amanhã.' });
    expect((await undo(results)).results).toMatchObject([
      { outcome: 'SKIPPED', message: 'O candidato foi alterado depois que o cliente foi definido.' },
      { outcome: 'SKIPPED', message: 'O cliente já trabalhou com o candidato.' },
    ]);
    expect([await read(changed), await read(noted)].map(({ clientId }) => String(clientId))).toEqual([
      story.client.viewer.clientId,
      story.client.viewer.clientId,
    ]);
  });
});

it('an undoing asks who may, also where it is only looked at', async () => {
  const candidate = await unowned();
  const { results } = await assign([candidate]);
  const assignments = [{ candidateId: idOf(candidate), revision: results[0]?.revision }];
  await expect(
    services().candidates.actions.undoAssignments(story.client.viewer, { assignments, dryRun: true }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('an undoing tells a taken e-mail before it is tried', async () => {
  const candidate = await unowned();
  const { results } = await assign([candidate]);
  const twin = await unowned({ email: candidate.email });
  const told = [{ outcome: 'SKIPPED', message: 'Já há um candidato sem cliente com este e-mail.' }];
  expect((await undo(results, { dryRun: true })).results).toMatchObject(told);
  expect((await undo(results)).results).toMatchObject(told);
  await services().candidates.remove(story.admin.viewer, idOf(twin));
  expect((await undo(results)).results).toMatchObject([{ outcome: 'DONE' }]);
});

it('a note keeps the candidate with its client, also where a crash cuts off what follows it', async () => {
  const candidate = await unowned();
  const { results } = await assign([candidate]);
  jest.spyOn(services().candidates.events, 'store').mockImplementationOnce(async (event) => {
    await services().candidates.events.store(event);
    throw new Error('the process ends here');
  });
  const noting = services().notes.add(story.client.viewer, idOf(candidate), { text: 'Ligar amanhã.' });
  await expect(noting).rejects.toThrow('the process ends here');
  expect((await undo(results)).results).toMatchObject([
    { outcome: 'SKIPPED', message: 'O cliente já trabalhou com o candidato.' },
  ]);
});

const confirm = (candidate: CandidateRecord) =>
  services().confirmations.confirm(story.client.viewer, { candidateId: idOf(candidate) });
const toOther = (candidate: CandidateRecord) =>
  assign([candidate], { to: clientIdOf(story.otherClient.viewer) }).then(({ results }) => results);
/** What an undoing leaves that was decided before what the client has done. */
async function release({ _id }: CandidateRecord) {
  const { clientId } = await CandidateModel.findById(_id).orFail();
  await CandidateModel.updateOne({ _id, clientId }, { $set: { clientId: null } });
}
/** Nothing tells of a confirmation, and the candidate may come to another client. */
async function expectNotConfirmed(candidate: CandidateRecord) {
  const { _id: candidateId } = candidate;
  expect(await ConfirmationModel.countDocuments({ candidateId })).toBe(0);
  expect(await ConfirmedRecordModel.countDocuments({ candidateId })).toBe(0);
  expect(await services().candidates.events.hasActed(candidateId, 'client')).toBe(false);
  expect(await read(candidate)).toMatchObject({ isConfirmed: false });
  expect(await toOther(candidate)).toMatchObject([{ outcome: 'DONE' }]);
}

describe('a confirmation between the look of an undoing and its write', () => {
  /** Has the client confirm at that moment. @param isMarkedFirst whether the mark comes before the undoing is written, or waits for it. */
  async function crossed(isMarkedFirst: boolean) {
    const candidate = await unowned();
    const [result] = (await assign([candidate])).results;
    const { assignment } = services().candidates;
    const { records } = services().confirmations;
    const [look, copy] = [assignment.undoProblem.bind(assignment), records.copy.bind(records)];
    let confirming: Promise<unknown> = Promise.resolve();
    let undoing: Promise<unknown> = Promise.resolve();
    jest.spyOn(assignment, 'undoProblem').mockImplementationOnce(async (...given) => {
      const problem = await look(...given);
      await new Promise<void>((resolve) => {
        jest.spyOn(records, 'copy').mockImplementationOnce(async (id) => {
          resolve();
          if (!isMarkedFirst) await Promise.allSettled([undoing]);
          await copy(id);
        });
        confirming = confirm(candidate);
      });
      if (isMarkedFirst) await confirming;
      return problem;
    });
    undoing = assignment.undo(story.admin.viewer, idOf(candidate), result?.revision ?? 0);
    const [undoOutcome] = await Promise.allSettled([undoing]);
    const [outcome] = await Promise.allSettled([confirming]);
    return { candidate, undoOutcome, outcome };
  }

  it('is refused where the undoing is written before the candidate is marked, and leaves nothing', async () => {
    const { candidate, undoOutcome, outcome } = await crossed(false);
    expect(undoOutcome).toMatchObject({ status: 'fulfilled', value: { clientId: null } });
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    await expectNotConfirmed(candidate);
  });

  it('keeps the candidate with its client where the mark comes first', async () => {
    const { candidate, undoOutcome, outcome } = await crossed(true);
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { isConfirmed: true } });
    expect(undoOutcome).toMatchObject({ reason: { message: 'O cliente já trabalhou com o candidato.' } });
    expect(String((await read(candidate)).clientId)).toBe(story.client.viewer.clientId);
  });
});

describe('a confirmation of which a crash has cut off what follows it', () => {
  async function confirmedHalfway() {
    const candidate = await unowned();
    const { results } = await assign([candidate]);
    jest.spyOn(services().confirmations.records, 'copy').mockRejectedValueOnce(new Error('the process ends here'));
    await expect(confirm(candidate)).rejects.toThrow('the process ends here');
    expect(await read(candidate)).toMatchObject({ isConfirmed: false });
    return { candidate, results };
  }

  it('keeps the candidate with its client', async () => {
    const { results } = await confirmedHalfway();
    expect((await undo(results)).results).toMatchObject([
      { outcome: 'SKIPPED', message: 'O cliente já trabalhou com o candidato.' },
    ]);
  });

  it('is taken back by the sweep where it came too late for that, until when no other client gets the candidate', async () => {
    const { candidate } = await confirmedHalfway();
    await release(candidate);
    expect(await toOther(candidate)).toMatchObject([
      { outcome: 'SKIPPED', message: 'Outro cliente já trabalhou com o candidato.' },
    ]);
    story.server.setNow(new Date(Date.now() + 2 * 60_000));
    await services().sweep.run();
    await expectNotConfirmed(candidate);
  });

  it('is taken back by the sweep also where the crash came while it was taken back', async () => {
    const candidate = await unowned();
    await assign([candidate]);
    const { records } = services().confirmations;
    const copy = records.copy.bind(records);
    jest.spyOn(records, 'copy').mockImplementationOnce(async (id) => {
      await release(candidate);
      await copy(id);
    });
    jest.spyOn(records, 'takeBack').mockRejectedValueOnce(new Error('the process ends here'));
    await expect(confirm(candidate)).rejects.toThrow('the process ends here');
    story.server.setNow(new Date(Date.now() + 2 * 60_000));
    await services().sweep.run();
    await expectNotConfirmed(candidate);
  });
});

it('who was worked with by a client that has them no longer comes to no other one', async () => {
  const candidate = await unowned();
  await assign([candidate]);
  await services().notes.add(story.client.viewer, idOf(candidate), { text: 'Ligar amanhã.' });
  await release(candidate);
  expect(await toOther(candidate)).toMatchObject([
    { outcome: 'SKIPPED', message: 'Outro cliente já trabalhou com o candidato.' },
  ]);
  expect(await read(candidate)).toMatchObject({ clientId: null });
});
