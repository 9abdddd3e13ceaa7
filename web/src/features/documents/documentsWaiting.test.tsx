/** The number beside 'Documentos' while others judge. */
import { act, screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { testLive } from '../../testing/liveStream';
import { connection } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import AdminDashboard from '../adminDashboard/AdminDashboard/AdminDashboard';
import { LiveProvider } from '../live/LiveProvider';

test('follows what others judge', async () => {
  let waiting = 3;
  const live = testLive();
  serveStaff({
    candidateTotals: { total: 0, inProgress: 0, complete: 0, confirmed: 0, ended: 0 },
    clients: connection([]),
    candidates: () => connection([]),
    documentsToReview: () => ({ ...connection([]), totalCount: waiting }),
  });
  await renderStaff(
    <LiveProvider environment={live.environment}>
      <AdminDashboard />
    </LiveProvider>,
    { path: '/admin' },
  );
  const link = await screen.findByRole('link', { name: /^Documentos/ });
  await waitFor(() => expect(link).toHaveTextContent('3'));
  await waitFor(() => expect(live.isOpen()).toBe(true));
  waiting = 2;
  act(() => live.tell({ candidates: 1, notifications: 0 }));
  await waitFor(() => expect(link).toHaveTextContent('2'));
  waiting = 1;
  act(() => live.tell({ candidates: 2, notifications: 0 }));
  await waitFor(() => expect(link).toHaveTextContent('1'));
});
