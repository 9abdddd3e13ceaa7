/** Lists as administrators define them, through both transports. */
import { startFieldCalls, type FieldCalls } from '../../../../test/fieldCalls.js';
import { dependents, dependentsField } from '../../../../test/lists.js';
import { fromGlobalId } from '../../../lib/globalId.js';

let calls: FieldCalls;
beforeAll(async () => {
  calls = await startFieldCalls();
});
beforeEach(() => calls.clear());
afterAll(() => calls.server.stop());

const LIST_OPTIONS = `listOptions { itemName maxItems columns {
  key label type required options { value label } format allowFutureDates } }`;
const CREATE = `mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) {
  customField { id type ${LIST_OPTIONS} } userErrors { code field message } } }`;
const UPDATE = `mutation ($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) {
  customField { id label type ${LIST_OPTIONS} } userErrors { code field message } } }`;

/* eslint-disable @typescript-eslint/no-explicit-any -- answers of many shapes */
async function graphql(query: string, input: object): Promise<any> {
  const { data, errors } = await calls.server.graphql(query, { input }, calls.tokens.admin);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}
const rest = (method: 'get' | 'post' | 'put', path: string, body?: object, token = calls.tokens.admin) =>
  calls.server.rest(method, path, { token, ...(body && { body }) });

/** What a list asks for in the words of GraphQL. */
const inGraphql = ({ itemName, maxItems, columns } = dependents) => ({
  ...{ itemName, maxItems },
  columns: columns.map(({ type, format, ...column }) => ({
    ...column,
    type: type.toUpperCase(),
    format: format && format.toUpperCase(),
  })),
});
const roles = ['ADMIN', 'CLIENT', 'CANDIDATE'];
const createInput = (listOptions: object | null) => ({
  ...{ key: 'dependentes', label: 'Dependentes', type: 'LIST', target: 'CANDIDATE', canView: roles, canEdit: roles },
  listOptions,
});
const create = (listOptions: object | null = inGraphql(), more: object = {}) =>
  graphql(CREATE, { ...createInput(listOptions), ...more });
const update = (id: string, changes: object) => graphql(UPDATE, { id, ...changes });
const plainId = (id: string) => fromGlobalId(id)?.id ?? '';
const withColumns = (columns: readonly object[], more: object = {}) => ({ ...inGraphql(), ...more, columns });
const [name, kinship] = inGraphql().columns as [any, any];

