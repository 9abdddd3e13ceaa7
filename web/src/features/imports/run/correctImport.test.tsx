import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { importData, importPage, importProgress } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from '../ImportScreen/ImportScreen';

/** A server with an import, and the draft that becomes of what it did not write. */
function serve(done: Record<string, unknown>) {
  const draft = importData({ id: 'import-2', name: 'admissões.xlsx (correção)', hasFile: false });
  const lists = { rows: importPage([], { first: 100 }), results: importPage([], { first: 10 }) };
  return serveStaff({
    candidateImport: ({ id }: { id: string }) => ({ ...(id === 'import-2' ? draft : importData(done)), ...lists }),
    correctImport: { candidateImport: { ...draft, ...lists }, userErrors: [] },
  });
}

const open = (path = '/imports/import-1') =>
  renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path },
  );

test('the rows that were not written are corrected in a draft of their own', async () => {
  const progress = importProgress({ done: 4, created: 1, failed: 2, leftOut: 1 });
  const server = serve({ state: 'DONE', viewerCanRun: false, viewerCanCorrect: true, progress });
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Corrigir 3 linhas não gravadas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'admissões.xlsx (correção)' })).toBeVisible();
  // The columns are mapped already: what is to be corrected are the rows.
  expect(address()).toBe('/imports/import-2?step=rows');
  expect(server.lastOf('CorrectImport')['input']).toEqual({ id: 'import-1' });
});

test('an import that has written everything offers no correction', async () => {
  serve({ state: 'DONE', viewerCanRun: false, viewerCanUndo: true, progress: importProgress({ done: 4, created: 4 }) });
  await open();
  await screen.findByRole('button', { name: 'Desfazer importação' });
  expect(screen.queryByRole('button', { name: /Corrigir/ })).not.toBeInTheDocument();
});

test('an import without a file offers no other header row', async () => {
  serve({});
  await open('/imports/import-2?step=columns');
  expect(await screen.findByRole('combobox', { name: 'Planilha do arquivo' })).toBeDisabled();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});
