import { screen, waitFor, within } from '@testing-library/react';
import { candidateData, fieldValue } from '../../../testing/staffData';
import { serve, card, render, gone } from '../../../testing/clientDashboard';
import type { StaffCall } from '../../../testing/staffServer';

test('greets the client and lists the candidates with date, status and counts', async () => {
  serve([candidateData({ name: 'Ana', status: 'COMPLETE', createdAt: '2026-01-05T12:00:00.000Z' })]);
  await render();
  const ana = await card('Ana');
  expect(screen.getByRole('heading', { name: 'Painel do Cliente' })).toBeVisible();
  expect(screen.getByText('Olá, Marina Tavares')).toBeVisible();
  expect(within(ana).getByText('Cadastrado em 05/01/2026')).toBeVisible();
  expect(within(ana).getByText('Completo')).toBeVisible();
  expect(screen.getByText('Mostrando 1 de 1 candidatos')).toBeVisible();
  expect(screen.getByText('Página 1 de 1')).toBeVisible();
});

test('greets a colleague of the contact by their own name', async () => {
  serve([], 'Caio Melo');
  await render();
  expect(await screen.findByText('Olá, Caio Melo')).toBeVisible();
});

test('says that the candidates could not be loaded and tries again on demand', async () => {
  const server = serve([candidateData({ name: 'Ana' })]);
  server.intercept('ClientDashboard', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await render();
  expect(await screen.findByText('Erro ao carregar candidatos', { selector: 'li *' })).toBeVisible();
  const failure = screen.getByRole('alert');
  expect(failure).toHaveTextContent('Falha ao buscar candidatos da API.');
  server.intercept('ClientDashboard', () => null);
  await user.click(within(failure).getByRole('button', { name: 'Tentar novamente' }));
  expect(await card('Ana')).toBeVisible();
});

test('deleting a candidate that somebody deleted already closes the question and says so', async () => {
  const candidates = [candidateData({ name: 'Ana' }), candidateData({ name: 'Bia' })];
  const server = serve(candidates);
  const { user } = await render();
  await user.click(within(await card('Ana')).getByRole('button', { name: 'Excluir Ana' }));
  const question = await screen.findByRole('alertdialog');
  candidates.shift();
  server.intercept('DeleteCandidate', () => gone('DeleteCandidatePayload', 'deleteCandidate', { deletedId: null }));
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao remover candidato')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ana' })).not.toBeInTheDocument());
});

test.each([
  ['none', [{}], '1 em andamento · nenhum completo · nenhum confirmado'],
  ['one', [{ status: 'COMPLETE', isConfirmed: true }], '0 em andamento · 1 completo · 1 confirmado'],
] as const)('says in words that %s is complete or confirmed', async (_count, candidates, words) => {
  serve(candidates.map(candidateData));
  await render();
  expect(await screen.findByText(words)).toBeVisible();
});

test('registers a candidate, lists it and offers link and credentials', async () => {
  const server = serve([]);
  const { user, address } = await render();
  expect(await screen.findByText('Nenhum candidato encontrado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Novo Candidato' }));
  await waitFor(() => expect(address()).toBe('/client?candidate=new'));
  await user.click(await screen.findByRole('button', { name: 'Criar Candidato' }));
  const form = screen.getByRole('dialog', { name: 'Novo Candidato' });
  expect(await screen.findByText('Nome e e-mail são obrigatórios')).toBeVisible();
  await user.type(within(form).getByRole('textbox', { name: 'Nome' }), 'Joana');
  await user.type(within(form).getByRole('textbox', { name: 'E-mail' }), 'joana@exemplo.com');
  await user.click(within(form).getByRole('button', { name: 'Criar Candidato' }));

  const created = await screen.findByRole('dialog', { name: 'Candidato criado com sucesso!' });
  expect(screen.getByText('Candidato criado!')).toBeInTheDocument();
  // A required field may wait for the candidate, and a blank one is not sent.
  expect(server.lastOf('CreateCandidate')['input']).toEqual({ name: 'Joana', email: 'joana@exemplo.com', fields: [] });
  await user.click(within(created).getByRole('button', { name: 'Copiar credenciais' }));
  expect(await screen.findByText('Credenciais copiadas!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`Link: ${window.location.origin}/candidato/abc\nSenha: SENHA123`);
  await user.click(within(created).getByRole('button', { name: 'Concluir' }));
  expect(await card('Joana')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/client'));
});

test('asks the documented question before deleting a candidate', async () => {
  const server = serve([candidateData({ name: 'Ana' }), candidateData({ name: 'Bia' })]);
  const { user, address } = await render();
  await user.click(within(await card('Ana')).getByRole('button', { name: 'Excluir Ana' }));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(address()).toMatch(/^\/client\?candidate=.+&mode=delete$/));
  expect(question).toHaveTextContent(
    'Tem certeza que deseja excluir o candidato "Ana"? Esta ação não pode ser desfeita.',
  );
  expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Candidato removido com sucesso!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ana' })).not.toBeInTheDocument());
  expect(server.callsOf('DeleteCandidate')).toHaveLength(1);
  expect(address()).toBe('/client');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Meus Candidatos' })).toHaveFocus());
});

test('a link leads to the question before a deletion, or says that the candidate is gone', async () => {
  // On the second page, so that the list does not know the name.
  const candidates = Array.from({ length: 11 }, (_, index) =>
    candidateData({ id: `k${index}`, name: `Pessoa ${index}` }),
  );
  serve(candidates);
  const { user, address, unmount } = await render('/client?candidate=k10&mode=delete');
  const question = await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' });
  expect(question).toHaveTextContent('Tem certeza que deseja excluir o candidato "Pessoa 10"?');
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(address()).toBe('/client'));
  unmount();

  await render('/client?candidate=gone&mode=delete');
  expect(await screen.findByText('Este candidato não existe mais.')).toBeVisible();
});

