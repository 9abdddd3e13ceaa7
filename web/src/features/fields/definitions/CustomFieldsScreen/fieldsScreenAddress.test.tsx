import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { customFieldData } from '../../../../testing/staffData';
import { renderStaff } from '../../../../testing/renderStaff';
import { serveStaff } from '../../../../testing/staffServer';
import CustomFieldsScreen from './CustomFieldsScreen';

const cpf = customFieldData({ label: 'CPF', order: 0 });
const segment = customFieldData({ label: 'Segmento', target: 'CLIENT', order: 7 });

function ScreenWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <CustomFieldsScreen />
      <button onClick={() => void navigate(-1)}>Voltar do navegador</button>
    </>
  );
}

async function open(path: string) {
  serveStaff({ customFields: () => [cpf, segment], customFieldOrderRevision: 1 });
  return renderStaff(<ScreenWithBack />, { path });
}

const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a link opens target, search and editor where they were', async () => {
  const { user, address } = await open(`/admin/campos?target=CLIENT&search=segm&field=${segment.id}`);
  expect(await screen.findByRole('textbox', { name: /^Label/ })).toHaveValue('Segmento');
  const editor = within(screen.getByRole('dialog', { name: 'Editar Campo Dinâmico' }));
  await user.click(editor.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(address()).toBe('/admin/campos?target=CLIENT&search=segm'));
  expect(screen.getByRole('searchbox')).toHaveValue('segm');
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveValue('CLIENT');
  expect(labels()).toEqual(['Segmento']);
});

test('a link to a new field of clients proposes the place after their last one', async () => {
  await open('/admin/campos?target=CLIENT&field=new');
  expect(await screen.findByRole('spinbutton', { name: /^Ordem/ })).toHaveValue(8);
  const editor = within(screen.getByRole('dialog', { name: 'Criar Campo Dinâmico' }));
  expect(editor.getByRole('combobox', { name: /^Destino/ })).toHaveValue('CLIENT');
});

test('a link to a field that is gone says so and closes to the list', async () => {
  const { user, address } = await open('/admin/campos?field=gone');
  expect(await screen.findByText('Este campo não existe mais.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(address()).toBe('/admin/campos'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['the editor', 'Editar CPF', 'Editar Campo Dinâmico'],
  ['the reorder dialog', 'Reordenar', 'Reordenar Campos'],
  ['a new field', 'Novo Campo', 'Criar Campo Dinâmico'],
  ['the question before a deletion', 'Remover CPF', 'Confirmar Exclusão'],
])('back closes %s and stays on the screen', async (_what, button, title) => {
  const { user, address } = await open('/admin/campos');
  await screen.findByRole('row', { name: /^CPF/ });
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('heading', { name: title });
  expect(address()).not.toBe('/admin/campos');
  // The page behind a dialog takes no clicks; the browser's button is no part of the page.
  act(() => screen.getByRole('button', { name: 'Voltar do navegador', hidden: true }).click());
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument());
  expect(address()).toBe('/admin/campos');
  expect(labels()).toEqual(['CPF']);
});

test('target and search are steps that back undoes', async () => {
  const { user, address } = await open('/admin/campos');
  await screen.findByRole('row', { name: /^CPF/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destino' }), 'Clientes');
  await screen.findByRole('row', { name: /^Segmento/ });
  await user.type(screen.getByRole('searchbox'), 'nada');
  await screen.findByText('Nenhum campo encontrado com os filtros aplicados.');
  await waitFor(() => expect(address()).toBe('/admin/campos?target=CLIENT&search=nada'));
  const back = screen.getByRole('button', { name: 'Voltar do navegador' });
  await user.click(back);
  await screen.findByRole('row', { name: /^Segmento/ });
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.click(back);
  await screen.findByRole('row', { name: /^CPF/ });
});
