import { act, screen, waitFor, within } from '@testing-library/react';
import type { GraphqlAnswer } from '../../../testing/graphqlServer';
import { isClosingHeldUp } from '../../../lib/closingPage';
import { importRowsServer, threeRows } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

const failing: [string, () => Promise<never> | GraphqlAnswer][] = [
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has no database', () => ({ status: 503, error: { code: 'UNAVAILABLE' } })],
  ['the server stumbles', () => ({ status: 500, error: { code: 'INTERNAL' } })],
  ['the server asks for a pause', () => ({ status: 429, error: { code: 'RATE_LIMITED' } })],
];

test.each(failing)('what is typed while %s stays in its cell, and is written afterwards', async (_why, lost) => {
  const server = importRowsServer(threeRows());
  server.intercept('EditImportCells', lost);
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Enter}');
  expect(await screen.findByText('Erro ao alterar as células')).toBeVisible();
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

test('what makes the server fail each time is given up, so that the rest can go on', async () => {
  const server = importRowsServer(threeRows());
  server.intercept('EditImportCells', () => ({ status: 500, error: { code: 'INTERNAL' } }));
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Enter}');
  const tryAgain = () => act(() => void window.dispatchEvent(new Event('online')));
  const isGivenUp = () => {
    tryAgain();
    expect(cell(grid, 0, 1)).not.toHaveTextContent('Joana');
  };
  await waitFor(isGivenUp, { timeout: 30_000, interval: 200 });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Importar/ })).toBeEnabled());
  expect(isClosingHeldUp()).toBe(false);
}, 40_000);

/** Refuses the first `times` changes, as the server does when somebody else has changed the draft at the same moment. */
function overtaken(server: ReturnType<typeof importRowsServer>, operation: string, times: number) {
  const field = `${operation[0]!.toLowerCase()}${operation.slice(1)}`;
  const userErrors = [
    { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Foi alterada em outro lugar.' },
  ];
  const refusal = { data: { [field]: { candidateImport: null, rows: null, userErrors } } };
  server.intercept(operation, () => (server.callsOf(operation).length <= times ? refusal : null));
}

test('a change that another person’s has overtaken is sent again, and nothing is told of it', async () => {
  const server = importRowsServer(threeRows());
  overtaken(server, 'EditImportCells', 1);
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Enter}');
  expect(await within(cell(grid, 0, 1)).findByText(/editado/)).toBeVisible();
  expect(screen.queryByText('Erro ao alterar as células')).not.toBeInTheDocument();
  expect(server.callsOf('EditImportCells')).toHaveLength(2);
});

test('one that is overtaken again is told, and still not forgotten', async () => {
  const server = importRowsServer(threeRows());
  overtaken(server, 'EditImportCells', 2);
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Enter}');
  expect(await screen.findByText('Erro ao alterar as células')).toBeVisible();
  expect(cell(grid, 0, 1)).toHaveTextContent('Joana');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await within(cell(grid, 0, 1)).findByText(/editado/)).toBeVisible();
});

test('a row is left out though another person’s change came between', async () => {
  const server = importRowsServer(threeRows());
  overtaken(server, 'LeaveOutImportRows', 1);
  const { grid, user } = await openPlan();
  await user.click(cell(grid, 0, 1));
  await user.keyboard('{Home} ');
  await waitFor(() => expect(cell(grid, 0, 0)).toHaveTextContent('De fora'));
});
