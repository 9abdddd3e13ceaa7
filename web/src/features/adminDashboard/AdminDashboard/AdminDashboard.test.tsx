import { screen, waitFor, within } from '@testing-library/react';
import { candidateData, clientData, confirmationData, connection, fieldValue } from '../../../testing/staffData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import AdminDashboard from './AdminDashboard';

interface ListArguments {
  first: number;
  page: number;
  search?: string | null;
  filter?: { search?: string };
}

const totals = { total: 7, inProgress: 5, complete: 2, confirmed: 1, ended: 3 };

function serve({ clients = [clientData()], candidates = [candidateData()] } = {}) {
  return serveStaff({
    candidateTotals: totals,
    clients: ({ search, ...page }: ListArguments) =>
      connection(
        clients.filter(({ name }) => name.includes(search ?? '')),
        page,
      ),
    candidates: ({ filter, ...page }: ListArguments) =>
      connection(
        candidates.filter(({ name }) => name.includes(filter?.search ?? '')),
        page,
      ),
    node: ({ id }: { id: string }) => [...clients, ...candidates].find((record) => record.id === id),
    formFields: [],
  });
}

const seven = () => Array.from({ length: 7 }, (_, index) => candidateData({ name: `Pessoa ${index + 1}` }));

const boxOf = (name: string) => screen.findByRole('checkbox', { name: `Selecionar ${name}` });

test('shows the cards with the page counts and, at the same weight, the true totals beside them', async () => {
  serve({ candidates: [candidateData({ status: 'COMPLETE' }), candidateData(), candidateData()] });
  await renderStaff(<AdminDashboard />);
  const inProgress = await screen.findByRole('group', { name: 'Em Andamento' });
  expect(await within(inProgress).findByText('2')).toBeVisible();
  expect(inProgress).toHaveTextContent(/^Em Andamento2 nesta página5 no total$/);
  const all = screen.getByRole('group', { name: 'Total de Candidatos' });
  expect(all).toHaveTextContent(/^Total de Candidatos73 encerrados$/);
  const complete = screen.getByRole('group', { name: 'Completos' });
  expect(complete).toHaveTextContent(/^Completos1 nesta página2 no total$/);
  const [ofPage, inTotal] = [within(complete).getByText('1'), within(complete).getByText('2')];
  expect(inTotal.className).toBe(ofPage.className);
});

test('where the page is not to be seen, the cards say which one they count', async () => {
  serve({ candidates: [candidateData({ status: 'COMPLETE' }), candidateData()] });
  const { user } = await renderStaff(<AdminDashboard />, { path: '/admin?view=attention' });
  const inProgress = await screen.findByRole('group', { name: 'Em Andamento' });
  await waitFor(() => expect(inProgress).toHaveTextContent(/^Em Andamento1 na página da lista5 no total$/));
  await user.click(screen.getByRole('tab', { name: 'Todos os Candidatos' }));
  await waitFor(() => expect(inProgress).toHaveTextContent(/^Em Andamento1 nesta página5 no total$/));
});

test('says who confirmed a candidate, or that the confirmation is awaited', async () => {
  serve({
    candidates: [
      candidateData({ name: 'Ana', isConfirmed: true, confirmations: [confirmationData({ clientName: 'Marina' })] }),
      candidateData({ name: 'Bia' }),
    ],
  });
  await renderStaff(<AdminDashboard />);
  expect(await screen.findByText('Confirmado por Marina')).toBeVisible();
  expect(screen.getByText('Aguardando confirmação')).toBeVisible();
});

test('says who has to confirm a candidate who has finished, and where there is no client to do it', async () => {
  serve({
    candidates: [
      candidateData({ name: 'Ana', status: 'COMPLETE', clientName: 'Marina' }),
      candidateData({ name: 'Bia', clientName: 'Otávio' }),
      candidateData({ name: 'Caio', clientName: null, clientCompany: null }),
    ],
  });
  await renderStaff(<AdminDashboard />);
  expect(await screen.findByText('Falta Marina confirmar')).toBeVisible();
  expect(screen.getByText('Sem cliente para confirmar')).toBeVisible();
  expect(screen.queryByText('Falta Otávio confirmar')).not.toBeInTheDocument();
});

test('tells behind a sign what else the search finds by', async () => {
  serve();
  const { user } = await renderStaff(<AdminDashboard />);
  await user.click(await screen.findByRole('button', { name: 'Sobre a busca de candidatos' }));
  const tip = await screen.findByRole('tooltip');
  expect(tip).toHaveTextContent('Também encontra pelo e-mail ou pelo CPF do candidato, digitado por inteiro.');
});

test('names the fields that changed after the confirmation', async () => {
  const confirmation = confirmationData({ changedFieldLabels: ['CPF', 'Endereço'] });
  serve({ candidates: [candidateData({ isConfirmed: true, confirmations: [confirmation] })] });
  await renderStaff(<AdminDashboard />);
  expect(await screen.findByText('Dados alterados após a confirmação: CPF, Endereço')).toBeVisible();
});

