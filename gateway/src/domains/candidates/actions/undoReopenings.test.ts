/** Forms that were opened again by mistake are closed as they were, unless somebody has changed them since. */
import mongoose from 'mongoose';
import { startMailStory, type MailStory } from '../../../../test/mailStory.js';
import { toGlobalId } from '../../../lib/globalId.js';
import type { CandidateRecord } from '../candidatesModel.js';

const CPF = '52998224725';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const candidates = () => story.server.services.candidates;
const idOf = ({ _id }: CandidateRecord) => _id.toString();
const read = (candidate: CandidateRecord) => candidates().get(story.admin.viewer, idOf(candidate));

async function finished() {
  const candidate = await story.register();
  const { viewer } = await story.signIn(candidate);
  await candidates().ownForm.finish(viewer, { fields: [{ key: 'cpf', value: CPF }] });
  return { candidate, viewer };
}
interface Result {
  candidateId: string;
  outcome: string;
  message: string | null;
  revision: number | null;
}
async function call(name: string, type: string, input: object, token = story.client.token) {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) {
    results { candidateId outcome message revision } userErrors { code field } } }`;
  const { data, errors } = await story.server.graphql(query, { input }, token);
  return (errors ? { errors } : data[name]) as { results: Result[]; userErrors: object[]; errors?: object[] };
}
const reopen = async (people: readonly CandidateRecord[]) => {
  const selection = { candidateIds: people.map(({ _id }) => toGlobalId('Candidate', _id)) };
  return (await call('reopenCandidates', 'ReopenCandidatesInput', { selection })).results;
};
const undo = (results: readonly Result[], { dryRun = false, token = story.client.token } = {}) => {
  const reopenings = results.map(({ candidateId, revision }) => ({ candidateId, revision }));
  return call('undoCandidateReopenings', 'UndoCandidateReopeningsInput', { reopenings, dryRun }, token);
};
async function kinds(candidate: CandidateRecord) {
  const page = { offset: 0, limit: 20 };
  const timeline = await story.server.services.timeline.page(story.client.viewer, idOf(candidate), { page });
  return timeline.page.items.map(({ kind }) => kind);
}

test('closes each form as it was: since when it is finished, and the correction that was asked for', async () => {
  const { candidate, viewer } = await finished();
  await candidates().ownForm.corrections.request(viewer, { message: 'Mudei de endereço.' });
  const before = await read(candidate);
  const reopened = await reopen([candidate]);
  expect(reopened).toMatchObject([{ outcome: 'DONE', revision: before.revision + 1 }]);
  // A change that leaves the data as they are stands in the way of no undoing.
  const selection = { candidateIds: [idOf(candidate)] };
  await candidates().actions.setDates(story.admin.viewer, { selection, dueOn: '2099-01-10' });

  expect((await undo(reopened, { dryRun: true })).results).toMatchObject([{ outcome: 'DONE' }]);
  expect(await read(candidate)).toMatchObject({ status: 'in_progress' });
  expect((await undo(reopened)).results).toMatchObject([{ outcome: 'DONE', message: null }]);
  const { status, completedAt, correctionRequest, stage, stageSince, reopenedAt } = await read(candidate);
  expect({ status, completedAt, correctionRequest, stage, stageSince, reopenedAt }).toEqual({
    ...{ status: 'complete', stage: 'complete', stageSince: before.completedAt, reopenedAt: null },
    ...{ completedAt: before.completedAt, correctionRequest: before.correctionRequest },
  });
  expect((await kinds(candidate))[0]).toBe('reopening_undone');
  expect((await undo(reopened)).results).toMatchObject([{ outcome: 'SKIPPED' }]);
});

test('a form that was confirmed is confirmed since its confirmation again', async () => {
  const { candidate } = await finished();
  story.server.setNow(new Date(Date.now() + 60_000));
  await story.server.services.confirmations.confirm(story.client.viewer, { candidateId: idOf(candidate) });
  const { stageSince } = await read(candidate);
  story.server.setNow(new Date(Date.now() + 120_000));
  expect((await undo(await reopen([candidate]))).results).toMatchObject([{ outcome: 'DONE' }]);
  expect(await read(candidate)).toMatchObject({ stage: 'confirmed', stageSince });
});

test('a form that was confirmed while it was open again is confirmed since that confirmation', async () => {
  const { candidate } = await finished();
  const confirmedAt = new Date(Date.now() + 60_000);
  const reopened = await reopen([candidate]);
  story.server.setNow(confirmedAt);
  await story.server.services.confirmations.confirm(story.client.viewer, { candidateId: idOf(candidate) });
  story.server.setNow(new Date(Date.now() + 120_000));
  expect((await undo(reopened)).results).toMatchObject([{ outcome: 'DONE' }]);
  expect(await read(candidate)).toMatchObject({ stage: 'confirmed', stageSince: confirmedAt });
});

test('leaves a form that the candidate, or somebody else, has changed since, and says so', async () => {
  const [saved, edited, again, untouched] = await Promise.all([finished(), finished(), finished(), finished()]);
  const people = [saved, edited, again, untouched].map(({ candidate }) => candidate);
  const reopened = await reopen(people);
  await candidates().ownForm.save(saved.viewer, { fields: [{ key: 'cidade', value: 'Natal' }] });
  await candidates().update(story.admin.viewer, idOf(edited.candidate), { name: 'Outro Nome' });
  // Finished and opened once more: the reopening that is meant is over.
  await candidates().ownForm.finish(again.viewer, {});
  await candidates().reopen(story.admin.viewer, idOf(again.candidate), {});

  const message = 'O cadastro foi alterado depois da reabertura.';
  expect((await undo(reopened)).results).toMatchObject([
    { outcome: 'SKIPPED', message },
    { outcome: 'SKIPPED', message },
    { outcome: 'SKIPPED', message },
    { outcome: 'DONE' },
  ]);
  const states = await Promise.all(people.map(async (one) => (await read(one)).status));
  expect(states).toEqual(['in_progress', 'in_progress', 'in_progress', 'complete']);
});

test('of an undoing and an answer at once one takes place', async () => {
  const { candidate, viewer } = await finished();
  for (let round = 0; round < 3; round += 1) {
    const reopened = await reopen([candidate]);
    const value = `Cidade ${round}`;
    const [undone, saved] = await Promise.allSettled([
      undo(reopened),
      candidates().ownForm.save(viewer, { fields: [{ key: 'cidade', value }] }),
    ]);
    const isUndone = undone.status === 'fulfilled' && undone.value.results[0]?.outcome === 'DONE';
    expect(isUndone).toBe(saved.status === 'rejected');
    expect((await read(candidate)).status).toBe(isUndone ? 'complete' : 'in_progress');
    if (!isUndone) await candidates().ownForm.finish(viewer, {});
  }
});

test('a mail that no process has queued yet goes out no more', async () => {
  const { candidate } = await finished();
  const reopened = await reopen([candidate]);
  const stored = mongoose.connection.collection('candidates');
  // What a crash between the reopening and its mail leaves.
  await stored.updateOne({ _id: candidate._id }, { $set: { mailDue: 'reopening' } });
  await undo(reopened);
  expect(await stored.findOne({ _id: candidate._id })).toMatchObject({ mailDue: null, reopenedFrom: null });
});

test('is closed to callers without a session, to candidates and to other companies, and bounded', async () => {
  const { candidate } = await finished();
  const reopened = await reopen([candidate]);
  expect((await undo(reopened, { token: story.otherClient.token })).results).toMatchObject([
    { outcome: 'FAILED', message: 'Candidato não encontrado.' },
  ]);
  const { token } = await story.signIn(candidate);
  expect((await undo(reopened, { token })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(await undo([])).toMatchObject({ userErrors: [{ field: ['reopenings'] }] });
  const many = Array.from({ length: 1_001 }, () => reopened[0]!);
  expect(await undo(many)).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['reopenings'] }] });
  expect(await read(candidate)).toMatchObject({ status: 'in_progress' });
});
