/** Fields that are asked of the candidates of some companies only, in the list. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../../testing/renderStaff';
import { clientData, connection, customFieldData } from '../../../../testing/staffData';
import { serveStaff } from '../../../../testing/staffServer';
import CustomFieldsScreen from './CustomFieldsScreen';

const aurora = clientData({ id: 'aurora', companyName: 'Aurora' });
const litoral = clientData({ id: 'litoral', companyName: 'Litoral' });

const fields = [
  customFieldData({ label: 'CPF' }),
  customFieldData({ label: 'Crachá', clientIds: ['aurora'], clients: [aurora] }),
  customFieldData({ label: 'Turno', clientIds: ['litoral', 'aurora'], clients: [litoral, aurora] }),
  customFieldData({ label: 'Uniforme', clientIds: ['gone'], clients: [] }),
  customFieldData({ label: 'Segmento', target: 'CLIENT' }),
];

async function open(path = '/admin/campos') {
  serveStaff({
    customFields: fields,
    customFieldOrderRevision: 1,
    clients: connection([aurora, litoral], { first: 8 }),
    node: ({ id }: { id: string }) => [aurora, litoral].find((client) => client.id === id),
  });
  const rendered = await renderStaff(<CustomFieldsScreen />, { path });
  await screen.findAllByRole('rowheader');
  return rendered;
}

const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const rowOf = (label: string) => within(screen.getByRole('row', { name: new RegExp(`^${label}`) }));
const filter = () => screen.getByRole('combobox', { name: 'Empresa' });

test('the list says of which companies a field is, and names several of them on demand', async () => {
  const { user } = await open();
  expect(rowOf('CPF').queryByText(/Somente|excluídas/)).not.toBeInTheDocument();
  expect(rowOf('Crachá').getByRole('button', { name: 'Somente Aurora' })).toBeVisible();
  await user.click(rowOf('Turno').getByRole('button', { name: 'Somente 2 empresas' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Litoral e Aurora');
});

test('the list warns of a field whose companies are all deleted', async () => {
  await open();
  expect(rowOf('Uniforme').getByText('Empresas excluídas')).toBeVisible();
});

test('the filter by a company leaves what its candidates are asked; counts and search stay right', async () => {
  const { user, address } = await open();
  await user.click(filter());
  await user.click(await screen.findByRole('option', { name: /^Litoral/ }));
  await waitFor(() => expect(labels()).toEqual(['CPF', 'Turno']));
  expect(address()).toBe('/admin/campos?client=litoral');
  expect(screen.getByRole('group', { name: 'Para Candidatos' })).toHaveTextContent('4');
  await user.type(screen.getByRole('searchbox'), 'crach');
  expect(await screen.findByText('Nenhum campo encontrado com os filtros aplicados.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
  await waitFor(() => expect(labels()).toEqual(['CPF', 'Crachá', 'Turno', 'Uniforme']));
  await waitFor(() => expect(address()).toBe('/admin/campos'));
});

test('fields of clients know no filter by company, and one that was on goes with the other target', async () => {
  const { user, address } = await open('/admin/campos?client=litoral');
  expect(labels()).toEqual(['CPF', 'Turno']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destino' }), 'Clientes');
  await waitFor(() => expect(labels()).toEqual(['Segmento']));
  expect(screen.queryByRole('combobox', { name: 'Empresa' })).not.toBeInTheDocument();
  expect(address()).toBe('/admin/campos?target=CLIENT');
});

test('the order is that of all fields, also while a company is chosen', async () => {
  const { user } = await open('/admin/campos?client=litoral');
  await user.click(screen.getByRole('button', { name: 'Reordenar' }));
  // The dialog that stands there while this one loads has no such button.
  await screen.findByRole('button', { name: 'Salvar Ordem' });
  expect(within(screen.getByRole('dialog', { name: 'Reordenar Campos' })).getAllByRole('listitem')).toHaveLength(4);
});
