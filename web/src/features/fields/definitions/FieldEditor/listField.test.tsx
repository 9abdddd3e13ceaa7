/** The definition of a list in the editor: a new one, and one that is in store. */
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  columnData,
  columnInput,
  labelIn,
  listData,
  openField,
  openNewField,
  serveFields,
  type FieldDialog,
} from '../../../../testing/fieldEditor';

const type = (dialog: FieldDialog) => dialog.getByRole('combobox', { name: 'Tipo' });
const list = (dialog: FieldDialog) => within(dialog.getByRole('group', { name: 'Lista' }));
const name = (dialog: FieldDialog) => dialog.getByRole('textbox', { name: 'Nome da coluna' });
const columnType = (dialog: FieldDialog) => dialog.getByRole('combobox', { name: 'Tipo da coluna' });
const header = (dialog: FieldDialog, title: RegExp) => list(dialog).getByRole('button', { name: title });
const add = (dialog: FieldDialog) => dialog.getByRole('button', { name: 'Adicionar coluna' });
const create = (dialog: FieldDialog) => dialog.getByRole('button', { name: 'Criar Campo' });
const update = (dialog: FieldDialog) => dialog.getByRole('button', { name: 'Atualizar Campo' });

/** No layout is made in jsdom: rows of a list stand below each other, as in a browser. */
function standRowsBelowEachOther() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    return new DOMRect(0, row ? [...row.parentElement!.children].indexOf(row) * 50 : 0, 300, 50);
  });
}
afterEach(() => jest.restoreAllMocks());

async function openNewList() {
  const opened = await openNewField();
  await opened.user.type(labelIn(opened.dialog), 'Dependentes');
  await opened.user.selectOptions(type(opened.dialog), 'Lista');
  return opened;
}

