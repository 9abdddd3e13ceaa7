import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import {
  candidateData,
  clientData,
  confirmationData,
  connection,
  fieldValue,
  type CandidateData,
} from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import ClientDashboard from './ClientDashboard';

async function openCard(overrides: Partial<CandidateData>) {
  const candidate = candidateData({ name: 'Ana', ...overrides });
  const server = serveStaff({
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0 },
    candidates: () => connection([candidate]),
    node: () => candidate,
    confirmCandidate: () => ({
      candidate: Object.assign(candidate, { isConfirmed: true, confirmations: [confirmationData()] }),
      userErrors: [],
    }),
  });
  const { user } = await renderStaff(<ClientDashboard />, { path: '/client', role: 'client' });
  return { user, server, card: within(await screen.findByRole('article', { name: 'Ana' })) };
}

const confirm = { name: 'Confirmar' };
const question = () => screen.findByRole('alertdialog', { name: 'Confirmar dados incompletos?' });

describe('‘Ver’', () => {
  const fields = [
    fieldValue({ key: 'cpf', label: 'CPF', value: '52998224725', format: 'CPF' }),
    fieldValue({ key: 'apelido', label: 'Apelido' }),
    fieldValue({ key: 'interno', label: 'Interno', viewerCanView: false, viewerCanEdit: false }),
  ];

  test('opens the data to read, and nothing in it can be changed', async () => {
    const { user, card } = await openCard({ email: 'ana@exemplo.com', progress: 60, fields });
    await user.click(card.getByRole('button', { name: 'Ver os dados de Ana' }));
    await screen.findByText('529.982.247-25');
    const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
    for (const text of ['ana@exemplo.com', '529.982.247-25', 'Não informado', 'Campo restrito', '60% preenchido']) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('has ‘Confirmar’ inside, and the card knows of it', async () => {
    const { user, server, card } = await openCard({ id: 'ana', progress: 100, fields });
    await user.click(card.getByRole('button', { name: /^Ver/ }));
    await screen.findByText('529.982.247-25');
    const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
    // in the footer, which stays while the data scroll
    expect(dialog.getByRole('checkbox', confirm).closest('footer')).not.toBeNull();
    await user.click(dialog.getByRole('checkbox', confirm));
    expect(await dialog.findByText('Dados confirmados')).toBeVisible();
    expect(server.lastOf('ConfirmCandidate')['input']).toMatchObject({ candidateId: 'ana' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card.getByText('Dados confirmados')).toBeVisible();
  });

  test('asks the server for the data of now, not for what the list knew', async () => {
    const { user, server, card } = await openCard({ fields });
    await user.click(card.getByRole('button', { name: /^Ver/ }));
    await screen.findByRole('dialog', { name: 'Detalhes do Candidato' });
    await waitFor(() => expect(server.callsOf('CandidateReview')).toHaveLength(1));
  });
});

describe('confirming below 100%', () => {
  test('asks before, naming how much is filled; no changes nothing', async () => {
    const { user, server, card } = await openCard({ progress: 20 });
    await user.click(card.getByRole('checkbox', confirm));
    const asked = await question();
    expect(asked).toHaveTextContent(
      'Ana preencheu 20% dos dados e ainda não finalizou o cadastro. Deseja confirmar mesmo assim?',
    );
    await user.click(within(asked).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(card.getByText('Aguardando confirmação')).toBeVisible();
    expect(server.callsOf('ConfirmCandidate')).toEqual([]);
  });

  test('confirms once it was answered, and the keyboard’s place stays in the card', async () => {
    const { user, server, card } = await openCard({ progress: 20 });
    await user.click(card.getByRole('checkbox', confirm));
    await user.click(within(await question()).getByRole('button', { name: 'Confirmar mesmo assim' }));
    expect(await card.findByText('Dados confirmados')).toBeVisible();
    expect(server.callsOf('ConfirmCandidate')).toHaveLength(1);
    await waitFor(() => expect(card.getByRole('group', { name: 'Confirmação dos dados de Ana' })).toHaveFocus());
  });

  test('of somebody who has finished says that what is blank is optional', async () => {
    const { user, card } = await openCard({ progress: 90, status: 'COMPLETE' });
    await user.click(card.getByRole('checkbox', confirm));
    expect(await question()).toHaveTextContent(
      'Ana finalizou o cadastro com 90% dos dados preenchidos: há campos opcionais vazios.',
    );
  });

  test('is not asked about at 100%', async () => {
    const { user, card } = await openCard({ progress: 100 });
    await user.click(card.getByRole('checkbox', confirm));
    expect(await card.findByText('Dados confirmados')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
