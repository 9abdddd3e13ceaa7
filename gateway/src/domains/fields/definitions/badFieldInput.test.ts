/** What the configuration of fields refuses: the same through both transports, placed at its input, and nothing of it stored. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { toGlobalId } from '../../../lib/globalId.js';

let story: CandidateStory;
let counter = 0;

beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

/** A refusal, told apart as far as both transports tell it. */
interface Refusal {
  code: string;
  field: string | null;
  message: string;
}
/** Ids are database ids on both. */
interface FieldCall {
  create(input: object): Promise<Refusal | null>;
  update(id: string, input: object): Promise<Refusal | null>;
  savePermission(input: { fieldKey: string }): Promise<Refusal | null>;
}

interface RestRefusal {
  status: number;
  body: { code: string; message: string; details: { field: string; message: string }[] };
}
function restRefusal({ status, body }: RestRefusal): Refusal | null {
  if (status < 300) return null;
  const [detail] = body.details;
  return { code: body.code, field: detail?.field ?? null, message: detail?.message ?? body.message };
}

const rest = (method: 'post' | 'put', path: string, body: object) =>
  story.server.rest(method, path, { token: story.admin.token, body });
const byRest: FieldCall = {
  create: async (body) => restRefusal(await rest('post', '/customfilds', body)),
  update: async (id, body) => restRefusal(await rest('put', `/customfilds/${id}`, body)),
  savePermission: async (body) => restRefusal(await rest('post', '/field-permissions', body)),
};

/** Enums have other names on this transport. */
const inGraphql = ({ type, target, ...input }: Record<string, unknown>) => ({
  ...input,
  ...(typeof type === 'string' && { type: type.toUpperCase() }),
  ...(typeof target === 'string' && { target: target.toUpperCase() }),
});
const mutate = async (name: string, inputType: string, input: object): Promise<Refusal | null> => {
  const document = `mutation ($input: ${inputType}!) { ${name}(input: $input) { userErrors { code field message } } }`;
  const { data, errors } = await story.server.graphql(document, { input }, story.admin.token);
  if (errors?.[0]) return { code: errors[0].extensions.code, field: null, message: errors[0].message };
  const [error] = data[name].userErrors as { code: string; field: string[] | null; message: string }[];
  return error ? { ...error, field: error.field?.join('.') ?? null } : null;
};
const byGraphql: FieldCall = {
  create: (input) => mutate('createCustomField', 'CreateCustomFieldInput', inGraphql({ ...input })),
  update: (id, input) =>
    mutate('updateCustomField', 'UpdateCustomFieldInput', {
      id: toGlobalId('CustomField', id),
      ...inGraphql({ ...input }),
    }),
  savePermission: (input) =>
    mutate('saveFieldPermission', 'SaveFieldPermissionInput', { canView: [], canEdit: [], ...input }),
};

const transports = [
  ['/v1', byRest],
  ['GraphQL', byGraphql],
] as const;

const newKey = () => `campo_${(counter += 1)}`;
const field = (input: object = {}) => ({ key: newKey(), label: 'Rótulo', type: 'text', target: 'candidate', ...input });

/** Makes a field and gives its database id. */
async function stored(input: object = {}): Promise<{ id: string; key: string }> {
  const { customFields } = story.server.services;
  const { _id, key } = await customFields.create(story.admin.viewer, field(input) as never);
  return { id: _id.toString(), key };
}

async function configuration(): Promise<unknown> {
  const { customFields, fieldPermissions } = story.server.services;
  return [await customFields.list(story.admin.viewer), await fieldPermissions.list(story.admin.viewer)];
}

/** The refusal of a call that must change nothing. */
async function refusal(call: () => Promise<Refusal | null>): Promise<Refusal | null> {
  const before = await configuration();
  const refused = await call();
  expect(await configuration()).toEqual(before);
  return refused;
}

const KEY_FORM = 'Key deve conter apenas letras, números e underscore';
const ORDER = 'Ordem deve ser um número positivo';
const OPTIONS = 'Campos do tipo "Seleção" devem ter pelo menos uma opção.';
const LONG = 'x'.repeat(10_000);
const reserved = ['__proto__', 'constructor', 'prototype', 'toString', '__defineGetter__'];
const taken = ['name', 'email', 'Email', 'id', '_id', 'status', 'token', 'password', 'createdAt', 'customFields'];