test.each([
  ['reopen', 'dialog', 'Reabrir Cadastro'],
  ['renew', 'alertdialog', 'Gerar Novo Acesso'],
])('a link leads to the dialog of mode=%s', async (mode, role, title) => {
  serve([candidateData({ id: 'k1', name: 'Ana', status: 'COMPLETE', viewerCanReopen: true })]);
  const { user } = await render(`/client?candidate=k1&mode=${mode}`);
  const dialog = await screen.findByRole(role, { name: title });
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole(role, { name: title })).not.toBeInTheDocument());
});

test('opens the editor of a shared address, with token and password to read', async () => {
  const candidate = candidateData({ id: 'k1', name: 'Ana', accessToken: 'tok' });
  serve([candidate]);
  const { user, address } = await render('/client?candidate=k1');
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('tok');
  const form = screen.getByRole('dialog', { name: 'Editar Candidato' });
  expect(within(form).getByRole('textbox', { name: 'Token' })).toHaveAttribute('readonly');
  expect(within(form).getByRole('textbox', { name: 'Senha' })).toHaveValue('SENHA123');
  await user.type(within(form).getByRole('textbox', { name: 'Nome' }), ' Maria');
  await user.click(within(form).getByRole('button', { name: 'Atualizar Candidato' }));
  // It goes by itself.
  expect(await screen.findByText('Candidato atualizado!')).toBeVisible();
  expect(await card('Ana Maria')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/client'));
});

test('keeps fields that the client may not change read-only and does not show hidden ones', async () => {
  const fields = [
    fieldValue({ label: 'Salário', value: '10', viewerCanEdit: false }),
    fieldValue({ label: 'Segredo', viewerCanView: false, viewerCanEdit: false }),
    fieldValue({ label: 'Inativo', value: 'x', active: false }),
  ];
  serve([candidateData({ id: 'k1', fields })]);
  await render('/client?candidate=k1');
  expect(await screen.findByRole('textbox', { name: 'Salário' })).toBeDisabled();
  expect(screen.getByText('Somente leitura')).toBeVisible();
  expect(screen.queryByText('Segredo')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Inativo' })).toHaveAccessibleDescription(/o candidato o preenche/);
});

test('changes the page size, goes back to page one and remembers it in the address', async () => {
  const server = serve(Array.from({ length: 12 }, () => candidateData()));
  const { user, address } = await render('/client?page=2');
  await screen.findByText('Página 2 de 2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Itens por página' }), '20');
  expect(await screen.findByText('Mostrando 12 de 12 candidatos')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/client?size=20'));
  expect(server.lastOf('ClientDashboard')).toMatchObject({ first: 20, page: 1 });
});

test('shows the answer to the last typed text although an earlier one answers later', async () => {
  const server = serve([candidateData({ name: 'Ana' }), candidateData({ name: 'Anabela' })]);
  const { user } = await render();
  await card('Ana');
  const searchedFor = (name: string) => (call: StaffCall) =>
    (call.variables['filter'] as { search?: string }).search === name;
  const answerSlowly = server.holdBack('ClientDashboard', searchedFor('Ana'));
  const box = screen.getByRole('searchbox', { name: 'Buscar candidatos' });
  await user.type(box, 'Ana');
  await waitFor(() => expect(server.lastOf('ClientDashboard')['filter']).toEqual({ search: 'Ana' }));
  await user.type(box, 'bela');
  expect(await screen.findByText('Mostrando 1 de 1 candidatos')).toBeVisible();
  answerSlowly();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ana' })).not.toBeInTheDocument());
  expect(box).toHaveValue('Anabela');
  expect(screen.getByText('Mostrando 1 de 1 candidatos')).toBeVisible();
});

test('a candidate that somebody deleted meanwhile leaves the list with the failed save', async () => {
  const ana = candidateData({ id: 'k1', name: 'Ana' });
  const candidates = [ana];
  const server = serve(candidates);
  const { user } = await render('/client?candidate=k1');
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' Maria');
  candidates.pop();
  server.intercept('UpdateCandidate', () => ({
    data: {
      updateCandidate: {
        __typename: 'UpdateCandidatePayload',
        candidate: null,
        userErrors: [{ __typename: 'UserError', code: 'NOT_FOUND', field: null, message: 'Candidato não encontrado.' }],
      },
    },
  }));
  await user.click(screen.getByRole('button', { name: 'Atualizar Candidato' }));
  expect((await screen.findByText('Erro ao salvar candidato')).closest('[role="alert"]')).toHaveTextContent(
    'Candidato não encontrado.',
  );
  expect(await screen.findByText('Nenhum candidato encontrado')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Maria');
});

test('the window has the name of the page, and what is said of a candidate is a group and no landmark', async () => {
  serve([candidateData({ name: 'Ana' })]);
  await render();
  await waitFor(() => expect(document.title).toBe('Painel do Cliente · Esteira'));
  expect(within(await card('Ana')).getByRole('group', { name: /Ana/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Ana/ })).not.toBeInTheDocument();
});

test('a card tells when something was last done, once there is anything to tell', async () => {
  const lastChange = { at: '2026-02-03T14:30:00.000Z', byName: 'Candidato' };
  serve([candidateData({ name: 'Ana', lastChange }), candidateData({ name: 'Bia', lastChange: null })]);
  await render();
  expect(within(await card('Ana')).getByText('Última atividade 03/02/2026')).toBeVisible();
  expect(within(await card('Bia')).queryByText(/^Última atividade/)).not.toBeInTheDocument();
});
