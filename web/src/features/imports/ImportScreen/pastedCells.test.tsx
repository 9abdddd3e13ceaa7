import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { importRowsServer, threeRows } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

/** Pastes a text into a cell of three rows and three columns. */
async function paste(text: string, row: number, column: number) {
  const server = importRowsServer(threeRows());
  const { grid, user } = await openPlan();
  await user.click(cell(grid, row, column));
  const into = cell(grid, row, column);
  fireEvent(into, createEvent.paste(into, { clipboardData: { getData: () => text } }));
  return { server, grid, user };
}

test('a picture, which has no text, leaves the cells as they are', async () => {
  const { server, grid, user } = await paste('', 0, 1);
  await user.keyboard('{ArrowDown}Bia{Enter}');
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  expect(server.lastOf('EditImportCells')['input']).toMatchObject({
    cells: [{ row: 3, fieldKey: 'name', value: 'Bia' }],
  });
  expect(cell(grid, 0, 1)).toHaveTextContent('Pessoa 2');
});

test('what there is no room for below and on the right is told, and the rest is pasted', async () => {
  const { server } = await paste('a@x.com\tCasado(a)\tx\nb@x.com\t\t\nc@x.com\t\t\n', 1, 2);
  const told =
    'Coladas 2 de 3 linhas: as outras não cabem abaixo. Coladas 2 de 3 colunas: as outras não cabem à direita.';
  expect(await screen.findByText(told)).toBeVisible();
  await waitFor(() =>
    expect(server.lastOf('EditImportCells')['input']).toMatchObject({
      cells: [
        { row: 3, fieldKey: 'email', value: 'a@x.com' },
        { row: 3, fieldKey: 'estado_civil', value: 'Casado(a)' },
        { row: 4, fieldKey: 'email', value: 'b@x.com' },
        { row: 4, fieldKey: 'estado_civil', value: '' },
      ],
    }),
  );
});

test('empty cells that there is no room for are not missed', async () => {
  const { server } = await paste('Solteiro(a)\t\t\n\t\t\n', 2, 3);
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  expect(screen.queryByText(/Colada/)).not.toBeInTheDocument();
});
