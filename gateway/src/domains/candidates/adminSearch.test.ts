/** By what an administrator's search finds candidates, at every entry that searches. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { wholeEmailIndex, cpfIndex } from './candidateIndexes.js';
import { CandidateModel } from './candidatesModel.js';

const CPF = '52998224725';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  await story.register({ name: 'Ana Alves', email: 'ana.alves@correio.org', fields: [{ key: 'cpf', value: CPF }] });
  await story.register({ name: 'Maria da Graça Vila' });
  await story.register({ name: 'Bruno Reis', email: 'bruno@correio.org' });
  await story.register({ name: 'Cora Dias', email: 'cora@correio.org' }, story.otherClient.viewer);
});
afterAll(() => story.stop());

/** Names that a search finds over REST; GraphQL and an export must agree with it. */
async function found(search: string, { clientId }: { clientId?: string } = {}): Promise<string[]> {
  const { server, admin } = story;
  const query = { search, pageSize: 50, sort: 'NAME_ASC', ...(clientId && { clientId }) };
  const { body } = await server.rest('get', '/candidates', { token: admin.token, query });
  const names = (body.data as { name: string }[]).map(({ name }) => name);
  expect(body.totalCount).toBe(names.length);
  expect(await server.services.candidates.countForExport(admin.viewer, { filter: { search, clientId } })).toBe(
    names.length,
  );
  return names;
}

test.each([
  ['a part of the name', 'alv', ['Ana Alves']],
  ['words that other words part', 'maria vila', ['Maria da Graça Vila']],
  ['words in another order', 'vila GRACA', ['Maria da Graça Vila']],
  ['one word twice', 'graca graca', ['Maria da Graça Vila']],
  ['words of the company that others part', 'oficina LIVRE', ['Cora Dias']],
  ["the client's name", 'bia sou', ['Ana Alves', 'Bruno Reis', 'Maria da Graça Vila']],
  ['the company', 'RODA livre', ['Cora Dias']],
  ['the whole e-mail', 'ana.alves@correio.org', ['Ana Alves']],
  ['the whole e-mail in another case and with blanks', '  Ana.Alves@Correio.ORG ', ['Ana Alves']],
  ['the whole CPF', CPF, ['Ana Alves']],
  ['the whole CPF with its punctuation', ' 529.982.247-25 ', ['Ana Alves']],
])('finds by %s', async (_what, search, names) => {
  expect(await found(search)).toEqual(names);
});

test.each([
  ['a part of an e-mail', 'correio.org'],
  ['an e-mail that lacks its last letter', 'ana.alves@correio.or'],
  ['a part of a CPF', '529982'],
  ["a part of the client's e-mail", 'padaria.com'],
  ["the client's whole e-mail", 'bia@padaria.com'],
  ["the client's CNPJ", '12ABC34501DE35'],
  ["a part of the client's CNPJ", '12abc'],
  ['another value of a candidate', '529.982'],
  ['words that two candidates have', 'ana reis'],
  ['a word of the name and one of the company', 'cora roda'],
])('finds no candidate by %s', async (_what, search) => {
  expect(await found(search)).toEqual([]);
});

test('finds within one client by whole e-mail and whole CPF, and not what belongs to another', async () => {
  const own = { clientId: story.client.viewer.clientId ?? '' };
  const other = { clientId: story.otherClient.viewer.clientId ?? '' };
  for (const search of ['ana.alves@correio.org', CPF]) {
    expect(await found(search, own)).toEqual(['Ana Alves']);
    expect(await found(search, other)).toEqual([]);
  }
});

test('counts a candidate once who is found by name and by whole e-mail', async () => {
  await story.register({ name: 'dora@correio.org', email: 'dora@correio.org' });
  for (const clientId of [undefined, story.client.viewer.clientId ?? '']) {
    expect(await found('dora@correio.org', clientId ? { clientId } : {})).toEqual(['dora@correio.org']);
  }
});

test('finds by a CPF that was stored with its punctuation, and no longer once it has changed', async () => {
  const eva = await story.register({ name: 'Eva Prado' });
  await CandidateModel.updateOne({ _id: eva._id }, { $set: { 'values.cpf': '111.444.777-35' } });
  expect(await found('11144477735')).toEqual(['Eva Prado']);
  await story.server.services.candidates.update(story.admin.viewer, eva._id.toString(), {
    fields: [{ key: 'cpf', value: CPF }],
  });
  expect(await found('11144477735')).toEqual([]);
  expect(await found(CPF)).toEqual(['Ana Alves', 'Eva Prado']);
});

test('a client finds no candidate by a CPF, whether it may see the field or not', async () => {
  const search = async () =>
    (await story.server.rest('get', '/candidates', { token: story.client.token, query: { search: CPF } })).body;
  expect(await search()).toMatchObject({ totalCount: 0, data: [] });
  await story.server.services.fieldPermissions.save(story.admin.viewer, { fieldKey: 'cpf', canView: ['admin'] });
  expect(await search()).toMatchObject({ totalCount: 0, data: [] });
});

test.each([
  ['email', wholeEmailIndex, { email: 'ana.alves@correio.org' }],
  ['CPF', cpfIndex, { 'values.cpf': mongoose.trusted({ $in: [CPF, '529.982.247-25'] }) }],
])('a whole %s is looked up in its index', async (_what, index, filter) => {
  const explained = await CandidateModel.find(filter).explain('executionStats');
  const { winningPlan } = (explained as unknown as { queryPlanner: { winningPlan: object } }).queryPlanner;
  expect(JSON.stringify(winningPlan)).toContain(JSON.stringify(index));
});

test('an e-mail that differs by an accent alone is another search', async () => {
  expect(await found('ána.alves@correio.org')).toEqual([]);
  expect(await found('ana.alves@correio.org')).toEqual(['Ana Alves']);
});
