/** What the server is asked while it writes: looking at all rows once a second would keep it from writing them. */
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { importData, importPage, importProgress } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from '../ImportScreen/ImportScreen';
import ImportsScreen from '../ImportsScreen/ImportsScreen';

const written = {
  ...{ row: 3, outcome: 'FAILED', message: 'E-mail inválido.', person: 'Ana Errada', candidate: null },
  ...{ changedKeys: [], undo: null, undoMessage: null },
};

/** An import that is being written unless told, and how often what takes long was asked for. */
function serve(initial: Record<string, unknown> = {}) {
  const asked = { counts: 0, unsent: 0 };
  const progress = importProgress({ done: 1 });
  const plain = importData({
    ...{ state: 'RUNNING', viewerCanRun: false, progress, results: importPage([], { first: 20 }) },
    ...initial,
  });
  const state = { stored: plain, unsent: 0 };
  const current = () => ({
    ...state.stored,
    counts: () => ((asked.counts += 1), plain.counts),
    unsentAccessCount: () => ((asked.unsent += 1), state.unsent),
    rows: importPage([], { first: 100 }),
  });
  serveStaff({
    candidateImport: current,
    candidateImports: (wanted: { page?: number; first: number }) => importPage([current()], wanted),
  });
  const becomes = (patch: Record<string, unknown>, unsent = 0) => {
    state.stored = { ...state.stored, ...patch };
    state.unsent = unsent;
  };
  return { asked, becomes };
}

test('the screen of an import asks only how far it is, and for all else once it is done', async () => {
  const { asked, becomes } = serve();
  await renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path: '/imports/import-1', canMail: true },
  );
  await screen.findByText('1 de 3 linhas');
  const before = { ...asked };
  becomes({ progress: importProgress({ done: 2, created: 2 }) }, 1);
  await screen.findByText('2 de 3 linhas');
  expect(asked).toEqual(before);
  becomes({ state: 'DONE', progress: importProgress({ done: 3, created: 3 }) }, 3);
  expect(await screen.findByText('Concluída')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Enviar 3 links de acesso' })).toBeVisible();
});

test('a paused run shows the rows that were in hand, and that somebody else goes on with it', async () => {
  const { becomes } = serve({ state: 'PAUSED' });
  await renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path: '/imports/import-1' },
  );
  await screen.findByText('1 de 3 linhas');
  expect(await screen.findByText('Nenhuma linha aqui')).toBeVisible();
  becomes({
    progress: importProgress({ done: 2, created: 1, failed: 1 }),
    results: importPage([written], { first: 20 }),
  });
  expect(await screen.findByText('2 de 3 linhas')).toBeVisible();
  expect(await screen.findByText('Ana Errada')).toBeVisible();
  becomes({ state: 'RUNNING' });
  expect(await screen.findByText('Em execução')).toBeVisible();
});

test('a list with an import that is being written asks only how far it is', async () => {
  const { asked, becomes } = serve();
  await renderStaff(<ImportsScreen />, { path: '/imports' });
  await screen.findByText('1 de 3 linhas');
  const before = { ...asked };
  becomes({ progress: importProgress({ done: 2 }) });
  await screen.findByText('2 de 3 linhas');
  expect(asked).toEqual(before);
  becomes({ state: 'DONE', progress: importProgress({ done: 3 }) });
  expect(await screen.findByText('Concluída')).toBeVisible();
});
