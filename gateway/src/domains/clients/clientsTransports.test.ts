import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const { customFields } = story.server.services;
  await customFields.create(story.admin.viewer, {
    target: 'client',
    key: 'segmento',
    label: 'Segmento',
    type: 'select',
    options: [{ value: 'Varejo' }, { value: 'Indústria' }],
  });
});
afterAll(() => story.stop());

let number = 0;
/** A client's payload; each has its own e-mail and CNPJ. */
function payload(overrides: object = {}) {
  number += 1;
  return {
    nome: 'Célia Antunes',
    email: `celia${number}@exemplo.com`,
    telefone: '(11) 98888-7777',
    cnpj: `99.ABC.${String(number).padStart(3, '0')}/0001-00`,
    nomeEmpresa: 'Ateliê Çedilha',
    ativo: false,
    customFields: [{ key: 'segmento', value: 'Varejo' }],
    ...overrides,
  };
}
const create = async (overrides: object = {}) => {
  const response = await story.server.rest('post', '/clients', { token: story.admin.token, body: payload(overrides) });
  return response.body.data as Record<string, string> & { ativo: boolean };
};

const searchQuery = `query ($search: String, $first: Int) {
  clients(search: $search, first: $first, sort: COMPANY_ASC) { totalCount edges { node { companyName cnpj } } }
}`;

