import { waitFor } from '@testing-library/react';
import { importCell, importColumn, importFields } from '../../../testing/importData';
import { importRowsServer, person } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

const NOTES = 'primeira linha\nsegunda linha';
const notes = { ...importFields[0]!, key: 'observacoes', label: 'Observações', type: 'TEXTAREA', required: false };
const columns = ['name', 'email', 'observacoes'].map((key, at) => importColumn(at + 1, key, key));

/** Edits the cell of a text of two lines with these keys; gives what is written. */
async function typed(keys: string, fields = [...importFields, notes], fieldKey = 'observacoes') {
  const row = person(2);
  const server = importRowsServer([{ ...row, cells: [...row.cells.slice(0, 2), importCell(fieldKey, NOTES)] }], {
    columns: columns.map((column, at) => (at === 2 ? { ...column, fieldKey } : column)),
    fields,
  });
  const { grid, user } = await openPlan();
  await user.click(cell(grid, 0, 3));
  await user.keyboard(keys);
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  const { cells } = server.lastOf('EditImportCells')['input'] as { cells: { value: string }[] };
  return cells.map(({ value }) => value);
}

test('a text of several lines keeps them when something is added', async () => {
  expect(await typed('{F2}!{Enter}')).toEqual([`${NOTES}!`]);
});

test('several lines stay under a field of one line too', async () => {
  const place = { ...importFields[0]!, key: 'endereco', label: 'Endereço', required: false };
  expect(await typed('{F2}!{Enter}', [...importFields, place], 'endereco')).toEqual([`${NOTES}!`]);
});

test('Alt+Enter begins a line where the caret is, and Enter writes', async () => {
  expect(await typed('{F2}{Alt>}{Enter}{/Alt}fim{Enter}')).toEqual([`${NOTES}\nfim`]);
});

test('a line that is taken back at once is not written', async () => {
  expect(await typed('{F2}!{Alt>}{Enter}{/Alt}{Backspace}{Enter}')).toEqual([`${NOTES}!`]);
});
