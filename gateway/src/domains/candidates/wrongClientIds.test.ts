/** Ids that name no client: nothing is registered for them, and nothing is found by them. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import { CandidateModel } from './candidatesModel.js';

let story: CandidateStory;
let wrongIds: string[];
beforeAll(async () => {
  story = await startCandidateStory();
  const { clientId } = story.client.viewer;
  await story.register();
  wrongIds = ['', 'zzz', clientId ?? '', toGlobalId('Candidate', clientId ?? ''), toGlobalId('Client', 'f'.repeat(24))];
});
afterAll(() => story.stop());

const ask = async (query: string, variables: object, token = story.admin.token) =>
  (await story.server.graphql(query, variables, token)).data;
let counter = 0;
const person = (rest: object = {}) => ({ name: 'Pessoa Nova', email: `semempresa${++counter}@exemplo.com`, ...rest });

const CREATE = `mutation ($input: CreateCandidateInput!) {
  createCandidate(input: $input) { candidate { clientCompany } userErrors { code field } }
}`;

test('no candidate is registered for a client that there is not', async () => {
  for (const clientId of wrongIds) {
    const input = person({ clientId });
    expect((await ask(CREATE, { input })).createCandidate).toEqual({
      candidate: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['clientId'] }],
    });
    expect(await CandidateModel.countDocuments({ email: input.email })).toBe(0);
  }
  expect((await ask(CREATE, { input: person({ clientId: null }) })).createCandidate.candidate).toEqual({
    clientCompany: null,
  });
});

test('several candidates are refused by name where one has a client that there is not', async () => {
  const CREATE_SEVERAL = `mutation ($candidates: [CreateCandidateInput!]!) {
    createCandidates(input: { candidates: $candidates }) {
      results { candidate { clientCompany } userErrors { code } }
      userErrors { code field }
    }
  }`;
  const several = async (clientId: string, token = story.admin.token) => {
    const candidates = [person(), person({ clientId })];
    return (await ask(CREATE_SEVERAL, { candidates }, token)).createCandidates;
  };
  const before = await CandidateModel.countDocuments();
  for (const clientId of wrongIds) {
    expect(await several(clientId)).toEqual({
      results: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['candidates', '1', 'clientId'] }],
    });
  }
  expect(await CandidateModel.countDocuments()).toBe(before);
  const own = { candidate: { clientCompany: 'Padaria Bom Pão' }, userErrors: [] };
  expect(await several('zzz', story.client.token)).toEqual({ results: [own, own], userErrors: [] });
  const { results } = await several(toGlobalId('Client', story.client.viewer.clientId ?? ''));
  expect(results).toEqual([{ candidate: { clientCompany: null }, userErrors: [] }, own]);
});

test('a client registers for itself, whatever client it names', async () => {
  for (const clientId of wrongIds) {
    const { createCandidate } = await ask(CREATE, { input: person({ clientId }) }, story.client.token);
    expect(createCandidate).toEqual({ candidate: { clientCompany: 'Padaria Bom Pão' }, userErrors: [] });
  }
});

test('by /v1 a blank client is none, and any other text that is no id is not found', async () => {
  const create = (clientId: string) =>
    story.server.rest('post', '/candidates', { token: story.admin.token, body: person({ clientId }) });
  for (const blank of ['', ' ']) {
    const { status, body } = await create(blank);
    expect([status, body.data?.clientId]).toEqual([201, null]);
  }
  const { status, body } = await create('zzz');
  expect([status, body.details]).toEqual([404, [expect.objectContaining({ field: 'clientId' })]]);
});

test('nothing is found by a client that there is not, rather than everything', async () => {
  const LISTS = `query ($clientId: ID, $today: String!) {
    candidates(filter: { clientId: $clientId }) { totalCount }
    attention(reason: NEVER_OPENED, clientId: $clientId) { totalCount }
    stageCounts(clientId: $clientId) { count }
    attentionCounts(clientId: $clientId) { count }
    admissionFigures(from: $today, to: $today, clientId: $clientId) { funnel { count } }
    documentsToReview(filter: { clientId: $clientId }) { totalCount }
  }`;
  const EXPORT = `mutation ($clientId: ID) {
    exportCandidates(input: {
      filter: { clientId: $clientId }
      configuration: { columns: [{ key: "name", displayName: "Nome", order: 0 }] }
    }) { userErrors { message } }
  }`;
  const today = todayInBrazil(new Date());
  const total = (counts: { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
  const { stageCounts, admissionFigures } = await ask(LISTS, { clientId: null, today });
  for (const counts of [stageCounts, admissionFigures.funnel]) expect(total(counts)).toBeGreaterThan(0);
  for (const clientId of wrongIds) {
    const lists = await ask(LISTS, { clientId, today });
    expect(lists).toMatchObject({
      candidates: { totalCount: 0 },
      attention: { totalCount: 0 },
      documentsToReview: { totalCount: 0 },
    });
    expect([lists.stageCounts, lists.attentionCounts, lists.admissionFigures.funnel].map(total)).toEqual([0, 0, 0]);
    const { exportCandidates } = await ask(EXPORT, { clientId });
    expect(exportCandidates.userErrors).toEqual([{ message: 'Selecione pelo menos um candidato para exportar.' }]);
  }
});