describe('a new list', () => {
  test('is a type of both targets, and asks neither for an example nor for a format', async () => {
    serveFields();
    const { user, dialog } = await openNewList();
    expect(dialog.queryByRole('textbox', { name: 'Placeholder' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Cliente');
    expect(type(dialog)).toHaveValue('LIST');
    expect(list(dialog).getByRole('textbox', { name: 'Nome de um item' })).toHaveValue('Item');
    await user.selectOptions(type(dialog), 'Texto');
    expect(dialog.queryByRole('group', { name: 'Lista' })).not.toBeInTheDocument();
  });

  test('is saved with its columns, whose keys are made of their names', async () => {
    const server = serveFields();
    const { user, dialog } = await openNewList();
    await user.clear(list(dialog).getByRole('textbox', { name: 'Nome de um item' }));
    await user.type(list(dialog).getByRole('textbox', { name: 'Nome de um item' }), 'Dependente');
    await user.clear(list(dialog).getByRole('spinbutton', { name: 'Máximo de itens' }));
    await user.type(list(dialog).getByRole('spinbutton', { name: 'Máximo de itens' }), '6');
    await user.type(name(dialog), 'Nome completo');
    await user.click(list(dialog).getByRole('switch', { name: 'Resposta obrigatória' }));
    await user.click(add(dialog));
    expect(name(dialog)).toHaveFocus();
    await user.type(name(dialog), 'Nascimento');
    await user.selectOptions(columnType(dialog), 'Data');
    await user.click(list(dialog).getByRole('switch', { name: 'Permite datas futuras' }));
    await user.click(add(dialog));
    await user.type(name(dialog), 'Parentesco');
    await user.selectOptions(columnType(dialog), 'Seleção');
    await user.type(list(dialog).getByRole('textbox', { name: 'Opções da coluna' }), 'Filho(a)\nCônjuge\n');
    expect(header(dialog, /^Nome completo/)).toHaveAccessibleName('Nome completo Texto · Obrigatório');
    await user.click(create(dialog));
    await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
    const input = server.lastOf('CreateCustomField')['input'] as object;
    expect(input).toMatchObject({ key: 'dependentes', type: 'LIST', placeholder: null, options: [] });
    expect(input).toHaveProperty('listOptions', {
      itemName: 'Dependente',
      maxItems: 6,
      columns: [
        { key: 'nome_completo', label: 'Nome completo', type: 'TEXT', required: true, options: [] },
        columnInput('nascimento', 'Nascimento', 'DATE', { allowFutureDates: true }),
        columnInput('parentesco', 'Parentesco', 'SELECT', {
          options: ['Filho(a)', 'Cônjuge'].map((text) => ({ value: text, label: text })),
        }),
      ],
    });
  });

  test('goes on to the next column with Enter, and makes one behind the last', async () => {
    const server = serveFields();
    const { user, dialog } = await openNewList();
    await user.type(name(dialog), 'Nome{Enter}');
    await user.type(name(dialog), 'CPF');
    await user.click(header(dialog, /^Nome/));
    await user.type(name(dialog), '{Enter}');
    expect(name(dialog)).toHaveValue('CPF');
    expect(name(dialog)).toHaveFocus();
    await user.type(name(dialog), '{Enter}{Enter}');
    expect(list(dialog).getAllByRole('listitem')).toHaveLength(3);
    expect(server.callsOf('CreateCustomField')).toHaveLength(0);
  });

  test('shows the format that suits the name of a column, and sends another one that was chosen', async () => {
    const server = serveFields([], { cpf: { format: 'CPF' } });
    const { user, dialog } = await openNewList();
    await user.type(name(dialog), 'CPF');
    const format = list(dialog).getByRole('combobox', { name: 'Formato' });
    await waitFor(() => expect(format).toHaveValue('CPF'));
    expect(header(dialog, /^CPF/)).toHaveAccessibleName('CPF Texto · CPF');
    await user.selectOptions(format, 'Nenhum');
    await user.click(create(dialog));
    await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
    expect(server.lastOf('CreateCustomField')['input']).toMatchObject({
      listOptions: { columns: [columnInput('cpf', 'CPF', 'TEXT', { format: null })] },
    });
  });

  test('takes the columns in the order to which the keyboard moves them, and removes one', async () => {
    const server = serveFields();
    const { user, dialog } = await openNewList();
    await user.type(name(dialog), 'Nome{Enter}');
    await user.type(name(dialog), 'CPF{Enter}');
    await user.type(name(dialog), 'Idade');
    await user.click(dialog.getByRole('button', { name: 'Remover CPF' }));
    expect(header(dialog, /^Idade/)).toHaveFocus();
    standRowsBelowEachOther();
    const grip = dialog.getByRole('button', { name: 'Mover Nome' });
    grip.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(grip).toHaveAttribute('aria-pressed', 'true'));
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    await waitFor(() => expect(list(dialog).getAllByRole('listitem')[0]).toHaveTextContent('Idade'));
    await user.click(create(dialog));
    await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
    expect(server.lastOf('CreateCustomField')['input']).toMatchObject({
      listOptions: { columns: [{ key: 'idade' }, { key: 'nome' }] },
    });
  });

  test('has at least one column and at most twelve', async () => {
    serveFields();
    const { user, dialog } = await openNewList();
    expect(dialog.getByRole('button', { name: 'Remover Coluna 1' })).toBeDisabled();
    for (let number = 2; number <= 12; number += 1) await user.click(add(dialog));
    expect(list(dialog).getAllByRole('listitem')).toHaveLength(12);
    expect(add(dialog)).toBeDisabled();
    expect(dialog.getByText('Uma lista pode ter no máximo 12 colunas.')).toBeVisible();
  });

  test('asks before unsaved columns are left', async () => {
    serveFields([listData()]);
    const { user, dialog } = await openField('Dependentes');
    await user.click(header(dialog, /^Nome/));
    await user.type(name(dialog), '!');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });
});

describe('a list in store', () => {
  test('keeps the keys of its columns under new names, and sends the list only when it changed', async () => {
    const field = listData();
    const server = serveFields([field]);
    const { user, dialog } = await openField('Dependentes');
    await user.click(header(dialog, /^Nome/));
    await user.clear(name(dialog));
    await user.type(name(dialog), 'Nome completo');
    await user.click(update(dialog));
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(1));
    const [nome, ...others] = [
      columnInput('nome', 'Nome', 'TEXT', { required: true, format: null }),
      columnInput('cpf', 'CPF', 'TEXT', { format: 'CPF' }),
      columnInput('parentesco', 'Parentesco', 'SELECT', {
        options: [
          { value: '1', label: 'Filho(a)' },
          { value: 'Cônjuge', label: 'Cônjuge' },
        ],
      }),
    ];
    const options = { itemName: 'Dependente', maxItems: 5 };
    expect(server.lastOf('UpdateCustomField')['input']).toEqual({
      id: field.id,
      listOptions: { ...options, columns: [{ ...nome, label: 'Nome completo' }, ...others] },
      expected: { type: 'LIST', listOptions: { ...options, columns: [nome, ...others] } },
    });
  });

  test('sends no list with a change of something else', async () => {
    const field = listData();
    const server = serveFields([field]);
    const { user, dialog } = await openField('Dependentes');
    await user.click(dialog.getByRole('switch', { name: 'Obrigatório' }));
    await user.click(update(dialog));
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(1));
    expect(server.lastOf('UpdateCustomField')['input']).toEqual({
      id: field.id,
      required: true,
      expected: { type: 'LIST', required: false },
    });
  });

  test('shows the type of a stored column without a choice, and says why; that of a new one is chosen', async () => {
    serveFields([listData()]);
    const { user, dialog } = await openField('Dependentes');
    expect(dialog.queryByRole('textbox', { name: 'Nome da coluna' })).not.toBeInTheDocument();
    await user.click(header(dialog, /^CPF/));
    expect(columnType(dialog)).toBeDisabled();
    expect(columnType(dialog)).toHaveAccessibleDescription(/as respostas já dadas estão na forma deste tipo/);
    await user.click(add(dialog));
    expect(columnType(dialog)).toBeEnabled();
    expect(columnType(dialog)).not.toHaveAccessibleDescription();
  });

  test('says that answers to a removed column are lost, and of which options', async () => {
    const node = { __typename: 'CustomField', id: 'dependentes', answerCount: 3 };
    serveFields([listData()], {}, { node });
    const { user, dialog } = await openField('Dependentes');
    await user.click(dialog.getByRole('button', { name: 'Remover CPF' }));
    const lost =
      'As respostas à coluna ‘CPF’ deixarão de aparecer, também nos históricos, e cada lista as perderá na sua próxima alteração.';
    expect(await dialog.findByText(`${lost} 3 cadastros têm respostas a este campo.`)).toBeVisible();
    await user.click(header(dialog, /^Parentesco/));
    const options = dialog.getByRole('textbox', { name: 'Opções da coluna' });
    await user.clear(options);
    await user.type(options, 'Cônjuge');
    expect(options).toHaveAccessibleDescription(/As respostas ‘Filho\(a\)’ ficarão como ‘opção removida’\./);
  });

  test('warns of no removed column while the field has no answers', async () => {
    const node = { __typename: 'CustomField', id: 'dependentes', answerCount: 0 };
    serveFields([listData()], {}, { node });
    const { user, dialog } = await openField('Dependentes');
    await user.click(dialog.getByRole('button', { name: 'Remover CPF' }));
    expect(await dialog.findByText('Nenhuma resposta se perde: este campo ainda não tem respostas.')).toBeVisible();
    expect(dialog.queryByText(/deixarão de aparecer/)).not.toBeInTheDocument();
  });

  test('is listed with its type and the first of its columns', async () => {
    const columns = ['Nome', 'CPF', 'Nascimento', 'Parentesco', 'Escola'].map((label) => columnData(label, label));
    serveFields([listData({ columns })]);
    await openField('Dependentes');
    const row = screen.getByRole('row', { name: /^Dependentes/, hidden: true });
    expect(row).toHaveTextContent('ListaNome, CPF, Nascimento e mais 2');
  });
});
