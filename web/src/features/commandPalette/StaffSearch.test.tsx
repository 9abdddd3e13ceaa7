import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../../i18n';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, clientData, connection } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import { awaitSearch } from './awaitedSearch';
import { StaffSearch } from './StaffSearch';

const candidates = ['Ana Souza', 'Bruno Dias'].map((name) =>
  candidateData({ id: name, name, clientCompany: 'Aurora' }),
);
const clients = [clientData({ id: 'aurora', name: 'Ana Prado', companyName: 'Aurora' })];

function serve() {
  return serveStaff({
    candidates: ({ filter, ...page }: { filter: { search: string }; first: number }) =>
      connection(
        candidates.filter(({ name }) => name.includes(filter.search)),
        page,
      ),
    candidatesByAnswer: ({ text }: { text: string }) =>
      'natal'.startsWith(text.toLowerCase()) ? candidates.map((candidate) => ({ candidate, field: livesInNatal })) : [],
    clients: ({ search, ...page }: { search: string; first: number }) =>
      connection(
        clients.filter(({ name }) => name.includes(search)),
        page,
      ),
    staffAccounts: [],
    webhooks: [],
    viewer: { id: 'viewer', accessKeys: [] },
  });
}

/** Everybody of these lives in Natal. */
const livesInNatal = { key: 'cidade', label: 'Cidade', displayValue: 'Natal' };

const Screen = ({ hasOwnKeys = false }) => (
  <>
    <StaffSearch hasOwnKeys={hasOwnKeys} />
    <main id="conteudo">
      <input type="search" aria-label="Buscar na lista" />
    </main>
  </>
);

afterEach(() => act(() => changeLanguage('pt-BR')));

const pressControlK = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
const box = () => screen.findByRole('combobox', { name: 'O que você procura?' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl+K opens the search, also from inside a text, with all screens and actions that the viewer has', async () => {
  serve();
  const { user } = await renderStaff(<Screen />, { path: '/admin' });
  await user.click(screen.getByRole('searchbox'));
  pressControlK();
  expect(await box()).toHaveFocus();
  expect(options()).toEqual([
    'Painel',
    'Documentos',
    'Quadro',
    'Indicadores',
    'Importações',
    'Lembretes',
    'Tarefas que falharam',
    'Equipe',
    'Chaves de acesso',
    'Webhooks',
    'Guarda de dados',
    'Campos Dinâmicos',
    'Templates',
    'Novo Candidato',
    'Novo Cliente',
    'Exportar candidatos',
    'Alterar senha',
    'Verificação em duas etapas',
    'Sessões abertas',
    'Atalhos do teclado',
    'Sair',
  ]);
});

test('a client is offered neither clients nor the screens of administrators', async () => {
  const server = serve();
  const { user } = await renderStaff(<Screen />, { path: '/client', role: 'client' });
  pressControlK();
  await box();
  expect(options()).toEqual([
    ...['Painel', 'Documentos', 'Quadro', 'Indicadores', 'Importações', 'Lembretes', 'Chaves de acesso'],
    ...[
      'Novo Candidato',
      'Alterar senha',
      'Verificação em duas etapas',
      'Sessões abertas',
      'Atalhos do teclado',
      'Sair',
    ],
  ]);
  await user.type(await box(), 'Ana');
  expect(await screen.findByRole('option', { name: /Ana Souza/ })).toBeVisible();
  expect(server.callsOf('PaletteClients')).toEqual([]);
});

test('the contact of a company is led to the accounts of colleagues', async () => {
  serve();
  const { user, address } = await renderStaff(<Screen />, { path: '/client', role: 'client', keepsTeam: true });
  pressControlK();
  await user.type(await box(), 'Equipe{Enter}');
  await waitFor(() => expect(address()).toBe('/client/equipe'));
});

test.each([
  ['admin', '/admin/webhooks'],
  ['client', '/client/webhooks'],
] as const)('a person of role %s who keeps webhooks is led to %s', async (role, path) => {
  serve();
  const { user, address } = await renderStaff(<Screen />, { path: `/${role}`, role, keepsTeam: true });
  pressControlK();
  await user.type(await box(), 'Webhooks{Enter}');
  await waitFor(() => expect(address()).toBe(path));
});

