/** The calls of `/v1`, from outside: without a session, in the wrong role, and as they are meant. */
import { testOrigin } from '../../../../test/candidates.js';
import { startFieldCalls, type FieldCalls } from '../../../../test/fieldCalls.js';

let calls: FieldCalls;
let server: FieldCalls['server'];
let tokens: FieldCalls['tokens'];
beforeAll(async () => {
  calls = await startFieldCalls();
  ({ server, tokens } = calls);
});
beforeEach(() => calls.clear());
afterAll(() => server.stop());

const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  server.rest(method, path, { token: tokens.admin, ...(body && { body }) });
const get = (path: string, token: string | null) => server.rest('get', path, { token });
const keys = (response: { body: { data: { key: string }[] } }) => response.body.data.map(({ key }) => key);

async function newField(input: object): Promise<{ id: string; key: string }> {
  const response = await asAdmin('post', '/customfilds', {
    label: 'Rótulo',
    type: 'text',
    target: 'candidate',
    ...input,
  });
  expect(response.status).toBe(201);
  return response.body.data;
}

const adminOnlyCalls = [
  ['post', '/customfilds'],
  ['put', '/customfilds/reorder'],
  ['put', '/customfilds/x'],
  ['delete', '/customfilds/x'],
  ['post', '/customfilds/x/options'],
  ['delete', '/customfilds/x/options'],
  ['post', '/field-permissions'],
  ['put', '/field-permissions/x'],
  ['delete', '/field-permissions/x'],
] as const;
const readingCalls = [
  '/customfilds',
  '/customfilds/x',
  '/customfilds/with-permission?userType=client',
  '/customfilds/x/with-permission?userType=client',
  '/field-permissions',
  '/field-permissions/by-user-type/client',
  '/field-permissions/candidate/editable',
  '/field-permissions/client/fields',
  '/field-permissions/x',
] as const;

describe('who may call', () => {
  it.each(adminOnlyCalls)('%s %s is for admins only', async (method, path) => {
    expect((await server.rest(method, path, { body: {} })).status).toBe(401);
    for (const token of [tokens.client, tokens.candidate]) {
      expect((await server.rest(method, path, { token, body: {} })).status).toBe(403);
    }
  });

  it.each(readingCalls)('get %s needs a session', async (path) => {
    expect((await get(path, null)).status).toBe(401);
  });

  it('is no user whose password must still be changed', async () => {
    const { identity, clients } = server.services;
    const other = {
      name: 'Nova',
      companyName: 'Nova Ltda',
      email: 'nova@exemplo.com',
      cnpj: '00000000000191',
      active: true,
    };
    const { temporaryPassword } = await clients.create(calls.admin, other);
    const { accessToken } = await identity.signIn({ email: other.email, password: temporaryPassword }, testOrigin);
    for (const path of readingCalls) expect([path, (await get(path, accessToken)).status]).toEqual([path, 403]);
    const check = { token: accessToken, body: { userType: 'client', fieldKeys: ['rg'], values: 'x' } };
    expect((await server.rest('post', '/field-permissions/validate', check)).status).toBe(403);
    expect((await server.rest('post', '/customfilds/x/with-permission', check)).status).toBe(403);
  });

  it('may not ask what another role may do, unless an admin asks', async () => {
    for (const path of ['/customfilds/with-permission?userType=client', '/field-permissions/by-user-type/client']) {
      expect((await get(path, tokens.candidate)).status).toBe(403);
      expect((await get(path, tokens.client)).status).toBe(200);
      expect((await get(path, tokens.admin)).status).toBe(200);
    }
    expect((await get('/field-permissions/candidate/editable', tokens.client)).status).toBe(403);
    expect((await get('/field-permissions/client/fields', tokens.candidate)).status).toBe(403);
    const validate = { token: tokens.client, body: { userType: 'admin', fieldKeys: [] } };
    expect((await server.rest('post', '/field-permissions/validate', validate)).status).toBe(403);
  });
});

