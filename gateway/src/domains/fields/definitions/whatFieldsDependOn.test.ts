/** Fields that depend on the answer to another one: which may, and who learns of it. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { databaseId, toGlobalId } from '../../../lib/globalId.js';
import type { FieldCondition } from '../values/fieldTypes.js';
import { findFields } from './customFieldsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const everyone = ['ADMIN', 'CLIENT', 'CANDIDATE'];
const CREATE = `mutation($input: CreateCustomFieldInput!) { createCustomField(input: $input) {
  customField { id key condition { fieldKey values } } userErrors { code field message } } }`;
const UPDATE = `mutation($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) {
  customField { condition { fieldKey values } } userErrors { code field message } } }`;
const DELETE = `mutation($input: DeleteCustomFieldInput!) { deleteCustomField(input: $input) {
  deletedId userErrors { code field message } } }`;

const send = async (query: string, input: object) =>
  Object.values((await story.server.graphql(query, { input }, story.admin.token)).data)[0] as {
    customField: { id: string; condition: FieldCondition | null } | null;
    deletedId?: string | null;
    userErrors: { code: string; field: string[]; message: string }[];
  };
const create = (key: string, more: object = {}) =>
  send(CREATE, {
    ...{ key, label: `Rótulo ${key}`, type: 'TEXT', target: 'CANDIDATE', canView: everyone, canEdit: everyone },
    ...more,
  });
const update = (id: string, changes: object) => send(UPDATE, { id, ...changes });
const idOf = async (made: ReturnType<typeof create>) => (await made).customField?.id ?? '';
const options = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const on = (fieldKey: string, ...values: string[]): { condition: FieldCondition } => ({
  condition: { fieldKey, values },
});
const refusedWith = (code: string, message: string, field = ['condition']) => ({
  userErrors: [{ code, field, message }],
});

describe('what a field may depend on', () => {
  beforeAll(async () => {
    await create('filhos', { type: 'SELECT', options: options('nenhum', 'um', 'mais') });
    await create('dirige', { type: 'CHECKBOX' });
    await create('cidade');
  });

  it('is an answer of a choice or a box, each once; and nothing any more once that is said', async () => {
    const made = await create('escola', on('filhos', 'um', 'mais', 'um'));
    expect(made).toMatchObject({
      userErrors: [],
      customField: { condition: { fieldKey: 'filhos', values: ['mais', 'um'] } },
    });
    const id = made.customField?.id ?? '';
    expect((await update(id, { label: 'Escola' })).customField).toMatchObject(on('filhos', 'mais', 'um'));
    expect((await update(id, on('dirige', 'false'))).customField).toEqual(on('dirige', 'false'));
    expect((await update(id, { condition: null })).customField).toEqual({ condition: null });
  });

  it.each([
    ['a text', on('cidade', 'Recife'), 'Escolha um campo de candidatos do tipo "Seleção" ou "Checkbox".'],
    ['no field', on('nada', 'x'), 'Escolha um campo de candidatos do tipo "Seleção" ou "Checkbox".'],
    ['itself', on('novo', 'x'), 'Escolha um campo de candidatos do tipo "Seleção" ou "Checkbox".'],
    ['no answer', on('filhos'), 'Escolha pelo menos uma resposta.'],
    ['an answer that is no option', on('filhos', 'dez'), 'Escolha respostas entre as opções de "Rótulo filhos".'],
    [
      'both answers of a box',
      on('dirige', 'true', 'false'),
      'Escolha uma resposta: marcado (true) ou não marcado (false).',
    ],
    ['another answer of a box', on('dirige', 'Sim'), 'Escolha uma resposta: marcado (true) ou não marcado (false).'],
    [
      'anything, for a field of clients',
      { target: 'CLIENT', ...on('filhos', 'um') },
      'Somente campos de candidatos podem depender de uma resposta.',
    ],
  ])('is not %s', async (_name, more, message) => {
    const path = message.startsWith('Escolha pelo menos') ? ['condition', 'values'] : ['condition'];
    expect(await create('novo', more)).toMatchObject(refusedWith('INVALID', message, path));
  });

  it('is not the field itself, over others or not', async () => {
    const circle = 'Um campo não pode depender de si mesmo, nem de um que depende dele.';
    const first = await idOf(create('primeiro', { type: 'CHECKBOX' }));
    await create('segundo', { type: 'CHECKBOX', ...on('primeiro', 'true') });
    await create('terceiro', { type: 'CHECKBOX', ...on('segundo', 'true') });
    for (const key of ['primeiro', 'terceiro']) {
      expect(await update(first, on(key, 'true'))).toMatchObject(refusedWith('INVALID', circle));
    }
  });

  it('stays the answer that was named when its option is removed since', async () => {
    const decider = await idOf(create('turno', { type: 'SELECT', options: options('dia', 'noite') }));
    const id = await idOf(create('adicional', on('turno', 'noite')));
    await update(decider, { options: options('dia') });
    expect((await update(id, on('turno', 'noite', 'dia'))).customField).toEqual(on('turno', 'dia', 'noite'));
    await expect(create('outro', on('turno', 'noite'))).resolves.toMatchObject({ customField: null });
  });

  it('is no field whose answers are stored as a former type has written them', async () => {
    const decider = await idOf(create('estado'));
    await story.register({ fields: [{ key: 'estado', value: 'CASADA' }] });
    await update(decider, { type: 'SELECT', options: options('casada') });
    expect(await create('conjuge', on('estado', 'casada'))).toMatchObject(
      refusedWith(
        'CONFLICT',
        'Há respostas a "Rótulo estado" guardadas de outra forma que as opções, que não podem ser comparadas com elas.',
      ),
    );
  });
});

it('options by which an answer in store would be read as another one are refused where others depend on them', async () => {
  const [dia, noite] = options('dia', 'noite');
  const id = await idOf(create('jornada', { type: 'SELECT', options: [dia, noite] }));
  await create('transporte', on('jornada', 'noite'));
  await story.register({ fields: [{ key: 'jornada', value: 'noite' }] });
  const message =
    'Há respostas a "Rótulo jornada" guardadas de outra forma que as opções, que não podem ser comparadas com elas.';
  expect(await update(id, { options: [dia, { value: 'n', label: 'Noite' }] })).toMatchObject(
    refusedWith('CONFLICT', message, ['options']),
  );
  expect(await update(id, { options: [dia] })).toMatchObject({ userErrors: [] });
  const plain = databaseId('CustomField', id);
  const body = { options: [{ value: 'n', label: 'Noite' }] };
  const added = await story.server.rest('post', `/customfilds/${plain}/options`, { token: story.admin.token, body });
  expect(added.status).toBe(409);
});

it('a field on which others depend is not deleted and keeps its type', async () => {
  const id = await idOf(create('veiculo', { type: 'CHECKBOX' }));
  const dependent = await idOf(create('placa', on('veiculo', 'true')));
  const message = 'Outros campos dependem da resposta a este: "Rótulo placa". Altere-os antes.';
  expect(await send(DELETE, { id })).toMatchObject({ deletedId: null, ...refusedWith('CONFLICT', message, ['id']) });
  expect(await update(id, { type: 'TEXT' })).toMatchObject(refusedWith('CONFLICT', message, ['type']));
  expect(await update(id, { active: false })).toMatchObject({ userErrors: [] });
  await update(dependent, { condition: null });
  expect(await send(DELETE, { id })).toMatchObject({ deletedId: id, userErrors: [] });
});

it('a condition that another administrator has set meanwhile is not overwritten unseen', async () => {
  await create('viaja', { type: 'CHECKBOX' });
  const id = await idOf(create('passaporte'));
  await update(id, on('viaja', 'true'));
  const outcome = await update(id, { ...on('viaja', 'false'), expected: { condition: null } });
  expect(outcome).toMatchObject({ userErrors: [{ code: 'CONFLICT' }], customField: on('viaja', 'true') });
  expect(await update(id, { ...on('viaja', 'false'), expected: on('viaja', 'true') })).toMatchObject({
    customField: on('viaja', 'false'),
  });
});

it('/v1 takes and gives conditions, to others only of answers that they may view', async () => {
  const { server } = story;
  const common = { target: 'candidate', canEdit: ['admin'] };
  const body = { ...common, key: 'cargo', label: 'Cargo', type: 'select', options: ['chefe'], canView: ['admin'] };
  expect((await server.rest('post', '/customfilds', { token: story.admin.token, body })).status).toBe(201);
  const dependent = { ...common, label: 'Equipe', type: 'text', canView: ['admin', 'client', 'candidate'] };
  const condition = { fieldKey: 'cargo', values: ['chefe'] };
  const made = await server.rest('post', '/customfilds', {
    token: story.admin.token,
    body: { ...dependent, key: 'time', condition },
  });
  expect(made.body.data).toMatchObject({ key: 'time', condition });
  const seenBy = async (token: string) => {
    const { body: answer } = await server.rest('get', '/customfilds?target=candidate', { token });
    return answer.data.find(({ key }: { key: string }) => key === 'time').condition;
  };
  expect(await seenBy(story.admin.token)).toEqual(condition);
  expect(await seenBy(story.client.token)).toBeNull();
  await server.rest('put', '/field-permissions/cargo', {
    token: story.admin.token,
    body: { canView: ['admin', 'client'], canEdit: ['admin'] },
  });
  expect(await seenBy(story.client.token)).toEqual(condition);
  // A check of a value names no record, so that the field is taken to be asked.
  const { body: answer } = await server.rest('post', `/customfilds/${made.body.data.id}/with-permission`, {
    ...{ token: story.admin.token, body: { userType: 'admin', values: 'Azul' } },
  });
  expect(answer.data.values).toEqual([{ key: 'time', value: 'Azul' }]);
});

it('who belongs to another client is not told of an answer to a field of others, nor of what depends on it', async () => {
  const theirs = story.otherClient.viewer.clientId ?? '';
  await create('turma', { type: 'SELECT', options: options('a'), clientIds: [toGlobalId('Client', theirs)] });
  await create('sala', on('turma', 'a'));
  const candidate = await story.register();
  const { token } = await story.signIn(candidate);
  const answers = [
    await story.server.graphql(
      '{ formFields(target: CANDIDATE) { key condition { fieldKey values } } }',
      {},
      story.client.token,
    ),
    await story.server.graphql('{ viewer { candidate { fields { key condition { fieldKey values } } } } }', {}, token),
    (await story.server.rest('get', '/customfilds?target=candidate', { token: story.client.token })).body,
    (await story.server.rest('get', '/customfilds?target=candidate', { token })).body,
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('turma');
  const theirForm = '{ formFields(target: CANDIDATE) { key condition { fieldKey } } }';
  const { data } = await story.server.graphql(theirForm, {}, story.otherClient.token);
  expect(data.formFields).toContainEqual({ key: 'sala', condition: { fieldKey: 'turma' } });
});

it('is null in fields from before there were conditions', async () => {
  const fields = await findFields({ target: 'candidate' });
  expect(fields.find(({ key }) => key === 'cpf')?.condition ?? null).toBeNull();
  const query = '{ customFields(target: CANDIDATE) { key condition { fieldKey } } }';
  const { data } = await story.server.graphql(query, {}, story.admin.token);
  expect(data.customFields.find(({ key }: { key: string }) => key === 'cpf').condition).toBeNull();
});
