import { screen, waitFor, within } from '@testing-library/react';
import { customFieldData, type CustomFieldData } from '../../../../testing/staffData';
import { renderStaff } from '../../../../testing/renderStaff';
import { serveStaff } from '../../../../testing/staffServer';
import CustomFieldsScreen from './CustomFieldsScreen';

interface ChangeInput {
  input: { id: string; active?: boolean };
}

/** A server that keeps the fields: a change or a deletion shows in the next list. */
function serve(fields: CustomFieldData[]) {
  let stored = fields;
  return serveStaff({
    customFields: () => stored,
    customFieldOrderRevision: 1,
    updateCustomField: ({ input: { id, ...changes } }: ChangeInput) => {
      stored = stored.map((field) => (field.id === id ? { ...field, ...changes } : field));
      return { customField: stored.find((field) => field.id === id), userErrors: [] };
    },
    deleteCustomField: ({ input: { id } }: ChangeInput) => {
      stored = stored.filter((field) => field.id !== id);
      return { deletedId: id, userErrors: [] };
    },
  });
}

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });
const everyone = ['ADMIN', 'CLIENT', 'CANDIDATE'];

test('counts all fields, active ones, and those of each target', async () => {
  serve([
    customFieldData({ active: false }),
    customFieldData(),
    customFieldData({ target: 'CLIENT' }),
    customFieldData({ target: 'CLIENT' }),
  ]);
  await renderStaff(<CustomFieldsScreen />);
  await screen.findByRole('table');
  const numbers = ['Total de Campos', 'Campos Ativos', 'Para Candidatos', 'Para Clientes'].map(
    (name) => screen.getByRole('group', { name }).textContent,
  );
  expect(numbers).toEqual(['Total de Campos4', 'Campos Ativos3', 'Para Candidatos2', 'Para Clientes2']);
});

test('shows the fields of candidates first, by their order, and those of clients on demand', async () => {
  serve([
    customFieldData({ label: 'Segundo', order: 2 }),
    customFieldData({ label: 'Segmento', target: 'CLIENT' }),
    customFieldData({ label: 'Primeiro', order: 1 }),
  ]);
  const { user } = await renderStaff(<CustomFieldsScreen />);
  await rowOf('Primeiro');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Primeiro', 'Segundo']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destino' }), 'Clientes');
  await rowOf('Segmento');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Segmento']);
});

test('tells the section of a field under its label, and finds fields by it', async () => {
  serve([
    customFieldData({ label: 'Rua', section: 'Endereço' }),
    customFieldData({ label: 'RG' }),
    customFieldData({ label: 'CEP', section: 'Endereço' }),
  ]);
  const { user } = await renderStaff(<CustomFieldsScreen />);
  await rowOf('RG');
  const headers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headers()).toEqual(['RuaEndereço', 'RG', 'CEPEndereço']);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar campos...' }), 'enderec');
  await waitFor(() => expect(headers()).toEqual(['RuaEndereço', 'CEPEndereço']));
});

