import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, clientData, connection } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import AdminDashboard from './AdminDashboard';

const client = clientData({ id: 'c1', name: 'Otávio', viewerCanEdit: true });
const candidate = candidateData({ id: 'k1', name: 'Ana', status: 'COMPLETE', viewerCanReopen: true });

function serve() {
  return serveStaff({
    candidateTotals: { total: 1, inProgress: 0, complete: 1, confirmed: 0, ended: 0 },
    clients: connection([client], { first: 5, page: 1 }),
    candidates: connection([candidate], { first: 5, page: 1 }),
    node: ({ id }: { id: string }) => [client, candidate].find((record) => record.id === id),
    formFields: [],
    updateCandidate: { candidate, userErrors: [] },
    deleteClient: { deletedId: 'c1', userErrors: [] },
    reopenCandidate: { candidate, isMailed: true, userErrors: [] },
  });
}

function ScreenWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <AdminDashboard />
      <button onClick={() => void navigate(-1)}>Voltar do navegador</button>
    </>
  );
}

// The page behind a dialog takes no clicks; the browser's button is no part of the page.
const goBack = () => act(() => screen.getByText('Voltar do navegador').click());
const open = (path = '/admin') => renderStaff(<ScreenWithBack />, { path });

test('the question before a client is deleted is in the address, and back leads to the form as it was', async () => {
  serve();
  const { user, address } = await open('/admin?clientSort=NAME_ASC');
  await user.click(await screen.findByRole('button', { name: 'Editar Otávio' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' Meu');
  await user.click(screen.getByRole('button', { name: 'Excluir cliente' }));
  await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' });
  await waitFor(() => expect(address()).toBe('/admin?clientSort=NAME_ASC&clientDialog=c1&clientMode=delete'));
  goBack();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Otávio Meu');
  goBack();
  await waitFor(() => expect(address()).toBe('/admin?clientSort=NAME_ASC'));
});

test('after a client is deleted both dialogs are gone, and back does not open them again', async () => {
  serve();
  const { user, address } = await open('/admin');
  const clients = within(await screen.findByRole('region', { name: 'Clientes' }));
  await user.selectOptions(clients.getByRole('combobox', { name: 'Ordenar por' }), 'Nome (A a Z)');
  await user.click(await screen.findByRole('button', { name: 'Editar Otávio' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir cliente' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(address()).toBe('/admin?clientSort=NAME_ASC'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  goBack();
  await waitFor(() => expect(address()).toBe('/admin'));
});

test.each([
  ['Reabrir', 'reopen', 'dialog', 'Reabrir Cadastro'],
  ['Gerar novo acesso', 'renew', 'alertdialog', 'Gerar Novo Acesso'],
])('%s is a step of its own above the details', async (button, mode, role, title) => {
  serve();
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ver Ana' }));
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole(role, { name: title });
  await waitFor(() => expect(address()).toBe(`/admin?candidate=k1&mode=${mode}`));
  goBack();
  await waitFor(() => expect(screen.queryByRole(role, { name: title })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Detalhes do Candidato' })).toBeVisible());
  expect(address()).toBe('/admin?candidate=k1');
});

test('the edit is a step above the details: back and its saving lead to them, closing it to the list', async () => {
  serve();
  const { user, address } = await open();
  const details = () => screen.findByRole('dialog', { name: 'Detalhes do Candidato' });
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await screen.findByRole('dialog', { name: 'Editar Candidato' });
    await waitFor(() => expect(address()).toBe('/admin?candidate=k1&mode=edit'));
  };
  await user.click(await screen.findByRole('button', { name: 'Ver Ana' }));
  await edit();
  goBack();
  expect(await details()).toBeVisible();
  expect(address()).toBe('/admin?candidate=k1');
  await edit();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await details()).toBeVisible();
  await edit();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(address()).toBe('/admin'));
});

test('a link leads to the question above the form, and its answer to the form', async () => {
  serve();
  const { user, address } = await open('/admin?clientDialog=c1&clientMode=delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' }));
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Editar Cliente' })).toBeVisible());
  await waitFor(() => expect(address()).toBe('/admin?clientDialog=c1'));
});

test('a link leads to the question, and its answer to the details and then to the list', async () => {
  serve();
  const { user, address } = await open('/admin?candidate=k1&mode=reopen');
  const question = within(await screen.findByRole('dialog', { name: 'Reabrir Cadastro' }));
  await user.click(question.getByRole('button', { name: 'Reabrir' }));
  await waitFor(() => expect(address()).toBe('/admin?candidate=k1'));
  await user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
  await waitFor(() => expect(address()).toBe('/admin'));
});