describe('/customfilds', () => {
  it('creates, reads, changes, lists by target and deletes', async () => {
    const field = await newField({ key: 'turno', type: 'select', options: ['Manhã', { value: 'n', label: 'Noite' }] });
    expect(field).toMatchObject({
      key: 'turno',
      required: false,
      active: true,
      order: 0,
      options: [
        { value: 'Manhã', label: 'Manhã' },
        { value: 'n', label: 'Noite' },
      ],
      description: null,
    });
    await newField({ key: 'porte', target: 'client' });
    expect(keys(await asAdmin('get', '/customfilds'))).toEqual(['turno', 'porte']);
    expect(keys(await asAdmin('get', '/customfilds?target=client'))).toEqual(['porte']);
    const toggled = await asAdmin('put', `/customfilds/${field.id}`, { active: false });
    expect(toggled.body.data).toMatchObject({ active: false, label: 'Rótulo', type: 'select' });
    expect((await asAdmin('get', `/customfilds/${field.id}`)).body.data).toEqual(toggled.body.data);
    expect((await asAdmin('delete', `/customfilds/${field.id}`)).body).toEqual({ data: true });
    expect((await asAdmin('get', `/customfilds/${field.id}`)).status).toBe(404);
  });

  it('answers bad input with the documented statuses', async () => {
    const { id } = await newField({ key: 'rg' });
    const field = { key: 'rg', label: 'RG', type: 'text', target: 'candidate' };
    expect((await asAdmin('post', '/customfilds', field)).status).toBe(409);
    expect((await asAdmin('post', '/customfilds', { ...field, key: { $ne: '' } })).status).toBe(422);
    const noOptions = await asAdmin('post', '/customfilds', { ...field, key: 'turno', type: 'select' });
    expect(noOptions.body).toMatchObject({
      message: 'Campos do tipo "Seleção" devem ter pelo menos uma opção.',
      details: [{ field: 'options' }],
    });
    expect((await asAdmin('get', '/customfilds?target=robot')).status).toBe(422);
    expect(keys(await asAdmin('get', '/customfilds?target[$ne]=candidate'))).toEqual(['rg']);
    expect((await asAdmin('put', `/customfilds/${id}`, { label: 'x'.repeat(10_000) })).status).toBe(422);
    expect((await asAdmin('put', '/customfilds/reorder', {})).status).toBe(422);
    expect((await asAdmin('get', '/customfilds/with-permission')).status).toBe(422);
  });

  it('adds and removes options, and reorders in one call', async () => {
    const turno = await newField({ key: 'turno', type: 'select', options: ['Manhã'] });
    const rg = await newField({ key: 'rg' });
    const added = await asAdmin('post', `/customfilds/${turno.id}/options`, { options: ['Noite'] });
    expect(added.body.data.options).toHaveLength(2);
    const removed = await asAdmin('delete', `/customfilds/${turno.id}/options`, { options: ['Manhã'] });
    expect(removed.body.data.options).toEqual([{ value: 'Noite', label: 'Noite' }]);
    const fieldOrders = [
      { fieldId: rg.id, order: 0 },
      { fieldId: turno.id, order: 1 },
    ];
    expect(keys(await asAdmin('put', '/customfilds/reorder', { fieldOrders }))).toEqual(['rg', 'turno']);
  });

  it('lets every role read what its forms show: all fields for staff, their visible ones for candidates', async () => {
    await newField({ key: 'salario' });
    await newField({ key: 'apelido', canView: ['candidate'], canEdit: ['candidate'] });
    await newField({ key: 'porte', target: 'client' });
    expect(keys(await get('/customfilds', tokens.client))).toEqual(['salario', 'apelido', 'porte']);
    expect(keys(await get('/customfilds', tokens.candidate))).toEqual(['apelido']);
    const { body } = await get('/customfilds/with-permission?userType=Candidate&target=candidate', tokens.admin);
    expect(body.data).toMatchObject([
      { key: 'salario', canView: false, canEdit: false },
      { key: 'apelido', canView: true, canEdit: true },
    ]);
  });

  it('checks values as a role would write them, and stores nothing', async () => {
    const { id } = await newField({ key: 'inicio', type: 'date', canView: ['client'], canEdit: ['client'] });
    const hidden = await newField({ key: 'salario' });
    const check = (token: string, path: string, body: object) =>
      server.rest('post', `/customfilds/${path}/with-permission`, { token, body });
    const { body } = await check(tokens.client, id, { userType: 'client', values: ['31/01/2020', ''] });
    expect(body.data).toMatchObject({
      key: 'inicio',
      canEdit: true,
      values: [
        { key: 'inicio', value: '2020-01-31' },
        { key: 'inicio', value: null },
      ],
    });
    const refused = await check(tokens.client, id, { userType: 'client', values: { inicio: 'ontem' } });
    expect([refused.status, refused.body.details[0].field]).toEqual([422, 'values.inicio']);
    expect((await check(tokens.client, hidden.id, { userType: 'client', values: '1' })).status).toBe(403);
    expect(
      (await check(tokens.client, id, { userType: 'client', values: [{ key: 'salario', value: 1 }] })).status,
    ).toBe(403);
    expect((await check(tokens.admin, hidden.id, { userType: 'admin', values: 12 })).body.data.values).toEqual([
      { key: 'salario', value: '12' },
    ]);
    expect((await check(tokens.candidate, id, { userType: 'candidate', values: 'x' })).status).toBe(404);
  });

  it('checks no value that is longer than any field keeps', async () => {
    const { id } = await newField({ key: 'fone', format: 'phone', canView: ['candidate'], canEdit: ['candidate'] });
    const check = (values: unknown) =>
      server.rest('post', `/customfilds/${id}/with-permission`, {
        token: tokens.candidate,
        body: { userType: 'candidate', values },
      });
    const long = '1'.repeat(10_001);
    for (const [values, field] of [
      [long, 'values'],
      [[long], 'values.0'],
      [[{ key: 'fone', value: long }], 'values.0.value'],
      [{ fone: long }, 'values.fone'],
    ] as const) {
      const answer = await check(values);
      expect([answer.status, answer.body.details[0]]).toEqual([422, { field, message: 'Texto longo demais.' }]);
    }
    // No longer than the field's type takes, but no text of a request may be so long.
    expect((await check('1'.repeat(200_000))).body).toMatchObject({ code: 'INVALID', details: [{ field: 'values' }] });
  });
});

