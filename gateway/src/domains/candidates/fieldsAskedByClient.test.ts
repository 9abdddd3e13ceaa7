/** What fields of some clients mean for candidates: they are asked of those of these clients, and inactive for all others. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import { documentText, type DocumentState } from '../fields/values/documentValues.js';
import { dataVersions } from '../../cache/dataVersions.js';
import { ClientModel } from '../clients/clientsModel.js';
import { catalogueIn } from '../fields/values/recordCatalogue.js';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';
import { progressOf } from './progress/candidateProgress.js';
import { documentsStateOf } from './progress/documentsState.js';
import { refreshStoredProgress } from './progress/progressRefresh.js';

let story: CandidateStory;
let ours: string;
let theirs: string;
let routeId: string;
let licenceId: string;
beforeAll(async () => {
  story = await startCandidateStory();
  // No runs in the background but those of the tests.
  await story.server.services.candidates.stop();
  ours = story.client.viewer.clientId ?? '';
  theirs = story.otherClient.viewer.clientId ?? '';
  const everyone = ['admin', 'client', 'candidate'] as const;
  const { customFields } = story.server.services;
  const field = { target: 'candidate', canView: everyone, canEdit: everyone } as const;
  const route = { ...field, key: 'rota', label: 'Rota', type: 'text', required: true, clientIds: [theirs] } as const;
  routeId = (await customFields.create(story.admin.viewer, route))._id.toString();
  const licence = await customFields.create(story.admin.viewer, {
    ...{ ...field, key: 'cnh', label: 'CNH', type: 'file', required: true, clientIds: [theirs] },
  });
  licenceId = licence._id.toString();
});
afterAll(() => story.stop());

const services = () => story.server.services;
const idOf = ({ _id }: CandidateRecord) => _id.toString();
const registered = (viewer: UserViewer, fields: object[] = []) => story.register({ fields }, viewer);
const route = (value: string) => ({ key: 'rota', value });

/** The keys that a candidate is asked for, as their form has them. */
async function askedOf(candidate: CandidateRecord): Promise<string[]> {
  const { token } = await story.signIn(candidate);
  const { data } = await story.server.graphql('{ viewer { candidate { fields { key } } } }', {}, token);
  return data.viewer.candidate.fields.map(({ key }: { key: string }) => key);
}

test('candidates are asked for the fields of all and those of their own client', async () => {
  expect(await askedOf(await registered(story.otherClient.viewer))).toEqual(
    expect.arrayContaining(['cpf', 'rota', 'cnh']),
  );
  const keys = await askedOf(await registered(story.client.viewer));
  expect(keys).toContain('cpf');
  expect(keys).not.toContain('rota');
});

test('the consent names what is asked, and no field of another client', async () => {
  const labelsOf = async (viewer: UserViewer) => {
    const { token } = await story.signIn(await registered(viewer), { consented: false });
    const query = '{ viewer { candidate { consentDocument(language: PT_BR) { fieldLabels } } } }';
    const { data, errors } = await story.server.graphql(query, {}, token);
    expect(errors).toBeUndefined();
    return data.viewer.candidate.consentDocument.fieldLabels;
  };
  expect(await labelsOf(story.otherClient.viewer)).toContain('Rota');
  expect(await labelsOf(story.client.viewer)).not.toContain('Rota');
});

test('nothing is written to a field of another client: who keeps all is told why, others read that there is none', async () => {
  const candidate = await registered(story.client.viewer);
  const write = (viewer: UserViewer) =>
    services().candidates.update(viewer, idOf(candidate), { fields: [route('Linha 3')] });
  await expect(write(story.admin.viewer)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'O campo "Rota" não é pedido nesta empresa.',
  });
  const refused = { code: 'FORBIDDEN', message: 'Você não tem permissão para alterar o campo "rota".' };
  await expect(write(story.client.viewer)).rejects.toMatchObject(refused);
  await expect(registered(story.client.viewer, [route('Linha 3')])).rejects.toMatchObject(refused);
  const { viewer } = await story.signIn(candidate);
  await expect(services().candidates.ownForm.save(viewer, { fields: [route('Linha 3')] })).rejects.toMatchObject(
    refused,
  );
  await expect(
    services().candidates.updateMany(story.client.viewer, [{ id: idOf(candidate), input: { fields: [route('L')] } }]),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a form is finished without the required fields of other clients', async () => {
  const cpf = { key: 'cpf', value: '52998224725' };
  const { viewer } = await story.signIn(await registered(story.client.viewer, [cpf]));
  expect((await services().candidates.ownForm.finish(viewer, {})).status).toBe('complete');
  const other = await story.signIn(await registered(story.otherClient.viewer, [cpf]));
  await expect(services().candidates.ownForm.finish(other.viewer, {})).rejects.toThrow('Rota, CNH');
});

