import { screen, waitFor, within } from '@testing-library/react';
import { importFields } from '../../../testing/importData';
import { importRowsServer, person } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

const text = (key: string, label: string) => ({ ...importFields[0]!, key, label, required: false });
const fields = [...importFields, text('apelido', 'Apelido'), text('cidade', 'Cidade')];
const headings = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('columnheader')
    .slice(4)
    .map(({ textContent }) => textContent);
const offered = () =>
  within(screen.getByRole('combobox', { name: 'Acrescentar campo...' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a field for which something was typed keeps its column after the page was left', async () => {
  importRowsServer([person(2), person(3)], { fields });
  const { grid, user } = await openPlan();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Acrescentar campo...' }), 'Cidade');
  await user.click(cell(grid, 0, 4));
  await user.keyboard('Natal{Enter}');
  await within(cell(grid, 0, 4)).findByText(/editado/);
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  await user.click(await screen.findByRole('button', { name: 'Conferir linhas' }));
  const again = await screen.findByRole('grid', { name: 'Linhas da importação' });
  await within(again).findByText('Natal');
  expect(headings(again)).toEqual(['Cidade']);
  expect(offered()).toEqual(['Acrescentar campo...', 'Apelido']);
});

test('fields that were typed for stand before one that is added, and no column leaves its place afterwards', async () => {
  const server = importRowsServer([person(2), person(3)], { fields, typedFieldKeys: ['cidade'] });
  const { grid, user } = await openPlan();
  expect(headings(grid)).toEqual(['Cidade']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Acrescentar campo...' }), 'Apelido');
  await user.click(cell(grid, 1, 5));
  await user.keyboard('Bia{Enter}');
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  expect(server.lastOf('EditImportCells')['input']).toMatchObject({ cells: [{ row: 3, fieldKey: 'apelido' }] });
  await within(cell(grid, 1, 5)).findByText(/editado/);
  expect(headings(grid)).toEqual(['Cidade', 'Apelido']);
});
