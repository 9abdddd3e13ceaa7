/** A draft that one comes back to after its rows were removed. */
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { importData, importPage } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from './ImportScreen';

test('a draft whose rows were removed says so and leads to another import, where it would be a table of nothing', async () => {
  const counts = { total: 0, new: 0, changes: 0, same: 0, problem: 0, leftOut: 0 };
  const gone = { columns: [], counts, hasFile: false, viewerCanRun: false };
  serveStaff({ candidateImport: { ...importData(gone), rows: importPage([], { first: 100 }) } });
  await renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path: '/imports/import-1?step=rows&dialog=run' },
  );
  expect(await screen.findByText('Os dados desta importação foram removidos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Importar planilha' })).toHaveAttribute('href', '/imports/new');
  expect(screen.queryByText('Nenhum problema encontrado.')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Excluir importação' })).toBeVisible();
});