test('unfolds six filled fields, cuts long values at thirty characters and counts the rest', async () => {
  const fields = Array.from({ length: 8 }, (_, index) =>
    fieldValue({ key: `f${index}`, label: `Campo ${index}`, value: index === 0 ? 'x'.repeat(31) : `valor ${index}` }),
  );
  serve({ candidates: [candidateData({ fields })] });
  const { user } = await renderStaff(<AdminDashboard />);
  const fold = await screen.findByRole('button', { name: /^Dados Preenchidos \(8\)/ });
  expect(screen.queryByText('valor 5')).not.toBeInTheDocument();
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(`${'x'.repeat(30)}...`)).toBeVisible();
  expect(screen.getByText('valor 5')).toBeVisible();
  expect(screen.queryByText('valor 6')).not.toBeInTheDocument();
  expect(screen.getByText('+2 campos adicionais')).toBeVisible();
});

test('shows N/A for a candidate without a client', async () => {
  serve({ candidates: [candidateData({ clientName: null, clientCompany: null })] });
  await renderStaff(<AdminDashboard />);
  expect(await screen.findByText('Cliente: N/A')).toBeVisible();
  expect(screen.getByText('Empresa: N/A')).toBeVisible();
});

test('keeps the selection while paging and offers to export it with the count', async () => {
  serve({ candidates: seven() });
  const { user } = await renderStaff(<AdminDashboard />);
  await user.click(await boxOf('Pessoa 1'));
  const pager = screen.getByRole('navigation', { name: 'Páginas de candidatos' });
  await user.click(within(pager).getByRole('button', { name: 'Próximo' }));
  await user.click(await boxOf('Pessoa 6'));
  expect(await screen.findByRole('button', { name: 'Exportar Selecionados (2)' })).toBeVisible();
  await user.click(within(pager).getByRole('button', { name: 'Anterior' }));
  expect(await boxOf('Pessoa 1')).toBeChecked();
});

test('selects the whole page with one box, which is half-ticked when only some are chosen', async () => {
  serve({ candidates: seven() });
  const { user } = await renderStaff(<AdminDashboard />);
  await user.click(await boxOf('Pessoa 2'));
  const all = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(await screen.findByRole('button', { name: 'Exportar Selecionados (5)' })).toBeVisible();
});

