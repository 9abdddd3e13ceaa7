/** What is told before an import is undone. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { importData, importPage, importProgress } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from '../ImportScreen/ImportScreen';

const MAILED = 'O acesso já foi enviado ao candidato.';

/** Opens the question about a finished import of which undoing would do this. */
async function asked(undoPreview: Record<string, unknown> | null) {
  const progress = importProgress({ done: 303, total: 303, created: 284, failed: 19 });
  const server = serveStaff({
    candidateImport: {
      ...importData({ state: 'DONE', viewerCanRun: false, viewerCanUndo: true, progress, undoPreview }),
      rows: importPage([], { first: 100 }),
      results: importPage([], { first: 20 }),
    },
  });
  const { user } = await renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path: '/imports/import-1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Desfazer importação' }));
  const question = await screen.findByRole('alertdialog');
  return { server, question, undo: () => within(question).getByRole('button', { name: 'Desfazer' }) };
}

test('how many can be undone is told with why the others stay', async () => {
  const kept = [{ reason: MAILED, count: 4 }];
  const { question, undo } = await asked({ registered: 284, deletable: 280, changed: 1, restorable: 1, kept });
  await waitFor(() => expect(question).toHaveTextContent('280 de 284 candidatos cadastrados podem ser excluídos.'));
  expect(question).toHaveTextContent('1 de 1 alteração pode ser desfeita.');
  expect(question).toHaveTextContent('Ficam como estão: o acesso já foi enviado ao candidato (4).');
  expect(undo()).toBeEnabled();
});

test('what cannot be undone at all is not offered to be', async () => {
  const kept = [{ reason: MAILED, count: 284 }];
  const { question, undo } = await asked({ registered: 284, deletable: 0, changed: 0, restorable: 0, kept });
  await waitFor(() => expect(question).toHaveTextContent('Nada pode ser desfeito'));
  expect(question).toHaveTextContent('0 de 284 candidatos cadastrados podem ser excluídos.');
  expect(undo()).toBeDisabled();
});

test('an import that has written nothing may be undone', async () => {
  const { question, undo } = await asked({ registered: 0, deletable: 0, changed: 0, restorable: 0, kept: [] });
  await waitFor(() => expect(undo()).toBeEnabled());
  expect(question).toHaveTextContent('Desfazer a importação?');
});

test('what was counted is announced where the counting was', async () => {
  const { question } = await asked({ registered: 2, deletable: 2, changed: 0, restorable: 0, kept: [] });
  const status = within(question).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('2 de 2 candidatos cadastrados podem ser excluídos.'));
});
