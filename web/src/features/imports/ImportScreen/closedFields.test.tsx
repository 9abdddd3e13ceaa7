import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { importCell } from '../../../testing/importData';
import { importRowsServer, person } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

const problem = 'O campo "Cidade" está desativado.';
const typed = (row: number, text: string) => {
  const others = person(row);
  const refused = { source: null, text, problem, isEdited: true };
  return { ...others, kind: 'PROBLEM', cells: [...others.cells, importCell('cidade', null, refused)] };
};
const group = { key: 'g', kind: 'INVALID_VALUE', fieldKey: 'cidade', label: 'Cidade', value: null, message: problem };
/** A draft with texts in two of three rows, typed for a field that was closed since. */
const serve = (problems: object[] = [{ ...group, count: 2, firstRow: 3 }]) =>
  importRowsServer([person(2), typed(3, 'Natal'), typed(4, 'Recife')], { typedFieldKeys: ['cidade'], problems });
const heading = (grid: HTMLElement) => within(grid).getAllByRole('columnheader')[4]?.textContent;

test('what was typed for a field that is closed stands in its column, and can be taken back and nothing else', async () => {
  const server = serve();
  const { grid, user } = await openPlan();
  expect(heading(grid)).toBe('Cidadecampo fechado: só esvaziar');
  expect(cell(grid, 1, 4)).toHaveTextContent('Natal');
  expect(cell(grid, 1, 4)).toHaveAttribute('aria-readonly', 'true');
  expect(cell(grid, 1, 4)).toHaveAttribute('title', problem);
  await user.click(cell(grid, 1, 4));
  await user.keyboard('Maceió{Enter}');
  expect(within(grid).queryByRole('textbox')).not.toBeInTheDocument();
  await user.keyboard('{Control>}{ArrowUp}{/Control}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}');
  await waitFor(() => expect(cell(grid, 2, 4)).toHaveTextContent(/^$/));
  expect(server.callsOf('EditImportCells').map(({ variables }) => variables)).toMatchObject([
    { input: { cells: [3, 4].map((row) => ({ row, fieldKey: 'cidade', value: null })) } },
  ]);
  // The cursor is in the column: it stays for now.
  expect(heading(grid)).toMatch(/^Cidade/);
});

test('a block that is pasted over it goes into the other columns alone', async () => {
  const server = serve();
  const { grid, user } = await openPlan();
  await user.click(cell(grid, 1, 3));
  fireEvent.paste(cell(grid, 1, 3), { clipboardData: { getData: () => 'Casado(a)\tMaceió' } });
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  expect(server.lastOf('EditImportCells')['input']).toMatchObject({
    cells: [{ row: 3, fieldKey: 'estado_civil', value: 'Casado(a)' }],
  });
});

test('the details of the row take it back as well; a field that nothing is known of is called by its key', async () => {
  const server = serve([]);
  const { grid, user } = await openPlan();
  expect(heading(grid)).toMatch(/^cidade/);
  await user.click(cell(grid, 1, 1));
  await user.click(await screen.findByRole('button', { name: 'cidade: voltar ao valor do arquivo' }));
  await waitFor(() => expect(cell(grid, 1, 4)).toHaveTextContent(/^$/));
  expect(server.lastOf('EditImportCells')['input']).toMatchObject({
    cells: [{ row: 3, fieldKey: 'cidade', value: null }],
  });
});
