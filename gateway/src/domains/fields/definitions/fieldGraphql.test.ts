/** The operations of GraphQL on fields and rights, from outside: without a session, in the wrong role, and as they are meant. */
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

const CREATE = `mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) {
  customField { id key type canView canEdit hasPermission hiddenFromCandidates format order }
  userErrors { code field message } } }`;
const create = (input: object) =>
  server.graphql(CREATE, { input: { label: 'Rótulo', type: 'TEXT', target: 'CANDIDATE', ...input } }, tokens.admin);

test('is closed without a session and to the other roles', async () => {
  const queries = [
    '{ customFields { id } }',
    '{ fieldPermissions { fieldKey } }',
    '{ customFieldOrderRevision(target: CLIENT) }',
    '{ proposedFieldPermission(key: "rg") { canView } }',
    'mutation { deleteFieldPermission(input: { fieldKey: "rg" }) { deletedFieldKey } }',
  ];
  for (const query of queries) {
    expect((await server.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const token of [tokens.client, tokens.candidate]) {
      expect((await server.graphql(query, {}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  }
});

test('creates a field with its rights and tells that candidates do not see a required one', async () => {
  const { data } = await create({ key: 'cpf', required: true });
  expect(data.createCustomField).toMatchObject({
    customField: {
      key: 'cpf',
      type: 'TEXT',
      format: 'CPF',
      canView: ['ADMIN'],
      hasPermission: true,
      hiddenFromCandidates: true,
    },
    userErrors: [],
  });
  const update = `mutation ($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) {
    customField { canView canEdit hiddenFromCandidates } userErrors { code } } }`;
  const input = { id: data.createCustomField.customField.id, canView: ['CANDIDATE'], canEdit: ['CANDIDATE'] };
  expect((await server.graphql(update, { input }, tokens.admin)).data.updateCustomField.customField).toEqual({
    canView: ['ADMIN', 'CANDIDATE'],
    canEdit: ['ADMIN', 'CANDIDATE'],
    hiddenFromCandidates: false,
  });
});

test('creates a field that names no roles with the rights that its key has among the other target', async () => {
  const rights = { canView: ['ADMIN', 'CLIENT', 'CANDIDATE'], canEdit: ['ADMIN', 'CANDIDATE'] };
  await create({ key: 'turno', ...rights });
  expect((await create({ key: 'turno', target: 'CLIENT' })).data.createCustomField.customField).toMatchObject(rights);
  const onlyAdmin = { canView: ['ADMIN'], canEdit: ['ADMIN'] };
  expect((await create({ key: 'setor' })).data.createCustomField.customField).toMatchObject(onlyAdmin);
  const { data } = await server.graphql('{ customFields { key canView canEdit } }', {}, tokens.admin);
  expect(data.customFields).toContainEqual({ key: 'turno', ...rights });
});

test('tells how many records hold an answer to a field, also under its key among the other target', async () => {
  const ofTarget = { CANDIDATE: 2, CLIENT: 0 };
  for (const target of ['CANDIDATE', 'CLIENT']) await create({ key: 'turno', target });
  for (const name of ['Ana', 'Bia', 'Caio']) {
    const fields = name === 'Caio' ? [] : [{ key: 'turno', value: 'manhã' }];
    const input = { name, email: `${name}@exemplo.com`, fields };
    await server.graphql(
      'mutation ($input: CreateCandidateInput!) { createCandidate(input: $input) { userErrors { code } } }',
      { input },
      tokens.admin,
    );
  }
  const { data } = await server.graphql('{ customFields { target answerCount } }', {}, tokens.admin);
  const { customFields } = data as { customFields: { target: keyof typeof ofTarget; answerCount: number }[] };
  expect(Object.fromEntries(customFields.map(({ target, answerCount }) => [target, answerCount]))).toEqual(ofTarget);
});

test('places what it refuses at the input that is meant', async () => {
  await create({ key: 'rg' });
  const taken = (await create({ key: 'rg' })).data.createCustomField;
  expect(taken).toEqual({
    customField: null,
    userErrors: [{ code: 'CONFLICT', field: ['key'], message: expect.any(String) }],
  });
  const reserved = (await create({ key: '__proto__' })).data.createCustomField;
  expect(reserved.userErrors).toMatchObject([{ code: 'INVALID', field: ['key'] }]);
});

test('answers an update that comes too late with the field as it is', async () => {
  const { data } = await create({ key: 'rg' });
  const { id } = data.createCustomField.customField;
  const update = `mutation ($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) {
    customField { label canView } userErrors { code field } } }`;
  const save = async (input: object) =>
    (await server.graphql(update, { input: { id, ...input } }, tokens.admin)).data.updateCustomField;
  await save({ label: 'RG do titular', canView: ['CLIENT'] });
  expect(await save({ canView: ['CANDIDATE'], expected: { canView: ['ADMIN'], type: 'TEXT' } })).toEqual({
    customField: { label: 'RG do titular', canView: ['ADMIN', 'CLIENT'] },
    userErrors: [{ code: 'CONFLICT', field: null }],
  });
});

test('tells the second admin who reorders that the order has changed', async () => {
  await create({ key: 'a' });
  await create({ key: 'b' });
  const query = '{ customFields(target: CANDIDATE) { id key } customFieldOrderRevision(target: CANDIDATE) }';
  const { data } = await server.graphql(query, {}, tokens.admin);
  const reorder = (fieldIds: string[]) =>
    server.graphql(
      `mutation ($input: ReorderCustomFieldsInput!) { reorderCustomFields(input: $input) {
        customFields { key order } revision userErrors { code message } } }`,
      { input: { target: 'CANDIDATE', fieldIds, expectedRevision: data.customFieldOrderRevision } },
      tokens.admin,
    );
  const ids: string[] = data.customFields.map(({ id }: { id: string }) => id);
  const first = await reorder([...ids].reverse());
  expect(first.data.reorderCustomFields).toMatchObject({
    customFields: [
      { key: 'b', order: 0 },
      { key: 'a', order: 1 },
    ],
    userErrors: [],
  });
  const second = await reorder(ids);
  expect(second.data.reorderCustomFields).toEqual({
    customFields: null,
    revision: null,
    userErrors: [
      {
        code: 'CONFLICT',
        message: 'A ordem dos campos foi alterada por outra pessoa. Atualize a lista e tente novamente.',
      },
    ],
  });
});

test('saves and deletes permission records, and proposes rights for a key without one', async () => {
  const save = `mutation ($input: SaveFieldPermissionInput!) { saveFieldPermission(input: $input) {
    fieldPermission { fieldKey label canView canEdit } userErrors { code } } }`;
  const input = { fieldKey: 'rg', canView: ['CLIENT'], canEdit: [] };
  expect((await server.graphql(save, { input }, tokens.admin)).data.saveFieldPermission.fieldPermission).toEqual({
    fieldKey: 'rg',
    label: 'rg',
    canView: ['ADMIN', 'CLIENT'],
    canEdit: ['ADMIN'],
  });
  const remove =
    'mutation { deleteFieldPermission(input: { fieldKey: "rg" }) { deletedFieldKey userErrors { code } } }';
  const removed = await server.graphql(remove, {}, tokens.admin);
  expect(removed.data.deleteFieldPermission).toEqual({ deletedFieldKey: 'rg', userErrors: [] });
  const again = await server.graphql(remove, {}, tokens.admin);
  expect(again.data.deleteFieldPermission.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  const proposal = await server.graphql(
    '{ proposedFieldPermission(key: "salario") { canView canEdit format allowFutureDates } }',
    {},
    tokens.admin,
  );
  expect(proposal.data.proposedFieldPermission).toEqual({
    canView: ['ADMIN', 'CLIENT'],
    canEdit: ['ADMIN', 'CLIENT'],
    format: null,
    allowFutureDates: false,
  });
  const shared = await server.graphql(
    '{ proposedFieldPermission(key: "apelido") { canView stored { fieldKey canView canEdit } } }',
    {},
    tokens.admin,
  );
  expect(shared.data.proposedFieldPermission.stored).toBeNull();
  await create({ key: 'apelido', canView: ['CANDIDATE'], canEdit: [] });
  const stored = await server.graphql(
    '{ proposedFieldPermission(key: "apelido") { stored { fieldKey canView canEdit } } }',
    {},
    tokens.admin,
  );
  expect(stored.data.proposedFieldPermission.stored).toEqual({
    fieldKey: 'apelido',
    canView: ['ADMIN', 'CANDIDATE'],
    canEdit: ['ADMIN'],
  });
  const { data } = await server.graphql(
    `{ cpf: proposedFieldPermission(key: "cpf_do_titular") { format }
       start: proposedFieldPermission(key: "data_admissao") { allowFutureDates } }`,
    {},
    tokens.admin,
  );
  expect(data).toEqual({ cpf: { format: 'CPF' }, start: { allowFutureDates: true } });
});

test('shows staff the form of a new record: active fields with their rights', async () => {
  await create({ key: 'apelido', canView: ['CLIENT'], canEdit: ['CLIENT'] });
  await create({ key: 'salario' });
  await create({ key: 'antigo', active: false });
  const query = '{ formFields(target: CANDIDATE) { key viewerCanView viewerCanEdit value } }';
  expect((await server.graphql(query, {}, tokens.client)).data.formFields).toEqual([
    { key: 'apelido', viewerCanView: true, viewerCanEdit: true, value: null },
    { key: 'salario', viewerCanView: false, viewerCanEdit: false, value: null },
  ]);
});

test('shows staff the inactive fields too where the form asks for them: read-only, and only what they may view', async () => {
  await create({ key: 'arquivado', active: false, canView: ['CLIENT'], canEdit: ['CLIENT'] });
  await create({ key: 'guardado', active: false });
  const query = `query ($inactive: Boolean) {
    formFields(target: CANDIDATE, includeInactive: $inactive) { key active viewerCanEdit }
  }`;
  const inactiveFor = async (token: string, inactive: boolean) => {
    const { data } = await server.graphql(query, { inactive }, token);
    return data.formFields.filter((field: { active: boolean }) => !field.active);
  };
  expect(await inactiveFor(tokens.client, true)).toEqual([{ key: 'arquivado', active: false, viewerCanEdit: false }]);
  expect(await inactiveFor(tokens.client, false)).toEqual([]);
  const toAdmin = await inactiveFor(tokens.admin, true);
  expect(toAdmin).toContainEqual({ key: 'guardado', active: false, viewerCanEdit: false });
});

test('tells what the badges of a field show: its record, or what the key suggests where there is none', async () => {
  const { customField } = (await create({ key: 'salario_ref' })).data.createCustomField;
  const query = `query ($id: ID!) {
    node(id: $id) { ... on CustomField { canView hasPermission badgeCanView badgeCanEdit } }
  }`;
  const shown = async () => (await server.graphql(query, { id: customField.id }, tokens.admin)).data.node;
  const onlyAdmin = { canView: ['ADMIN'], badgeCanView: ['ADMIN'], badgeCanEdit: ['ADMIN'] };
  expect(await shown()).toEqual({ ...onlyAdmin, hasPermission: true });
  const { errors } = await server.graphql(
    'mutation { deleteFieldPermission(input: { fieldKey: "salario_ref" }) { userErrors { code } } }',
    {},
    tokens.admin,
  );
  expect(errors).toBeUndefined();
  expect(await shown()).toEqual({
    canView: ['ADMIN'],
    hasPermission: false,
    badgeCanView: ['ADMIN', 'CLIENT'],
    badgeCanEdit: ['ADMIN', 'CLIENT'],
  });
});
