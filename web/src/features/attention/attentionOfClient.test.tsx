/** The queue of administrators, of the candidates of one client only. */
import { screen, waitFor, within } from '@testing-library/react';
import { openQueue, serveQueue } from '../../testing/attentionQueue';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, clientData, connection } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import AdminDashboard from '../adminDashboard/AdminDashboard/AdminDashboard';

const companies = [
  clientData({ id: 'aurora', companyName: 'Aurora Alimentos' }),
  clientData({ id: 'litoral', companyName: 'Litoral Ltda.' }),
];

const waiting = [
  { clientId: 'aurora', reason: 'OVERDUE', candidate: candidateData({ name: 'Ana', dueOn: '2026-11-01' }) },
  { clientId: 'litoral', reason: 'NO_ANSWER', candidate: candidateData({ name: 'Bia' }) },
];

/** The candidates of the queue, narrowed as the server does it. */
const of = (clientId?: string | null) => waiting.filter((entry) => !clientId || entry.clientId === clientId);

interface Asked {
  reason: string;
  clientId?: string | null;
}

async function open(path = '/admin') {
  const server = serveStaff({
    candidateTotals: { total: 2, inProgress: 2, complete: 0, confirmed: 0, ended: 0 },
    clients: connection(companies),
    candidates: connection([]),
    node: ({ id }: { id: string }) => companies.find((company) => company.id === id),
    stageCounts: ({ clientId }: Asked) => [{ stage: 'INVITED', count: clientId === 'vazia' ? 3 : 9 }],
    attentionCounts: ({ clientId }: Asked) =>
      ['OVERDUE', 'NO_ANSWER'].map((reason) => ({
        reason,
        count: of(clientId).filter((entry) => entry.reason === reason).length,
      })),
    attention: ({ reason, clientId }: Asked) => {
      const listed = of(clientId).filter((entry) => entry.reason === reason);
      const edges = listed.map(({ candidate }) => ({
        cursor: candidate.id,
        node: { reason, since: '2026-11-20T12:00:00.000Z', stoppedAt: null, candidate },
      }));
      return { ...connection([]), totalCount: edges.length, edges };
    },
  });
  return { server, ...(await renderStaff(<AdminDashboard />, { path })) };
}

const queue = async () => within(await screen.findByRole('region', { name: 'Precisam de atenção' }));

test('is chosen above the groups: they, their counts and the address are of that client', async () => {
  const { user, address } = await open();
  expect(await (await queue()).findByRole('link', { name: 'Ana' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Precisam de atenção 2' })).toBeVisible();
  await user.click((await queue()).getByRole('combobox', { name: 'Cliente' }));
  await user.click(await screen.findByRole('option', { name: /Litoral/ }));
  await waitFor(() => expect(address()).toBe('/admin?client=litoral&view=attention'));
  const bia = await (await queue()).findByRole('link', { name: 'Bia' });
  // One goes along the same group on the candidate's page.
  expect(bia).toHaveAttribute('href', expect.stringMatching(/\?from=list&reason=NO_ANSWER&client=litoral$/));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).not.toBeInTheDocument());
  expect(screen.getByRole('tab', { name: 'Precisam de atenção 1' })).toHaveAttribute('aria-selected', 'true');
});

test('is known from the address, and taken back it shows everybody', async () => {
  const { user, address, server } = await open('/admin?view=attention&client=litoral');
  expect(await (await queue()).findByRole('link', { name: 'Bia' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ana' })).not.toBeInTheDocument();
  expect(server.callsOf('AttentionCounts').map(({ variables }) => variables)).toEqual([{ clientId: 'litoral' }]);
  await user.click((await queue()).getByRole('combobox', { name: 'Cliente' }));
  await user.click(await (await queue()).findByRole('option', { name: 'Todos' }));
  await waitFor(() => expect(address()).toBe('/admin?view=attention'));
  expect(await (await queue()).findByRole('link', { name: 'Ana' })).toBeVisible();
});

test('without anybody who waits tells of its own invited, and leads to them', async () => {
  await open('/admin?view=attention&client=vazia');
  expect(await screen.findByText('3 convidados ainda não abriram o link.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ver convidados' });
  expect(link).toHaveAttribute('href', '/admin?view=list&stage=INVITED&client=vazia');
});

test('is not asked of a company, whose queue is its own', async () => {
  serveQueue([{ reason: 'OVERDUE', candidate: candidateData({ name: 'Ana', dueOn: '2026-11-01' }) }]);
  await openQueue();
  expect(await (await queue()).findByRole('link', { name: 'Ana' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Cliente' })).not.toBeInTheDocument();
});