test('an answer from before a field was limited is shown to the staff, read-only, and no longer to the candidate', async () => {
  const { customFields } = services();
  const limited = (clientIds: string[] | null) => customFields.update(story.admin.viewer, routeId, { clientIds });
  await limited(null);
  const candidate = await registered(story.client.viewer, [route('Linha 9')]);
  await limited([theirs]);
  const query = `query($id: ID!) { node(id: $id) { ... on Candidate { fields { key value active forOtherClients viewerCanEdit } } } }`;
  const { data } = await story.server.graphql(
    query,
    { id: toGlobalId('Candidate', idOf(candidate)) },
    story.client.token,
  );
  expect(data.node.fields.find(({ key }: { key: string }) => key === 'rota')).toEqual({
    ...{ key: 'rota', value: 'Linha 9', active: false, forOtherClients: true, viewerCanEdit: false },
  });
  expect(await askedOf(candidate)).not.toContain('rota');
});

test('progress and documents count what is asked, in the code, in the database and after another limit', async () => {
  const { customFields } = services();
  const first = [
    await registered(story.client.viewer, [{ key: 'cpf', value: '1' }]),
    await registered(story.otherClient.viewer, [{ key: 'cpf', value: '1' }, route('Linha 1')]),
    await registered(story.admin.viewer),
  ];
  const withDocument = async (viewer: UserViewer, state: DocumentState) => {
    const { _id } = await registered(viewer);
    const cnh = documentText({ id: _id.toString(), on: '2026-05-10', reason: '', state });
    await CandidateModel.collection.updateOne({ _id }, { $set: { 'values.cnh': cnh } });
    return services().candidates.get(story.admin.viewer, _id.toString());
  };
  const people = [...first];
  for (const viewer of [story.client.viewer, story.otherClient.viewer, story.admin.viewer])
    for (const state of ['sent', 'approved', 'refused'] as const) people.push(await withDocument(viewer, state));
  const stored = async () => {
    const found = await CandidateModel.find({}, { progress: 1, documentsState: 1 }).lean<CandidateRecord[]>();
    return people.map(({ _id }) => found.find((each) => each._id.equals(_id)));
  };
  const computed = async () => {
    const all = await customFields.catalogue('candidate');
    return people.map((candidate) => ({
      _id: candidate._id,
      progress: progressOf(catalogueIn(all, candidate), candidate),
      documentsState: documentsStateOf(catalogueIn(all, candidate), candidate),
    }));
  };
  expect((await computed()).slice(0, 3).map(({ progress }) => progress)).toEqual([75, 67, 50]);
  expect((await stored()).slice(0, 3)).toEqual((await computed()).slice(0, 3));
  const states = (await computed()).slice(3).map(({ documentsState }) => documentsState);
  const none = ['missing', 'missing', 'missing'];
  expect(states).toEqual([...none, 'waiting', 'approved', 'refused', ...none]);
  for (const clientIds of [[ours], [ours, theirs], null, [theirs]]) {
    for (const id of [routeId, licenceId]) await customFields.update(story.admin.viewer, id, { clientIds });
    await refreshStoredProgress(await customFields.catalogue('candidate'), () => false);
    expect(await stored()).toEqual(await computed());
  }
});

test('who is given to a client is asked for its fields from then on, and what counts is what is asked there', async () => {
  const { candidates, clientDirectory } = services();
  const candidate = await registered(story.admin.viewer);
  expect(candidate.progress).toBe(50);
  const client = await clientDirectory.get(story.admin.viewer, theirs);
  const result = await candidates.actions.assignClient(story.admin.viewer, {
    ...{ selection: { candidateIds: [idOf(candidate)] }, clientId: client._id.toString() },
  });
  expect(result).toMatchObject([{ outcome: 'DONE' }]);
  const given = await candidates.get(story.admin.viewer, idOf(candidate));
  expect(given.progress).toBe(33);
  await candidates.actions.undoAssignments(story.admin.viewer, {
    assignments: [{ candidateId: idOf(candidate), revision: given.revision }],
  });
  expect((await candidates.get(story.admin.viewer, idOf(candidate))).progress).toBe(50);
});