describe('a list', () => {
  it('is made and read through either transport as the same', async () => {
    const { customField, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(customField).toMatchObject({ type: 'LIST', listOptions: inGraphql() });
    const { body } = await rest('get', `/customfilds/${plainId(customField.id)}`);
    expect(body.data).toMatchObject({ type: 'list', listOptions: dependents, documentOptions: null });
    const made = await rest('post', '/customfilds', { ...dependentsField, key: 'filhos' });
    expect(made.status).toBe(201);
    expect(made.body.data.listOptions).toEqual(dependents);
  });

  it('has the name, the number of items and the rights of columns that nobody has told', async () => {
    const columns = [
      { key: 'cpf', label: ' CPF  do \n filho ', type: 'TEXT' },
      { key: 'validade', label: 'Validade', type: 'DATE', format: 'CPF', options: [{ value: 'x', label: 'X' }] },
    ];
    const { customField } = await create({ columns });
    const rest = { required: false, options: [] };
    expect(customField.listOptions).toEqual({
      ...{ itemName: 'Item', maxItems: 10 },
      columns: [
        { ...rest, key: 'cpf', label: 'CPF do filho', type: 'TEXT', format: 'CPF', allowFutureDates: false },
        { ...rest, key: 'validade', label: 'Validade', type: 'DATE', format: null, allowFutureDates: true },
      ],
    });
  });

  it('may be asked of clients as well, and of no other type is there anything of it', async () => {
    expect((await create(inGraphql(), { target: 'CLIENT' })).customField).toMatchObject({ type: 'LIST' });
    const text = await create(inGraphql(), { key: 'nome_social', type: 'TEXT' });
    expect(text.customField.listOptions).toBeNull();
  });

  it('is told to those who may know the field, with what they may do, as the options of a choice are', async () => {
    await create();
    for (const path of ['/customfilds', '/customfilds/with-permission?userType=client']) {
      const { body } = await rest('get', path, undefined, calls.tokens.client);
      expect(body.data).toMatchObject([{ key: 'dependentes', listOptions: dependents }]);
    }
    const query = '{ formFields(target: CANDIDATE) { key value listOptions { itemName columns { key } } } }';
    const { data } = await calls.server.graphql(query, {}, calls.tokens.client);
    const columns = dependents.columns.map(({ key }) => ({ key }));
    expect(data.formFields).toEqual([
      { key: 'dependentes', value: null, listOptions: { itemName: 'Dependente', columns } },
    ]);
  });

  it('is checked by `/v1` as it would be saved', async () => {
    const id = plainId((await create()).customField.id);
    const check = (values: unknown) =>
      rest('post', `/customfilds/${id}/with-permission`, { userType: 'candidate', values });
    const { body } = await check(' [ {"nome": "Bia", "renda": 2} ] ');
    expect(body.data.values).toEqual([{ key: 'dependentes', value: '[{"nome":"Bia","renda":"2"}]' }]);
    expect((await check('[]')).body.data.values).toEqual([{ key: 'dependentes', value: null }]);
    expect((await check('Bia')).body).toMatchObject({
      ...{ code: 'INVALID', message: 'Dependentes: deve ser uma lista de itens em JSON.' },
      details: [{ field: 'values.dependentes' }],
    });
  });
});

describe('what no list may be', () => {
  const many = Array.from({ length: 13 }, (_, n) => ({ key: `c${n}`, label: `C${n}`, type: 'TEXT' }));
  const needsColumn = 'Campos do tipo "Lista" devem ter pelo menos uma coluna.';
  const column = (given: object) => withColumns([name, { ...name, label: 'Outra', key: 'outra', ...given }]);
  const selectNeedsOption = 'Campos do tipo "Seleção" devem ter pelo menos uma opção.';
  const reserved = 'Esta key é reservada pelo sistema.';
  const rejected: [string, object | null, string, string][] = [
    ['one of nothing', null, needsColumn, ''],
    ['one without columns', withColumns([]), needsColumn, 'columns'],
    ['one of 13', withColumns(many), 'Uma lista pode ter no máximo 12 colunas.', 'columns'],
    ['of 31 items', { ...inGraphql(), maxItems: 31 }, 'Uma lista aceita no máximo 30 itens.', 'maxItems'],
    ['of no items', { ...inGraphql(), maxItems: 0 }, 'Uma lista aceita pelo menos um item.', 'maxItems'],
    ['of blanks', { ...inGraphql(), itemName: ' ' }, 'Informe o nome de um item.', 'itemName'],
    ['with a key twice', column({ key: 'NOME' }), 'Há colunas com a mesma key.', 'columns'],
    ['with a name twice', column({ label: 'nome' }), 'Há colunas com o mesmo nome.', 'columns'],
    ['with a choice of nothing', column({ type: 'SELECT' }), selectNeedsOption, 'columns.1.options'],
    ['with a blank name', column({ label: ' ' }), 'Informe o nome da coluna.', 'columns.1.label'],
    ['with what objects inherit', column({ key: 'constructor' }), reserved, 'columns.1.key'],
    ['with their prototype', column({ key: '__proto__' }), reserved, 'columns.1.key'],
  ];
  it.each(rejected)('%s', async (_what, listOptions, message, path) => {
    const { customField, userErrors } = await create(listOptions);
    expect(customField).toBeNull();
    const field = ['listOptions', ...path.split('.').filter(Boolean)];
    expect(userErrors).toEqual([{ code: message.startsWith('Informe') ? 'REQUIRED' : 'INVALID', field, message }]);
  });

  it.each(['textarea', 'file', 'list', 'x'])('one with a column of %s', async (type) => {
    const listOptions = { columns: [{ key: 'nome', label: 'Nome', type }] };
    const { status, body } = await rest('post', '/customfilds', { ...dependentsField, listOptions });
    expect(status).toBe(422);
    expect(body.details).toEqual([
      { field: 'listOptions.columns.0.type', message: 'Colunas não podem ser deste tipo.' },
    ]);
  });
});

describe('a change of a list', () => {
  it('adds, removes, renames and moves columns; a column keeps its type', async () => {
    const { id } = (await create()).customField;
    const changed = withColumns([
      { ...kinship, label: 'Vínculo' },
      { ...name, key: 'apelido' },
    ]);
    expect((await update(id, { listOptions: changed })).customField.listOptions).toEqual(changed);
    const retyped = withColumns([{ ...kinship, type: 'TEXT' }]);
    expect(await update(id, { label: 'Outro', listOptions: retyped })).toEqual({
      customField: null,
      userErrors: [
        {
          ...{ code: 'INVALID', field: ['listOptions'] },
          message: 'O tipo da coluna "Parentesco" não pode ser alterado. Crie outra coluna, com outra key.',
        },
      ],
    });
    const { body } = await rest('get', `/customfilds/${plainId(id)}`);
    expect(body.data).toMatchObject({ label: 'Dependentes', listOptions: { columns: [{ key: 'parentesco' }, {}] } });
  });

  it('leaves it as it is where it says nothing of it, and takes back the whole field from `/v1`', async () => {
    const { id } = (await create()).customField;
    expect((await update(id, { label: 'Filhos' })).customField).toMatchObject({
      ...{ label: 'Filhos', listOptions: inGraphql() },
    });
    expect((await update(id, { listOptions: null })).customField.listOptions).toEqual(inGraphql());
    const path = `/customfilds/${plainId(id)}`;
    const { data } = (await rest('get', path)).body;
    const { status, body } = await rest('put', path, { ...data, label: 'Dependentes' });
    expect(status).toBe(200);
    expect(body.data.listOptions).toEqual(dependents);
  });

  it('keeps the values of options that `/v1` names by their texts', async () => {
    const { id } = (await create()).customField;
    const path = `/customfilds/${plainId(id)}`;
    const columns = dependents.columns.map((column) =>
      column.key === 'parentesco' ? { ...column, options: ['Cônjuge', 'Enteado(a)'] } : column,
    );
    const { body } = await rest('put', path, { listOptions: { ...dependents, columns } });
    expect(body.data.listOptions.columns[1].options).toEqual([
      { value: 'c', label: 'Cônjuge' },
      { value: 'Enteado(a)', label: 'Enteado(a)' },
    ]);
  });

  it('overwrites none that it has not seen, and is none where it is what is stored', async () => {
    const { id } = (await create()).customField;
    const theirs = withColumns([name, kinship]);
    await update(id, { listOptions: theirs });
    const mine = withColumns([kinship]);
    const late = await update(id, { listOptions: mine, expected: { type: 'LIST', listOptions: inGraphql() } });
    expect(late.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(late.customField).toMatchObject({ listOptions: theirs });
    // With its properties in another order than they are stored in.
    const reversed = (value: any): any =>
      Array.isArray(value)
        ? value.map(reversed)
        : value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, each]) => [key, reversed(each)]),
            )
          : value;
    const seen = { type: 'LIST', listOptions: reversed(theirs) };
    const unchanged = await rest('get', `/customfilds/${plainId(id)}`);
    expect((await update(id, { listOptions: reversed(theirs), expected: seen })).userErrors).toEqual([]);
    const again = await rest('get', `/customfilds/${plainId(id)}`);
    expect(again.body.data.updatedAt).toBe(unchanged.body.data.updatedAt);
    expect((await update(id, { listOptions: mine, expected: seen })).customField.listOptions).toEqual(mine);
    expect((await update(id, { listOptions: mine, expected: seen })).userErrors).toEqual([]);
  });
});