test('what is done with the chosen ones stands below the list, also while a search finds nobody, and nothing moves above it', async () => {
  serve({ candidates: seven() });
  const { user } = await renderStaff(<AdminDashboard />);
  const box = await boxOf('Pessoa 2');
  const everyone = screen.getByRole('button', { name: 'Exportar' });
  await user.click(box);
  const exportChosen = await screen.findByRole('button', { name: 'Exportar Selecionados (1)' });
  expect(box.compareDocumentPosition(exportChosen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // It keeps its place in the line and is not offered there.
  expect(everyone).toBeInTheDocument();
  expect(everyone).not.toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar candidatos' }), 'ninguém');
  expect(await screen.findByText('Nenhum candidato encontrado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(exportChosen).not.toBeInTheDocument();
  expect(everyone).toBeVisible();
});

test('writes page and filters into the address and reads them back', async () => {
  const server = serve({ candidates: seven() });
  const first = await renderStaff(<AdminDashboard />, { path: '/admin' });
  await first.user.selectOptions(await screen.findByRole('combobox', { name: 'Confirmação' }), 'Confirmados');
  await waitFor(() => expect(first.address()).toBe('/admin?confirmed=yes'));
  first.unmount();

  await renderStaff(<AdminDashboard />, { path: '/admin?status=COMPLETE&sort=NAME_ASC&page=2' });
  await boxOf('Pessoa 6');
  expect(server.lastOf('AdminCandidates')).toEqual({
    first: 5,
    page: 2,
    sort: 'NAME_ASC',
    filter: { stages: ['COMPLETE', 'CONFIRMED'] },
  });
});

test('goes to the last page when the address names one past the end', async () => {
  serve({ candidates: seven() });
  const { address } = await renderStaff(<AdminDashboard />, { path: '/admin?page=99' });
  expect(await boxOf('Pessoa 7')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin?page=2'));
});

test('a search waits for the typing to end, goes back to page one and shows in the address', async () => {
  const server = serve({ candidates: seven() });
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin?page=2' });
  await boxOf('Pessoa 6');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar candidatos' }), 'Pessoa 7');
  expect(await screen.findByText('Mostrando 1 de 1 candidatos')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin?search=Pessoa+7'));
  const searches = server
    .callsOf('AdminCandidates')
    .map(({ variables }) => (variables.filter as { search?: string }).search);
  expect(searches).toEqual([undefined, 'Pessoa 7']);
});

test('says that clients could not be loaded and tries again on demand', async () => {
  const server = serve({ clients: [clientData({ name: 'Cliente Um' })] });
  server.intercept('AdminClients', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await renderStaff(<AdminDashboard />);
  const inToast = { selector: 'li *' };
  expect(await screen.findByText('Erro ao carregar clientes', inToast)).toBeVisible();
  expect(screen.getByText('Falha ao buscar clientes da API.', inToast)).toBeVisible();
  const failure = screen.getByRole('alert');
  expect(failure).toHaveTextContent('Erro ao carregar clientes');
  expect(failure).toHaveTextContent('Falha ao buscar clientes da API.');
  server.intercept('AdminClients', () => null);
  await user.click(within(failure).getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Cliente Um')).toBeVisible();
  expect(screen.queryByText('Erro ao carregar clientes', inToast)).not.toBeInTheDocument();
});

test('a known page that cannot be brought up to date stays, and the failure is told in a toast', async () => {
  const server = serve({ candidates: seven() });
  const { user } = await renderStaff(<AdminDashboard />);
  await boxOf('Pessoa 1');
  const pager = screen.getByRole('navigation', { name: 'Páginas de candidatos' });
  await user.click(within(pager).getByRole('button', { name: 'Próximo' }));
  await boxOf('Pessoa 6');
  server.intercept('AdminCandidates', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  await user.click(within(pager).getByRole('button', { name: 'Anterior' }));
  expect(await screen.findByText('Falha ao buscar candidatos da API.', { selector: 'li *' })).toBeVisible();
  expect(await boxOf('Pessoa 1')).toBeVisible();
  expect(screen.queryByRole('alert', { name: /Erro ao carregar/ })).not.toBeInTheDocument();
});

test('a filter whose list does not arrive leaves no numbers of the list before', async () => {
  const server = serve({ candidates: seven() });
  const { user } = await renderStaff(<AdminDashboard />);
  expect(await screen.findByText('Mostrando 5 de 7 candidatos')).toBeVisible();
  server.intercept('AdminCandidates', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Confirmação' }), 'Confirmados');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar candidatos');
  expect(screen.queryByText(/^Mostrando .* candidatos$/)).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Em Andamento' })).toHaveTextContent('Em Andamento– nesta página');
});

test('no card waits for ever: what could not be loaded is a dash', async () => {
  const server = serve();
  for (const operation of ['AdminSummary', 'AdminCandidates']) {
    server.intercept(operation, () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  }
  await renderStaff(<AdminDashboard />);
  await screen.findByText('Erro ao carregar candidatos', { selector: 'li *' });
  for (const name of ['Total de Clientes', 'Total de Candidatos', 'Em Andamento', 'Completos']) {
    const card = screen.getByRole('group', { name });
    await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'));
    expect(card).toHaveTextContent(`${name}–`);
  }
});

test('says that candidates could not be loaded where there are none to show', async () => {
  serve().intercept('AdminCandidates', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  await renderStaff(<AdminDashboard />);
  expect(await screen.findByText('Erro ao carregar candidatos', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Falha ao buscar candidatos da API.');
});

test('shows the empty texts of both lists', async () => {
  serve({ clients: [], candidates: [] });
  await renderStaff(<AdminDashboard />);
  expect(await screen.findByText('Nenhum cliente encontrado')).toBeVisible();
  expect(await screen.findByText('Nenhum candidato encontrado')).toBeVisible();
});

test('shows only one client’s candidates when asked from the client list', async () => {
  const server = serve({ clients: [clientData({ id: 'c1', name: 'Otávio', candidateCount: 3 })] });
  const { user } = await renderStaff(<AdminDashboard />);
  const show = await screen.findByRole('button', { name: 'Mostrar os 3 candidatos de Otávio' });
  // A phone has no tooltips: the number says what the sign is for.
  expect(show).toHaveTextContent(/^3$/);
  await user.click(show);
  await screen.findByText('Mostrando 1 de 1 candidatos');
  expect(server.lastOf('AdminCandidates')['filter']).toEqual({ clientId: 'c1' });
});

test('all candidates of a client are shown, although the queue is open by its tab and the list was filtered', async () => {
  serve({
    clients: [clientData({ id: 'c1', name: 'Otávio', candidateCount: 3 })],
    candidates: [candidateData({ name: 'Ana Souza' })],
  });
  const path = '/admin?view=attention&search=Zé&stage=INVITED';
  const { user, address } = await renderStaff(<AdminDashboard />, { path });
  await user.click(await screen.findByRole('button', { name: 'Mostrar os 3 candidatos de Otávio' }));
  expect(await boxOf('Ana Souza')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Todos os Candidatos' })).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe('/admin?view=list&client=c1');
});

test('the window has the name of the page', async () => {
  serve();
  await renderStaff(<AdminDashboard />);
  await waitFor(() => expect(document.title).toBe('Painel Administrativo · Esteira'));
});
