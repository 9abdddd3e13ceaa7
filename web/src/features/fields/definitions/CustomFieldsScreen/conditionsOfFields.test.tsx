/** Fields that depend on the answer to another one, in the list. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../../testing/renderStaff';
import { clientData, connection, customFieldData, type CustomFieldData } from '../../../../testing/staffData';
import { serveStaff } from '../../../../testing/staffServer';
import { nothingProposed } from '../../../../testing/fieldEditor';
import CustomFieldsScreen from './CustomFieldsScreen';

const when = (fieldKey: string, ...values: string[]) => ({ condition: { fieldKey, values } });
const children = (overrides: Partial<CustomFieldData> = {}) =>
  customFieldData({
    key: 'filhos',
    label: 'Tem filhos?',
    type: 'SELECT',
    options: ['Sim', 'Não', 'Talvez'].map((label) => ({ value: label.toLowerCase(), label })),
    ...overrides,
  });
const aurora = clientData({ id: 'aurora', companyName: 'Aurora' });

async function open(fields: CustomFieldData[], path = '/admin/campos') {
  const server = serveStaff({
    customFields: fields,
    customFieldOrderRevision: 1,
    proposedFieldPermission: nothingProposed,
    clients: connection([aurora], { first: 8 }),
    node: ({ id }: { id: string }) =>
      id === aurora.id ? aurora : { ...fields.find((field) => field.id === id), answerCount: 3 },
    deleteCustomField: {
      deletedId: null,
      userErrors: [{ code: 'CONFLICT', field: null, message: 'Nomes depende dele.' }],
    },
  });
  const rendered = await renderStaff(<CustomFieldsScreen />, { path });
  await screen.findAllByRole('rowheader');
  return { server, ...rendered };
}
const rowOf = (label: string) => within(screen.getByRole('row', { name: new RegExp(`^${label.replace('?', '\\?')}`) }));

test('the list says with which answers a field is asked, by the words of the options', async () => {
  await open([
    children(),
    customFieldData({ label: 'Nomes', ...when('filhos', 'sim', 'talvez') }),
    customFieldData({ key: 'turnos', label: 'Aceita turnos', type: 'CHECKBOX', ...when('filhos', 'gêmeos') }),
    customFieldData({ label: 'Horário', ...when('turnos', 'false') }),
  ]);
  expect(rowOf('Nomes').getByRole('button', { name: 'Se "Tem filhos?" = Sim ou Talvez' })).toBeVisible();
  expect(rowOf('Aceita turnos').getByRole('button', { name: /= gêmeos \(opção removida\)$/ })).toBeVisible();
  expect(rowOf('Horário').getByRole('button', { name: 'Se "Aceita turnos" = Não marcado' })).toBeVisible();
  expect(rowOf('Tem filhos?').queryByText(/^Se /)).not.toBeInTheDocument();
  expect(screen.queryByText('Não é pedido a ninguém')).not.toBeInTheDocument();
});

test('a long name leaves room for the answer, and is read as a whole', async () => {
  const label = 'Você tem filhos menores de catorze anos ou com deficiência?';
  await open([children({ label }), customFieldData({ label: 'Nomes', ...when('filhos', 'sim') })]);
  const badge = rowOf('Nomes').getByRole('button', { name: `Se "${label}" = Sim` });
  expect(badge).toHaveTextContent('Se "Você tem filhos menore..." = Sim');
});

test.each([
  ['is inactive', [children({ active: false })], /está inativo/],
  ['is gone', [], /não existe mais/],
  ['has no choices any more', [children({ type: 'TEXT' })], /não existe mais ou mudou de tipo/],
])('warns of a field that nobody is asked because the other one %s', async (_case, others, reason) => {
  const { user } = await open([...others, customFieldData({ label: 'Nomes', ...when('filhos', 'sim') })]);
  await user.click(rowOf('Nomes').getByRole('button', { name: 'Não é pedido a ninguém' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
});

test('does not warn of a field that is inactive itself', async () => {
  await open([customFieldData({ label: 'Nomes', active: false, ...when('filhos', 'sim') })]);
  expect(screen.queryByText('Não é pedido a ninguém')).not.toBeInTheDocument();
});

test('reads the condition also where the other field is not listed', async () => {
  await open([children(), customFieldData({ label: 'Nomes', ...when('filhos', 'sim') })], '/admin/campos?search=nomes');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(rowOf('Nomes').getByRole('button', { name: 'Se "Tem filhos?" = Sim' })).toBeVisible();
});

test('a field that others depend on is not deleted, and the question says so beforehand', async () => {
  const { user } = await open([children(), customFieldData({ label: 'Nomes', ...when('filhos', 'sim') })]);
  await user.click(rowOf('Tem filhos?').getByRole('button', { name: 'Remover Tem filhos?' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(
    'O campo Tem filhos? não pode ser removido, pois outro campo depende dele: ‘Nomes’. Mude antes quando ele é pedido.',
  );
  expect(within(dialog).getByRole('button', { name: 'Remover' })).toBeDisabled();
});

test('a refusal of the server, which knows of a newer field that depends on it, is told', async () => {
  const { user } = await open([children()]);
  await user.click(rowOf('Tem filhos?').getByRole('button', { name: 'Remover Tem filhos?' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Nomes depende dele.')).toBeVisible();
});

test('the filter by a company leaves out what depends on a field that this company is not asked', async () => {
  const litoral = {
    clientIds: ['litoral'],
    clients: [{ __typename: 'FieldClient', id: 'litoral', companyName: 'Litoral' }],
  };
  const fields = [
    customFieldData({ label: 'CPF' }),
    children(litoral),
    customFieldData({ key: 'nomes', label: 'Nomes', type: 'CHECKBOX', ...when('filhos', 'sim') }),
    customFieldData({ label: 'Certidão', ...when('nomes', 'true') }),
  ];
  await open(fields, '/admin/campos?client=aurora');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['CPF']);
});

test('a new field is proposed for the company by which the list is filtered', async () => {
  const { user } = await open([children()], '/admin/campos?client=aurora');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Empresa' })).toHaveValue('Aurora'));
  await user.click(screen.getByRole('button', { name: 'Novo Campo' }));
  const list = await screen.findByRole('list', { name: 'Empresas escolhidas' });
  expect(list).toHaveTextContent('Aurora');
});
