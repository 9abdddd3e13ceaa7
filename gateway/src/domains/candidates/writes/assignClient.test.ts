/** Candidates who were registered without a client come to one, with their dates and counts. */
import { jest } from '@jest/globals';
import { assignmentCalls, clientIdOf, idOf } from '../../../../test/clientAssignments.js';
import { startDocumentStory, type DocumentStory } from '../../../../test/documents.js';
import { countedOneByOne, keptInStore, shownAndReal } from '../../../../test/keptCounts.js';
import { ClientModel } from '../../clients/clientsModel.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';
import { addDays } from '../../fields/values/civilDays.js';
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

it('a client sees, counts and finds who was given to it, and the preview has told the same without doing it', async () => {
  const candidate = await unowned();
  expect(await listed(story.client.viewer)).not.toContain(idOf(candidate));
  const preview = await assign([candidate], { dryRun: true });
  expect(preview.results).toMatchObject([{ outcome: 'DONE', revision: null }]);
  expect(await listed(story.client.viewer)).not.toContain(idOf(candidate));

  const { results } = await assign([candidate]);
  expect(results).toMatchObject([{ outcome: 'DONE', message: null, revision: candidate.revision + 1 }]);
  expect(await listed(story.client.viewer)).toContain(idOf(candidate));
  expect(await listed(story.otherClient.viewer)).not.toContain(idOf(candidate));
  const { shown, real } = await shownAndReal(story);
  expect(shown).toEqual(real);
  expect((await keptInStore()).kept).toEqual(await countedOneByOne());
});

it('only administrators are told in the timeline which company it was', async () => {
  const candidate = await unowned();
  await assign([candidate]);
  expect(await newestEvent(candidate)).toEqual({ kind: 'CLIENT_ASSIGNED', message: 'Padaria Bom Pão' });
  expect(await newestEvent(candidate, story.client.token)).toEqual({ kind: 'CLIENT_ASSIGNED', message: null });
});

it('who has a client keeps it, and an e-mail that the client has already is told before and while it is done', async () => {
  const [own, others] = [await story.register(), await story.register({}, story.otherClient.viewer)];
  const twin = await unowned({ email: own.email });
  const told = [
    { outcome: 'SKIPPED', message: 'O candidato já é deste cliente.' },
    { outcome: 'SKIPPED', message: 'O candidato já é de outro cliente.' },
    { outcome: 'SKIPPED', message: 'O cliente já tem um candidato com este e-mail.' },
  ];
  expect((await assign([own, others, twin], { dryRun: true })).results).toMatchObject(told);
  expect((await assign([own, others, twin])).results).toMatchObject(told);
  expect([await read(own), await read(others), await read(twin)]).toMatchObject([
    { clientId: own.clientId },
    { clientId: others.clientId },
    { clientId: null },
  ]);
  // Who takes the e-mail between the look and the write is told by the index.
  jest.spyOn(CandidateModel, 'exists').mockResolvedValueOnce(null);
  expect((await assign([twin])).results).toMatchObject([
    { outcome: 'FAILED', message: 'Já existe um candidato com este e-mail.' },
  ]);
});

it('of two clients to which a candidate is given at once one has it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const candidate = await unowned();
    const both = await Promise.all([
      assign([candidate]),
      assign([candidate], { to: clientIdOf(story.otherClient.viewer) }),
    ]);
    const outcomes = both.map(({ results }) => results[0]?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'DONE')).toHaveLength(1);
    const [winner] = [story.client, story.otherClient].filter((_, index) => outcomes[index] === 'DONE');
    expect(String((await read(candidate)).clientId)).toBe(winner?.viewer.clientId);
  }
  expect((await keptInStore()).kept).toEqual(await countedOneByOne());
});

describe('the default dates of the client', () => {
  const inDays = (days: number) => addDays(todayInBrazil(new Date()), days);
  const setDefaults = (days: { dueInDays: number | null; admissionInDays: number | null }) =>
    services().clients.setDefaultDates(story.admin.viewer, clientIdOf(story.client.viewer), days);
  beforeEach(() => setDefaults({ dueInDays: 10, admissionInDays: 20 }));
  afterEach(() => setDefaults({ dueInDays: null, admissionInDays: null }));

  it('hold for those who have none, and go with an undoing unless others were set since', async () => {
    const [without, dated, setSince] = [await unowned(), await unowned(), await unowned()];
    const setDue = (one: CandidateRecord, dueOn: string) =>
      services().candidates.actions.setDates(story.admin.viewer, { selection: { candidateIds: [idOf(one)] }, dueOn });
    await setDue(dated, inDays(3));
    const { results } = await assign([without, dated, setSince]);
    const dates = { dueOn: inDays(10), plannedAdmissionOn: inDays(20) };
    expect(await read(without)).toMatchObject(dates);
    expect(await read(dated)).toMatchObject({ ...dates, dueOn: inDays(3) });
    await setDue(setSince, inDays(5));

    expect((await undo(results)).results.map(({ outcome }) => outcome)).toEqual(['DONE', 'DONE', 'DONE']);
    expect(await read(without)).toMatchObject({ clientId: null, dueOn: null, plannedAdmissionOn: null });
    expect(await read(dated)).toMatchObject({ clientId: null, dueOn: inDays(3), plannedAdmissionOn: null });
    expect(await read(setSince)).toMatchObject({ clientId: null, dueOn: inDays(5), plannedAdmissionOn: null });
  });

  it('give no due date to a form that is finished', async () => {
    const candidate = await unowned({ fields: [{ key: 'cpf', value: '52998224725' }] });
    await services().candidates.ownForm.finish((await story.signIn(candidate)).viewer, {});
    await assign([candidate]);
    expect(await read(candidate)).toMatchObject({ dueOn: null, plannedAdmissionOn: inDays(20) });
  });
});

it('a client that is being deleted gets no candidate, also where its deletion began in between', async () => {
  const { client } = await services().clients.create(story.admin.viewer, {
    ...{ name: 'Rui', companyName: 'Rui e Filhos', email: 'rui@filhos.com', cnpj: '11222333000181', active: true },
  });
  const candidate = await unowned();
  const directory = services().clientDirectory;
  const named = directory.named.bind(directory);
  jest.spyOn(directory, 'named').mockImplementationOnce(async (...of) => {
    const found = await named(...of);
    await ClientModel.updateOne({ _id: client._id }, { $set: { deletingSince: new Date() } });
    return found;
  });
  expect((await assign([candidate], { to: client._id.toString() })).results).toMatchObject([
    { outcome: 'FAILED', message: 'Cliente não encontrado.' },
  ]);
  expect(await read(candidate)).toMatchObject({ clientId: null });
  expect((await keptInStore()).kept).toEqual(await countedOneByOne());
});

it('is for administrators alone, and for clients that there are', async () => {
  const candidate = await unowned();
  const { token } = await story.signIn(candidate);
  for (const other of [story.client.token, token]) {
    expect((await assign([candidate], { token: other })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  }
  expect(await assign([candidate], { to: '0'.repeat(24) })).toMatchObject({
    ...{ results: null, userErrors: [{ code: 'NOT_FOUND', field: ['clientId'] }] },
  });
  const { results } = await assign([candidate]);
  expect((await undo(results, { token: story.client.token })).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const { actions } = services().candidates;
  const selection = { candidateIds: [idOf(candidate)] };
  const clientId = clientIdOf(story.client.viewer);
  await expect(actions.assignClient(story.client.viewer, { selection, clientId })).rejects.toMatchObject({
    ...{ code: 'FORBIDDEN' },
  });
  expect(await read(candidate)).toMatchObject({ clientId: expect.anything() });
});