describe('through REST', () => {
  test('is closed to strangers, clients and candidates', async () => {
    const candidate = await story.signIn(await story.register());
    expect((await story.server.rest('get', '/clients')).status).toBe(401);
    expect((await story.server.rest('get', '/clients', { token: story.client.token })).status).toBe(403);
    expect((await story.server.rest('post', '/clients', { token: candidate.token, body: payload() })).status).toBe(403);
  });

  test('creates a client, normalises it, and shows the temporary password this once', async () => {
    const created = await create({ email: ' Ana.Client@Exemplo.com ' });
    expect(created).toMatchObject({ email: 'ana.client@exemplo.com', telefone: '11988887777', segmento: 'Varejo' });
    expect(created['cnpj']).toMatch(/^[A-Z0-9]{14}$/);
    expect(created['temporaryPassword']).toMatch(/^\S{8,}$/);
    const read = await story.server.rest('get', `/clients/${created['id']}`, { token: story.admin.token });
    expect(read.body.data).toMatchObject({ nomeEmpresa: 'Ateliê Çedilha', ativo: false });
    expect(read.body.data).not.toHaveProperty('temporaryPassword');
  });

  test('clears the active fields that an update with replaceMissingCustomFields leaves out', async () => {
    const { id } = await create();
    const body = { nome: 'Célia A.', customFields: [], replaceMissingCustomFields: true };
    const kept = await story.server.rest('put', `/clients/${id}`, {
      token: story.admin.token,
      body: { nome: 'Célia' },
    });
    expect(kept.body.data).toMatchObject({ nome: 'Célia', segmento: 'Varejo' });
    const cleared = await story.server.rest('put', `/clients/${id}`, { token: story.admin.token, body });
    expect(cleared.body.data).not.toHaveProperty('segmento');
  });

  test.each([
    ['nome', { nome: ' ' }],
    ['cnpj', { cnpj: '' }],
    ['cnpj', { cnpj: './-' }],
    ['email', { email: '' }],
  ])('tells once that a blank %s is required', async (field, body) => {
    const response = await story.server.rest('post', '/clients', { token: story.admin.token, body: payload(body) });
    const message = 'Nome, Nome da Empresa, e-mail e CNPJ são obrigatórios.';
    expect(response.body).toMatchObject({ code: 'REQUIRED', message, details: [{ field, message }] });
    expect(response.body.details).toHaveLength(1);
  });

  test.each([
    ['não tenho', 'Telefone deve conter apenas números e os sinais + ( ) - . /'],
    ['+1+1+abc', 'Telefone deve conter apenas números e os sinais + ( ) - . /'],
    ['11+98888', 'Telefone deve conter apenas números e os sinais + ( ) - . /'],
    ['+', 'Telefone deve conter apenas números e os sinais + ( ) - . /'],
    ['1'.repeat(21), 'Telefone longo demais.'],
  ])('refuses the telephone %j, and keeps the one in store', async (telefone, message) => {
    const refused = { code: 'INVALID', details: [{ field: 'telefone', message }] };
    const token = story.admin.token;
    const post = await story.server.rest('post', '/clients', { token, body: payload({ telefone }) });
    expect(post.body).toMatchObject(refused);
    const { id } = await create();
    const put = await story.server.rest('put', `/clients/${id}`, { token, body: { telefone } });
    expect(put.body).toMatchObject(refused);
    const read = await story.server.rest('get', `/clients/${id}`, { token });
    expect(read.body.data.telefone).toBe('11988887777');
  });

  test.each([
    ['+55 (11) 98888-7777', '+5511988887777'],
    ['\u202a11 98888\u20117777\u202c', '11988887777'],
    [' ', null],
    [null, null],
  ])('takes the telephone %j', async (telefone, stored) => {
    expect(await create({ telefone })).toMatchObject({ telefone: stored });
  });

  test('refuses a taken e-mail or CNPJ, blanks, and values that are no option, and saves nothing', async () => {
    const taken = payload();
    await story.server.rest('post', '/clients', { token: story.admin.token, body: taken });
    const post = (body: object) => story.server.rest('post', '/clients', { token: story.admin.token, body });
    expect((await post(payload({ email: taken.email }))).status).toBe(409);
    expect((await post(payload({ cnpj: taken.cnpj }))).body).toMatchObject({
      code: 'CONFLICT',
      details: [{ field: 'cnpj', message: 'Já existe um cliente com este CNPJ.' }],
    });
    const blank = await post(payload({ nome: ' ' }));
    expect(blank.status).toBe(422);
    expect(blank.body.message).toBe('Nome, Nome da Empresa, e-mail e CNPJ são obrigatórios.');
    const unknownOption = payload({ customFields: [{ key: 'segmento', value: 'Pesca' }] });
    expect((await post(unknownOption)).status).toBe(422);
    const found = await story.server.rest('get', '/clients', {
      token: story.admin.token,
      query: { search: unknownOption.email },
    });
    expect(found.body).toMatchObject({ totalCount: 0, data: [] });
  });

  test('answers malformed and unknown ids as 404, and sizes out of range as 422', async () => {
    const get = (path: string) => story.server.rest('get', path, { token: story.admin.token });
    expect((await get('/clients/zzz')).status).toBe(404);
    expect((await get('/clients/aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await get('/clients?pageSize=101')).status).toBe(422);
    expect((await get('/clients?page=999&pageSize=5&_t=1')).body.data).toEqual([]);
  });
});

describe('through GraphQL', () => {
  test('finds a client by any part of company, name, e-mail or CNPJ, without case, accents and punctuation', async () => {
    const created = await create({ nomeEmpresa: 'Café do Ângulo', nome: 'Íris' });
    const cnpj = created['cnpj'] ?? '';
    const punctuated = `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;
    for (const search of ['angulo', 'CAFE DO', 'íris', cnpj.toLowerCase(), punctuated]) {
      const { data } = await story.server.graphql(searchQuery, { search, first: 50 }, story.admin.token);
      expect(data.clients.edges.map((edge: { node: { cnpj: string } }) => edge.node.cnpj)).toContain(cnpj);
    }
    const none = await story.server.graphql(searchQuery, { search: '.*', first: 50 }, story.admin.token);
    expect(none.data.clients.totalCount).toBe(0);
    const control = await story.server.graphql(searchQuery, { search: 'cafe\u0000do', first: 50 }, story.admin.token);
    expect(control.data.clients.totalCount).toBe(1);
  });

  test('tells the second of two editors, and overwrites nothing', async () => {
    const { id } = await create();
    const mutation = `mutation ($input: UpdateClientInput!) {
      updateClient(input: $input) { client { name revision lastChange { byName } } userErrors { code message } }
    }`;
    const update = (name: string, expectedRevision: number) =>
      story.server.graphql(
        mutation,
        { input: { id: toGlobalId('Client', id ?? ''), name, expectedRevision } },
        story.admin.token,
      );
    expect((await update('Primeira', 1)).data.updateClient).toMatchObject({ client: { revision: 2 }, userErrors: [] });
    expect((await update('Segunda', 1)).data.updateClient).toEqual({
      client: { name: 'Primeira', revision: 2, lastChange: { byName: 'Administrador' } },
      userErrors: [{ code: 'CONFLICT', message: 'Este cliente foi alterado por Administrador.' }],
    });
  });

  test('keeps a client that has candidates, and says why', async () => {
    await story.register();
    const id = toGlobalId('Client', story.client.viewer.clientId ?? '');
    const mutation = `mutation ($input: DeleteClientInput!) {
      deleteClient(input: $input) { deletedId userErrors { code message } }
    }`;
    const { data } = await story.server.graphql(mutation, { input: { id } }, story.admin.token);
    expect(data.deleteClient.userErrors[0].code).toBe('CONFLICT');
    expect(data.deleteClient.userErrors[0].message).toMatch(/não pode ser excluído/);
  });

  test('deletes a client without candidates together with its sign-in', async () => {
    const created = await create();
    await story.server.rest('delete', `/clients/${created['id']}`, { token: story.admin.token }).then((response) => {
      expect(response.body).toEqual({ data: true });
    });
    const login = await story.server.rest('post', '/identity/login', {
      body: { email: created['email'], password: created['temporaryPassword'] },
    });
    expect(login.status).toBe(401);
  });

  test('tells whether the e-mail of the account was never confirmed, whatever became of its password', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Client { awaitsEmailConfirmation awaitsFirstSignIn } } }';
    const awaits = async (id: string) => {
      const { data } = await story.server.graphql(query, { id: toGlobalId('Client', id) }, story.admin.token);
      const { awaitsEmailConfirmation, awaitsFirstSignIn } = data.node;
      // The former name is still answered, to pages and programs of the release before.
      expect(awaitsFirstSignIn).toBe(awaitsEmailConfirmation);
      return awaitsEmailConfirmation;
    };
    const { id = '', email } = await create({ ativo: true });
    expect(await awaits(id)).toBe(true);
    await story.server.services.identity.passwords.set(email ?? '', 'uma-senha-propria');
    expect(await awaits(id)).toBe(true);
    await mongoose.connection.collection('users').updateOne({ email }, { $set: { emailConfirmedAt: new Date() } });
    expect(await awaits(id)).toBe(false);
    await story.server.services.clients.update(story.admin.viewer, id, { email: `outra.${email}` });
    expect(await awaits(id)).toBe(true);
  });

  test('shows a client only its own company through node', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Client { companyName } } }';
    const own = toGlobalId('Client', story.client.viewer.clientId ?? '');
    const other = toGlobalId('Client', story.otherClient.viewer.clientId ?? '');
    expect((await story.server.graphql(query, { id: own }, story.client.token)).data.node.companyName).toBe(
      'Padaria Bom Pão',
    );
    expect((await story.server.graphql(query, { id: other }, story.client.token)).data.node).toBeNull();
  });
});
