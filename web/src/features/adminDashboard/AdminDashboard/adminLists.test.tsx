import { screen, waitFor, within } from '@testing-library/react';
import { serveQueue } from '../../../testing/attentionQueue';
import { exportColumn, templateData } from '../../../testing/exportData';
import type { GraphqlAnswer } from '../../../testing/graphqlServer';
import { candidateData, clientData, connection } from '../../../testing/staffData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import AdminDashboard from './AdminDashboard';

const people = Array.from({ length: 12 }, (_, index) =>
  candidateData({ id: `k${index + 1}`, name: `Pessoa ${index + 1}` }),
);
const companies = [clientData({ id: 'c1', name: 'Otávio', companyName: 'Litoral Ltda.' })];

const exporting = {
  exportColumns: { fileName: 'candidatos', sheetName: 'Candidatos', columns: [exportColumn()] },
  exportTemplates: [],
  exportPreview: { headings: ['Nome'], rows: [] },
};

function serve(exportTemplates: object[] = []) {
  return serveStaff({
    candidateTotals: { total: 12, inProgress: 12, complete: 0, confirmed: 0, ended: 0 },
    clients: ({ search, ...page }: { first: number; page?: number; search?: string | null }) =>
      connection(
        companies.filter(({ name }) => name.includes(search ?? '')),
        { page: 1, ...page },
      ),
    candidates: ({ filter, ...page }: { first: number; page: number; filter?: { search?: string } }) =>
      connection(
        people.filter(({ name }) => name.includes(filter?.search ?? '')),
        page,
      ),
    node: ({ id }: { id: string }) => [...people, ...companies].find((record) => record.id === id),
    formFields: [],
    createCandidate: { candidate: candidateData({ name: 'Nova' }), userErrors: [] },
    ...exporting,
    exportTemplates,
  });
}

const candidates = async () => within(await screen.findByRole('region', { name: 'Todos os Candidatos' }));
const rowsShown = async () => (await candidates()).getAllByRole('heading', { level: 3 }).map((row) => row.textContent);

beforeEach(() => localStorage.clear());

test('a page has five candidates until another size is chosen, which is kept for the next visit', async () => {
  const server = serve();
  const first = await renderStaff(<AdminDashboard />, { path: '/admin' });
  await screen.findByText('Mostrando 5 de 12 candidatos');
  const sizes = (await candidates()).getByRole('combobox', { name: 'Itens por página' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '10', '20', '50', '100']);
  await first.user.selectOptions(sizes, '10');
  expect(await screen.findByText('Mostrando 10 de 12 candidatos')).toBeVisible();
  expect(first.address()).toBe('/admin?size=10');
  first.unmount();

  await renderStaff(<AdminDashboard />, { path: '/admin' });
  expect(await screen.findByText('Mostrando 10 de 12 candidatos')).toBeVisible();
  expect(server.lastOf('AdminCandidates')).toMatchObject({ first: 10 });
});

