import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, confirmationData, fieldValue, type CandidateData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import type { CandidateDetailsMode } from '../candidateListState';
import CandidateDetailsDialog from './CandidateDetailsDialog';

const renewed = { accessToken: 'outro', accessPassword: 'NOVA1234' };
function serve(candidate: CandidateData) {
  return serveStaff({
    node: candidate,
    updateCandidate: ({ input }: { input: { name?: string } }) => ({
      candidate: Object.assign(candidate, input.name && { name: input.name }),
      userErrors: [],
    }),
    reopenCandidate: {
      candidate: { ...candidate, status: 'IN_PROGRESS', viewerCanReopen: false },
      isMailed: true,
      userErrors: [],
    },
    renewCandidateAccess: () => ({ candidate: Object.assign(candidate, renewed), userErrors: [] }),
  });
}

function Dialog() {
  const [mode, setMode] = useState<CandidateDetailsMode>('view');
  return (
    <CandidateDetailsDialog id="k1" mode={mode} onOpen={setMode} onBack={() => setMode('view')} onClose={() => {}} />
  );
}

const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const button = (name: string) => screen.getByRole('button', { name });

test('shows basic, additional and custom data, and who changed them last', async () => {
  serve(
    candidateData({
      id: 'k1',
      name: 'Ana',
      lastChange: { at: '2026-02-03T14:30:00.000Z', byName: 'Bia' },
      fields: [
        fieldValue({ key: 'document', label: 'Documento', value: '123' }),
        fieldValue({ key: 'cpf', label: 'CPF', value: '52998224725', format: 'CPF' }),
        fieldValue({ key: 'data_nascimento', label: 'Nascimento', type: 'DATE', value: '1990-05-31' }),
        fieldValue({ key: 'possui_cnh', label: 'Possui CNH', type: 'CHECKBOX', value: 'true' }),
        fieldValue({ key: 'parecer', label: 'Parecer' }),
        fieldValue({ key: 'salario', label: 'Salário', viewerCanView: false }),
      ],
    }),
  );
  await renderStaff(<Dialog />);
  expect(await screen.findByRole('heading', { name: 'Dados Básicos' })).toBeVisible();
  expect(valueOf('Documento')).toHaveTextContent('123');
  expect(valueOf('CPF')).toHaveTextContent('529.982.247-25');
  expect(valueOf('Nascimento')).toHaveTextContent('31/05/1990');
  expect(screen.getByRole('heading', { name: 'Campos Personalizados (3)' })).toBeVisible();
  expect(valueOf('Possui CNH')).toHaveTextContent('Sim');
  expect(valueOf('Parecer')).toHaveTextContent('Não informado');
  expect(valueOf('Salário')).toHaveTextContent('Campo restrito');
  expect(valueOf('Última alteração')).toHaveTextContent(/03\/02\/2026 \d\d:30, por Bia/);
});

test('says that nothing additional was filled in', async () => {
  serve(candidateData({ id: 'k1', fields: [fieldValue({ label: 'CPF' })] }));
  await renderStaff(<Dialog />);
  expect(await screen.findByText('Nenhum dado adicional encontrado.')).toBeVisible();
});

test('who has sent nothing but a document has filled something in', async () => {
  const sent = fieldValue({ label: 'RG', type: 'FILE', value: `${'0'.repeat(24)} sent 2026-11-20` });
  serve(candidateData({ id: 'k1', fields: [fieldValue({ label: 'CPF' }), sent] }));
  await renderStaff(<Dialog />);
  await waitFor(() => expect(valueOf('CPF')).toHaveTextContent('Não informado'));
  expect(screen.queryByText('Nenhum dado adicional encontrado.')).not.toBeInTheDocument();
});

test('tells that the candidate has taken the consent back, and since when', async () => {
  serve(candidateData({ id: 'k1', accessPassword: 'SENHA123', consentWithdrawnAt: '2026-11-20T15:00:00.000Z' }));
  await renderStaff(<Dialog />);
  expect(await screen.findByText(/^O candidato revogou o consentimento em 20\/11\/2026\./)).toBeVisible();
});

