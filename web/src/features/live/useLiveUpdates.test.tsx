import { act, screen, waitFor } from '@testing-library/react';
import { testLive } from '../../testing/liveStream';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, clientData, connection } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import ClientDashboard from '../clientDashboard/ClientDashboard/ClientDashboard';
import { LiveProvider } from './LiveProvider';

/** The client's list, and the server behind it, whose candidates a test changes. */
async function openList({ isTold = true } = {}) {
  const people = [candidateData({ id: 'ana', name: 'Ana Lima' })];
  const live = testLive();
  const server = serveStaff({
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    candidateTotals: () => ({ total: people.length, inProgress: people.length, complete: 0, confirmed: 0, ended: 0 }),
    candidates: () => connection(people),
  });
  const screenOf = await renderStaff(
    <LiveProvider environment={live.environment}>
      <ClientDashboard />
    </LiveProvider>,
    { role: 'client', path: '/client?view=list' },
  );
  await screen.findByText('Ana Lima');
  await waitFor(() => expect(live.isOpen()).toBe(true));
  if (isTold) act(() => live.tell({ candidates: 1, notifications: 0 }));
  return { ...screenOf, live, people, server };
}

const newcomer = () => candidateData({ id: 'bia', name: 'Bia Souza' });

it('offers what others have registered instead of changing the list, and shows it when it is asked to', async () => {
  const { live, people, user } = await openList();
  people.unshift(newcomer());
  act(() => live.tell({ candidates: 2, notifications: 0 }));
  const button = await screen.findByRole('button', { name: '1 novo, atualizar' });
  expect(screen.getByText('1 novo, atualizar', { selector: '[aria-live="polite"]' })).toBeInTheDocument();
  expect(screen.queryByText('Bia Souza')).not.toBeInTheDocument();
  await user.click(button);
  await screen.findByText('Bia Souza');
  await waitFor(() => expect(screen.queryByRole('button', { name: /atualizar/ })).not.toBeInTheDocument());
  expect(document.activeElement).not.toBe(document.body);
});

it('says that the list has changed where somebody was renamed or has gone', async () => {
  const { live, people } = await openList();
  people[0] = { ...people[0]!, name: 'Ana Souza' };
  act(() => live.tell({ candidates: 2, notifications: 0 }));
  await screen.findByRole('button', { name: 'A lista mudou, atualizar' });
  expect(screen.getByText('Ana Lima')).toBeInTheDocument();
});

it('says nothing of a change that is on the screen already, and nothing when only notifications have changed', async () => {
  const { live, server } = await openList();
  const asked = server.callsOf('ClientDashboard').length;
  act(() => live.tell({ candidates: 1, notifications: 5 }));
  act(() => live.tell({ candidates: 2, notifications: 5 }));
  await waitFor(() => expect(server.callsOf('ClientDashboard').length).toBe(asked + 1));
  expect(screen.queryByRole('button', { name: /atualizar/ })).not.toBeInTheDocument();
});

it('offers what has changed between the loading and the first state that the server tells', async () => {
  const { live, people } = await openList({ isTold: false });
  people.unshift(newcomer());
  act(() => live.tell({ candidates: 7, notifications: 0 }));
  expect(await screen.findByRole('button', { name: '1 novo, atualizar' })).toBeVisible();
});

it('looks again where the server gave no answer', async () => {
  const { live, people, server } = await openList();
  let isBroken = true;
  server.intercept('ClientDashboard', () => (isBroken ? { status: 403, error: { code: 'FORBIDDEN' } } : null));
  const asked = server.callsOf('ClientDashboard').length;
  people.unshift(newcomer());
  act(() => live.tell({ candidates: 2, notifications: 0 }));
  await waitFor(() => expect(server.callsOf('ClientDashboard').length).toBeGreaterThan(asked));
  isBroken = false;
  expect(await screen.findByRole('button', { name: '1 novo, atualizar' })).toBeVisible();
});
