/** A column that is being renamed while something else is pressed. */
import { getConfig, screen, waitFor } from '@testing-library/react';
import { exportButton, open, serve } from '../../../testing/exportDialog';

/** A finger's tap: the browser takes the focus away and clicks in one go, so that only what React renders at once is there by the click. */
const tap = (target: HTMLElement) =>
  getConfig().asyncWrapper(async () => {
    (document.activeElement as HTMLElement).blur();
    await Promise.resolve();
    target.click();
  });

test('a column whose name is still open to be renamed is exported by its new name, also by a tap', async () => {
  const server = serve();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Nome' }));
  await user.keyboard('Pessoa');
  await tap(exportButton());
  await waitFor(() => expect(server.callsOf('ExportCandidates')).toHaveLength(1));
  expect(server.lastOf('ExportCandidates')).toMatchObject({
    input: { configuration: { columns: [{ key: 'name', displayName: 'Pessoa' }, {}, {}] } },
  });
  expect(screen.getByRole('button', { name: 'Pessoa' })).toBeVisible();
});
