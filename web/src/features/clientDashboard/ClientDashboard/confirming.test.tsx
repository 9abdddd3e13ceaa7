import { screen, waitFor, within } from '@testing-library/react';
import { candidateData, confirmationData, fieldValue } from '../../../testing/staffData';
import { serve, card, render, gone } from '../../../testing/clientDashboard';

/** 'Confirmar' in the card opens the data to read; what confirms stands below them. */
async function read(user: Awaited<ReturnType<typeof render>>['user'], name: string) {
  await user.click(within(await card(name)).getByRole('checkbox', { name: 'Confirmar' }));
  await screen.findByRole('button', { name: 'Adicionar observações' });
  return within(screen.getByRole('group', { name: `Confirmação dos dados de ${name}` }));
}

test('shows a confirmation at once, before the server has answered', async () => {
  const server = serve([candidateData({ name: 'Ana', progress: 100 })]);
  const release = server.holdBack('ConfirmCandidate');
  const { user } = await render();
  const ana = await read(user, 'Ana');
  expect(ana.getByText('Aguardando confirmação')).toBeVisible();
  await user.click(ana.getByRole('button', { name: 'Adicionar observações' }));
  await user.type(ana.getByRole('textbox', { name: 'Observações (opcional)' }), 'Tudo certo');
  await user.click(ana.getByRole('checkbox', { name: 'Confirmar' }));
  expect(await ana.findByText('Dados confirmados')).toBeVisible();
  expect(screen.queryByText('Candidato confirmado!')).not.toBeInTheDocument();
  // The box is gone, the keyboard's place is not.
  await waitFor(() => expect(screen.getByRole('group', { name: 'Confirmação dos dados de Ana' })).toHaveFocus());
  release();
  expect(await screen.findByText('Candidato confirmado!')).toBeVisible();
  expect(await ana.findByText('Observações: Tudo certo')).toBeVisible();
  expect(server.lastOf('ConfirmCandidate')['input']).toMatchObject({ clientNotes: 'Tudo certo' });
});

test('takes a confirmation back when the server refuses it, says why in toast and panel, and keeps the notes', async () => {
  const server = serve([candidateData({ name: 'Ana', progress: 100 })]);
  server.intercept('ConfirmCandidate', () => ({
    status: 400,
    error: { code: 'BAD_USER_INPUT', message: 'Recusado.' },
  }));
  const { user } = await render();
  const ana = await read(user, 'Ana');
  await user.click(ana.getByRole('button', { name: 'Adicionar observações' }));
  await user.type(ana.getByRole('textbox', { name: 'Observações (opcional)' }), 'Tudo certo');
  await user.click(ana.getByRole('checkbox', { name: 'Confirmar' }));
  expect(await screen.findByText('Erro ao confirmar')).toBeVisible();
  const inPanel = (await ana.findByText('Erro ao confirmar candidato')).closest('[role="alert"]');
  expect(inPanel).toHaveTextContent('Recusado.');
  expect(ana.getByText('Aguardando confirmação')).toBeVisible();
  expect(ana.getByRole('textbox', { name: 'Observações (opcional)' })).toHaveValue('Tudo certo');

  server.intercept('ConfirmCandidate', () => null);
  await user.click(ana.getByRole('checkbox', { name: 'Confirmar' }));
  expect(await ana.findByText('Observações: Tudo certo')).toBeVisible();
  expect(ana.queryByText('Erro ao confirmar candidato')).not.toBeInTheDocument();
  expect(await screen.findByText('Candidato confirmado!')).toBeVisible();
});

