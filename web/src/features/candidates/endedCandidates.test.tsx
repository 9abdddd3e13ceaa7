/** What the lists show of a candidate whose admission has ended, in the place of what would be asked otherwise. */
import { screen, waitFor, within } from '@testing-library/react';
import AdminDashboard from '../adminDashboard/AdminDashboard/AdminDashboard';
import { openBulkMenu } from '../../testing/bulkActions';
import { card, render, serve } from '../../testing/clientDashboard';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, confirmationData, connection, type CandidateData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';

const ending = { at: '2026-11-29T15:00:00.000Z', reason: 'NOT_APPROVED', message: null };
const asked = /Aguardando|Sem cliente|Pede correção|Em Andamento/;

/** Opens the administrator's list of one candidate. */
async function openList(candidate: CandidateData) {
  serveStaff({
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0, ended: 0 },
    clients: connection([]),
    candidates: connection([candidate]),
  });
  const { user } = await renderStaff(<AdminDashboard />);
  return { user, box: await screen.findByRole('checkbox', { name: 'Selecionar Ana' }) };
}

test('a row of the administrator has the badge and the reason, and asks for nothing', async () => {
  const correctionRequest = { message: 'Meu CPF está errado.', requestedAt: ending.at };
  const nagging = { correctionRequest, documentsState: 'WAITING', clientName: null };
  const { box } = await openList(candidateData({ name: 'Ana', ending, ...nagging }));
  const row = box.closest('li');
  expect(row).toHaveTextContent(/Encerrado40% preenchidoAdmissão encerrada: Não aprovado/);
  expect(row).not.toHaveTextContent(asked);
});

test('a confirmation that was given is told still', async () => {
  const confirmed = { isConfirmed: true, confirmations: [confirmationData({ clientName: 'Marina' })] };
  const hired = { ...ending, reason: 'HIRED' };
  const { box } = await openList(candidateData({ name: 'Ana', status: 'COMPLETE', ...confirmed, ending: hired }));
  expect(box.closest('li')).toHaveTextContent(/EncerradoConfirmado por MarinaAdmissão encerrada: Contratado/);
});

test.each([
  ['resumed where it has ended', { ending }, true],
  ['ended where it goes on', {}, false],
])('a chosen admission can be %s', async (_what, standing, isOffered) => {
  const { user, box } = await openList(candidateData({ name: 'Ana', ...standing }));
  await user.click(box);
  const offered = await openBulkMenu(user);
  expect(offered).toContain('Encerrar');
  expect(offered.includes('Retomar')).toBe(isOffered);
});

test('the list leaves out whom nothing is waited for', async () => {
  const server = serveStaff({
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0, ended: 1 },
    clients: connection([]),
    candidates: connection([candidateData()]),
  });
  const { user } = await renderStaff(<AdminDashboard />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Etapa' }), 'Sem os encerrados');
  const others = ['INVITED', 'OPENED', 'FILLING', 'CORRECTION', 'COMPLETE', 'CONFIRMED', 'OVERDUE'];
  await waitFor(() => expect(server.lastOf('AdminCandidates')).toMatchObject({ filter: { stages: others } }));
});

test.each([
  ['status=IN_PROGRESS', ['INVITED', 'OPENED', 'FILLING', 'CORRECTION', 'OVERDUE']],
  ['status=COMPLETE', ['COMPLETE', 'CONFIRMED']],
  ['status=ENDED', ['ENDED']],
  ['status=COMPLETE&stage=ENDED', ['ENDED']],
])('a list by %s has whom the badge says it of', async (filters, stages) => {
  const server = serve([candidateData({ name: 'Ana' })]);
  await render(`/client?${filters}`);
  await card('Ana');
  expect(server.lastOf('ClientDashboard')['filter']).toEqual({ stages });
});

test('status and stage take each other back, as a stage tells the status', async () => {
  serve([candidateData({ name: 'Ana' })]);
  const { user, address } = await render('/client?stage=FILLING');
  await card('Ana');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Encerrado');
  await waitFor(() => expect(address()).toBe('/client?status=ENDED'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Etapa' }), 'Convidado');
  await waitFor(() => expect(address()).toBe('/client?stage=INVITED'));
});

test('a card of the page counts none of them as in progress', async () => {
  await openList(candidateData({ name: 'Ana', ending }));
  expect(screen.getByRole('group', { name: 'Em Andamento' })).toHaveTextContent(/^Em Andamento0 nesta página/);
});

test('the company reads how many have ended, once there is one', async () => {
  serve([candidateData({ name: 'Ana', ending }), candidateData({ name: 'Bia' })]);
  await render();
  expect(await screen.findByText('2 em andamento · nenhum completo · nenhum confirmado · 1 encerrado')).toBeVisible();
});

test('a card of the company says why it has ended, and offers neither to confirm nor to send the link', async () => {
  serve([candidateData({ name: 'Ana', ending }), candidateData({ name: 'Bia' })]);
  await render();
  const ongoing = within(await card('Bia'));
  expect(ongoing.getByRole('checkbox', { name: 'Confirmar' })).toBeVisible();
  expect(ongoing.getByRole('button', { name: /^Enviar/ })).toBeVisible();
  const ended = await card('Ana');
  expect(ended).toHaveTextContent(/Encerrado.*Não aprovado/);
  expect(ended).not.toHaveTextContent(asked);
  expect(within(ended).queryByRole('checkbox', { name: 'Confirmar' })).not.toBeInTheDocument();
  expect(within(ended).queryByRole('button', { name: /^Enviar/ })).not.toBeInTheDocument();
});
