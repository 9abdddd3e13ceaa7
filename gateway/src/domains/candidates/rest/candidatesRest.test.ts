/** The documented /v1 calls for candidates: unauthenticated, wrong role, other tenant, works, bad input. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
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

const staffCalls = [
  ['get', '/candidates'],
  ['get', '/candidates/ID'],
  ['get', '/candidates/ID/with-fields'],
  ['post', '/candidates'],
  ['put', '/candidates/ID'],
  ['delete', '/candidates/ID'],
  ['post', '/candidates/ID/access-link'],
] as const;
const adminCalls = [
  ['get', '/candidates/admin'],
  ['get', '/candidates/admin/all'],
  ['put', '/candidates/admin/bulk-update'],
] as const;

const ownCalls = [
  ['get', '/candidates/me'],
  ['put', '/candidates/me'],
] as const;

const pathOf = (path: string) => path.replace('ID', id);

describe('who may call', () => {
  it.each([...staffCalls, ...adminCalls, ...ownCalls, ['patch', '/candidates/ID/form-data'] as const])(
    '%s %s needs a session',
    async (method, path) => {
      const response = await call(method, pathOf(path), null, {});
      expect(response.status).toBe(401);
    },
  );

  it.each([...staffCalls, ...adminCalls])('%s %s is not for candidates', async (method, path) => {
    const { token } = await story.signIn(candidate);
    expect((await call(method, pathOf(path), token, {})).status).toBe(403);
  });

  it.each(adminCalls)('%s %s is not for clients', async (method, path) => {
    expect((await asClient(method, path, {})).status).toBe(403);
  });

  it.each(ownCalls)('%s %s is for candidates only', async (method, path) => {
    expect((await asAdmin(method, path, {})).status).toBe(403);
  });

  it.each([...staffCalls.filter(([, path]) => path.includes('ID')), ['patch', '/candidates/ID/form-data'] as const])(
    '%s %s answers 404 to another client',
    async (method, path) => {
      const response = await call(method, pathOf(path), story.otherClient.token, { formData: {} });
      expect(response.status).toBe(404);
    },
  );

  it.each(['x', '0'.repeat(24), '%7B%22$ne%22:null%7D'])('answers 404 for the id %j', async (wrong) => {
    expect((await asAdmin('get', `/candidates/${wrong}`)).status).toBe(404);
  });

  it('keeps the writing of form data closed until the password is changed', async () => {
    const { clients, identity } = story.server.services;
    const company = {
      name: 'Nova',
      companyName: 'Nova',
      email: 'nova@exemplo.com',
      cnpj: '11222333000181',
      active: true,
    };
    const { temporaryPassword } = await clients.create(story.admin.viewer, company);
    const origin = { requestId: 'test', ip: '127.0.0.1', userAgent: null };
    const { accessToken } = await identity.signIn({ email: company.email, password: temporaryPassword }, origin);
    expect((await call('patch', `/candidates/${id}/form-data`, accessToken, { formData: {} })).status).toBe(403);
  });
});

describe('reading', () => {
  it('shows a candidate with every documented property', async () => {
    const response = await asClient('get', `/candidates/${id}`);
    expect(response.body.data).toMatchObject({
      id,
      name: candidate.name,
      email: candidate.email,
      token: candidate.accessToken,
      password: expect.stringMatching(/^[A-Z0-9]{8}$/),
      userId: id,
      status: 'in_progress',
      progress: 75,
      createdAt: candidate.createdAt.toISOString(),
      clientName: 'Bia Souza',
      clientCompany: 'Padaria Bom Pão',
      document: null,
      cpf: null,
      customFields: [{ key: 'cidade', value: 'Natal' }],
      customFieldValues: { cidade: 'Natal' },
      user: { nome: candidate.name, roles: ['candidate'] },
    });
  });

  it('hides from a client what only admins may see', async () => {
    await asAdmin('put', `/candidates/${id}`, { customFields: [{ key: 'interno', value: 'sigiloso' }] });
    for (const path of [`/candidates/${id}`, `/candidates/${id}/with-fields`, '/candidates?pageSize=100']) {
      expect(JSON.stringify((await asClient('get', path)).body)).not.toContain('sigiloso');
    }
    expect((await asAdmin('get', `/candidates/${id}`)).body.data.customFieldValues.interno).toBe('sigiloso');
  });

  it('with-fields lists every field with its rights', async () => {
    const response = await asClient('get', `/candidates/${id}/with-fields`);
    const field = (key: string) => response.body.data.fields.find((entry: { key: string }) => entry.key === key);
    expect(field('cidade')).toMatchObject({ value: 'Natal', canView: true, canEdit: true });
    expect(field('parecer')).toMatchObject({ value: null, canView: true, canEdit: false });
    expect(field('interno')).toMatchObject({ value: null, canView: false, canEdit: false });
  });

  it('lists by page with the paging properties', async () => {
    const response = await asClient('get', '/candidates?page=1&pageSize=1&status=pending');
    expect(response.body).toMatchObject({ data: [{ id }], currentPage: 1 });
    expect(response.body.totalPages).toBe(response.body.totalCount);
  });

  it('answers a page past the end with empty data', async () => {
    expect((await asAdmin('get', '/candidates/admin?page=999')).body).toMatchObject({ data: [], currentPage: 999 });
  });

  it.each([
    ['0', 'page começa em 1.'],
    ...['x', '1.5', '0x10', '1e3', '%205%20', '%2B5', '5.0', '٥', '92233720368547758'].map((page): [string, string] => [
      page,
      'page deve ser um número inteiro de no máximo 9007199254740991.',
    ]),
  ])('says what is wrong with page=%s', async (page, message) => {
    const { status, body } = await asAdmin('get', `/candidates?page=${page}`);
    expect([status, body.details]).toEqual([422, [expect.objectContaining({ field: 'page', message })]]);
  });

  it.each([
    'page=0',
    'pageSize=0',
    'pageSize=101',
    'limit=x',
    'limit=1e1',
    'pageSize=0x10',
    'status=outro',
    'confirmed=talvez',
  ])('refuses the query %s', async (query) => {
    expect((await asAdmin('get', `/candidates?${query}`)).status).toBe(422);
  });

  it('sends all candidates that match, in one JSON body', async () => {
    await story.register({ name: 'Xenócrates "Aspas"' });
    const response = await asAdmin('get', '/candidates/admin/all?search=xenocrates');
    expect(response.body).toMatchObject({ data: [{ name: 'Xenócrates "Aspas"' }], totalCount: 1, totalPages: 1 });
    const all = await asAdmin('get', '/candidates/admin/all');
    expect(all.body.data).toHaveLength(all.body.totalCount);
  });
});

describe('the candidate', () => {
  it('reads definitions but nothing personal before the consent', async () => {
    const { token } = await story.signIn(candidate, { consented: false });
    const response = await call('get', '/candidates/me', token);
    expect(response.body.data).toMatchObject({ id, name: null, email: null, cpf: null, customFields: [] });
    expect(response.body.data.fields.map(({ key }: { key: string }) => key)).toEqual(['cpf', 'cidade', 'parecer']);
    expect(JSON.stringify(response.body)).not.toContain('Natal');
    expect(JSON.stringify(response.body)).not.toContain(candidate.email);
  });

  it('is never shown link and password', async () => {
    const { token } = await story.signIn(candidate);
    const { data } = (await call('get', '/candidates/me', token)).body;
    expect(data).not.toHaveProperty('token');
    expect(data).not.toHaveProperty('password');
  });

  it('stores a consent with the first write, marked as coming from /v1', async () => {
    const { token } = await story.signIn(candidate, { consented: false });
    const response = await call('patch', `/candidates/${id}/form-data`, token, { formData: { cpf: '529.982.247-25' } });
    expect(response.body.data).toMatchObject({ hasConsented: true, cpf: '52998224725' });
    const [stored] = await story.server.services.candidates.byIds([id]);
    expect(stored?.consent).toMatchObject({ source: 'v1', version: expect.any(String) });
  });

  it('stores no consent with a write that is refused', async () => {
    const { token } = await story.signIn(candidate, { consented: false });
    const response = await call('patch', `/candidates/${id}/form-data`, token, { formData: { interno: 'x' } });
    expect(response.status).toBe(403);
    expect((await story.server.services.candidates.byIds([id]))[0]?.consent).toBeNull();
  });

  it('saves name, e-mail and values of a form', async () => {
    const { token } = await story.signIn(candidate);
    const formData = { name: 'Nome Próprio', email: 'proprio@exemplo.com', cidade: '', cpf: 52998224725 };
    const response = await call('patch', `/candidates/${id}/form-data`, token, { formData });
    expect(response.body.data).toMatchObject({
      name: 'Nome Próprio',
      email: 'proprio@exemplo.com',
      customFieldValues: { cpf: '52998224725' },
    });
  });

  it.each([{}, { formData: 'x' }, { formData: { cidade: { $ne: '' } } }, { formData: { 'a.b': 'x' } }])(
    'cannot save %j',
    async (body) => {
      const { token } = await story.signIn(candidate);
      expect((await call('patch', `/candidates/${id}/form-data`, token, body)).status).toBe(422);
    },
  );

  it('cannot write the form of somebody else', async () => {
    const { token } = await story.signIn(await story.register());
    expect((await call('patch', `/candidates/${id}/form-data`, token, { formData: { cidade: 'x' } })).status).toBe(404);
  });

  it('finishes, naming first what is missing', async () => {
    const { token } = await story.signIn(candidate);
    const { name, email } = candidate;
    const early = await call('put', '/candidates/me', token, { name, email, customFields: [] });
    expect(early.status).toBe(422);
    expect(early.body.message).toContain('CPF');
    const customFields = [{ key: 'cpf', value: '52998224725' }];
    const done = await call('put', '/candidates/me', token, { name, email, customFields });
    expect(done.body.data).toMatchObject({ status: 'complete', progress: 100 });
  });
});

describe('a page', () => {
  const list = (token: string, search: string) =>
    story.server.rest('get', '/candidates', { token, query: { search }, headers: { 'accept-encoding': 'identity' } });

  it('is JSON in UTF-8 of the right length, the first time and the next', async () => {
    await story.register({ name: 'Zoë “Açaí” 😀 \\', email: 'zoe@correio.org' });
    for (const _time of ['first', 'next']) {
      const { headers, text, body } = await list(story.admin.token, 'zoe');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
      expect(body).toMatchObject({ data: [{ name: 'Zoë “Açaí” 😀 \\', email: 'zoe@correio.org' }], totalCount: 1 });
    }
    expect((await list(story.admin.token, 'not there')).text).toMatch(/^\{"data":\[\],/);
  });

  it('shows each reader their own fields of the same candidates', async () => {
    for (const name of ['Ana dos Campos', 'Rui dos Campos']) {
      const { _id } = await story.register({ name, email: `${name.slice(0, 3)}@campos.org`, fields: [] });
      const fields = [
        { key: 'cidade', value: 'Natal' },
        { key: 'interno', value: 'só nós' },
      ];
      await story.server.services.candidates.update(story.admin.viewer, _id.toString(), { fields });
    }
    const shown = async (token: string) =>
      ((await list(token, 'dos campos')).body.data as { customFieldValues: object }[]).map(
        (row) => row.customFieldValues,
      );
    for (const _time of ['first', 'next']) {
      const all = { cidade: 'Natal', interno: 'só nós' };
      expect(await shown(story.admin.token)).toEqual([all, all]);
      expect(await shown(story.client.token)).toEqual([{ cidade: 'Natal' }, { cidade: 'Natal' }]);
    }
  });
});
