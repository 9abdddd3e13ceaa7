/** The administrator's list while others work: what is new is offered, and nothing jumps under the hand. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { testLive } from '../../../testing/liveStream';
import { candidateData, connection, type CandidateData } from '../../../testing/staffData';
import { renderStaff } from '../../../testing/renderStaff';
import { previewOf, serveStaff } from '../../../testing/staffServer';
import { LiveProvider } from '../../live/LiveProvider';
import AdminDashboard from './AdminDashboard';

/** The list of these people, which a test changes, with a server that tells of changes. */
async function open(people: CandidateData[]) {
  const live = testLive();
  const server = serveStaff({
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0, ended: 0 },
    clients: connection([]),
    candidates: (page: { first: number; page?: number }) => connection(people, { page: 1, ...page }),
    ...previewOf(() => people),
  });
  const { user } = await renderStaff(
    <LiveProvider environment={live.environment}>
      <AdminDashboard />
    </LiveProvider>,
    { path: '/admin' },
  );
  const list = within(await screen.findByRole('region', { name: 'Todos os Candidatos' }));
  const names = () => list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(people.map(({ name }) => name)));
  await waitFor(() => expect(live.isOpen()).toBe(true));
  act(() => live.tell({ candidates: 1, notifications: 0 }));
  let version = 1;
  const tellOfChange = () => act(() => live.tell({ candidates: (version += 1), notifications: 0 }));
  return { user, server, names, tellOfChange };
}

test('those who come are counted, and shown once one asks for them', async () => {
  const people = [candidateData({ name: 'Ana' })];
  const { user, names, tellOfChange } = await open(people);
  people.unshift(candidateData({ name: 'Bia' }), candidateData({ name: 'Caio' }));
  tellOfChange();
  const offer = await screen.findByRole('button', { name: '2 novos, atualizar' });
  expect(names()).toEqual(['Ana']);
  await user.click(offer);
  await waitFor(() => expect(names()).toEqual(['Bia', 'Caio', 'Ana']));
  expect(screen.queryByRole('button', { name: /atualizar/ })).not.toBeInTheDocument();
});

test('a chosen one who was deleted is chosen no more, and one who is on the next page now still is', async () => {
  const people = ['Ana', 'Bia'].map((name) => candidateData({ name }));
  const { user, tellOfChange } = await open(people);
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await screen.findByRole('button', { name: 'Exportar Selecionados (2)' });
  people.splice(0, 1, ...['Caio', 'Davi', 'Eva', 'Fabi', 'Gil'].map((name) => candidateData({ name })));
  tellOfChange();
  await user.click(await screen.findByRole('button', { name: /, atualizar$/ }));
  await screen.findByRole('button', { name: 'Exportar Selecionados (1)' });
  await user.click(screen.getAllByRole('button', { name: 'Próximo' })[0]!);
  expect(await screen.findByRole('checkbox', { name: 'Selecionar Bia' })).toBeChecked();
});

test('the server is asked about all who left the list in one request and, where that fails, again with the next list', async () => {
  const people = ['Ana', 'Bia', 'Caio'].map((name) => candidateData({ name }));
  const gone = people.slice(0, 2).map(({ id }) => id);
  const { user, server, tellOfChange } = await open(people);
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await screen.findByRole('button', { name: 'Exportar Selecionados (3)' });
  let isBroken = true;
  server.intercept('ExistingCandidates', () => (isBroken ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null));
  people.splice(0, 2);
  tellOfChange();
  await user.click(await screen.findByRole('button', { name: /, atualizar$/ }));
  await waitFor(() =>
    expect(server.callsOf('ExistingCandidates').map(({ variables }) => variables)).toEqual([{ ids: gone }]),
  );
  expect(screen.getByRole('button', { name: 'Exportar Selecionados (3)' })).toBeVisible();
  isBroken = false;
  people.push(candidateData({ name: 'Davi' }));
  tellOfChange();
  await user.click(await screen.findByRole('button', { name: /, atualizar$/ }));
  expect(await screen.findByRole('button', { name: 'Exportar Selecionados (1)' })).toBeVisible();
  expect(server.callsOf('ExistingCandidates').map(({ variables }) => variables)).toEqual([
    { ids: gone },
    { ids: gone },
  ]);
});
