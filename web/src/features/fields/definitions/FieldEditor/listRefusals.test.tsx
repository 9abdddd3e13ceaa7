/** What keeps a list from being saved: the checks of the form, refusals of the server, and what another person has changed meanwhile. */
import { screen, waitFor, within } from '@testing-library/react';
import {
  columnData,
  labelIn,
  listData,
  openField,
  openNewField,
  serveFields,
  type FieldDialog,
} from '../../../../testing/fieldEditor';

const name = (dialog: FieldDialog) => dialog.getByRole('textbox', { name: 'Nome da coluna' });
const header = (dialog: FieldDialog, title: RegExp) => dialog.getByRole('button', { name: title });
const saves = (dialog: FieldDialog) => dialog.getByRole('button', { name: /^(?:Criar|Atualizar) Campo$/ });

type Server = ReturnType<typeof serveFields>;

/** The first save is refused with this at this path of the input. */
function refuseOnce(server: Server, field: string[], message: string) {
  server.intercept('UpdateCustomField', () => {
    if (server.callsOf('UpdateCustomField').length > 1) return null;
    const userErrors = [{ __typename: 'UserError', code: 'INVALID', field, message }];
    return { data: { updateCustomField: { __typename: 'UpdateCustomFieldPayload', customField: null, userErrors } } };
  });
}

async function renameFirst(dialog: FieldDialog, user: Awaited<ReturnType<typeof openField>>['user']) {
  await user.click(header(dialog, /^Nome Texto/));
  await user.type(name(dialog), ' completo');
}