test('a candidate that somebody deleted meanwhile leaves the list when it cannot be confirmed', async () => {
  const candidates = [candidateData({ name: 'Ana', progress: 100 }), candidateData({ name: 'Bia' })];
  const server = serve(candidates);
  const { user } = await render();
  const box = (await read(user, 'Ana')).getByRole('checkbox', { name: 'Confirmar' });
  candidates.shift();
  server.intercept('ConfirmCandidate', () => gone('ConfirmCandidatePayload', 'confirmCandidate', { candidate: null }));
  await user.click(box);
  expect(await screen.findByText('Candidato não encontrado.', { selector: 'li *' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ana' })).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'Bia' })).toBeVisible();
});

/** 'Desconfirmar' in the card, and in the question that follows. */
async function withdraw(user: Awaited<ReturnType<typeof render>>['user'], name: string) {
  await user.click(within(await card(name)).getByRole('button', { name: 'Desconfirmar' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Desconfirmar os dados?' }));
  expect(question.getByText(new RegExp(`^A confirmação dos dados de ${name} deixa de valer`))).toBeVisible();
  return question;
}

test('withdraws no confirmation by one press: it asks first, and a slip is taken back', async () => {
  const server = serve([candidateData({ name: 'Ana', isConfirmed: true, confirmations: [confirmationData()] })]);
  const { user } = await render();
  const question = await withdraw(user, 'Ana');
  expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(within(await card('Ana')).getByText('Dados confirmados')).toBeVisible();
  expect(server.callsOf('UnconfirmCandidate')).toEqual([]);
});

test('withdraws a confirmation, and brings it back when there is none to withdraw', async () => {
  const confirmed = { isConfirmed: true, confirmations: [confirmationData()] };
  const server = serve([candidateData({ name: 'Ana', ...confirmed }), candidateData({ name: 'Bia', ...confirmed })]);
  const { user } = await render();
  await user.click((await withdraw(user, 'Ana')).getByRole('button', { name: 'Desconfirmar' }));
  expect(await screen.findByText('Candidato desconfirmado!')).toBeVisible();
  expect(await within(await card('Ana')).findByText('Aguardando confirmação')).toBeVisible();

  const message = 'Confirmação não encontrada para este candidato';
  server.intercept('UnconfirmCandidate', () => ({
    data: {
      unconfirmCandidate: {
        __typename: 'UnconfirmCandidatePayload',
        candidate: null,
        userErrors: [{ __typename: 'UserError', code: 'NOT_FOUND', field: null, message }],
      },
    },
  }));
  await user.click((await withdraw(user, 'Bia')).getByRole('button', { name: 'Desconfirmar' }));
  expect(await screen.findByText('Erro ao desconfirmar')).toBeVisible();
  expect(screen.getByText(message, { selector: 'li *' })).toBeVisible();
  const bia = within(await card('Bia'));
  expect(await bia.findByText('Dados confirmados')).toBeVisible();
  expect((await bia.findByText('Erro ao atualizar confirmação')).closest('[role="alert"]')).toHaveTextContent(message);
});

describe('data that have changed after the confirmation', () => {
  /** Ana's, of which the CPF has changed since, as 'Ver' shows them. */
  async function openChanged(overrides: Parameters<typeof candidateData>[0] = {}) {
    const confirmations = [confirmationData({ clientNotes: 'Conferido', changedFieldLabels: ['CPF'] })];
    const confirmationProof = { hash: 'what was read', fields: [fieldValue({ key: 'cpf', label: 'CPF', value: '1' })] };
    const changed = { isConfirmed: true, status: 'COMPLETE', confirmations, confirmationProof } as const;
    const ana = candidateData({ id: 'ana', name: 'Ana', ...changed, ...overrides });
    const server = serve([ana]);
    const { user } = await render();
    await user.click(within(await card('Ana')).getByRole('button', { name: 'Ver os dados de Ana' }));
    const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Candidato' });
    await within(dialog).findByText('CPF');
    return { server, user, ana: within(within(dialog).getByRole('group', { name: 'Confirmação dos dados de Ana' })) };
  }

  const accept = { name: 'Confirmar alterações' };

  test('are accepted beside ‘Desconfirmar’, by the proof of what was read and with the observations as they are', async () => {
    const { server, user, ana } = await openChanged();
    expect(ana.getByRole('button', { name: 'Desconfirmar' })).toBeVisible();
    await user.click(ana.getByRole('button', accept));
    await waitFor(() => expect(ana.queryByRole('button', accept)).not.toBeInTheDocument());
    expect(ana.getByText('Observações: Conferido')).toBeVisible();
    expect(server.lastOf('ConfirmCandidate')['input']).toEqual({ candidateId: 'ana', shownHash: 'what was read' });
  });

  test('of a form that is not finished are asked about before', async () => {
    const { server, user, ana } = await openChanged({ status: 'IN_PROGRESS', progress: 80 });
    await user.click(ana.getByRole('button', accept));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Confirmar dados incompletos?' }));
    expect(server.callsOf('ConfirmCandidate')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Confirmar mesmo assim' }));
    await waitFor(() => expect(server.callsOf('ConfirmCandidate')).toHaveLength(1));
  });

  test('are none where the confirmation is of the data as they are', async () => {
    const { ana } = await openChanged({ confirmations: [confirmationData()] });
    expect(ana.getByRole('button', { name: 'Desconfirmar' })).toBeVisible();
    expect(ana.queryByRole('button', accept)).not.toBeInTheDocument();
  });
});
