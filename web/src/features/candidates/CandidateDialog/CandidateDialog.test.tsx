import { screen, waitFor, within } from '@testing-library/react';
import { candidateData, fieldValue, type CandidateData, type FieldValueData } from '../../../testing/staffData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import CandidateDialog from './CandidateDialog';

function serve({ fields = [], candidate }: { fields?: FieldValueData[]; candidate?: CandidateData } = {}) {
  return serveStaff({
    formFields: ({ includeInactive }: { includeInactive: boolean }) =>
      fields.filter(({ active }) => includeInactive || active),
    node: candidate ?? null,
    createCandidate: { candidate: candidateData({ name: 'Ana' }), userErrors: [] },
    updateCandidate: { candidate, userErrors: [] },
  });
}

async function openDialog(id: string, title: string) {
  const renewal = { asking: false, onAsk: () => {}, onAnswered: () => {} };
  const { user } = await renderStaff(<CandidateDialog id={id} renewal={renewal} onClose={() => {}} />, {
    role: 'client',
  });
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

test('needs name and e-mail, and says so with the documented text', async () => {
  const server = serve();
  const { user, dialog } = await openDialog('new', 'Novo Candidato');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  expect(await screen.findByText('Nome e e-mail são obrigatórios')).toBeVisible();
  expect(dialog.getByText('Nome é obrigatório')).toBeVisible();
  expect(dialog.getByText('E-mail é obrigatório')).toBeVisible();
  expect(server.callsOf('CreateCandidate')).toHaveLength(0);
});

test('doubts an e-mail at a domain that is often mistyped, and creates the candidate all the same', async () => {
  const server = serve();
  const { user, dialog } = await openDialog('new', 'Novo Candidato');
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.type(email, 'ana@gmail.com');
  expect(email).not.toHaveAccessibleDescription();
  await user.clear(email);
  await user.type(email, 'ana@gmial.com');
  expect(email).toHaveAccessibleDescription('Este e-mail não seria ana@gmail.com?');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  await waitFor(() => expect(server.callsOf('CreateCandidate')).toHaveLength(1));
});

test('leaves blank fields out, required ones too: the candidate fills them in', async () => {
  const fields = [
    fieldValue({ key: 'cargo', label: 'Cargo' }),
    fieldValue({ key: 'rg', label: 'RG', required: true }),
    fieldValue({ key: 'setor', label: 'Setor' }),
  ];
  const server = serve({ fields });
  const { user, dialog } = await openDialog('new', 'Novo Candidato');
  expect(dialog.getByText(/^Para cadastrar, bastam nome e e-mail/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com');
  await user.type(dialog.getByRole('textbox', { name: 'Cargo' }), 'Analista');
  await user.type(dialog.getByRole('textbox', { name: 'Setor' }), '   ');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  await waitFor(() => expect(server.callsOf('CreateCandidate')).toHaveLength(1));
  expect(server.lastOf('CreateCandidate')['input']).toMatchObject({ fields: [{ key: 'cargo', value: 'Analista' }] });
});

test('shows an inactive field disabled, with the note that the candidate fills it in', async () => {
  const candidate = candidateData({ fields: [fieldValue({ key: 'rg', label: 'RG', active: false, value: '1' })] });
  serve({ candidate });
  const { dialog } = await openDialog(candidate.id, 'Editar Candidato');
  const input = dialog.getByRole('textbox', { name: 'RG' });
  expect(input).toBeDisabled();
  expect(input).toHaveAccessibleDescription('Campo inativo aqui: o candidato o preenche na esteira.');
});

test('shows an answer to a field of other companies disabled, and says that it is not asked here', async () => {
  const field = fieldValue({ label: 'Crachá', active: false, forOtherClients: true, viewerCanEdit: false, value: '7' });
  const candidate = candidateData({ fields: [field] });
  serve({ candidate });
  const { dialog } = await openDialog(candidate.id, 'Editar Candidato');
  const input = dialog.getByRole('textbox', { name: 'Crachá' });
  expect(input).toBeDisabled();
  expect(input).toHaveAccessibleDescription('Não é pedido nesta empresa: a resposta que já existe fica guardada.');
});

test('shows inactive fields of a new candidate disabled too, with the same note, and sends nothing of them', async () => {
  const server = serve({ fields: [fieldValue({ key: 'rg', label: 'RG', active: false, viewerCanEdit: false })] });
  const { user, dialog } = await openDialog('new', 'Novo Candidato');
  const input = dialog.getByRole('textbox', { name: 'RG' });
  expect(input).toBeDisabled();
  expect(input).toHaveAccessibleDescription('Campo inativo aqui: o candidato o preenche na esteira.');
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  await waitFor(() => expect(server.lastOf('CreateCandidate')['input']).toMatchObject({ fields: [] }));
});

test('shows the server’s words in the red box when a save is refused, and keeps what was typed', async () => {
  const candidate = candidateData({ name: 'Ana' });
  const server = serve({ candidate });
  server.intercept('UpdateCandidate', () => ({
    status: 400,
    error: { code: 'BAD_USER_INPUT', message: 'O cadastro está fechado.' },
  }));
  const { user, dialog } = await openDialog(candidate.id, 'Editar Candidato');
  const name = dialog.getByRole('textbox', { name: 'Nome' });
  await user.type(name, ' Lima');
  await user.click(dialog.getByRole('button', { name: 'Atualizar Candidato' }));
  expect(await dialog.findByText('Erro ao salvar candidato')).toBeVisible();
  expect(dialog.getByText('O cadastro está fechado.')).toBeVisible();
  expect(await screen.findByText('Erro ao atualizar candidato')).toBeVisible();
  expect(name).toHaveValue('Ana Lima');
});

test.each([
  ['words', { code: 'BAD_USER_INPUT', message: '' }],
  ['a reason', { code: 'INTERNAL', message: 'Ocorreu um erro inesperado. Tente novamente.' }],
])('a failure without %s of the server is told with the documented words', async (_case, error) => {
  const server = serve();
  server.intercept('CreateCandidate', () => ({ status: 400, error }));
  const { user, dialog } = await openDialog('new', 'Novo Candidato');
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com.br');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  expect(await dialog.findByText('Ocorreu um erro inesperado')).toBeVisible();
  expect(await screen.findByText('Erro ao criar candidato')).toBeVisible();
  expect(screen.getByText('Falha ao criar candidato.')).toBeVisible();
});

test('a save without a connection says so in the red box and in the toast', async () => {
  const server = serve();
  server.intercept('CreateCandidate', () => {
    throw new TypeError('Failed to fetch');
  });
  const { user, dialog } = await openDialog('new', 'Novo Candidato');
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com.br');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  const text = 'Sem resposta do servidor. Verifique sua conexão e tente novamente.';
  const box = await dialog.findByText('Erro ao salvar candidato');
  expect(box.closest('[role="alert"]')).toHaveTextContent(text);
  const toast = await screen.findByText('Erro ao criar candidato');
  expect(toast.closest('li')).toHaveTextContent(text);
});
