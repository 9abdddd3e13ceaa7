/** Where one goes from an import that is done, and what is said of one that was undone. */
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { importData, importPage, importProgress } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from '../ImportScreen/ImportScreen';

const result = (row: number, overrides: Record<string, unknown>) => ({
  ...{ row, outcome: 'CREATED', message: null, person: null, candidate: null, changedKeys: [] },
  ...{ undo: null, undoMessage: null },
  ...overrides,
});

async function open(
  stored: Record<string, unknown>,
  { role = 'admin', results = [] }: { role?: 'admin' | 'client'; results?: unknown[] } = {},
) {
  serveStaff({
    candidateImport: {
      ...importData(stored),
      rows: importPage([], { first: 100 }),
      results: importPage(results, { first: 20 }),
    },
  });
  await renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path: '/imports/import-1', role },
  );
  await screen.findByRole('heading', { level: 1, name: 'admissões.xlsx' });
}
const done = { state: 'DONE', progress: importProgress({ done: 19, total: 19, created: 19 }) };

test.each([
  ['admin', '/admin?import=import-1'],
  ['client', '/client?import=import-1'],
] as const)('leads %s to those whom it has registered, whatever has become of them', async (role, path) => {
  await open(done, { role });
  expect(screen.getByRole('link', { name: 'Ver os 19 candidatos' })).toHaveAttribute('href', path);
});

test('leads to those who are left of an import that was undone', async () => {
  await open({ ...done, state: 'UNDONE', accessSheetUrl: '/downloads/imports/import-1/access' });
  expect(screen.getByRole('link', { name: 'Ver os candidatos mantidos' })).toHaveAttribute(
    'href',
    '/admin?import=import-1',
  );
});

test.each([
  ['while it runs', { ...done, state: 'RUNNING' }],
  ['once it is undone', { ...done, state: 'UNDONE' }],
  ['where it has registered none', { state: 'DONE', progress: importProgress({ done: 3, changed: 3 }) }],
])('leads to no candidates %s', async (_when, stored) => {
  await open(stored);
  expect(screen.queryByRole('link', { name: /^Ver o/ })).not.toBeInTheDocument();
});

test('what was taken back is not said to be registered or changed still', async () => {
  await open(
    { ...done, state: 'UNDONE' },
    {
      results: [
        result(2, { undo: 'TAKEN_BACK' }),
        result(3, { undo: 'TAKEN_BACK', outcome: 'CHANGED' }),
        result(4, { undo: 'LEFT', undoMessage: 'O candidato já entrou com o link.' }),
      ],
    },
  );
  const words = async (row: number) =>
    (await screen.findByRole('row', { name: new RegExp(`^Linha ${row} `) })).textContent;
  expect(await words(2)).toContain('Cadastro desfeito');
  expect(await words(3)).toContain('Alteração desfeita');
  expect(await words(4)).toContain('Cadastrado');
});

test('a row that was not written names its own person, and not the candidate with the same CPF', async () => {
  const ana = { candidate: { __typename: 'Candidate', id: 'c1', name: 'Ana' } };
  await open(done, {
    results: [
      result(5, ana),
      result(6, { ...ana, outcome: 'FAILED', person: 'Bia', message: 'O mesmo CPF está na linha 5.' }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  const row = screen.getByRole('row', { name: /^Linha 6 / });
  expect(row).toHaveTextContent('Bia');
  expect(row).not.toHaveTextContent('Ana');
});

const undoing = importProgress({ done: 19, total: 19, created: 10, changed: 4, same: 5, takenBack: 3, left: 1 });

test('an undoing tells how much of what was written is taken back, and that it goes on', async () => {
  await open({ state: 'UNDOING', progress: undoing });
  expect(screen.getByText('4 de 14 linhas')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Andamento da importação' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['4', '14']);
  expect(screen.getByText(/^Você pode sair desta página: a importação continua sendo desfeita/)).toBeVisible();
});

test('an undoing that stopped by itself says so, what it has taken back, and why', async () => {
  const results = [result(2, { undo: 'LEFT', undoMessage: 'O candidato já entrou com o link.' })];
  await open({ state: 'DONE', progress: { ...undoing, pauseReason: 'A conta não está ativa.' } }, { results });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('A importação não foi desfeita até o fim');
  expect(alert).toHaveTextContent('A conta não está ativa.');
  expect(screen.getByText('Desfeitos').parentElement).toHaveTextContent('Desfeitos3');
  expect(screen.getByText('19 de 19 linhas')).toBeVisible();
  expect(await screen.findByText('Mantido: O candidato já entrou com o link.')).toBeVisible();
});
