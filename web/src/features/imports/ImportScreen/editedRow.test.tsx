import { screen, waitFor, within } from '@testing-library/react';
import { importCell, importRow } from '../../../testing/importData';
import { importRowsServer } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

/** A row whose name the field does not take; what is typed over it mends the row. */
const wrong = (row: number) =>
  importRow(
    row,
    [
      importCell('name', null, { source: `Pessoa ${row}`, text: `Pessoa ${row}`, problem: 'Nome: inválido.' }),
      importCell('email', `pessoa${row}@exemplo.com`),
      importCell('estado_civil', null),
    ],
    { kind: 'PROBLEM' },
  );

/** Mends the first row under the filter 'Com problema', and begins to type in its next cell while the answer is on its way. */
async function typeWhileTheRowIsMended(rows: ReturnType<typeof wrong>[]) {
  const server = importRowsServer(rows);
  const { grid, user } = await openPlan('/imports/import-1?kind=PROBLEM');
  const release = server.holdBack('EditImportCells');
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Tab}jo');
  release();
  // The rows are asked for again, of which the first is none of the filter's any more.
  await waitFor(() => expect(server.callsOf('CandidateImportRows')).toHaveLength(2));
  await user.keyboard('ana');
  // No other row comes under what is typed.
  expect(cell(grid, 0, 1)).toHaveTextContent('Joana');
  await user.keyboard('@exemplo.com{Enter}');
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(2));
  return { server, grid };
}

const mailOfTheFirst = { cells: [{ row: 2, fieldKey: 'email', value: 'joana@exemplo.com' }] };

test('what is typed in a row that leaves the filter meanwhile is written into that row, and into no other', async () => {
  const { server, grid } = await typeWhileTheRowIsMended([wrong(2), wrong(3)]);
  expect(server.lastOf('EditImportCells')['input']).toMatchObject(mailOfTheFirst);
  expect(await within(cell(grid, 0, 1)).findByText('Pessoa 3')).toBeVisible();
  expect(cell(grid, 0, 2)).toHaveTextContent('pessoa3@exemplo.com');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('what is typed in the last row of a filter is not lost with it', async () => {
  const { server } = await typeWhileTheRowIsMended([wrong(2)]);
  expect(server.lastOf('EditImportCells')['input']).toMatchObject(mailOfTheFirst);
  expect(await screen.findByText('Nenhum problema: tudo certo por aqui')).toBeVisible();
});
