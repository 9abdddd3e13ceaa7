/** Fields that are asked of the candidates of some clients only: who may limit them, and who learns of them. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { toGlobalId } from '../../../lib/globalId.js';

let story: CandidateStory;
let ours: string;
let theirs: string;
beforeAll(async () => {
  story = await startCandidateStory();
  ours = story.client.viewer.clientId ?? '';
  theirs = story.otherClient.viewer.clientId ?? '';
});
afterAll(() => story.stop());

const everyone = ['ADMIN', 'CLIENT', 'CANDIDATE'];
const inGraphql = (ids: readonly string[]) => ids.map((id) => toGlobalId('Client', id));

const CREATE = `mutation($input: CreateCustomFieldInput!) { createCustomField(input: $input) {
  customField { id key clientIds clients { companyName } } userErrors { code field message } } }`;
const UPDATE = `mutation($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) {
  customField { clientIds clients { companyName } } userErrors { code field message } } }`;

async function create(key: string, clientIds: readonly string[] | null, more: object = {}) {
  const input = {
    key,
    label: `Rótulo ${key}`,
    type: 'TEXT',
    target: 'CANDIDATE',
    canView: everyone,
    canEdit: everyone,
  };
  const { data } = await story.server.graphql(
    CREATE,
    { input: { ...input, clientIds: clientIds && inGraphql(clientIds), ...more } },
    story.admin.token,
  );
  return data.createCustomField;
}
async function update(id: string, changes: object) {
  const { data } = await story.server.graphql(UPDATE, { input: { id, ...changes } }, story.admin.token);
  return data.updateCustomField;
}
const rest = (path: string, token: string) => story.server.rest('get', path, { token });

describe('limiting a field', () => {
  it('names the clients, and takes the limit off again', async () => {
    const made = await create('cracha', [theirs, ours, theirs]);
    const { id, clientIds, clients } = made.customField;
    expect(clientIds.toSorted()).toEqual(inGraphql([ours, theirs]).toSorted());
    expect(clients.map(({ companyName }: { companyName: string }) => companyName).toSorted()).toEqual([
      'Oficina Roda Livre',
      'Padaria Bom Pão',
    ]);
    expect((await update(id, { label: 'Outro' })).customField.clientIds).toHaveLength(2);
    expect((await update(id, { clientIds: null })).customField).toEqual({ clientIds: null, clients: null });
  });

  it('is refused to no client at all, to unknown ones and for fields of clients', async () => {
    const refusals = [
      await create('vazio', []),
      await create('outro', [new Types.ObjectId().toString()]),
      await create('estranho', null, { clientIds: ['x'] }),
      await create('deCliente', [ours], { target: 'CLIENT' }),
      await create(
        'demais',
        Array.from({ length: 101 }, () => new Types.ObjectId().toString()),
      ),
    ];
    expect(refusals.map(({ userErrors }) => userErrors[0])).toEqual([
      { code: 'INVALID', field: ['clientIds'], message: 'Escolha pelo menos uma empresa.' },
      { code: 'NOT_FOUND', field: ['clientIds'], message: 'Cliente não encontrado.' },
      { code: 'NOT_FOUND', field: ['clientIds'], message: 'Cliente não encontrado.' },
      {
        code: 'INVALID',
        field: ['clientIds'],
        message: 'Somente campos de candidatos podem ser de algumas empresas.',
      },
      { code: 'INVALID', field: ['clientIds'], message: 'Escolha no máximo 100 empresas.' },
    ]);
    const { customField } = await create('limitado', null);
    expect(
      (await update(customField.id, { clientIds: inGraphql([new Types.ObjectId().toString()]) })).userErrors,
    ).toEqual([{ code: 'NOT_FOUND', field: ['clientIds'], message: 'Cliente não encontrado.' }]);
    const ofClient = await create('segmento', null, { target: 'CLIENT' });
    expect((await update(ofClient.customField.id, { clientIds: inGraphql([ours]) })).userErrors).toMatchObject([
      { code: 'INVALID', field: ['clientIds'] },
    ]);
  });

  it('knows the same clients in another order for the same', async () => {
    const { customField } = await create('ordenado', [ours, theirs]);
    const sent = { clientIds: inGraphql([theirs, ours]), expected: { clientIds: inGraphql([theirs, ours]) } };
    expect((await update(customField.id, sent)).userErrors).toEqual([]);
    expect(customField.clientIds).toEqual((await create('ordenado_2', [theirs, ours])).customField.clientIds);
  });

  it('keeps clients that were deleted since, and is no conflict for who knows of them', async () => {
    const services = story.server.services;
    const { client } = await services.clients.create(story.admin.viewer, {
      ...{ name: 'Rui', companyName: 'Passageira', email: 'rui@passageira.com', cnpj: '11222333000181' },
    });
    const { customField } = await create('passageiro', [client._id.toString()]);
    await services.clients.delete(story.admin.viewer, client._id.toString());
    const gone = inGraphql([client._id.toString()]);
    const kept = await update(customField.id, { label: 'Novo', expected: { clientIds: gone } });
    expect(kept.customField).toEqual({ clientIds: gone, clients: [] });
    const more = await update(customField.id, { clientIds: [...gone, ...inGraphql([ours])] });
    expect(more.customField.clients).toEqual([{ companyName: 'Padaria Bom Pão' }]);
  });

  it('is a conflict where somebody else has limited it meanwhile', async () => {
    const { customField } = await create('disputado', null);
    await update(customField.id, { clientIds: inGraphql([ours]) });
    const late = await update(customField.id, { clientIds: inGraphql([theirs]), expected: { clientIds: null } });
    expect(late.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(late.customField.clientIds).toEqual(inGraphql([ours]));
  });
});

describe('a field of another client', () => {
  beforeAll(async () => {
    await create('segredo', [theirs]);
    await create('nosso', [ours]);
  });

  const keysOf = (body: { data: { key?: string; fieldKey?: string }[] }) =>
    body.data.map(({ key, fieldKey }) => key ?? fieldKey);

  test.each([
    '/customfilds',
    '/customfilds?entityType=candidate',
    '/field-permissions',
    '/field-permissions/by-user-type/client',
    '/field-permissions/client/fields',
  ])('is in no list of /v1%s for a user of a client', async (path) => {
    const listed = await rest(path, story.client.token);
    expect(listed.status).toBe(200);
    expect(JSON.stringify(listed.body)).not.toContain('segredo');
    expect(JSON.stringify(listed.body)).toContain('nosso');
    expect(JSON.stringify((await rest(path, story.otherClient.token)).body)).toContain('segredo');
  });

  it('is answered there by its id and its key as one that does not exist, and its rights as those of no field', async () => {
    const all = await rest('/customfilds', story.admin.token);
    const secret = all.body.data.find(({ key }: { key: string }) => key === 'segredo');
    expect(secret.clientIds).toEqual([theirs]);
    expect((await rest(`/customfilds/${secret.id}`, story.client.token)).status).toBe(404);
    expect((await rest('/field-permissions/segredo', story.client.token)).status).toBe(404);
    const checked = await story.server.rest('post', '/field-permissions/validate', {
      token: story.client.token,
      body: { userType: 'client', fieldKeys: ['segredo', 'nosso'] },
    });
    expect(checked.body.data).toMatchObject([
      { fieldKey: 'segredo', canView: false, canEdit: false },
      { fieldKey: 'nosso', canView: true, canEdit: true },
    ]);
  });

  it('is checked for administrators as for its own clients, and its key is told where a field of clients has it too', async () => {
    const all = await rest('/customfilds', story.admin.token);
    const secret = all.body.data.find(({ key }: { key: string }) => key === 'segredo');
    const checked = await story.server.rest('post', `/customfilds/${secret.id}/with-permission`, {
      token: story.admin.token,
      body: { userType: 'admin', values: 'x' },
    });
    expect(checked.status).toBe(200);
    await create('segredo', null, { target: 'CLIENT' });
    expect((await rest('/field-permissions/segredo', story.client.token)).status).toBe(200);
    const fields = (await rest('/customfilds?target=client', story.admin.token)).body.data;
    const ofClients = fields.find(({ key }: { key: string }) => key === 'segredo');
    await story.server.rest('delete', `/customfilds/${ofClients.id}`, { token: story.admin.token });
  });

  it('is told to nobody of a client with the clients that it is for', async () => {
    const listed = await rest('/customfilds', story.client.token);
    const own = listed.body.data.find(({ key }: { key: string }) => key === 'nosso');
    expect(own).toMatchObject({ active: true, clientIds: null });
  });

  it('is in no list for the candidates of a client, who read what is asked of them', async () => {
    const { token } = await story.signIn(await story.register());
    for (const path of ['/customfilds', '/field-permissions/candidate/editable']) {
      const { body } = await rest(path, token);
      expect(keysOf(body)).toContain('nosso');
      expect(keysOf(body)).not.toContain('segredo');
    }
  });

  it('comes to the form of a new candidate with its client alone', async () => {
    const FORM = `query($clientId: ID) { formFields(target: CANDIDATE, includeInactive: true, clientId: $clientId) { key } }`;
    const formOf = async (token: string, clientId: string | null) => {
      const { data } = await story.server.graphql(
        FORM,
        { clientId: clientId && toGlobalId('Client', clientId) },
        token,
      );
      const keys = (data.formFields as { key: string }[]).map(({ key }) => key);
      return ['nosso', 'segredo'].filter((key) => keys.includes(key));
    };
    expect(await formOf(story.admin.token, null)).toEqual([]);
    expect(await formOf(story.admin.token, theirs)).toEqual(['segredo']);
    // A user of a client names another one in vain.
    expect(await formOf(story.client.token, theirs)).toEqual(['nosso']);
  });
});
