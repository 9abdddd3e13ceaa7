/** Candidates who were registered without a client come to one, with their documents and counts, and out of it again. */
import { jest } from '@jest/globals';
import { countedOneByOne, keptInStore, shownAndReal } from '../../../../test/keptCounts.js';
import { startDocumentStory, type DocumentStory } from '../../../../test/documents.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { candidatesOf, changeCounts } from '../../../cache/changeCounters.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { ClientModel } from '../../clients/clientsModel.js';
import { DocumentModel } from '../../documents/documentsModel.js';
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

const services = () => story.server.services;
const idOf = ({ _id }: CandidateRecord) => _id.toString();
const clientIdOf = ({ clientId }: UserViewer) => clientId ?? '';
const unowned = (input: object = {}) => story.register(input, story.admin.viewer);
const read = (candidate: CandidateRecord) => services().candidates.get(story.admin.viewer, idOf(candidate));

interface Result {
  candidateId: string;
  outcome: string;
  message: string | null;
  revision: number | null;
}
async function call(name: string, type: string, input: object, token = story.admin.token) {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) {
    results { candidateId outcome message revision } userErrors { code field } } }`;
  const { data, errors } = await story.server.graphql(query, { input }, token);
  return (errors ? { errors } : data[name]) as { results: Result[]; userErrors: object[]; errors?: object[] };
}
function assign(people: readonly CandidateRecord[], options: { to?: string; dryRun?: boolean; token?: string } = {}) {
  const { to = clientIdOf(story.client.viewer), dryRun = false, token } = options;
  const candidateIds = people.map(({ _id }) => toGlobalId('Candidate', _id));
  const input = { selection: { candidateIds }, clientId: toGlobalId('Client', to), dryRun };
  return call('assignCandidatesToClient', 'AssignCandidatesToClientInput', input, token);
}
function undo(results: readonly Result[], token?: string) {
  const assignments = results.map(({ candidateId, revision }) => ({ candidateId, revision }));
  return call('undoClientAssignments', 'UndoClientAssignmentsInput', { assignments }, token);
}
/** Ids of all candidates whom a client's first page shows. */
const listed = async (viewer: UserViewer) =>
  (await services().candidates.list(viewer, { page: { offset: 0, limit: 100 } })).items.map(idOf);
const waitingFor = async (viewer: UserViewer) =>
  (await services().documents.toReview(viewer, { page: { offset: 0, limit: 100 } })).items.map(({ candidateId }) =>
    candidateId.toString(),
  );
async function newestEvent(candidate: CandidateRecord, token = story.admin.token) {
  const query = `query ($id: ID!) { node(id: $id) { ... on Candidate { events(first: 1) { edges { node { kind message } } } } } }`;
  const { data } = await story.server.graphql(query, { id: toGlobalId('Candidate', candidate._id) }, token);
  return data.node.events.edges[0].node as { kind: string; message: string | null };
}

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
  expect((await undo(results, story.client.token)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  const { actions } = services().candidates;
  const selection = { candidateIds: [idOf(candidate)] };
  const clientId = clientIdOf(story.client.viewer);
  await expect(actions.assignClient(story.client.viewer, { selection, clientId })).rejects.toMatchObject({
    ...{ code: 'FORBIDDEN' },
  });
  expect(await read(candidate)).toMatchObject({ clientId: expect.anything() });
});
