/** What fields that depend on an answer mean for progress, documents and figures: the database counts as the code does. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { createDependentFields, no, write, yes } from '../../../../test/dependentFields.js';
import { documentText } from '../../fields/values/documentValues.js';
import { catalogueIn } from '../../fields/values/recordCatalogue.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { documentsStateOf } from './documentsState.js';
import { progressOf } from './candidateProgress.js';
import { refreshStoredProgress } from './progressRefresh.js';

let story: CandidateStory;
let dependent: Awaited<ReturnType<typeof createDependentFields>>;
beforeAll(async () => {
  story = await startCandidateStory();
  // No runs in the background but those of the tests.
  await services().candidates.stop();
  dependent = await createDependentFields(story);
});
afterAll(() => story.stop());

const services = () => story.server.services;
const registered = (fields: object[]) => story.register({ fields });

test('progress and documents count what is asked, in the code and in the database', async () => {
  const people = [
    await registered([write('cpf', '1')]),
    await registered([no]),
    await registered([yes, write('quantos', '1')]),
    await registered([yes, write('guarda', 'true'), write('termo', 'A')]),
  ];
  const dropped = await registered([yes, write('guarda', 'true'), write('termo', 'A')]);
  people.push(
    await services().candidates.update(story.client.viewer, dropped._id.toString(), { fields: [no] }),
    await registered([write('filhos', '$um')]),
  );
  for (const [answer, state] of [
    [yes, 'sent'],
    [yes, 'refused'],
    [no, 'approved'],
    [no, 'refused'],
  ] as const) {
    const { _id } = await registered([answer]);
    const certidao = documentText({ id: _id.toString(), on: '2026-05-10', reason: '', state });
    await CandidateModel.collection.updateOne({ _id }, { $set: { 'values.certidao': certidao } });
    people.push(await services().candidates.get(story.admin.viewer, _id.toString()));
  }
  const stored = async () => {
    const found = await CandidateModel.find({}, { progress: 1, documentsState: 1 }).lean<CandidateRecord[]>();
    return people.map(({ _id }) => found.find((each) => each._id.equals(_id)));
  };
  const computed = async () => {
    const all = await services().customFields.catalogue('candidate');
    return people.map((candidate) => ({
      _id: candidate._id,
      progress: progressOf(catalogueIn(all, candidate), candidate),
      documentsState: documentsStateOf(catalogueIn(all, candidate), candidate),
    }));
  };
  // There are five questions, and with children three more, or four.
  expect((await computed()).slice(0, 6).map(({ progress }) => progress)).toEqual([60, 60, 50, 56, 60, 38]);
  expect((await stored()).slice(0, 6)).toEqual((await computed()).slice(0, 6));
  const states = (await computed()).slice(6).map(({ documentsState }) => documentsState);
  expect(states).toEqual(['waiting', 'refused', 'missing', 'missing']);
  const { customFields } = services();
  // A box that is not to be ticked, be it that it was not ticked yet; a field that decides in one client only, or in none.
  for (const [key, changes] of [
    ['termo', { condition: { fieldKey: 'guarda', values: ['false'] } }],
    ['filhos', { clientIds: [story.otherClient.viewer.clientId] }],
    ['filhos', { clientIds: null }],
    ['guarda', { active: false }],
    ['guarda', { active: true }],
  ] as const) {
    await dependent.change(key, changes);
    await refreshStoredProgress(await customFields.catalogue('candidate'), () => false);
    expect(await stored()).toEqual(await computed());
  }
  await dependent.change('termo', { condition: { fieldKey: 'guarda', values: ['true'] } });
});

test('where people stop is a question that they are asked', async () => {
  const at = async (candidate: CandidateRecord) => {
    await CandidateModel.collection.updateOne({ _id: candidate._id }, { $set: { lastAnsweredAt: new Date() } });
  };
  await CandidateModel.collection.updateMany({}, { $set: { status: 'complete' } });
  const cpf = write('cpf', '52998224725');
  await at(await registered([cpf, no]));
  await at(await registered([cpf, yes]));
  const on = new Date().toISOString().slice(0, 10);
  const days = { from: new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10), to: on };
  const query = `query($from: String!, $to: String!) { admissionFigures(from: $from, to: $to) {
    dropOff { unfinished noneMissing questions { key count } } } }`;
  const { data } = await story.server.graphql(query, days, story.client.token);
  expect(data.admissionFigures.dropOff).toEqual({
    ...{ unfinished: 2, noneMissing: 1, questions: [{ key: 'quantos', count: 1 }] },
  });
});