test('finds fields by label or key, accents aside; without a match nothing can be reordered', async () => {
  serve([
    customFieldData({ label: 'Endereço da mãe', key: 'endereco' }),
    customFieldData({ label: 'CPF', key: 'documento' }),
  ]);
  const { user } = await renderStaff(<CustomFieldsScreen />);
  await rowOf('CPF');
  const search = screen.getByRole('searchbox', { name: 'Buscar campos...' });
  await user.type(search, 'mae ENDERECO');
  await waitFor(() => expect(screen.queryByText('CPF')).not.toBeInTheDocument());
  await rowOf('Endereço da mãe');
  await user.clear(search);
  await user.type(search, 'docum');
  await rowOf('CPF');
  await user.type(search, 'x');
  expect(await screen.findByText('Nenhum campo encontrado com os filtros aplicados.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reordenar' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
  await rowOf('Endereço da mãe');
  expect(search).toHaveValue('');
});

test('says that nothing is configured yet', async () => {
  serve([]);
  await renderStaff(<CustomFieldsScreen />);
  expect(await screen.findByText('Nenhum campo dinâmico configurado ainda.')).toBeVisible();
});

test.each([
  [[], [], 'Ver: Admin', 'Editar: Admin'],
  [['CLIENT'], [], 'Ver: Admin/Client', 'Editar: Admin'],
  [['CLIENT'], ['CLIENT'], 'Ver: Admin/Client', 'Editar: Admin/Client'],
  [everyone, ['CANDIDATE'], 'Ver: Todos', 'Editar: Candidato'],
  [everyone, everyone, 'Ver: Todos', 'Editar: Todos'],
])('badges of a field that %j view and %j edit say %s and %s', async (canView, canEdit, view, edit) => {
  serve([customFieldData({ label: 'Salário', canView: ['ADMIN', ...canView], canEdit: ['ADMIN', ...canEdit] })]);
  await renderStaff(<CustomFieldsScreen />);
  const row = within(await rowOf('Salário'));
  expect(row.getByText(view)).toBeVisible();
  expect(row.getByText(edit)).toBeVisible();
});

test('badges of a field without a permission record show what its key suggests, and that it grants nothing', async () => {
  const suggested = ['ADMIN', 'CLIENT'];
  serve([
    customFieldData({ label: 'Salário', hasPermission: false, badgeCanView: suggested, badgeCanEdit: suggested }),
    customFieldData({ label: 'CPF' }),
  ]);
  await renderStaff(<CustomFieldsScreen />);
  const row = within(await rowOf('Salário'));
  expect(row.getByText('Ver: Admin/Client')).toBeVisible();
  expect(row.getByText('Editar: Admin/Client')).toBeVisible();
  expect(row.getByText('Sugestão pela key: sem permissão gravada, só o Admin tem acesso.')).toBeVisible();
  expect(within(await rowOf('CPF')).queryByText(/^Sugestão/)).not.toBeInTheDocument();
});

test('names required fields that candidates cannot see, as they are never asked for', async () => {
  serve([customFieldData({ label: 'Parecer', required: true, hiddenFromCandidates: true })]);
  await renderStaff(<CustomFieldsScreen />);
  expect(await screen.findByText(/os candidatos não podem vê-los .*: Parecer\./)).toBeVisible();
});

describe('the active switch', () => {
  const switchOf = (label: string) => screen.findByRole('switch', { name: `Campo ativo: ${label}` });

  test('shows the change before the server has answered, sends nothing else, and says it with the label', async () => {
    const field = customFieldData({ label: 'CPF' });
    const server = serve([field]);
    const answer = server.holdBack('UpdateCustomField');
    const { user } = await renderStaff(<CustomFieldsScreen />);
    await user.click(await switchOf('CPF'));
    await waitFor(async () => expect(await switchOf('CPF')).not.toBeChecked());
    expect(screen.queryByText('Campo desativado')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Campo desativado')).toBeVisible();
    expect(server.lastOf('UpdateCustomField')).toEqual({ input: { id: field.id, active: false } });
    expect(await switchOf('CPF')).not.toBeChecked();
    expect(screen.getByRole('group', { name: 'Campos Ativos' })).toHaveTextContent('0');
  });

  test('goes back when the server refuses', async () => {
    const server = serve([customFieldData({ label: 'CPF' })]);
    server.intercept('UpdateCustomField', () => ({ status: 400, error: { code: 'BAD_USER_INPUT' } }));
    const { user } = await renderStaff(<CustomFieldsScreen />);
    await user.click(await switchOf('CPF'));
    expect(await screen.findByText('Erro ao alterar status')).toBeVisible();
    expect(screen.getByText('Falha ao alterar o status do campo.')).toBeVisible();
    expect(await switchOf('CPF')).toBeChecked();
  });
});

describe('deleting', () => {
  const ask = async (label: string) => {
    const { user } = await renderStaff(<CustomFieldsScreen />);
    await user.click(await screen.findByRole('button', { name: `Remover ${label}` }));
    return { user, dialog: within(await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' })) };
  };

  test('names the field, asks the documented question, is busy meanwhile, and takes the field from the list', async () => {
    const server = serve([customFieldData({ label: 'CPF' }), customFieldData({ label: 'RG' })]);
    const answer = server.holdBack('DeleteCustomField');
    const { user, dialog } = await ask('CPF');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Campo CPF: as respostas já dadas a ele deixam de aparecer. ' +
        'Tem certeza que deseja remover este campo dinâmico? Esta ação não pode ser desfeita.',
    );
    await user.click(dialog.getByRole('button', { name: 'Remover' }));
    expect(await dialog.findByRole('button', { name: 'Removendo...' })).toBeVisible();
    answer();
    expect(await screen.findByText('Campo removido com sucesso!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['RG']);
    // The button that asked is gone with its row; the keyboard's place is not.
    expect(screen.getByRole('group', { name: 'Configuração de Campos Dinâmicos' })).toHaveFocus();
  });

  test.each([
    [0, 'ainda não há respostas a ele.'],
    [1, '1 cadastro tem resposta a ele, que deixa de aparecer.'],
    [3412, '3.412 cadastros têm respostas a ele, que deixam de aparecer.'],
  ])('tells that %i records have an answer to the field', async (answerCount, words) => {
    const field = customFieldData({ label: 'CPF' });
    const server = serve([field]);
    server.intercept('AnswersOfField', () => ({
      data: { node: { __typename: 'CustomField', id: field.id, answerCount } },
    }));
    await ask('CPF');
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        expect.stringContaining(`Campo CPF: ${words} Tem`),
      ),
    );
  });

  test.each([
    ['without words', { code: 'BAD_USER_INPUT', message: '' }],
    ['without a reason', { code: 'INTERNAL', message: 'Ocorreu um erro inesperado. Tente novamente.' }],
  ])('tells a failure %s with the documented sentence; it can be tried again or left', async (_case, error) => {
    const server = serve([customFieldData({ label: 'CPF' })]);
    server.intercept('DeleteCustomField', () => ({ status: 400, error }));
    const { user, dialog } = await ask('CPF');
    await user.click(dialog.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Erro ao remover campo')).toBeVisible();
    expect(screen.getByText('Falha ao remover o campo dinâmico.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await rowOf('CPF');
    expect(server.callsOf('DeleteCustomField')).toHaveLength(1);
  });
});

test('says that the fields could not be loaded and tries again on demand', async () => {
  const server = serve([customFieldData({ label: 'CPF' })]);
  let down = true;
  server.intercept('CustomFields', () => (down ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null));
  const { user } = await renderStaff(<CustomFieldsScreen />);
  expect(await screen.findByText('Erro ao carregar campos', { selector: 'li *' })).toBeVisible();
  expect(screen.getByText('Falha ao buscar campos dinâmicos da API.', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar campos');
  // A zero would look like a count.
  expect(screen.getByRole('group', { name: 'Total de Campos' })).toHaveTextContent('Total de Campos–');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await rowOf('CPF');
});
