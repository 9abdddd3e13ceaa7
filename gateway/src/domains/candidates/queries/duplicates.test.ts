/** Who is told that two candidates of a company have the same CPF. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

const CPF = '52998224725';
const OTHER = '11144477735';
const PUNCTUATED = '111.444.777-35';

let story: CandidateStory;
let sent: SentCommand[];
const register = (name: string, cpf: string, viewer: UserViewer = story.client.viewer) =>
  story.register({ name, fields: [{ key: 'cpf', value: cpf }] }, viewer);

let ana: CandidateRecord;
let davi: CandidateRecord;
beforeAll(async () => {
  story = await startCandidateStory();
  ana = await register('Ana', CPF);
  for (const name of ['Bia', 'Eva', 'Lia', 'Nina', 'Rosa', 'Zoé']) await register(name, CPF);
  for (let count = 0; count < 30; count += 1) davi = await register('Davi', CPF, story.otherClient.viewer);
  sent = await watchCommands(story.server);
});
afterAll(() => story.stop());

const QUERY = 'query ($id: ID!) { candidateDuplicates(id: $id) { name } }';

/** The names that are told of a candidate. */
async function told({ _id }: CandidateRecord, { token } = story.client): Promise<string[]> {
  const { data } = await story.server.graphql(QUERY, { id: toGlobalId('Candidate', _id) }, token);
  return data.candidateDuplicates.map(({ name }: { name: string }) => name).toSorted();
}

test('five of the company are told, to administrators and the client, and the database reads no others', async () => {
  for (const access of [story.admin, story.client]) {
    takeReads(sent, 'candidates');
    const names = await told(ana, access);
    expect(names).toHaveLength(5);
    expect(['Bia', 'Eva', 'Lia', 'Nina', 'Rosa', 'Zoé']).toEqual(expect.arrayContaining(names));
    const look = takeReads(sent, 'candidates').find(({ command }) => JSON.stringify(command).includes('values.cpf'));
    const { plan, documents } = await explained(look!);
    expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
    expect(documents).toBeLessThanOrEqual(6);
  }
  expect(await told(davi, story.otherClient)).toEqual(Array.from({ length: 5 }, () => 'Davi'));
});

test('a CPF is the same with and without punctuation', async () => {
  const [plain, punctuated] = [await register('Ivo', OTHER), await register('Caio', OTHER)];
  await CandidateModel.updateOne({ _id: punctuated._id }, { $set: { 'values.cpf': PUNCTUATED } });
  expect(await told(plain)).toEqual(['Caio']);
  expect(await told(punctuated)).toEqual(['Ivo']);
});

test('what is no CPF, as zeros in its place, and none at all tell nobody from others', async () => {
  for (const text of ['00000000000', '1', '']) {
    const [one] = [await register('Rui', text), await register('Gil', text)];
    expect(await told(one)).toEqual([]);
  }
});

test('candidates without a company are compared with each other', async () => {
  const [one] = [await register('Téo', OTHER, story.admin.viewer), await register('Noé', OTHER, story.admin.viewer)];
  expect(await told(one, story.admin)).toEqual(['Noé']);
});

const TYPED = `query ($id: ID, $cpf: String, $clientId: ID) {
  candidateDuplicates(id: $id, cpf: $cpf, clientId: $clientId) { name }
}`;
const IN_ORDER = '123.456.789-09';

/** The names that are told of a CPF while it is typed, for a candidate or a new one. */
async function toldOf(
  cpf: string | null,
  { token } = story.client,
  about: { candidate?: CandidateRecord; clientId?: string } = {},
): Promise<string[]> {
  const id = about.candidate && toGlobalId('Candidate', about.candidate._id);
  const clientId = about.clientId && toGlobalId('Client', about.clientId);
  const { data, errors } = await story.server.graphql(TYPED, { id, cpf, clientId }, token);
  expect(errors).toBeUndefined();
  return data.candidateDuplicates.map(({ name }: { name: string }) => name).toSorted();
}

describe('a CPF that is typed', () => {
  let bruna: CandidateRecord;
  const clientId = () => story.client.viewer.clientId ?? '';
  const otherClientId = () => story.otherClient.viewer.clientId ?? '';
  beforeAll(async () => {
    bruna = await register('Bruna', IN_ORDER);
    await register('Ugo', IN_ORDER, story.otherClient.viewer);
    await register('Ilda', IN_ORDER, story.admin.viewer);
  });

  test('is told to be that of candidates of the company for which a new one is registered, and of no other', async () => {
    expect(await toldOf(IN_ORDER)).toEqual(['Bruna']);
    expect(await toldOf('12345678909')).toEqual(['Bruna']);
    expect(await toldOf(IN_ORDER, story.client, { clientId: otherClientId() })).toEqual(['Bruna']);
    expect(await toldOf(IN_ORDER, story.otherClient)).toEqual(['Ugo']);
    expect(await toldOf(IN_ORDER, story.admin, { clientId: clientId() })).toEqual(['Bruna']);
    expect(await toldOf(IN_ORDER, story.admin)).toEqual(['Ilda']);
  });

  test('is not told to be that of the candidate for whom it is typed, whose company is asked whatever else is named', async () => {
    expect(await toldOf(IN_ORDER, story.admin, { candidate: bruna })).toEqual([]);
    const carla = await register('Carla', '390.533.447-05');
    expect(await toldOf(IN_ORDER, story.client, { candidate: carla })).toEqual(['Bruna']);
    expect(await toldOf(IN_ORDER, story.admin, { candidate: carla, clientId: otherClientId() })).toEqual(['Bruna']);
  });

  test('tells nobody where it is none, or not whole', async () => {
    await register('Rui', '123.456.789-00');
    for (const text of [null, '', '123.456.789', '123.456.789-0', '123.456.789-00', 'Bruna']) {
      expect(await toldOf(text)).toEqual([]);
    }
  });
});

test('a client is told nothing of the candidates of others, nor is one who may not view the CPF', async () => {
  const id = toGlobalId('Candidate', ana._id);
  const { errors } = await story.server.graphql(QUERY, { id }, story.otherClient.token);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { customFields } = story.server.services;
  const field = (await customFields.catalogue('candidate')).fields.find(({ key }) => key === 'cpf');
  await customFields.update(story.admin.viewer, field?._id.toString() ?? '', { canView: ['admin', 'candidate'] });
  expect(await told(ana)).toEqual([]);
  expect(await toldOf(IN_ORDER)).toEqual([]);
  expect(await told(ana, story.admin)).toHaveLength(5);
});
