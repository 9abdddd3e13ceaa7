/** The administrator's list while others work: what is new is offered, and nothing jumps under the hand. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { testLive } from '../../../testing/liveStream';
import { candidateData, connection } from '../../../testing/staffData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import { LiveProvider } from '../../live/LiveProvider';
import AdminDashboard from './AdminDashboard';

test('those who come are counted, and shown once one asks for them', async () => {
  const people = [candidateData({ name: 'Ana' })];
  const live = testLive();
  serveStaff({
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0 },
    clients: connection([]),
    candidates: (page: { first: number; page?: number }) => connection(people, { page: 1, ...page }),
  });
  const { user } = await renderStaff(
    <LiveProvider environment={live.environment}>
      <AdminDashboard />
    </LiveProvider>,
    { path: '/admin' },
  );
  const list = within(await screen.findByRole('region', { name: 'Todos os Candidatos' }));
  const names = () => list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Ana']));
  await waitFor(() => expect(live.isOpen()).toBe(true));
  act(() => live.tell({ candidates: 1, notifications: 0 }));
  people.unshift(candidateData({ name: 'Bia' }), candidateData({ name: 'Caio' }));
  act(() => live.tell({ candidates: 2, notifications: 0 }));
  const offer = await screen.findByRole('button', { name: '2 novos, atualizar' });
  expect(names()).toEqual(['Ana']);
  await user.click(offer);
  await waitFor(() => expect(names()).toEqual(['Bia', 'Caio', 'Ana']));
  expect(screen.queryByRole('button', { name: /atualizar/ })).not.toBeInTheDocument();
});
