import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { bodyProperties, propertiesOf, served } from '../../../../test/openapiContract.js';
import type { CandidateRecord } from '../candidatesModel.js';

let story: CandidateStory;

let candidate: CandidateRecord;

let id: string;

beforeAll(async () => {
  story = await startCandidateStory();
});

afterAll(() => story.stop());

beforeEach(async () => {
  candidate = await story.register({ fields: [{ key: 'cidade', value: 'Natal' }] });
  id = candidate._id.toString();
});

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const call = (method: Method, path: string, token: string | null, body?: object) =>
  story.server.rest(method, path, { token, ...(body && { body }) });
const asAdmin = (method: Method, path: string, body?: object) => call(method, path, story.admin.token, body);

const asClient = (method: Method, path: string, body?: object) => call(method, path, story.client.token, body);

describe('writing', () => {
  it('registers a candidate with 201, personal fields beside the custom ones', async () => {
    const response = await asAdmin('post', '/candidates', {
      name: 'Fabiana',
      email: 'fabiana@exemplo.com',
      document: '123',
      customFields: [{ key: 'cidade', value: 'Olinda' }],
    });
    expect(response.status).toBe(201);
    expect(response.body.data).toMatchObject({ document: '123', customFieldValues: { cidade: 'Olinda' } });
  });

  it('answers to a creation what is stored: a name with half of a character is refused, by either transport', async () => {
    const half = { name: 'Ana \ud800', email: 'metade@exemplo.com' };
    const { status, body } = await asAdmin('post', '/candidates', half);
    expect([status, body.code, body.details]).toEqual([422, 'INVALID', [expect.objectContaining({ field: 'name' })]]);
    const create = 'mutation ($input: CreateCandidateInput!) { createCandidate(input: $input) { candidate { id } } }';
    const { errors } = await story.server.graphql(create, { input: half }, story.admin.token);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('refuses a client a personal field without permission, and saves nothing', async () => {
    const response = await asClient('put', `/candidates/${id}`, { name: 'Mudou', document: '123' });
    expect(response.status).toBe(403);
    expect(response.body.details).toMatchObject([{ field: 'document' }]);
    expect((await asClient('get', `/candidates/${id}`)).body.data.name).toBe(candidate.name);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'refuses an answer to %s, and saves none beside it',
    async (key) => {
      const body = JSON.parse(`{ "formData": { "${key}": "x", "cidade": "Olinda" } }`) as object;
      const { status, body: refused } = await asAdmin('patch', `/candidates/${id}/form-data`, body);
      expect([status, refused.details]).toEqual([422, [{ field: `formData.${key}`, message: 'Campo desconhecido.' }]]);
      expect((await asAdmin('get', `/candidates/${id}`)).body.data.customFieldValues).toEqual({ cidade: 'Natal' });
    },
  );

  it('names what was sent when it refuses the value of a personal field', async () => {
    const refusedAt = async (path: string, body: object) =>
      (await asAdmin('put', path, body)).body.details.map(({ field }: { field: string }) => field);
    const birthDate = 'amanhã';
    const listed = { customFields: [{ key: 'birthDate', value: birthDate }] };
    expect(await refusedAt(`/candidates/${id}`, { birthDate })).toEqual(['birthDate']);
    expect(await refusedAt(`/candidates/${id}`, listed)).toEqual(['customFields.birthDate']);
    expect(await refusedAt(`/candidates/${id}`, { birthDate: '1990-01-01', ...listed })).toEqual([
      'customFields.birthDate',
    ]);
    const updates = [
      { id, ...listed },
      { id, birthDate },
    ];
    expect(await refusedAt('/candidates/admin/bulk-update', { updates })).toEqual([
      'updates.0.customFields.birthDate',
      'updates.1.birthDate',
    ]);
    expect(await refusedAt('/candidates/admin/bulk-update', updates)).toEqual([
      '0.customFields.birthDate',
      '1.birthDate',
    ]);
    expect(await refusedAt('/candidates/admin/bulk-update', [{ id }, { id, name: '' }])).toEqual(['1.name']);
  });

  it('takes no notice of what is not its to set', async () => {
    await asClient('put', `/candidates/${id}`, {
      status: 'complete',
      progress: 100,
      token: 'x',
      clientId: 'x',
      revision: 9,
    });
    const { data } = (await asClient('get', `/candidates/${id}`)).body;
    expect(data).toMatchObject({ status: 'in_progress', token: candidate.accessToken, revision: 1 });
  });

  it('takes a client of a new candidate alone, and says so', async () => {
    const clientId = story.otherClient.viewer.clientId ?? '';
    await asAdmin('put', `/candidates/${id}`, { clientId });
    await asAdmin('put', '/candidates/admin/bulk-update', [{ id, clientId }]);
    const { data } = (await asAdmin('get', `/candidates/${id}`)).body;
    expect(data).toMatchObject({ clientId: story.client.viewer.clientId, revision: 1 });
    const body = { name: 'Caio', email: 'caio@exemplo.com', clientId };
    expect((await asAdmin('post', '/candidates', body)).body.data.clientId).toBe(clientId);
    expect(bodyProperties('POST /candidates')).toContain('clientId');
    for (const model of ['CandidateChanges', 'ChangesOfCandidate']) {
      const named = propertiesOf(served.components.schemas[model]);
      expect([named.includes('email'), named.includes('clientId')]).toEqual([true, false]);
    }
  });

  it.each([
    [{ name: '' }, 422],
    [{ email: 'x' }, 422],
    [{ name: { $gt: '' } }, 422],
    [{ customFields: 'x' }, 422],
    [{ customFields: [{ key: '$where', value: 'x' }] }, 422],
  ])('refuses %j', async (body, status) => {
    expect((await asClient('put', `/candidates/${id}`, body)).status).toBe(status);
  });

  it('answers 409 for a taken e-mail and for an outdated revision', async () => {
    const other = await story.register();
    expect((await asClient('put', `/candidates/${id}`, { email: other.email })).status).toBe(409);
    await asClient('put', `/candidates/${id}`, { name: 'Primeira Mudança' });
    const late = await asClient('put', `/candidates/${id}`, { name: 'Segunda', expectedRevision: 1 });
    expect(late.status).toBe(409);
    expect(late.body.message).toContain('Bia Souza');
  });

  it('deletes, and then answers 404', async () => {
    expect((await asClient('delete', `/candidates/${id}`)).body).toEqual({ data: true });
    expect((await asClient('delete', `/candidates/${id}`)).status).toBe(404);
  });

  it('gives link, token and password, the same each time', async () => {
    const first = await asClient('post', `/candidates/${id}/access-link`);
    expect(first.body.data.link).toBe(`http://localhost:4000/candidato/${candidate.accessToken}`);
    expect((await asAdmin('post', `/candidates/${id}/access-link`)).body).toEqual(first.body);
  });

  it.each([(updates: object[]) => updates, (updates: object[]) => ({ updates })])(
    'updates several, telling what became of each (%#)',
    async (shape) => {
      const other = await story.register();
      const updates = [
        { id, name: 'Um' },
        { candidateId: other._id.toString(), email: candidate.email },
      ];
      const response = await asAdmin('put', '/candidates/admin/bulk-update', shape(updates));
      expect(response.body.data).toMatchObject([
        { id, success: true, candidate: { name: 'Um' }, code: null },
        { success: false, candidate: null, code: 'CONFLICT' },
      ]);
    },
  );

  it.each([
    ['body', (updates: object[]) => updates],
    ['updates', (updates: object[]) => ({ updates })],
  ])('says that there are too many of them, or none, in a list at %s', async (field, shape) => {
    const refusal = async (count: number) => {
      const { status, body } = await asAdmin('put', '/candidates/admin/bulk-update', shape(Array(count).fill({ id })));
      return [status, body.details];
    };
    expect(await refusal(1_001)).toEqual([422, [{ field, message: 'Candidatos demais.' }]]);
    expect(await refusal(0)).toEqual([422, [{ field, message: 'Informe os candidatos.' }]]);
  });

  it('updates none of several when one is invalid', async () => {
    const updates = [{ id, name: 'Um' }, { id: 'x' }];
    expect((await asAdmin('put', '/candidates/admin/bulk-update', { updates })).status).toBe(404);
    expect((await asAdmin('get', `/candidates/${id}`)).body.data.name).toBe(candidate.name);
  });
});