describe('/field-permissions', () => {
  const permission = { fieldKey: 'rg', label: 'RG', description: null, canView: ['client'], canEdit: [] };
  const stored = { ...permission, canView: ['admin', 'client'], canEdit: ['admin'] };

  it('answers PUT with 404 for an unknown key, so that the legacy client falls back to POST', async () => {
    expect((await asAdmin('put', '/field-permissions/rg', permission)).status).toBe(404);
    const created = await asAdmin('post', '/field-permissions', permission);
    expect([created.status, created.body.data]).toEqual([201, stored]);
    expect((await asAdmin('post', '/field-permissions', permission)).status).toBe(409);
    const changed = await asAdmin('put', '/field-permissions/rg', { ...permission, canEdit: ['CLIENT'] });
    expect([changed.status, changed.body.data.canEdit]).toEqual([200, ['admin', 'client']]);
    expect((await asAdmin('get', '/field-permissions/rg')).body.data).toEqual(changed.body.data);
    expect((await asAdmin('delete', '/field-permissions/rg')).body).toEqual({ data: true });
    expect((await asAdmin('delete', '/field-permissions/rg')).status).toBe(404);
    expect((await asAdmin('get', '/field-permissions/rg')).status).toBe(404);
  });

  it('refuses unknown roles, object keys and a key that differs from the address', async () => {
    await asAdmin('post', '/field-permissions', permission);
    for (const body of [
      { canView: ['root'] },
      { canEdit: 'client' },
      { fieldKey: 'cpf' },
      { label: 'x'.repeat(10_000) },
    ]) {
      expect((await asAdmin('put', '/field-permissions/rg', { ...permission, ...body })).status).toBe(422);
    }
    for (const fieldKey of ['constructor', 'a b', { $ne: '' }]) {
      expect((await asAdmin('post', '/field-permissions', { ...permission, fieldKey })).status).toBe(422);
    }
    expect((await asAdmin('get', '/field-permissions/by-user-type/root')).status).toBe(422);
    expect((await asAdmin('get', '/field-permissions')).body.data).toEqual([stored]);
  });

  it('shows a role the records that let it view, without what other roles may do', async () => {
    await asAdmin('post', '/field-permissions', {
      ...permission,
      canView: ['client', 'candidate'],
      canEdit: ['candidate'],
    });
    await asAdmin('post', '/field-permissions', { fieldKey: 'salario', canView: ['client'] });
    const seen = (await get('/field-permissions', tokens.client)).body.data;
    expect(seen).toMatchObject([
      { fieldKey: 'rg', canView: ['admin', 'client'], canEdit: ['admin'] },
      { fieldKey: 'salario', canView: ['admin', 'client'], canEdit: ['admin'] },
    ]);
    expect((await get('/field-permissions/by-user-type/client', tokens.client)).body.data).toEqual(seen);
    expect((await get('/field-permissions/by-user-type/candidate', tokens.admin)).body.data).toHaveLength(1);
    expect((await get('/field-permissions/salario', tokens.candidate)).status).toBe(404);
  });

  it('lists the fields of candidates and of clients, and tells the rights on keys', async () => {
    const both = { canView: ['candidate', 'client'], canEdit: ['candidate'] };
    await newField({ key: 'apelido', ...both });
    await newField({ key: 'antigo', active: false, ...both });
    await newField({ key: 'rg', canView: ['candidate'] });
    await newField({ key: 'porte', target: 'client', canView: ['client'] });
    const editable = await get('/field-permissions/candidate/editable', tokens.candidate);
    expect(editable.body.data).toMatchObject([
      { key: 'apelido', fieldKey: 'apelido', canEdit: ['admin', 'candidate'] },
    ]);
    expect(keys(await get('/field-permissions/client/fields', tokens.client))).toEqual(['apelido', 'porte']);
    const body = { userType: 'client', fieldKeys: ['apelido', 'nenhum', 'porte'] };
    const validated = await server.rest('post', '/field-permissions/validate', { token: tokens.client, body });
    expect(validated.body.data).toEqual([
      { fieldKey: 'apelido', canView: true, canEdit: false },
      { fieldKey: 'nenhum', canView: false, canEdit: false },
      { fieldKey: 'porte', canView: true, canEdit: false },
    ]);
  });
});