test('a form is reopened for a field of its own client, and for one of another not', async () => {
  const complete = async (viewer: UserViewer) => {
    const candidate = await registered(viewer);
    await CandidateModel.collection.updateOne({ _id: candidate._id }, { $set: { status: 'complete' } });
    return idOf(candidate);
  };
  const reopen = async (viewer: UserViewer, id: string) =>
    services().candidates.reopen(viewer, id, { fieldKeys: ['rota'], message: 'Confira.' });
  const own = await complete(story.otherClient.viewer);
  expect((await reopen(story.otherClient.viewer, own)).requestedFieldKeys).toEqual(['rota']);
  const foreign = await complete(story.client.viewer);
  await expect(reopen(story.admin.viewer, foreign)).rejects.toMatchObject({ code: 'INVALID' });
});

test('a preview of reopening says whose form cannot be opened for a field, and a client learns of no field of others', async () => {
  const complete = async (viewer: UserViewer) => {
    const candidate = await registered(viewer);
    await CandidateModel.collection.updateOne({ _id: candidate._id }, { $set: { status: 'complete' } });
    return idOf(candidate);
  };
  const [our, their] = [await complete(story.client.viewer), await complete(story.otherClient.viewer)];
  const reopen = (viewer: UserViewer, candidateIds: string[], key: string, dryRun: boolean) =>
    services().candidates.actions.reopen(viewer, { selection: { candidateIds }, fieldKeys: [key], dryRun });
  for (const dryRun of [true, false]) {
    expect(await reopen(story.admin.viewer, [our, their], 'rota', dryRun)).toMatchObject([
      { outcome: 'SKIPPED', message: 'O candidato não pode alterar o campo "rota".' },
      { outcome: 'DONE' },
    ]);
  }
  for (const key of ['rota', 'naoexiste']) {
    await expect(reopen(story.client.viewer, [our], key, true)).rejects.toMatchObject({
      ...{ code: 'INVALID', message: `O candidato não pode alterar o campo "${key}".` },
    });
  }
});

test('a telephone is that of a field in use', async () => {
  const { customFields } = services();
  const rights = ['admin', 'client', 'candidate'] as const;
  const { _id } = await customFields.create(story.admin.viewer, {
    ...{
      key: 'fone',
      label: 'Fone',
      type: 'text',
      format: 'phone',
      target: 'candidate',
      canView: rights,
      canEdit: rights,
    },
  });
  const candidate = await registered(story.client.viewer, [{ key: 'fone', value: '11987654321' }]);
  const link = async () => {
    const query = 'query($id: ID!) { node(id: $id) { ... on Candidate { whatsappLink } } }';
    const variables = { id: toGlobalId('Candidate', idOf(candidate)) };
    const { data } = await story.server.graphql(query, variables, story.client.token);
    return data.node.whatsappLink;
  };
  expect(await link()).toContain('5511987654321');
  await customFields.update(story.admin.viewer, _id.toString(), { clientIds: [theirs] });
  expect(await link()).toBeNull();
  await customFields.delete(story.admin.viewer, _id.toString());
});

test('figures tell of a question those who are asked it and have stopped there', async () => {
  await CandidateModel.collection.updateMany({}, { $set: { openedAt: new Date(), 'values.cpf': '52998224725' } });
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const query = `query($from: String!, $to: String!) { admissionFigures(from: $from, to: $to) { dropOff { questions { key count } } } }`;
  const { data, errors } = await story.server.graphql(query, { from, to }, story.admin.token);
  expect(errors).toBeUndefined();
  const lacking = await CandidateModel.countDocuments({
    ...{ clientId: story.otherClient.viewer.clientId, status: 'in_progress', 'values.rota': null },
  });
  expect(lacking).toBeGreaterThan(0);
  const told = data.admissionFigures.dropOff.questions.find(({ key }: { key: string }) => key === 'rota');
  expect(told.count).toBe(lacking);
});

test('candidates of a client that is gone are asked for the fields of all, and stand by them', async () => {
  const candidate = await registered(story.otherClient.viewer, [{ key: 'cpf', value: '52998224725' }]);
  const refused = documentText({ id: idOf(candidate), on: '2026-05-10', reason: 'Ilegível', state: 'refused' });
  await CandidateModel.collection.updateOne(
    { _id: candidate._id },
    { $set: { 'values.cnh': refused, documentsState: 'refused', stage: 'correction' } },
  );
  await ClientModel.collection.deleteOne({ _id: candidate.clientId ?? undefined });
  dataVersions.invalidateAll();
  expect(await services().candidates.releaseFromDeletedClients()).toBeGreaterThan(0);
  const released = await services().candidates.get(story.admin.viewer, idOf(candidate));
  const { clientId, progress, documentsState, stage } = released;
  expect({ clientId, progress, documentsState, stage }).toEqual({
    ...{ clientId: null, progress: 75, documentsState: 'missing', stage: 'invited' },
  });
  expect(await askedOf(released)).not.toContain('rota');
});
