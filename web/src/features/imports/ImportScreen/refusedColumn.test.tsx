import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { importData, importPage } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from './ImportScreen';

function serve(overrides: Record<string, unknown>) {
  const draft = { ...importData(overrides), rows: importPage([], { first: 100 }) };
  return serveStaff({ candidateImport: draft, mapImportColumns: { candidateImport: draft, userErrors: [] } });
}

const open = () =>
  renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path: '/imports/import-1' },
  );

test('a column that may not be imported holds the run up, and is named', async () => {
  const draft = importData();
  const [name, ...others] = draft.columns;
  const server = serve({
    columns: [{ ...name, fieldKey: 'salario', refusal: 'Você não pode editar o campo Salário.' }, ...others],
  });
  const { user } = await open();
  expect(await screen.findByText('Você não pode editar o campo Salário.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: `Campo da coluna ${name?.heading}` })).toHaveDisplayValue(
    'Não permitido',
  );
  await user.click(screen.getByRole('button', { name: 'Conferir linhas' }));
  expect(await screen.findByRole('button', { name: 'Importar 2 linhas' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent(`Há colunas que você não pode importar.${name?.heading}`);
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  await user.click(await screen.findByRole('button', { name: `Deixar de fora ${name?.heading}` }));
  await waitFor(() =>
    expect(server.lastOf('MapImportColumns')['input']).toMatchObject({ columns: [{ column: 1, fieldKey: null }] }),
  );
});
