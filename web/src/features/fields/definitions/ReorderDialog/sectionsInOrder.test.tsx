/** The sections of fields where their order is made. */
import { screen, waitFor, within } from '@testing-library/react';
import { customFieldData } from '../../../../testing/staffData';
import { renderStaff } from '../../../../testing/renderStaff';
import { serveStaff } from '../../../../testing/staffServer';
import CustomFieldsScreen from '../CustomFieldsScreen/CustomFieldsScreen';

const named = (label: string, order: number, section: string | null, parent?: string) =>
  customFieldData({
    id: label,
    key: label.toLowerCase(),
    label,
    order,
    section,
    condition: parent === undefined ? null : { fieldKey: parent, values: ['true'] },
  });
const children = { ...named('Filhos', 2, 'Pessoa'), type: 'CHECKBOX' };

async function openDialog(fields: ReturnType<typeof named>[], query = '') {
  const server = serveStaff({
    customFields: fields,
    customFieldOrderRevision: 4,
    reorderCustomFields: { customFields: fields, revision: 5, userErrors: [] },
  });
  const { user } = await renderStaff(<CustomFieldsScreen />, { path: `/admin/campos?dialog=reorder${query}` });
  await screen.findByRole('button', { name: 'Salvar Ordem' });
  const dialog = within(screen.getByRole('dialog', { name: 'Reordenar Campos' }));
  const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { server, user, dialog, rows };
}

test('each row tells the section that its field stands under, and nothing is said of sections in one piece', async () => {
  const { dialog, rows } = await openDialog([children, named('Nomes', 3, null, 'filhos'), named('RG', 4, null)]);
  expect(rows()[0]).toContain('filhosSeção: Pessoa');
  expect(rows()[1]).toContain('nomesSeção: PessoaSe "Filhos" = Marcado');
  expect(rows()[2]).not.toContain('Seção');
  expect(dialog.queryByRole('button', { name: /Juntar/ })).not.toBeInTheDocument();
  expect(dialog.queryByText(/partes/)).not.toBeInTheDocument();
});

test('a section in pieces is told and put together, which is saved with the order only', async () => {
  const { server, user, dialog, rows } = await openDialog([
    named('Rua', 0, 'Casa'),
    named('Banco', 1, 'Conta'),
    named('CEP', 2, 'Casa'),
  ]);
  expect(dialog.getByText('A seção "Casa" está em 2 partes: há outros campos entre os dela.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Juntar a seção Casa' }));
  expect(rows().map((text) => text?.slice(0, 4))).toEqual(['1Rua', '2CEP', '3Ban']);
  expect(dialog.queryByText(/partes/)).not.toBeInTheDocument();
  expect(screen.getByText('Seção Casa reunida.')).toHaveAttribute('aria-live', 'polite');
  expect(server.callsOf('ReorderCustomFields')).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Resetar' }));
  await user.click(dialog.getByRole('button', { name: 'Juntar a seção Casa' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar Ordem' }));
  await waitFor(() =>
    expect(server.lastOf('ReorderCustomFields')).toEqual({
      input: { target: 'CANDIDATE', fieldIds: ['Rua', 'CEP', 'Banco'], expectedRevision: 4 },
    }),
  );
});

test('a section that no order puts together says why, and offers nothing', async () => {
  const { dialog } = await openDialog([named('Rua', 0, 'Casa'), children, named('Berço', 3, 'Casa', 'filhos')]);
  expect(
    dialog.getByText(
      'A seção "Casa" está em 2 partes: entre elas é feita uma pergunta da qual um dos seus campos depende.',
    ),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Juntar/ })).not.toBeInTheDocument();
});

test('an inactive field says that it is, as it parts nothing', async () => {
  const { dialog, rows } = await openDialog([
    named('Rua', 0, 'Casa'),
    { ...named('Banco', 1, 'Conta'), active: false },
    named('CEP', 2, 'Casa'),
  ]);
  expect(rows().map((text) => text?.includes('Inativo'))).toEqual([false, true, false]);
  expect(dialog.queryByText(/partes/)).not.toBeInTheDocument();
});

test('nothing is said of the fields of clients, which are shown by section', async () => {
  const ofClients = (label: string, order: number, section: string) => ({
    ...named(label, order, section),
    target: 'CLIENT' as const,
  });
  const fields = [ofClients('Porte', 0, 'Casa'), ofClients('Ramo', 1, 'Conta'), ofClients('Sede', 2, 'Casa')];
  const { dialog, rows } = await openDialog(fields, '&target=CLIENT');
  expect(rows()[0]).toContain('Seção: Casa');
  expect(dialog.queryByText(/partes/)).not.toBeInTheDocument();
});