test('the form asks for the names and the number that the server takes, and leads to the first column with a problem', async () => {
  const server = serveFields();
  const { user, dialog } = await openNewField();
  await user.type(labelIn(dialog), 'Dependentes');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tipo' }), 'Lista');
  await user.type(name(dialog), 'Nome{Enter}');
  await user.type(name(dialog), 'nome');
  await user.click(dialog.getByRole('button', { name: 'Adicionar coluna' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tipo da coluna' }), 'Seleção');
  await user.click(saves(dialog));
  await waitFor(() => expect(name(dialog)).toHaveAccessibleDescription('Há colunas com o mesmo nome.'));
  expect(name(dialog)).toHaveFocus();
  expect(name(dialog)).toHaveValue('nome');
  expect(header(dialog, /^Coluna 3/)).toHaveAccessibleName('Coluna 3 Seleção Informe o nome da coluna.');

  await user.type(name(dialog), ' social');
  expect(name(dialog)).not.toHaveAccessibleDescription();
  await user.click(header(dialog, /^Coluna 3/));
  await user.type(name(dialog), 'Parentesco');
  await user.click(saves(dialog));
  const options = dialog.getByRole('textbox', { name: 'Opções da coluna' });
  await waitFor(() => expect(options).toHaveFocus());
  expect(options).toHaveAccessibleDescription(/Campos do tipo "Seleção" devem ter pelo menos uma opção\./);
  await user.type(options, 'Filho');
  await user.clear(dialog.getByRole('textbox', { name: 'Nome de um item' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'Máximo de itens' }), '0');
  await user.click(saves(dialog));
  expect(await dialog.findByText('Informe o nome de um item.')).toBeVisible();
  expect(dialog.getByText('Informe um número de 1 a 30.')).toBeVisible();
  expect(server.callsOf('CreateCustomField')).toHaveLength(0);
});

test('the checks of a list do not keep a field of another type', async () => {
  const server = serveFields();
  const { user, dialog } = await openNewField();
  await user.type(labelIn(dialog), 'Nome');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tipo' }), 'Lista');
  await user.click(saves(dialog));
  await waitFor(() => expect(name(dialog)).toHaveAccessibleDescription('Informe o nome da coluna.'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tipo' }), 'Texto');
  await user.click(saves(dialog));
  await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
  expect(server.lastOf('CreateCustomField')['input']).not.toHaveProperty('listOptions');
});

test.each([
  ['a column', ['listOptions', 'columns', '1', 'label'], 'Há algo errado com o nome.'],
  ['what is not an input of a column', ['listOptions', 'columns', '1', 'key'], 'Esta key é reservada pelo sistema.'],
])('what the server refuses of %s stands at its line, and goes with the next change', async (_case, path, message) => {
  const server = serveFields([listData()]);
  refuseOnce(server, path, message);
  const { user, dialog } = await openField('Dependentes');
  await renameFirst(dialog, user);
  await user.click(saves(dialog));
  await waitFor(() => expect(header(dialog, /^CPF/)).toHaveAccessibleName(`CPF Texto · CPF ${message}`));
  await user.click(header(dialog, /^CPF/));
  expect(name(dialog)).toHaveAccessibleDescription(message);
  await user.type(name(dialog), ' dele');
  expect(name(dialog)).not.toHaveAccessibleDescription();
  await user.click(saves(dialog));
  await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
});

test.each([
  ['the list', ['listOptions']],
  ['its columns', ['listOptions', 'columns']],
])(
  'what the server refuses of %s as a whole stands below the columns, and does not keep the next save',
  async (_case, path) => {
    const server = serveFields([listData()]);
    refuseOnce(server, path, 'O tipo da coluna "CPF" não pode ser alterado.');
    const { user, dialog } = await openField('Dependentes');
    await renameFirst(dialog, user);
    await user.click(saves(dialog));
    const columns = () => dialog.getByRole('group', { name: 'Colunas' });
    await waitFor(() =>
      expect(columns()).toHaveAccessibleDescription(/O tipo da coluna "CPF" não pode ser alterado\./),
    );
    await user.click(saves(dialog));
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
  },
);

describe('a list that another person has changed meanwhile', () => {
  const [nome, cpf] = [columnData('nome', 'Nome'), columnData('cpf', 'CPF', 'TEXT', { format: 'CPF' })];
  const before = listData({ columns: [nome, cpf] });
  const listOptionsOf = (columns: object[], more: object = {}) => ({
    ...{ ...(before['listOptions'] as object), columns },
    ...more,
  });

  function serveOvertaken(listOptions: object) {
    const server = serveFields([before]);
    server.intercept('UpdateCustomField', () => {
      if (server.callsOf('UpdateCustomField').length > 1) return null;
      const userErrors = [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Alterado.' }];
      const customField = { ...before, listOptions };
      return { data: { updateCustomField: { __typename: 'UpdateCustomFieldPayload', customField, userErrors } } };
    });
    return server;
  }
  const panel = () => screen.findByRole('group', { name: 'Outra pessoa alterou este campo enquanto você editava.' });

  test('is compared column by column, and the side that is chosen is sent', async () => {
    const day = columnData('nascimento', 'Nascimento', 'DATE', { required: true });
    const server = serveOvertaken(listOptionsOf([nome, cpf, day], { maxItems: 9 }));
    const { user, dialog } = await openField('Dependentes');
    await user.click(dialog.getByRole('button', { name: 'Adicionar coluna' }));
    await user.type(name(dialog), 'Idade');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Tipo da coluna' }), 'Número');
    await user.click(saves(dialog));
    expect(await panel()).toHaveTextContent('Atualizado com a outra alteração: Máximo de itens.');
    const choice = within(within(await panel()).getByRole('group', { name: 'Colunas' }));
    const common = 'Nome: TextoCPF: Texto · CPF';
    const [mine, theirs] = [choice.getByRole('radio', { name: /Idade/ }), choice.getByRole('radio', { name: /Nasc/ })];
    expect(mine.closest('label')?.textContent?.replaceAll('\n', '')).toContain(`${common}Idade: Número`);
    expect(theirs.closest('label')?.textContent?.replaceAll('\n', '')).toContain(
      `${common}Nascimento: Data · Obrigatório`,
    );
    await user.click(theirs);
    expect(header(dialog, /^Nascimento/)).toBeVisible();
    await user.click(mine);
    expect(header(dialog, /^Idade/)).toBeVisible();
    await user.click(saves(dialog));
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
    expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({
      listOptions: { maxItems: 9, columns: [{ key: 'nome' }, { key: 'cpf' }, { key: 'idade', type: 'NUMBER' }] },
      expected: { listOptions: { maxItems: 9, columns: [{ key: 'nome' }, { key: 'cpf' }, { key: 'nascimento' }] } },
    });
  });

  test('keeps the own columns where only something else was changed', async () => {
    const server = serveOvertaken(listOptionsOf([nome, cpf], { itemName: 'Filho' }));
    const { user, dialog } = await openField('Dependentes');
    await renameFirst(dialog, user);
    await user.click(saves(dialog));
    expect(await panel()).toHaveTextContent('Atualizado com a outra alteração: Nome de um item.');
    expect(header(dialog, /^Nome completo/)).toBeVisible();
    await user.click(saves(dialog));
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
    expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({
      listOptions: { itemName: 'Filho', columns: [{ key: 'nome', label: 'Nome completo' }, { key: 'cpf' }] },
    });
  });
});