test('filters are told by chips, and one button takes them all away', async () => {
  const server = serve();
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin?status=COMPLETE&client=c1&page=2' });
  const list = await candidates();
  expect(list.getByText('Status: Completo')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Limpar filtros' }));
  expect(address()).toBe('/admin');
  await waitFor(() => expect(server.lastOf('AdminCandidates')['filter']).toEqual({}));
  expect(list.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
});

test('the filter of documents that wait says that of these candidates all were sent', async () => {
  serve();
  await renderStaff(<AdminDashboard />, { path: '/admin?documents=WAITING' });
  expect((await candidates()).getByText('Documentos: Todos enviados, em análise')).toBeInTheDocument();
});

test('who has no client is found by a filter, and may be given to one from there', async () => {
  const server = serve();
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin' });
  const list = await candidates();
  await screen.findByText('Mostrando 5 de 12 candidatos');
  expect(screen.queryByRole('button', { name: 'Definir cliente' })).not.toBeInTheDocument();
  await user.click(list.getByRole('combobox', { name: 'Cliente' }));
  await user.click(await screen.findByRole('option', { name: 'Sem cliente' }));
  await waitFor(() => expect(server.lastOf('AdminCandidates')['filter']).toEqual({ withoutClient: true }));
  expect(address()).toBe('/admin?client=none');
  expect(list.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Sem cliente');
  expect(await screen.findByRole('button', { name: 'Definir cliente' })).toBeVisible();
  // No client is named, for which an import would be proposed.
  expect(list.getByRole('link', { name: 'Importar planilha' })).toHaveAttribute('href', '/imports/new');
});

test('a chosen candidate without a client may be given to one', async () => {
  const [unowned] = people;
  Object.assign(unowned!, { viewerCanAssignClient: true });
  serve();
  const { user } = await renderStaff(<AdminDashboard />, { path: '/admin' });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Pessoa 2' }));
  await screen.findByRole('button', { name: 'Enviar lembrete' });
  expect(screen.queryByRole('button', { name: 'Definir cliente' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }));
  expect(screen.getByRole('button', { name: 'Definir cliente' })).toBeVisible();
  // On another page it is not known whether who was chosen has a client.
  await user.click((await candidates()).getByRole('button', { name: 'Próximo' }));
  await screen.findByRole('checkbox', { name: 'Selecionar Pessoa 6' });
  expect(screen.getByRole('button', { name: 'Definir cliente' })).toBeVisible();
  Object.assign(unowned!, { viewerCanAssignClient: false });
});

test('a search without a result leads back to everybody', async () => {
  serve();
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin?search=xyz' });
  await screen.findByText('Nenhum candidato encontrado');
  await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
  expect(await screen.findByText('Mostrando 5 de 12 candidatos')).toBeVisible();
  expect(address()).toBe('/admin');
});

test('the details lead to the next and the previous candidate of the list, across its pages', async () => {
  serve();
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin' });
  await user.click(await screen.findByRole('button', { name: 'Ver Pessoa 5' }));
  expect(await screen.findByText('5 de 12')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
  await user.click(dialog.getByRole('button', { name: 'Próximo candidato' }));
  expect(await dialog.findByText('6 de 12')).toBeVisible();
  expect(await dialog.findAllByText('Pessoa 6')).not.toHaveLength(0);
  await waitFor(() => expect(address()).toBe('/admin?candidate=k6&page=2'));
  await user.click(dialog.getByRole('button', { name: 'Candidato anterior' }));
  expect(await dialog.findByText('5 de 12')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin?candidate=k5'));
});

test('a page that does not come leads to no other candidate, and nothing is done to the one that is shown', async () => {
  const server = serve();
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin' });
  await user.click(await screen.findByRole('button', { name: 'Ver Pessoa 5' }));
  expect(await screen.findByText('5 de 12')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
  let refuse = () => {};
  const refused = new Promise<GraphqlAnswer>((resolve) => {
    refuse = () => resolve({ status: 400, error: { code: 'BAD_USER_INPUT' } });
  });
  server.intercept('AdminCandidates', () => refused);
  await user.click(dialog.getByRole('button', { name: 'Próximo candidato' }));
  await waitFor(() => expect(address()).toBe('/admin?candidate=first&page=2'));
  const isLocked = () => {
    expect(dialog.getByRole('button', { name: 'Editar' })).toBeDisabled();
    expect(dialog.getByText('ID: k5').closest('[inert]')).not.toBeNull();
  };
  isLocked();
  refuse();
  expect(await screen.findByText('Erro ao carregar candidatos', { selector: 'li *' })).toBeVisible();
  expect(address()).toBe('/admin?candidate=first&page=2');
  expect(screen.queryByText('ID: k5')).not.toBeInTheDocument();
  server.intercept('AdminCandidates', () => null);
  const lost = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
  await user.click(lost.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('6 de 12')).toBeVisible();
});

test('the first candidate has none before it, the last none after', async () => {
  serve();
  const first = await renderStaff(<AdminDashboard />, { path: '/admin?candidate=k1' });
  expect(await screen.findByText('1 de 12')).toBeVisible();
  const steps = ['Candidato anterior', 'Próximo candidato'].map((name) => screen.getByRole('button', { name }));
  expect(steps.map((step) => step.getAttribute('aria-disabled'))).toEqual(['true', null]);
  first.unmount();

  await renderStaff(<AdminDashboard />, { path: '/admin?page=3&candidate=k12' });
  expect(await screen.findByText('12 de 12')).toBeVisible();
  const last = ['Candidato anterior', 'Próximo candidato'].map((name) => screen.getByRole('button', { name }));
  expect(last.map((step) => step.getAttribute('aria-disabled'))).toEqual([null, 'true']);
});

test('an administrator registers a candidate for a client, or for none', async () => {
  const server = serve();
  const { user } = await renderStaff(<AdminDashboard />, { path: '/admin' });
  await user.click(await screen.findByRole('button', { name: 'Novo Candidato' }));
  await screen.findByRole('button', { name: 'Criar Candidato' });
  const dialog = within(screen.getByRole('dialog', { name: 'Novo Candidato' }));
  await user.click(dialog.getByRole('combobox', { name: 'Cliente' }));
  await user.click(await dialog.findByRole('option', { name: /Litoral Ltda\./ }));
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Nova');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'nova@exemplo.com.br');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  await waitFor(() => expect(server.callsOf('CreateCandidate')).toHaveLength(1));
  expect(server.lastOf('CreateCandidate')['input']).toMatchObject({ clientId: 'c1', name: 'Nova' });
});

test('without a chosen row the whole filter is exported', async () => {
  const server = serve();
  const { user } = await renderStaff(<AdminDashboard />, { path: '/admin?status=IN_PROGRESS' });
  await screen.findByText('Mostrando 5 de 12 candidatos');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByRole('checkbox', { name: 'Exportar todos os 12 do filtro' })).toBeChecked();
  expect(server.callsOf('ExportColumns')).toHaveLength(1);
});

test('an export that is asked for without the list says why it does not begin, and begins with it', async () => {
  const server = serve();
  server.intercept('AdminCandidates', () => ({ status: 400, error: { code: 'BAD_USER_INPUT' } }));
  const { user } = await renderStaff(<AdminDashboard />, { path: '/admin' });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Configurar Exportação Excel' }));
  expect(await dialog.findByText('Erro ao carregar candidatos')).toBeVisible();
  server.intercept('AdminCandidates', () => null);
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('textbox', { name: 'Nome do arquivo' })).toBeVisible();
});

test('what is to be set up stands in the header of the page', async () => {
  serve();
  await renderStaff(<AdminDashboard />, { path: '/admin' });
  const navigation = within(await screen.findByRole('navigation', { name: 'Configurações Avançadas' }));
  expect(navigation.getByRole('link', { name: 'Painel' })).toHaveAttribute('aria-current', 'page');
  expect(navigation.getByRole('link', { name: 'Campos Dinâmicos' })).toHaveAttribute('href', '/admin/campos');
  expect(navigation.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/admin/templates');
  expect(await rowsShown()).toHaveLength(5);
});

test('large totals have their point: on the card, in the list’s line and in the pager', async () => {
  serveStaff({
    candidateTotals: { total: 15_200, inProgress: 15_200, complete: 0, confirmed: 0, ended: 0 },
    clients: (page: { first: number; page?: number }) => connection(companies, { page: 1, ...page }),
    candidates: {
      ...connection(people, { page: 1, first: 5 }),
      totalCount: 15_200,
      pageCursors: { first: null, around: [], last: null, totalPages: 3040 },
    },
  });
  await renderStaff(<AdminDashboard />, { path: '/admin' });
  expect(await screen.findByText('Mostrando 5 de 15.200 candidatos')).toBeVisible();
  const card = screen.getByRole('group', { name: 'Total de Candidatos' });
  expect(await within(card).findByText('15.200')).toBeVisible();
  const list = await candidates();
  expect(list.getByText('Página 1 de 3.040')).toBeVisible();
  expect(list.getByText('Página atual: 1 · Total de páginas: 3.040')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/15200|3040/);
});

test('a search of the clients without a result leads back to all of them', async () => {
  serve();
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin?clientSearch=xyz' });
  const card = within(await screen.findByRole('region', { name: 'Clientes' }));
  expect(await card.findByText('Nenhum cliente encontrado')).toBeVisible();
  expect(card.getByText('Nada corresponde à busca e aos filtros escolhidos.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Mostrar todos' }));
  expect(await card.findByText('Mostrando 1 de 1 clientes')).toBeVisible();
  expect(address()).toBe('/admin');
});

test('the candidates who are chosen in the work queue are exported, and no others', async () => {
  const server = serveQueue(
    people.slice(0, 3).map((candidate) => ({ reason: 'NO_ANSWER', candidate })),
    {},
    {
      clients: connection(companies),
      ...exporting,
    },
  );
  const { user } = await renderStaff(<AdminDashboard />, { path: '/admin' });
  for (const name of ['Pessoa 1', 'Pessoa 3'])
    await user.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(server.callsOf('ExportPreview')).not.toEqual([]));
  expect(server.lastOf('ExportPreview')['input']).toMatchObject({ candidateIds: ['k1', 'k3'] });
});

test('the template that was chosen stands beside the export until it is given up', async () => {
  serve([templateData({ id: 't2', name: 'Bom Pão' })]);
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin?template=t2&view=list' });
  expect(await screen.findByText('Template: Bom Pão')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deixar de usar o template Bom Pão' }));
  expect(screen.queryByText('Template: Bom Pão')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/admin?view=list'));
});
