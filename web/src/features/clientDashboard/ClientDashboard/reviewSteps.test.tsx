import { screen, waitFor, within } from '@testing-library/react';
import { candidateData, clientData, confirmationData, connection, fieldValue } from '../../../testing/staffData';
import { deferred, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { isClosingHeldUp } from '../../../lib/closingPage';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ClientDashboard from './ClientDashboard';

const person = (name: string, cpf: string) =>
  candidateData({
    id: name.toLowerCase(),
    name,
    progress: 100,
    fields: [fieldValue({ key: 'cpf', label: 'CPF', value: cpf })],
    confirmationProof: { hash: `proof of ${name}`, fields: [fieldValue({ key: 'cpf', label: 'CPF', value: cpf })] },
  });

/** Ana, Bia and Caio wait for their confirmation, until they have it. */
function serve() {
  const people = [person('Ana', '111'), person('Bia', '222'), person('Caio', '333')];
  const byId = (id: string) => people.find((one) => one.id === id)!;
  return serveStaff({
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    attentionCounts: () => [{ reason: 'UNCONFIRMED', count: people.filter((one) => !one.isConfirmed).length }],
    attention: () => connection([]),
    candidateTotals: { total: 3, inProgress: 0, complete: 3, confirmed: 0, ended: 0 },
    candidates: () => connection(people),
    node: ({ id }: { id: string }) => byId(id),
    candidateNeighbours: ({ id }: { id: string }) => {
      const waiting = people.filter((one) => !one.isConfirmed);
      const at = waiting.findIndex((one) => one.id === id);
      return { previous: waiting[at - 1] ?? null, next: (at >= 0 && waiting[at + 1]) || null };
    },
    confirmCandidate: ({ input }: { input: { candidateId: string } }) => ({
      candidate: Object.assign(byId(input.candidateId), { isConfirmed: true, confirmations: [confirmationData()] }),
      userErrors: [],
    }),
  });
}

async function open(path: string) {
  const server = serve();
  const { user, address } = await renderStaff(<ClientDashboard />, { path, role: 'client' });
  await screen.findByText('111');
  const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
  const panel = (name: string) => within(dialog.getByRole('group', { name: `Confirmação dos dados de ${name}` }));
  return { user, address, server, dialog, panel };
}

const next = { name: /^Próximo candidato: / };
const previous = { name: /^Candidato anterior/ };

test('goes on along the list as it is filtered and sorted, and closing leads to the list', async () => {
  const { user, address, server, dialog } = await open('/client?candidate=ana&mode=view&confirmed=no&sort=NAME_ASC');
  expect(dialog.getByRole('button', previous)).toHaveAttribute('aria-disabled', 'true');
  await user.click(await dialog.findByRole('button', { name: 'Próximo candidato: Bia' }));
  expect(await dialog.findByText('222')).toBeVisible();
  expect(dialog.getByText('Bia', { selector: '[role=status]' })).toBeVisible();
  expect(dialog.queryByText('111')).not.toBeInTheDocument();
  expect(address()).toBe('/client?candidate=bia&mode=view&confirmed=no&sort=NAME_ASC');
  await waitFor(() =>
    expect(server.lastOf('CandidateNeighbours')).toEqual({ id: 'bia', filter: { confirmed: false }, sort: 'NAME_ASC' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Candidato anterior: Ana' }));
  expect(await dialog.findByText('111')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/client?confirmed=no&sort=NAME_ASC'));
});

test('who is confirmed leaves the group of the queue, and the next of it is still one step away', async () => {
  const { user, address, server, dialog, panel } = await open('/client?candidate=ana&mode=confirm&reason=UNCONFIRMED');
  await dialog.findByRole('button', next);
  expect(dialog.getByText('· 3 na fila')).toBeVisible();
  expect(server.lastOf('CandidateNeighbours')).toMatchObject({ filter: { attention: 'UNCONFIRMED' } });
  await user.click(panel('Ana').getByRole('checkbox', { name: 'Confirmar' }));
  await waitFor(() => expect(server.callsOf('CandidateNeighbours')).toHaveLength(2));
  expect(await screen.findByText('Candidato confirmado!')).toBeVisible();
  await user.click(dialog.getByRole('button', next));
  expect(await dialog.findByText('222')).toBeVisible();
  expect(dialog.getByText('· 2 na fila')).toBeVisible();
  await user.click(panel('Bia').getByRole('checkbox', { name: 'Confirmar' }));
  await waitFor(() => expect(server.callsOf('ConfirmCandidate')).toHaveLength(2));
  expect(server.lastOf('ConfirmCandidate')['input']).toMatchObject({ candidateId: 'bia', shownHash: 'proof of Bia' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/client'));
});

test('from the group of the queue the page goes along the group in its order, whatever the list beside it is filtered by', async () => {
  const { dialog } = await open(
    '/client?candidate=ana&mode=confirm&reason=UNCONFIRMED&search=ana&stage=INVITED&sort=NAME_ASC',
  );
  expect(dialog.getByRole('link', { name: 'Abrir página' })).toHaveAttribute(
    'href',
    '/candidates/ana?from=list&reason=UNCONFIRMED&sort=NAME_ASC',
  );
});

test('a card of the list goes along the list, although the address still names a group of the queue', async () => {
  const server = serve();
  const { user, address } = await renderStaff(<ClientDashboard />, {
    path: '/client?view=list&reason=UNCONFIRMED',
    role: 'client',
  });
  await user.click(await screen.findByRole('button', { name: 'Ana' }));
  await waitFor(() => expect(address()).toBe('/client?view=list&candidate=ana&mode=view'));
  await screen.findByRole('button', next);
  expect(server.callsOf('CandidateNeighbours')).toHaveLength(1);
  expect(server.lastOf('CandidateNeighbours')).toMatchObject({ filter: {} });
  expect(screen.getByRole('link', { name: 'Abrir página' })).toHaveAttribute('href', '/candidates/ana?from=list');
});

test('an observation that was not sent is asked about before the next candidate, and does not go along', async () => {
  const { user, dialog, panel } = await open('/client?candidate=ana&mode=confirm');
  await user.click(panel('Ana').getByRole('button', { name: 'Adicionar observações' }));
  await user.type(panel('Ana').getByRole('textbox'), 'Falta o verso');
  await user.click(await dialog.findByRole('button', next));
  const question = () => screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
  await user.click(within(await question()).getByRole('button', { name: 'Continuar editando' }));
  expect(panel('Ana').getByRole('textbox')).toHaveValue('Falta o verso');
  await user.click(dialog.getByRole('button', next));
  await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
  expect(await dialog.findByText('222')).toBeVisible();
  expect(panel('Bia').queryByRole('textbox')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a confirmation that is refused once the next candidate is read is told with its name, and its observation waits for it', async () => {
  const { user, server, dialog, panel } = await open('/client?candidate=ana&mode=confirm');
  let refuse = () => {};
  const refused = new Promise<GraphqlAnswer>((resolve) => {
    refuse = () => resolve({ status: 400, error: { code: 'BAD_USER_INPUT', message: 'Os dados mudaram.' } });
  });
  server.intercept('ConfirmCandidate', () => refused);
  await user.click(panel('Ana').getByRole('button', { name: 'Adicionar observações' }));
  await user.type(panel('Ana').getByRole('textbox'), 'Tudo certo');
  await user.click(panel('Ana').getByRole('checkbox', { name: 'Confirmar' }));
  await user.click(await dialog.findByRole('button', next));
  expect(await dialog.findByText('222')).toBeVisible();
  refuse();
  expect(await screen.findByText('Ana: Os dados mudaram.', { selector: 'li *' })).toBeVisible();
  expect(panel('Bia').queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Candidato anterior: Ana' }));
  expect(await dialog.findByText('111')).toBeVisible();
  expect(panel('Ana').getByRole('textbox')).toHaveValue('Tudo certo');
  await user.clear(panel('Ana').getByRole('textbox'));
  expect(panel('Ana').getByRole('textbox')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

/** Ana is confirmed with an observation, and her data are closed before the answer; `refuse` is the answer. */
async function closedWhileConfirming() {
  const { user, address, server, dialog, panel } = await open('/client?view=list&candidate=ana&mode=confirm');
  const refused = deferred<GraphqlAnswer>();
  server.intercept('ConfirmCandidate', () => refused.promise);
  await user.click(panel('Ana').getByRole('button', { name: 'Adicionar observações' }));
  await user.type(panel('Ana').getByRole('textbox'), 'Tudo certo');
  await user.click(panel('Ana').getByRole('checkbox', { name: 'Confirmar' }));
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0]!);
  const refuse = async () => {
    refused.resolve({ status: 400, error: { code: 'BAD_USER_INPUT', message: 'Os dados mudaram.' } });
    await screen.findByText('Ana: Os dados mudaram.', { selector: 'li *' });
  };
  return { user, address, refuse };
}

test('an observation whose confirmation is refused after the data were closed is there again when they are opened', async () => {
  const { user, address, refuse } = await closedWhileConfirming();
  await waitFor(() => expect(address()).toBe('/client?view=list'));
  await refuse();
  expect(isClosingHeldUp()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Ana' }));
  expect(await screen.findByRole('textbox', { name: 'Observações (opcional)' })).toHaveValue('Tudo certo');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isClosingHeldUp()).toBe(false);
});

test('an observation that a late refusal puts back under data that were opened anew is not lost as these are closed', async () => {
  const { user, address, refuse } = await closedWhileConfirming();
  const again = async () => {
    await waitFor(() => expect(address()).toBe('/client?view=list'));
    await user.click(screen.getByRole('button', { name: 'Ana' }));
    await screen.findByText('111');
  };
  await again();
  await refuse();
  await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]!);
  await again();
  expect(await screen.findByRole('textbox', { name: 'Observações (opcional)' })).toHaveValue('Tudo certo');
});

test('until the next candidate is there nothing can be done to the former, and the focus stays', async () => {
  const { user, server, dialog, panel } = await open('/client?candidate=ana&mode=confirm');
  const arrive = server.holdBack('CandidateReview');
  await user.click(await dialog.findByRole('button', next));
  const box = panel('Ana').getByRole('checkbox', { name: 'Confirmar' });
  await waitFor(() => expect(box.closest('[inert]')).not.toBeNull());
  expect(dialog.getByText('111').closest('[inert]')).not.toBeNull();
  arrive();
  expect(await dialog.findByText('222')).toBeVisible();
  expect(dialog.getByText('222').closest('[inert]')).toBeNull();
  expect(await dialog.findByRole('button', next)).toHaveFocus();
});
