import { screen, within } from '@testing-library/react';
import { importData, importPage, importProgress } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportsScreen from './ImportsScreen';

const open = (path = '/imports') => renderStaff(<ImportsScreen />, { path });
const serve = (imports: readonly unknown[]) =>
  serveStaff({ candidateImports: (asked: { page?: number; first: number }) => importPage(imports, asked) });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => importData({ id: `import-${index}`, name: `planilha ${index}.xlsx` }));

test('tells of each import what it is, in which state and how far, for whom and by whom', async () => {
  const progress = importProgress({ done: 1_200, total: 5_000 });
  serve([
    importData(),
    importData({ id: 'import-2', name: 'lote.csv', state: 'PAUSED', progress, clientCompany: null }),
  ]);
  await open();
  const draft = within(await screen.findByRole('row', { name: /admissões\.xlsx/ }));
  expect(draft.getByRole('link', { name: 'admissões.xlsx' })).toHaveAttribute('href', '/imports/import-1');
  for (const text of ['Rascunho', '3 linhas', 'Aurora Alimentos', 'Ana Lima'])
    expect(draft.getByText(text)).toBeVisible();
  const paused = within(screen.getByRole('row', { name: /lote\.csv/ }));
  expect(paused.getByText('1.200 de 5.000 linhas')).toBeVisible();
  expect(paused.getByText('—')).toBeVisible();
  expect(document.title).toBe('Importações · Esteira');
});

test('says that there is none, and where to begin', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('Nenhuma importação encontrada')).toBeVisible();
  expect(screen.getByText('Mostrando 0 de 0 importações')).toBeVisible();
  expect(screen.getByRole('link', { name: /Importar/ })).toHaveAttribute('href', '/imports/new');
});

test('one import is counted in the singular', async () => {
  serve([importData()]);
  await open();
  expect(await screen.findByText('Mostrando 1 de 1 importação')).toBeVisible();
});

test('keeps the page in the address', async () => {
  const server = serve(many(25));
  const { user } = await open('/imports?page=2');
  expect(await screen.findByText('planilha 10.xlsx')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Próxim/ }));
  expect(await screen.findByText('planilha 20.xlsx')).toBeVisible();
  expect(server.lastOf('CandidateImports')).toMatchObject({ page: 3 });
});

test('a list that cannot be loaded says so, and is asked for again', async () => {
  const server = serve([importData()]);
  server.intercept('CandidateImports', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getAllByText('Erro ao carregar importações')[0]).toBeVisible();
  server.intercept('CandidateImports', () => null);
  await user.click(again);
  expect(await screen.findByText('admissões.xlsx')).toBeVisible();
});

test('an import that is being undone tells how much of what it has written is taken back', async () => {
  const progress = importProgress({ done: 19, total: 19, created: 10, changed: 4, takenBack: 3, left: 1 });
  serve([importData({ state: 'UNDOING', progress })]);
  await open();
  expect(await screen.findByText('4 de 14 linhas')).toBeVisible();
});
