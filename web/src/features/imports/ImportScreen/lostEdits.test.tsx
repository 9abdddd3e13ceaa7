import { act, screen, waitFor, within } from '@testing-library/react';
import { isClosingHeldUp } from '../../../testing/closingPage';
import { importRowsServer, threeRows } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

test('what is typed while there is no network stays in its cell, and is written once there is one', async () => {
  const server = importRowsServer(threeRows());
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  server.intercept('EditImportCells', lost);
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Enter}');
  expect(await screen.findByText('Erro ao alterar as células', {}, { timeout: 10_000 })).toBeVisible();
  expect(cell(grid, 0, 1)).toHaveTextContent('Joana');
  // What stands in the cells is not what would be written.
  expect(screen.getByRole('button', { name: /^Importar/ })).toBeDisabled();
  expect(isClosingHeldUp()).toBe(true);
  server.intercept('EditImportCells', () => null);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await within(cell(grid, 0, 1)).findByText(/editado/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Importar/ })).toBeEnabled());
  expect(isClosingHeldUp()).toBe(false);
});
