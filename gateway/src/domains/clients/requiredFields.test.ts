/** Required fields of clients: every entry that writes a client holds to them, whatever a form has checked before. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CreateFieldInput } from '../fields/definitions/customFieldsInput.js';

let story: CandidateStory;
let segmentId: string;
beforeAll(async () => {
  story = await startCandidateStory();
  const field = (input: Partial<CreateFieldInput> & { key: string; label: string }) =>
    story.server.services.customFields.create(story.admin.viewer, { target: 'client', type: 'text', ...input });
  segmentId = (await field({ key: 'segmento', label: 'Segmento', required: true }))._id.toString();
  await field({ key: 'porte', label: 'Porte', required: true });
  await field({ key: 'apelido', label: 'Apelido' });
  await field({ key: 'antigo', label: 'Antigo', required: true, active: false });
});
afterAll(() => story.stop());

let number = 0;
function properties() {
  number += 1;
  const serial = String(number).padStart(3, '0');
  return { email: `empresa${number}@exemplo.com`, cnpj: `88ABC${serial}000100` };
}
const filled = [
  { key: 'segmento', value: 'Varejo' },
  { key: 'porte', value: 'Médio' },
];
const post = (customFields?: object[]) =>
  story.server.rest('post', '/clients', {
    token: story.admin.token,
    body: { nome: 'Célia', nomeEmpresa: 'Ateliê', ...properties(), ...(customFields && { customFields }) },
  });
const put = (id: string, body: object) =>
  story.server.rest('put', `/clients/${id}`, { token: story.admin.token, body });
const newClient = async () => (await post(filled)).body.data.id as string;
const read = async (id: string) =>
  (await story.server.rest('get', `/clients/${id}`, { token: story.admin.token })).body.data as Record<string, string>;
const count = async () =>
  (await story.server.rest('get', '/clients', { token: story.admin.token })).body.totalCount as number;

test.each([
  ['sends no fields', undefined, ['segmento', 'porte']],
  ['leaves one out', [{ key: 'segmento', value: 'Varejo' }], ['porte']],
  ['sends one blank', [filled[0]!, { key: 'porte', value: '  ' }], ['porte']],
  ['sends one null', [filled[0]!, { key: 'porte', value: null }], ['porte']],
])('a POST that %s is refused, names what is missing and creates nothing', async (_what, fields, missing) => {
  const before = await count();
  const { status, body } = await post(fields);
  const labels = missing.map((key) => (key === 'porte' ? 'Porte' : 'Segmento'));
  expect({ status, ...body }).toMatchObject({
    status: 422,
    code: 'REQUIRED',
    message: `Preencha os seguintes campos: ${labels.join(', ')}`,
    details: missing.map((key, index) => ({
      field: `customFields.${key}`,
      message: `${labels[index]} é obrigatório`,
    })),
  });
  expect(await count()).toBe(before);
});

test('a POST with every active required field is accepted; an optional and an inactive one may be absent', async () => {
  expect(await post(filled)).toMatchObject({ status: 201, body: { data: { segmento: 'Varejo', porte: 'Médio' } } });
});

test.each([
  ['blanks one', { customFields: [{ key: 'porte', value: ' ' }] }],
  ['clears one with null', { customFields: [{ key: 'porte', value: null }] }],
  ['leaves one out and clears the missing', { customFields: [filled[0]], replaceMissingCustomFields: true }],
])('a PUT that %s is refused and changes nothing', async (_what, body) => {
  const id = await newClient();
  const answer = await put(id, { nome: 'Outra', ...body });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'REQUIRED', details: [{ field: 'customFields.porte', message: 'Porte é obrigatório' }] },
  });
  expect(await read(id)).toMatchObject({ nome: 'Célia', porte: 'Médio' });
});

test('a PUT that does not name the required fields changes the rest', async () => {
  const id = await newClient();
  expect((await put(id, { nome: 'Clara', customFields: [{ key: 'apelido', value: 'CA' }] })).status).toBe(200);
  expect(await read(id)).toMatchObject({ nome: 'Clara', apelido: 'CA', porte: 'Médio' });
});

test('a field that became required later does not lock the clients that lack it', async () => {
  const { customFields } = story.server.services;
  await customFields.update(story.admin.viewer, segmentId, { required: false });
  const id = (await post([filled[1]!])).body.data.id as string;
  await customFields.update(story.admin.viewer, segmentId, { required: true });
  expect((await put(id, { nome: 'Clara' })).status).toBe(200);
  expect((await put(id, { customFields: [filled[1]], replaceMissingCustomFields: true })).status).toBe(200);
});

describe('through GraphQL', () => {
  const send = async (name: 'createClient' | 'updateClient', input: object) => {
    const type = name === 'createClient' ? 'CreateClientInput' : 'UpdateClientInput';
    const document = `mutation ($input: ${type}!) {
      ${name}(input: $input) { client { id } userErrors { code field message } }
    }`;
    return (await story.server.graphql(document, { input }, story.admin.token)).data[name];
  };

  test('createClient names what is missing', async () => {
    const answer = await send('createClient', { name: 'Célia', companyName: 'Ateliê', ...properties() });
    expect(answer).toEqual({
      client: null,
      userErrors: [
        { code: 'REQUIRED', field: ['fields', 'segmento'], message: 'Segmento é obrigatório' },
        { code: 'REQUIRED', field: ['fields', 'porte'], message: 'Porte é obrigatório' },
      ],
    });
  });

  test('updateClient may not clear one', async () => {
    const id = toGlobalId('Client', await newClient());
    for (const input of [
      { id, fields: [{ key: 'porte', value: '' }] },
      { id, fields: [filled[0]], replaceMissingFields: true },
    ]) {
      const { userErrors } = await send('updateClient', input);
      expect(userErrors).toEqual([{ code: 'REQUIRED', field: ['fields', 'porte'], message: 'Porte é obrigatório' }]);
    }
  });
});
