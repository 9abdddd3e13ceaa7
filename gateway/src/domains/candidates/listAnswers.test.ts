/** Lists as they are answered: by candidates, companies and administrators, and wherever answers are shown. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { ana, bia, dependents, dependentsField } from '../../../test/lists.js';
import { toGlobalId } from '../../lib/globalId.js';
import { catalogueIn } from '../fields/values/recordCatalogue.js';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';
import { importFields } from '../imports/mapping/importFields.js';
import { progressOf } from './progress/candidateProgress.js';
import { refreshStoredProgress } from './progress/progressRefresh.js';

let story: CandidateStory;
let fieldId: string;
beforeAll(async () => {
  story = await startCandidateStory();
  // No runs in the background but those of the tests.
  await story.server.services.candidates.stop();
  const { customFields } = story.server.services;
  const everyone = ['admin', 'client', 'candidate'] as const;
  const open = { target: 'candidate', canView: everyone, canEdit: everyone } as const;
  fieldId = (await customFields.create(story.admin.viewer, { ...dependentsField }))._id.toString();
  await customFields.create(story.admin.viewer, { ...open, key: 'tem_bens', label: 'Tem bens?', type: 'checkbox' });
  await customFields.create(story.admin.viewer, {
    ...{ ...open, key: 'bens', label: 'Bens', type: 'list', required: true },
    listOptions: { columns: [{ key: 'nome', label: 'Nome', type: 'text', required: true }] },
    condition: { fieldKey: 'tem_bens', values: ['true'] },
  });
  const secret = { ...dependentsField, key: 'sigilosa', label: 'Sigilosa', canView: [], canEdit: [] };
  await customFields.create(story.admin.viewer, secret);
});
afterAll(() => story.stop());

const SAVE = `mutation ($input: SaveOwnAnswersInput!) { saveOwnAnswers(input: $input) {
  candidate { fields { key value displayValue } } userErrors { code field message } } }`;
const UPDATE = `mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) {
  candidate { fields { key value displayValue listOptions { columns { key } } } } userErrors { code field message } } }`;

const text = (...items: object[]) => JSON.stringify(items);
const write = (value: string | null, key = 'dependentes') => [{ key, value }];
const idOf = ({ _id }: CandidateRecord) => _id.toString();
const registered = (value: string | null = null) => story.register({ fields: write(value) });
const storedOf = async (candidate: CandidateRecord) =>
  (await story.server.services.candidates.get(story.admin.viewer, idOf(candidate))).values as unknown as Record<
    string,
    string
  >;
type Answers = { key: string; value: string | null; displayValue: string | null }[];
const fieldIn = (fields: Answers, key = 'dependentes') => fields.find((field) => field.key === key);
const update = async (candidate: CandidateRecord, value: string | null, token: string, key?: string) => {
  const input = { id: toGlobalId('Candidate', idOf(candidate)), fields: write(value, key) };
  return (await story.server.graphql(UPDATE, { input }, token)).data.updateCandidate;
};

describe('items', () => {
  it('are saved by the candidate, the company and administrators, as what they mean', async () => {
    const candidate = await registered();
    const { token } = await story.signIn(candidate);
    const { data } = await story.server.graphql(SAVE, { input: { fields: write(text(ana.typed)) } }, token);
    expect(data.saveOwnAnswers.userErrors).toEqual([]);
    const shown = { key: 'dependentes', value: text(ana.stored), displayValue: ana.shown };
    expect(fieldIn(data.saveOwnAnswers.candidate.fields)).toEqual(shown);
    const byCompany = await update(candidate, text(ana.typed, bia.typed), story.client.token);
    const columns = dependents.columns.map(({ key }) => ({ key }));
    expect(fieldIn(byCompany.candidate.fields)).toEqual({
      ...{ key: 'dependentes', value: text(ana.stored, bia.stored), listOptions: { columns } },
      displayValue: `${ana.shown}\n${bia.shown}`,
    });
    expect((await update(candidate, text(bia.typed), story.admin.token)).userErrors).toEqual([]);
    expect(await storedOf(candidate)).toMatchObject({ dependentes: text(bia.stored) });
  });

  it('are given and taken by `/v1` as a text, with what the list asks for', async () => {
    const { token } = story.client;
    const person = { name: 'Lia', email: 'lia@exemplo.com', customFields: write(text(ana.typed)) };
    const made = await story.server.rest('post', '/candidates', { token, body: person });
    expect(made.body.data.customFieldValues).toEqual({ dependentes: text(ana.stored) });
    const path = `/candidates/${made.body.data.id}`;
    const { body } = await story.server.rest('get', `${path}/with-fields`, { token });
    expect(body.data.fields.find(({ key }: { key: string }) => key === 'dependentes')).toMatchObject({
      ...{ type: 'list', value: text(ana.stored), displayValue: ana.shown, listOptions: dependents },
    });
    const refused = await story.server.rest('put', path, { token, body: { customFields: write('Ana') } });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe('Dependentes: deve ser uma lista de itens em JSON.');
  });

  it('are all refused for one that cannot be saved, with its place, and nothing changes', async () => {
    const candidate = await registered(text(bia.typed));
    const refused = await update(candidate, text(ana.typed, { cpf: '1' }), story.client.token);
    const message = 'Dependentes: Dependente 2, Nome: é obrigatório.';
    expect(refused.userErrors).toEqual([{ code: 'INVALID', field: ['fields', 'dependentes'], message }]);
    const tooMany = await update(candidate, text(bia.typed, bia.typed, bia.typed), story.client.token);
    expect(tooMany.userErrors).toMatchObject([{ message: 'Dependentes: deve ter no máximo 2 itens.' }]);
    expect(await storedOf(candidate)).toEqual({ dependentes: text(bia.stored) });
  });

  it.each(['[]', '[{}]', ' [ { "nome": " " } ] ', '', null])('are cleared by %j', async (nothing) => {
    const candidate = await registered(text(bia.typed));
    const { candidate: after, userErrors } = await update(candidate, nothing, story.client.token);
    expect(userErrors).toEqual([]);
    expect(fieldIn(after.fields)).toMatchObject({ value: null, displayValue: null });
    expect(await storedOf(candidate)).toEqual({});
  });

  it('are neither shown to nor taken from those without the right, and the list itself is not named', async () => {
    const candidate = await registered();
    const { candidates } = story.server.services;
    await candidates.update(story.admin.viewer, idOf(candidate), { fields: write(text(bia.typed), 'sigilosa') });
    const { token } = await story.signIn(candidate);
    const message = 'Você não tem permissão para alterar o campo "sigilosa".';
    const refusal = [{ code: 'FORBIDDEN', field: ['fields', 'sigilosa'], message }];
    for (const value of [text(ana.typed), text(bia.stored), '[]']) {
      const own = await story.server.graphql(SAVE, { input: { fields: write(value, 'sigilosa') } }, token);
      expect(own.data.saveOwnAnswers.userErrors).toEqual(refusal);
      expect((await update(candidate, value, story.client.token, 'sigilosa')).userErrors).toEqual(refusal);
    }
    const seen = await update(candidate, text(bia.typed), story.client.token);
    expect(fieldIn(seen.candidate.fields, 'sigilosa')).toMatchObject({ value: null, displayValue: null });
    expect(await storedOf(candidate)).toMatchObject({ sigilosa: text(bia.stored) });
  });

  it('that come back as they are stored are no change, however they are written and though more is asked by now', async () => {
    const candidate = await registered(text(bia.typed));
    const { customFields } = story.server.services;
    const stricter = dependents.columns.map((column) => ({ ...column, required: true }));
    await customFields.update(story.admin.viewer, fieldId, { listOptions: { ...dependents, columns: stricter } });
    for (const same of [text(bia.stored), ' [ { "nome" : "Bia" } ] ']) {
      expect((await update(candidate, same, story.client.token)).userErrors).toEqual([]);
    }
    const changed = await update(candidate, text({ nome: 'Bia Lima' }), story.client.token);
    expect(changed.userErrors).toMatchObject([{ message: 'Dependentes: Dependente 1, Parentesco: é obrigatório.' }]);
    const school = { ...dependents, columns: [{ key: 'escola', label: 'Escola', type: 'text' }] } as const;
    await customFields.update(story.admin.viewer, fieldId, { listOptions: school });
    const { token } = story.client;
    const { body } = await story.server.rest('get', `/candidates/${idOf(candidate)}/with-fields`, { token });
    const gone = { value: text(bia.stored), displayValue: null };
    expect(fieldIn(body.data.fields)).toMatchObject(gone);
    expect((await update(candidate, gone.value, story.client.token)).userErrors).toEqual([]);
    expect((await update(candidate, '[null', story.client.token)).userErrors).toMatchObject([{ code: 'INVALID' }]);
    expect(await storedOf(candidate)).toEqual({ dependentes: text(bia.stored) });
    await customFields.update(story.admin.viewer, fieldId, { listOptions: dependents });
  });
});

describe('a list that depends on an answer', () => {
  it('is taken with that answer alone, and counted for progress as any other, in the code and in the database', async () => {
    const goods = { key: 'bens', value: text({ nome: 'Casa' }) };
    const refused = story.register({ fields: [goods] });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN', details: [{ field: ['fields', 'bens'] }] });
    const box = { key: 'tem_bens', value: 'true' };
    const people = [
      await story.register({ fields: [{ key: 'cpf', value: '1' }] }),
      await story.register({ fields: [box] }),
      await story.register({ fields: [box, goods] }),
    ];
    const catalogue = await story.server.services.customFields.catalogue('candidate');
    const computed = people.map((person) => progressOf(catalogueIn(catalogue, person), person));
    expect(computed[2]).toBeGreaterThan(computed[1] ?? 0);
    await CandidateModel.collection.updateMany({}, { $set: { progress: 0 } });
    await refreshStoredProgress(catalogue, () => false);
    for (const [place, { _id }] of people.entries()) {
      expect((await CandidateModel.findById(_id).lean<CandidateRecord>())?.progress).toBe(computed[place]);
    }
  });
});

describe('what others do with answers', () => {
  it('the history shows items before and after, and a change of them is taken back', async () => {
    const candidate = await registered(text(bia.typed));
    await update(candidate, text(ana.typed, bia.typed), story.client.token);
    const { data } = await story.server.graphql(
      `query ($id: ID!) { node(id: $id) { ... on Candidate { events(first: 1) { edges { node {
        id changes { key label before after } } } } } } }`,
      { id: toGlobalId('Candidate', idOf(candidate)) },
      story.client.token,
    );
    const [{ node: event }] = data.node.events.edges;
    const change = { key: 'dependentes', label: 'Dependentes', before: bia.shown };
    expect(event.changes).toEqual([{ ...change, after: `${ana.shown}\n${bia.shown}` }]);
    const undone = await story.server.graphql(
      'mutation ($input: UndoCandidateChangeInput!) { undoCandidateChange(input: $input) { userErrors { code } } }',
      { input: { eventId: event.id } },
      story.client.token,
    );
    expect(undone.data.undoCandidateChange.userErrors).toEqual([]);
    expect(await storedOf(candidate)).toEqual({ dependentes: text(bia.stored) });
  });

  it('no search finds an answer within a list, nor what the list is stored as', async () => {
    await registered(text({ nome: 'Zuleica' }));
    for (const search of ['Zuleica', '[{"nome":"Zuleica', '[']) {
      const query = 'query ($search: String) { candidates(first: 5, filter: { search: $search }) { totalCount } }';
      const { data } = await story.server.graphql(query, { search }, story.admin.token);
      expect(data.candidates.totalCount).toBe(0);
    }
  });

  it('no spreadsheet fills a list: its column is refused by name, and the model has none', async () => {
    const { token } = story.admin;
    const rows = [{ name: 'Ana', email: 'ana.lista@exemplo.com', dependentes: text(bia.typed) }];
    const send = (dryRun: boolean) => story.server.rest('post', '/imports', { token, body: { rows, dryRun } });
    const refusal = 'O campo "Dependentes" não pode ser preenchido por uma planilha.';
    expect((await send(true)).body.data.columns).toContainEqual(
      expect.objectContaining({ fieldKey: 'dependentes', refusal }),
    );
    expect((await send(false)).body).toMatchObject({ code: 'FORBIDDEN', message: refusal });
    const catalogue = await story.server.services.customFields.catalogue('candidate');
    expect(importFields(catalogue, 'admin').map(({ key }) => key)).not.toContain('dependentes');
  });
});
