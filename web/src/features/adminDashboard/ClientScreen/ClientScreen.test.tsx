import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { renderStaff } from '../../../testing/renderStaff';
import {
  candidateData,
  clientData,
  connection,
  fieldValue,
  type CandidateData,
  type ClientData,
} from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import ClientScreen from './ClientScreen';

interface ListArguments {
  first: number;
  page: number;
  filter?: { clientId?: string };
}

const litoral = (overrides: Partial<ClientData> = {}) =>
  clientData({
    id: 'c1',
    name: 'Otávio Reis',
    companyName: 'Litoral Ltda.',
    email: 'otavio@litoral.com',
    ...overrides,
  });

function serve(client: ClientData | null, candidates: CandidateData[] = []) {
  return serveStaff({
    candidateTotals: { total: 9, inProgress: 9, complete: 0, confirmed: 0, ended: 0 },
    node: ({ id }: { id: string }) => (id === 'c1' ? client : null),
    clients: (page: ListArguments) => connection(client ? [client] : [], page),
    candidates: ({ filter, ...page }: ListArguments) => connection(filter?.clientId === 'c1' ? candidates : [], page),
    formFields: [],
    deleteClient: { deletedId: 'c1', userErrors: [] },
  });
}

function Painel() {
  const navigate = useNavigate();
  return (
    <>
      <p>painel</p>
      <button onClick={() => void navigate(-1)}>Voltar do navegador</button>
    </>
  );
}

const open = () =>
  renderStaff(
    <Routes>
      <Route path="/admin/clientes/:id" element={<ClientScreen />} />
      <Route path="/admin" element={<Painel />} />
    </Routes>,
    { path: '/admin/clientes/c1' },
  );

const factOf = (label: string) => screen.getByText(`${label}:`, { selector: 'dt' }).nextElementSibling;

test('leads to the accounts of the company', async () => {
  serve(litoral());
  await open();
  const link = await screen.findByRole('link', { name: 'Equipe' });
  expect(link).toHaveAttribute('href', '/admin/clientes/c1/equipe');
});

test('names the company in its heading and in the window, and tells who it is and how to reach them', async () => {
  serve(litoral());
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: /^Litoral Ltda\.\s*Ativo$/ })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Litoral Ltda. · Esteira'));
  expect(factOf('Nome')).toHaveTextContent('Otávio Reis');
  expect(factOf('E-mail')).toHaveTextContent('otavio@litoral.com');
  expect(factOf('Telefone')).toHaveTextContent('(11) 98765-4321');
  expect(factOf('CNPJ')).toHaveTextContent('00.000.000/0001-91');
  expect(factOf('Cliente desde')).toHaveTextContent('05/01/2026');
});

test('says that a client is pending and has no telephone, and offers no edit where that is not allowed', async () => {
  serve(litoral({ active: false, phone: null, viewerCanEdit: false }));
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: /^Litoral Ltda\.\s*Pendente$/ })).toBeVisible();
  expect(factOf('Telefone')).toHaveTextContent('Não informado');
  expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
});

test('tells what is filled in of the fields that were configured for clients', async () => {
  const fields = [
    fieldValue({ label: 'Segmento', type: 'SELECT', value: 'a', options: [{ value: 'a', label: 'Alimentos' }] }),
    fieldValue({ label: 'Contrato desde', type: 'DATE', value: '2026-02-01' }),
    fieldValue({ label: 'Observação', value: null }),
  ];
  serve(litoral({ fields }));
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(factOf('Segmento')).toHaveTextContent('Alimentos');
  expect(factOf('Contrato desde')).toHaveTextContent('01/02/2026');
  expect(screen.queryByText('Observação:')).not.toBeInTheDocument();
});

test('lists the candidates of this client, and of no other', async () => {
  const people = [candidateData({ name: 'Ana Souza' }), candidateData({ name: 'Bia Melo' })];
  const server = serve(litoral(), people);
  await open();
  const list = within(await screen.findByRole('region', { name: 'Candidatos' }));
  expect(await list.findByText('Mostrando 2 de 2 candidatos')).toBeVisible();
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ana Souza',
    'Bia Melo',
  ]);
  expect(server.lastOf('AdminCandidates')['filter']).toEqual({ clientId: 'c1' });
});

test('takes the filters of its list back', async () => {
  const server = serve(litoral(), [candidateData({ name: 'Ana Souza' })]);
  const { user, address } = await renderStaff(
    <Routes>
      <Route path="/admin/clientes/:id" element={<ClientScreen />} />
    </Routes>,
    { path: '/admin/clientes/c1?status=COMPLETE&search=Ana' },
  );
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(address()).toBe('/admin/clientes/c1'));
  await waitFor(() => expect(server.lastOf('AdminCandidates')).toMatchObject({ filter: { clientId: 'c1' } }));
});

test('edits the client in the dialog, by the address', async () => {
  serve(litoral());
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Editar Cliente' })).toBeVisible());
  expect(address()).toBe('/admin/clientes/c1?clientDialog=c1');
});

test('the page of a client that was deleted is no place to go back to', async () => {
  serve(litoral());
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir cliente' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  await screen.findByText('painel');
  act(() => screen.getByText('Voltar do navegador').click());
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(screen.getByText('painel')).toBeVisible();
});

test('says that a client is gone, without a list, and leads back', async () => {
  serve(null);
  const { user } = await open();
  expect(await screen.findByText('Este cliente não existe mais.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Candidatos' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '← Voltar' }));
  expect(await screen.findByText('painel')).toBeVisible();
});

test('says that the client could not be loaded, and tries again on demand', async () => {
  const server = serve(litoral());
  server.intercept('ClientScreen', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await open();
  expect(await screen.findByText('Não foi possível carregar os dados do cliente.')).toBeVisible();
  expect(screen.queryByText('Este cliente não existe mais.')).not.toBeInTheDocument();
  server.intercept('ClientScreen', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Litoral Ltda\./ })).toBeVisible();
});