test('hides the password, and reads it only when it is asked for, as each reading is an event', async () => {
  const server = serve(candidateData({ id: 'k1', accessPassword: 'SENHA123' }));
  const { user } = await renderStaff(<Dialog />);
  const password = await screen.findByLabelText('Senha');
  expect(password).toHaveAttribute('type', 'password');
  expect(server.callsOf('CandidatePassword')).toEqual([]);
  await user.click(button('Mostrar senha'));
  await waitFor(() => expect(password).toHaveAttribute('type', 'text'));
  expect(password).toHaveValue('SENHA123');
});

test('cancelling an edit leaves everything as it was', async () => {
  const server = serve(candidateData({ id: 'k1', name: 'Ana' }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Editar Candidato' })).toBeVisible());
  expect(screen.getByText('ID: k1')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'XYZ');
  await user.click(button('Cancelar'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Detalhes do Candidato' })).toBeVisible());
  expect(valueOf('Nome')).toHaveTextContent(/^Ana$/);
  await user.click(button('Editar'));
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
  expect(server.callsOf('UpdateCandidate')).toEqual([]);
});

test('saving goes back to reading, with the new values', async () => {
  const server = serve(candidateData({ id: 'k1', name: 'Ana', revision: 3 }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' Maria');
  await user.click(button('Salvar'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Detalhes do Candidato' })).toBeVisible());
  expect(valueOf('Nome')).toHaveTextContent('Ana Maria');
  expect(await screen.findByText('Candidato atualizado')).toBeVisible();
  expect(server.lastOf('UpdateCandidate')['input']).toEqual({
    id: 'k1',
    name: 'Ana Maria',
    fields: [],
    expectedRevision: 3,
  });
});

test('the document is filled in among the basic data, also where the server has none to tell of', async () => {
  const server = serve(candidateData({ id: 'k1', name: 'Ana' }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.type(await screen.findByRole('textbox', { name: 'Documento' }), '12345');
  await user.click(button('Salvar'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Detalhes do Candidato' })).toBeVisible());
  expect(server.lastOf('UpdateCandidate')['input']).toMatchObject({ fields: [{ key: 'document', value: '12345' }] });
});

test('the document is not asked for where it is switched off', async () => {
  serve(candidateData({ id: 'k1', name: 'Ana', viewerCanEditDocument: false }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Documento' })).not.toBeInTheDocument();
});

test('a failed save is told in the dialog and in the documented toast, and leaves the edit open', async () => {
  const server = serve(candidateData({ id: 'k1', name: 'Ana' }));
  server.intercept('UpdateCandidate', () => ({ status: 400, error: { code: 'BAD_USER_INPUT', message: 'Recusado.' } }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' Maria');
  await user.click(button('Salvar'));
  expect(await screen.findByText('Falha ao atualizar dados do candidato.')).toBeVisible();
  expect(screen.getByText('Erro ao atualizar')).toBeVisible();
  expect(screen.getByText('Recusado.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Maria');
});

test('marks read-only and restricted fields in edit mode', async () => {
  serve(
    candidateData({
      id: 'k1',
      fields: [
        fieldValue({ label: 'Fixo', value: 'x', viewerCanEdit: false }),
        fieldValue({ label: 'Segredo', viewerCanView: false, viewerCanEdit: false }),
      ],
    }),
  );
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  expect(await screen.findByRole('textbox', { name: 'Fixo' })).toBeDisabled();
  expect(screen.getByText('Somente leitura')).toBeVisible();
  expect(valueOf('Segredo')).toHaveTextContent('Campo restrito');
});

test('shows the notes of the confirmation', async () => {
  const confirmations = [confirmationData({ clientName: 'Marina', clientNotes: 'Documentos conferidos.' })];
  serve(candidateData({ id: 'k1', isConfirmed: true, confirmations }));
  await renderStaff(<Dialog />);
  expect(await screen.findByText('Confirmado por Marina')).toBeVisible();
  expect(screen.getByText('Documentos conferidos.')).toBeVisible();
});

test('opens a complete candidate again for the fields that are to be corrected', async () => {
  const correctableFields = [{ key: 'cpf', label: 'CPF' }];
  const server = serve(candidateData({ id: 'k1', status: 'COMPLETE', viewerCanReopen: true, correctableFields }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Reabrir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reabrir Cadastro' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'CPF' }));
  await user.click(within(dialog).getByRole('button', { name: 'Reabrir' }));
  expect(await screen.findByText('Cadastro reaberto!')).toBeVisible();
  expect(server.lastOf('ReopenCandidate')['input']).toEqual({ id: 'k1', fieldKeys: ['cpf'], message: '' });
});

test('says that a candidate asks for a correction, until the form is reopened', async () => {
  const correctionRequest = { message: 'Mudei de rua.', requestedAt: '2026-11-20T15:00:00Z' };
  const candidate = candidateData({ id: 'k1', status: 'COMPLETE', viewerCanReopen: true, correctionRequest });
  const reopened = { ...candidate, status: 'IN_PROGRESS', correctionRequest: null };
  serveStaff({ node: candidate, reopenCandidate: { candidate: reopened, isMailed: true, userErrors: [] } });
  const { user } = await renderStaff(<Dialog />);
  expect(await screen.findByText('Pede correção')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reabrir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reabrir Cadastro' });
  await user.click(within(dialog).getByRole('button', { name: 'Reabrir' }));
  await waitFor(() => expect(screen.queryByText('Pede correção')).not.toBeInTheDocument());
});

test('replaces link and password only after a warning', async () => {
  const server = serve(candidateData({ id: 'k1' }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Gerar novo acesso' }));
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveTextContent('deixam de funcionar imediatamente');
  expect(server.callsOf('RenewCandidateAccess')).toEqual([]);
  await user.click(within(warning).getByRole('button', { name: 'Gerar novo acesso' }));
  expect(await screen.findByText('Novo acesso gerado!')).toBeVisible();
  await user.click(button('Mostrar senha'));
  await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveValue('NOVA1234'));
});

test('copies link and password without showing them, and tells when the password cannot be read', async () => {
  const server = serve(candidateData({ id: 'k1', accessToken: 'tk', accessPassword: 'SENHA123' }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Copiar credenciais' }));
  expect(await screen.findByText('Credenciais copiadas!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Link: http://localhost/candidato/tk\nSenha: SENHA123');
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
  server.intercept('CandidatePassword', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  await user.click(button('Mostrar senha'));
  expect(await screen.findByText('Não foi possível ler a senha. Tente de novo.')).toBeVisible();
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
});

describe('the header', () => {
  const header = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Candidato' });
    return within(within(dialog).getByRole('heading', { name: 'Detalhes do Candidato' }).closest('header')!);
  };

  test('shows name, status and progress beside the documented title', async () => {
    serve(candidateData({ id: 'k1', name: 'Ana Souza', progress: 40 }));
    await renderStaff(<Dialog />);
    await screen.findByRole('heading', { name: 'Dados Básicos' });
    for (const text of ['Ana Souza', 'Em Andamento', '40% preenchido']) {
      expect((await header()).getByText(text)).toBeVisible();
    }
  });

  test('shows no progress of who is complete', async () => {
    serve(candidateData({ id: 'k1', name: 'Ana Souza', status: 'COMPLETE', progress: 100 }));
    await renderStaff(<Dialog />);
    await screen.findByRole('heading', { name: 'Dados Básicos' });
    expect((await header()).getByText('Completo')).toBeVisible();
    expect((await header()).queryByText(/preenchido/)).not.toBeInTheDocument();
  });
});

test('copies the whole id by its button', async () => {
  serve(candidateData({ id: 'k1' }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Copiar ID' }));
  expect(await navigator.clipboard.readText()).toBe('k1');
});

test('says that a change without a person was made by the system', async () => {
  serve(candidateData({ id: 'k1', lastChange: { at: '2026-02-03T14:30:00.000Z', byName: null } }));
  await renderStaff(<Dialog />);
  await screen.findByRole('heading', { name: 'Dados Básicos' });
  expect(valueOf('Última alteração')).toHaveTextContent(/^03\/02\/2026 \d\d:30, pelo sistema$/);
});

test('an answer to a field of other companies cannot be changed, and is said not to be asked here', async () => {
  const field = fieldValue({ label: 'Crachá', active: false, forOtherClients: true, viewerCanEdit: false, value: '7' });
  serve(candidateData({ id: 'k1', fields: [field] }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const input = await screen.findByRole('textbox', { name: 'Crachá' });
  expect(input).toBeDisabled();
  expect(input).toHaveAccessibleDescription('Não é pedido nesta empresa: a resposta que já existe fica guardada.');
});