describe.each(transports)('a new field through %s', (_name, transport) => {
  it.each<[string, object, string, string | RegExp]>([
    ['a label of 10,000 characters', { label: LONG }, 'label', /no máximo 200/],
    ['a key of 10,000 characters', { key: LONG }, 'key', /no máximo 100/],
    ...['1a', 'a-b', 'a b', 'ação', 'a.b', '$set', 'a\u0000b', '{}'].map((key): [string, object, string, string] => [
      `the key ${JSON.stringify(key)}`,
      { key },
      'key',
      KEY_FORM,
    ]),
    ...[...reserved, ...taken].map((key): [string, object, string, RegExp] => [
      `the key ${key}`,
      { key },
      'key',
      /reservada pelo sistema/,
    ]),
    ['the key cnpj for clients', { key: 'cnpj', target: 'client' }, 'key', /reservada pelo sistema/],
    ['a select without options', { type: 'select' }, 'options', OPTIONS],
    ['a select with blank options', { type: 'select', options: [{ value: ' ' }, { value: '' }] }, 'options', OPTIONS],
    [
      'an option twice',
      { type: 'select', options: [{ value: 'a' }, { value: 'a' }] },
      'options',
      'Há opções repetidas.',
    ],
    ['501 options', { type: 'select', options: manyOptions(501) }, 'options', /no máximo 500/],
    ['an order below 0', { order: -1 }, 'order', ORDER],
    ['a description of 10,000 characters', { description: LONG }, 'description', /no máximo 1000/],
    ['a placeholder of 10,000 characters', { placeholder: LONG }, 'placeholder', /no máximo 1000/],
  ])('is refused with %s', async (_what, input, at, message) => {
    const refused = await refusal(() => transport.create(field(input)));
    expect(refused).toMatchObject({ code: 'INVALID', field: at, message: expect.stringMatching(message) });
  });

  it.each<[string, object]>([
    ['Label', { label: '  ' }],
    ['Key', { key: '' }],
  ])('is refused with a blank %s', async (name, input) => {
    const refused = await refusal(() => transport.create(field(input)));
    expect(refused).toEqual({ code: 'REQUIRED', field: name.toLowerCase(), message: `${name} é obrigatório` });
  });

  it('is refused with an option of 10,000 characters', async () => {
    const refused = await refusal(() => transport.create(field({ type: 'select', options: [{ value: LONG }] })));
    expect(refused).toMatchObject({ code: 'INVALID', field: expect.stringMatching(/^options/) });
  });

  it('is refused with a key that its target has, and taken for the other target', async () => {
    const { key } = await stored();
    expect(await refusal(() => transport.create(field({ key })))).toMatchObject({ code: 'CONFLICT', field: 'key' });
    expect(await transport.create(field({ key, target: 'client' }))).toBeNull();
  });

  it.each([
    ['an unknown type', { type: 'robot' }],
    ['an unknown target', { target: 'robot' }],
    ['an unknown format', { format: 'robot' }],
    ['an unknown role', { canView: ['ROOT'] }],
    ['a key that is an object', { key: { $ne: '' } }],
    ['an order that is a text', { order: 'primeiro' }],
  ])('is refused with %s', async (_what, input) => {
    const refused = await refusal(() => transport.create(field(input)));
    expect(refused?.code).toMatch(/^(INVALID|BAD_USER_INPUT)$/);
  });
});

describe.each(transports)('a change of a field through %s', (_name, transport) => {
  it.each<[string, object, string]>([
    ['a label of 10,000 characters', { label: LONG }, 'label'],
    ['an order below 0', { order: -1 }, 'order'],
    ['a select type without options', { type: 'select' }, 'options'],
  ])('is refused with %s', async (_what, input, at) => {
    const { id } = await stored();
    expect(await refusal(() => transport.update(id, input))).toMatchObject({ code: 'INVALID', field: at });
  });

  it('is refused with a blank label', async () => {
    const { id } = await stored();
    expect(await refusal(() => transport.update(id, { label: ' ' }))).toMatchObject({
      code: 'REQUIRED',
      field: 'label',
    });
  });

  it.each(['000000000000000000000000', 'x'])('answers not found for the id %s', async (id) => {
    expect(await refusal(() => transport.update(id, { active: false }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of its type is refused with the number of values that stand in the way', async () => {
    const { id, key } = await stored();
    for (const value of ['12', 'doze', 'treze']) await story.register({ fields: [{ key, value }] }, story.admin.viewer);
    expect(await refusal(() => transport.update(id, { type: 'number' }))).toMatchObject({
      code: 'CONFLICT',
      field: 'type',
      message:
        'O tipo não pode ser alterado: 2 valores não podem ser convertidos (3 cadastros preenchidos neste campo).',
    });
  });

  it('that takes an option away leaves it on the candidates that have chosen it, and lets no candidate choose it again', async () => {
    const rights = { canView: ['client'], canEdit: ['client'] };
    const { id, key } = await stored({ type: 'select', options: [{ value: 'a' }, { value: 'b' }], ...rights });
    const candidate = await story.register({ fields: [{ key, value: 'a' }] });
    expect(await transport.update(id, { options: [{ value: 'b', label: 'b' }] })).toBeNull();
    const { _id } = candidate;
    const document = `query ($id: ID!) { node(id: $id) { ... on Candidate { fields { key value optionRemoved } } } }`;
    const { data } = await story.server.graphql(document, { id: toGlobalId('Candidate', _id) }, story.client.token);
    expect(data.node.fields).toContainEqual({ key, value: 'a', optionRemoved: true });
    const customFields = [{ key, value: 'a' }];
    const call = (path: string, method: 'put' | 'post', body: object) =>
      story.server.rest(method, path, { token: story.client.token, body });
    expect((await call(`/candidates/${_id.toString()}`, 'put', { customFields })).status).toBe(200);
    const person = { name: 'Outra Pessoa', email: `${key}@exemplo.com`, customFields };
    expect((await call('/candidates', 'post', person)).status).toBe(422);
  });
});

describe.each(transports)('a permission through %s', (_name, transport) => {
  it.each(['', 'a b', '1a', '__proto__', 'constructor', LONG])('is refused for the key %p', async (fieldKey) => {
    expect(await refusal(() => transport.savePermission({ fieldKey }))).toMatchObject({
      code: fieldKey === '' ? 'REQUIRED' : 'INVALID',
      field: 'fieldKey',
    });
  });

  it.each([
    ['an unknown role', { canView: ['ROOT'] }],
    ['roles that are no list', { canEdit: { $ne: 'client' } }],
    ['a label of 10,000 characters', { label: LONG }],
  ])('is refused with %s', async (_what, input) => {
    const refused = await refusal(() => transport.savePermission({ fieldKey: newKey(), ...input }));
    expect(refused?.code).toMatch(/^(INVALID|BAD_USER_INPUT)$/);
  });
});

function manyOptions(count: number) {
  return Array.from({ length: count }, (_, index) => ({ value: `opção ${index}` }));
}
