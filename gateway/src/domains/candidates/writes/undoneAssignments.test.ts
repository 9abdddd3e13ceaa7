/** A candidate is taken out of a client again, as long as its staff have not worked with the candidate. */
import { jest } from '@jest/globals';
import { assignmentCalls, clientIdOf, idOf } from '../../../../test/clientAssignments.js';
import { startDocumentStory, type DocumentStory } from '../../../../test/documents.js';
import { countedOneByOne, keptInStore } from '../../../../test/keptCounts.js';
import { candidatesOf, changeCounts } from '../../../cache/changeCounters.js';
import { CandidateModel } from '../candidatesModel.js';

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
    const subject = candidatesOf(clientIdOf(story.client.viewer));
    // The event of the assignment is told by now.
    await services().candidates.events.copyPending();
    const toldBefore = (await changeCounts([subject])).get(subject) ?? 0;
    expect((await undo(results)).results).toMatchObject([{ outcome: 'DONE' }]);
    expect((await changeCounts([subject])).get(subject)).toBeGreaterThan(toldBefore);
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

describe('a confirmation of which a crash has cut off what follows it', () => {
  async function confirmedHalfway() {
    const candidate = await unowned();
    const { results } = await assign([candidate]);
    jest.spyOn(services().confirmations.records, 'copy').mockRejectedValueOnce(new Error('the process ends here'));
    const confirming = services().confirmations.confirm(story.client.viewer, { candidateId: idOf(candidate) });
    await expect(confirming).rejects.toThrow('the process ends here');
    expect(await read(candidate)).toMatchObject({ isConfirmed: false });
    return { candidate, results };
  }

  it('keeps the candidate with its client', async () => {
    const { results } = await confirmedHalfway();
    expect((await undo(results)).results).toMatchObject([
      { outcome: 'SKIPPED', message: 'O cliente já trabalhou com o candidato.' },
    ]);
  });

  it('keeps the candidate from another client where it came too late for that', async () => {
    const { candidate } = await confirmedHalfway();
    // What an undoing leaves that was decided before the confirmation.
    const { _id, clientId } = await CandidateModel.findById(candidate._id).orFail();
    await CandidateModel.updateOne({ _id, clientId }, { $set: { clientId: null } });
    const toOther = () => assign([candidate], { to: clientIdOf(story.otherClient.viewer) });
    const told = [{ outcome: 'SKIPPED', message: 'Outro cliente já trabalhou com o candidato.' }];
    expect((await toOther()).results).toMatchObject(told);
    story.server.setNow(new Date(Date.now() + 2 * 60_000));
    await services().sweep.run();
    expect((await toOther()).results).toMatchObject(told);
  });
});

it('who was worked with by a client that has them no longer comes to no other one', async () => {
  const candidate = await unowned();
  await assign([candidate]);
  await services().notes.add(story.client.viewer, idOf(candidate), { text: 'Ligar amanhã.' });
  // What an undoing leaves that was decided before the note.
  const { _id, clientId } = await CandidateModel.findById(candidate._id).orFail();
  await CandidateModel.updateOne({ _id, clientId: clientId }, { $set: { clientId: null } });
  expect((await assign([candidate], { to: clientIdOf(story.otherClient.viewer) })).results).toMatchObject([
    { outcome: 'SKIPPED', message: 'Outro cliente já trabalhou com o candidato.' },
  ]);
  expect(await read(candidate)).toMatchObject({ clientId: null });
});
