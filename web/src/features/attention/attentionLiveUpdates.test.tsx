import { act, screen, waitFor, within } from '@testing-library/react';
import type { AttentionReason } from '../../generated/staff/graphql';
import { testLive } from '../../testing/liveStream';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, clientData, connection, type CandidateData } from '../../testing/staffData';
import { previewOf, serveStaff } from '../../testing/staffServer';
import ClientDashboard from '../clientDashboard/ClientDashboard/ClientDashboard';
import { LiveProvider } from '../live/LiveProvider';

const since = '2026-11-18T12:00:00.000Z';
const person = (id: string, name: string) => candidateData({ id, name, openedAt: since, nextAction: 'REMIND' });
const updates = { name: 'A lista mudou, atualizar' };

/** The queue of a client, whose group 'Sem resposta' a test changes behind the screen. */
async function openQueue() {
  let stuck: readonly CandidateData[] = [person('ana', 'Ana Lima'), person('bia', 'Bia Souza')];
  const live = testLive();
  const server = serveStaff({
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    candidateTotals: { total: 2, inProgress: 2, complete: 0, confirmed: 0, ended: 0 },
    candidates: () => connection(stuck),
    ...previewOf(() => stuck),
    attentionCounts: () => [{ reason: 'NO_ANSWER', count: stuck.length }],
    attention: ({ reason }: { reason: AttentionReason }) => ({
      totalCount: stuck.length,
      edges: stuck.map((candidate) => ({
        cursor: candidate.id,
        node: { reason, since, stoppedAt: null, candidate },
      })),
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    }),
  });
  const { user } = await renderStaff(
    <LiveProvider environment={live.environment}>
      <ClientDashboard />
    </LiveProvider>,
    { role: 'client', path: '/client' },
  );
  const group = within(await screen.findByRole('region', { name: 'Sem resposta' }));
  await group.findByRole('link', { name: 'Ana Lima' });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  let version = 1;
  act(() => live.tell({ candidates: version, notifications: 0 }));
  return {
    user,
    server,
    group,
    /** What somebody else does, and that the server tells of it. */
    change: (people: readonly CandidateData[]) => {
      stuck = people;
      version += 1;
      act(() => live.tell({ candidates: version, notifications: 0 }));
    },
  };
}

test('a reminder by somebody else is offered as an update though the counts are the same, and takes the action away', async () => {
  const { user, group, change } = await openQueue();
  change([{ ...person('ana', 'Ana Lima'), nextAction: null }, person('bia', 'Bia Souza')]);
  const button = await screen.findByRole('button', updates);
  expect(group.getByRole('button', { name: 'Enviar lembrete para Ana Lima' })).toBeVisible();
  await user.click(button);
  await waitFor(() =>
    expect(group.queryByRole('button', { name: 'Enviar lembrete para Ana Lima' })).not.toBeInTheDocument(),
  );
  expect(group.getByRole('button', { name: 'Enviar lembrete para Bia Souza' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', updates)).not.toBeInTheDocument());
});

test('one who comes as another goes is offered as an update, and stands there once they are shown', async () => {
  const { user, group, change } = await openQueue();
  change([person('bia', 'Bia Souza'), person('caio', 'Caio Reis')]);
  await user.click(await screen.findByRole('button', updates));
  expect(await group.findByRole('link', { name: 'Caio Reis' })).toBeVisible();
  expect(group.queryByRole('link', { name: 'Ana Lima' })).not.toBeInTheDocument();
});

test('what changes nothing that is shown of a group is no update', async () => {
  const { server, change } = await openQueue();
  const asked = server.callsOf('AttentionGroup').length;
  change([{ ...person('ana', 'Ana Lima'), progress: 70 }, person('bia', 'Bia Souza')]);
  await waitFor(() => expect(server.callsOf('AttentionGroup').length).toBeGreaterThan(asked));
  expect(screen.queryByRole('button', { name: /atualizar/ })).not.toBeInTheDocument();
});

test.each([
  ['and another stays', [person('bia', 'Bia Souza')]],
  ['and the group with them', []],
])('a chosen one who was deleted elsewhere is chosen no more, %s', async (_what, rest) => {
  const { user, group, change } = await openQueue();
  await user.click(group.getByRole('checkbox', { name: 'Selecionar estes' }));
  expect(await screen.findByText('2 selecionados')).toBeVisible();
  change(rest);
  await user.click(await screen.findByRole('button', { name: /atualizar$/ }));
  await waitFor(() => expect(screen.queryByText('2 selecionados')).not.toBeInTheDocument());
  expect(screen.queryAllByText('1 selecionado')).toHaveLength(rest.length);
});