test('finds candidates and clients by what is typed, and Enter goes to the one chosen by the arrows', async () => {
  serve();
  const { user, address } = await renderStaff(<Screen />, { path: '/admin?search=x' });
  pressControlK();
  await user.type(await box(), 'Ana');
  const found = await screen.findByRole('group', { name: 'Clientes' });
  expect(within(found).getByRole('option')).toHaveTextContent('AuroraAna Prado');
  await user.keyboard('{ArrowDown}');
  expect(await box()).toHaveAttribute('aria-activedescendant', within(found).getByRole('option').id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/clientes/aurora'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('finds candidates by an answer, and tells which; each comes once', async () => {
  serve();
  const { user, address } = await renderStaff(<Screen />, { path: '/admin' });
  pressControlK();
  await user.type(await box(), 'Nat');
  const found = await screen.findByRole('group', { name: 'Encontrados pelas respostas' });
  expect(
    within(found)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana SouzaCidade: Natal · Aurora', 'Bruno DiasCidade: Natal · Aurora']);
  await user.clear(await box());
  await user.type(await box(), 'na');
  const byName = await screen.findByRole('group', { name: 'Candidatos' });
  expect(within(byName).getByRole('option')).toHaveTextContent('Ana Souza');
  const byAnswer = screen.getByRole('group', { name: 'Encontrados pelas respostas' });
  await user.click(within(byAnswer).getByRole('option'));
  await waitFor(() => expect(address()).toBe('/candidates/Bruno Dias'));
});

test('what was found for the text before is not offered while the next text is searched', async () => {
  serve();
  const { user, address } = await renderStaff(<Screen />, { path: '/admin' });
  pressControlK();
  await user.type(await box(), 'Ana');
  await screen.findByRole('option', { name: /Ana Souza/ });
  await user.type(await box(), 'zz');
  expect(screen.queryByRole('option', { name: /Ana Souza/ })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin');
  expect(await screen.findByText('Nada encontrado.')).toBeVisible();
});

test('an action opens its dialog over the screen as it stands, whatever the accents', async () => {
  serve();
  const { user, address } = await renderStaff(<Screen />, { path: '/admin?search=x' });
  await user.click(screen.getByRole('button', { name: 'Buscar em tudo' }));
  await user.type(await box(), 'cándidato NOVO');
  await user.click(screen.getByRole('option', { name: 'Novo Candidato' }));
  await waitFor(() => expect(address()).toBe('/admin?search=x&dialog=candidate'));
});

test.each([
  ['api', ['Chaves de acesso', 'Webhooks']],
  ['TOKEN', ['Chaves de acesso']],
  ['integracao', ['Chaves de acesso', 'Webhooks']],
  ['chave api', ['Chaves de acesso']],
  ['lgpd', ['Guarda de dados']],
  ['usuários', ['Equipe']],
  ['senha', ['Alterar senha']],
  ['2fa', ['Verificação em duas etapas']],
  ['dispositivos', ['Sessões abertas']],
])('finds screens and actions by other words for them: %s', async (typed, found) => {
  serve();
  const { user } = await renderStaff(<Screen />, { path: '/admin' });
  pressControlK();
  await user.type(await box(), typed);
  expect(options()).toEqual(found);
});

test('every screen and action has its other words, in English as well', async () => {
  serve();
  await changeLanguage('en-US');
  const { user } = await renderStaff(<Screen />, { path: '/admin' });
  pressControlK();
  const search = await screen.findByRole('combobox');
  await user.type(search, 'users');
  expect(options()).toEqual(['Team']);
  await user.clear(search);
  // What has none would be found by the name of the missing text.
  await user.type(search, 'keywords');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('the own password is changed over the screen as it stands', async () => {
  serve();
  const { user, address } = await renderStaff(<Screen />, { path: '/admin/clientes/aurora?page=2' });
  pressControlK();
  await user.type(await box(), 'trocar senha{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/clientes/aurora?page=2&account=password'));
});

test('a search that fails is told, and is tried again', async () => {
  const server = serve();
  server.intercept('PaletteCandidates', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await renderStaff(<Screen />, { path: '/admin' });
  pressControlK();
  await user.type(await box(), 'Bruno');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar');
  server.intercept('PaletteCandidates', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('option', { name: /Bruno Dias/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('/ goes to the search of the list and ? shows the keys, unless somebody types', async () => {
  serve();
  const { user } = await renderStaff(<Screen />);
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.keyboard('/?');
  expect(search).toHaveValue('/?');
  search.blur();
  await user.keyboard('?');
  expect(await screen.findByText('Ir para a busca da lista')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
});

test('a screen with keys of its own answers ? itself', async () => {
  serve();
  const { user } = await renderStaff(<Screen hasOwnKeys />);
  await user.keyboard('?');
  pressControlK();
  expect(await box()).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Atalhos do teclado' })).not.toBeInTheDocument();
});

test('Ctrl+K pressed while the screen is loading opens the search once the screen is there, this once', async () => {
  serve();
  awaitSearch();
  const isTakenByTheBrowser = pressControlK();
  expect(isTakenByTheBrowser).toBe(false);
  const arrived = await renderStaff(<Screen />, { path: '/admin' });
  expect(await box()).toHaveFocus();
  arrived.unmount();
  await renderStaff(<Screen />, { path: '/admin' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
