import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { isClosingHeldUp } from '../../../lib/closingPage';
import { clientData, connection } from '../../../testing/staffData';
import { importColumn, importData, importPage, importProgress } from '../../../testing/importData';
import { deferred } from '../../../testing/graphqlServer';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff, type StaffServer } from '../../../testing/staffServer';
import ImportsScreen from '../ImportsScreen/ImportsScreen';
import ImportScreen from '../ImportScreen/ImportScreen';
import NewImport from './NewImport';

/** A server with one import, which is begun by the first upload. */
function serve(overrides: Record<string, unknown> = {}) {
  let stored = importData(overrides);
  const current = () => ({ ...stored, rows: importPage([], { first: 100 }), results: importPage([], { first: 20 }) });
  const becomes = (patch: object) => {
    stored = { ...stored, ...patch };
    return { candidateImport: current(), userErrors: [] };
  };
  return serveStaff({
    clients: connection([clientData()]),
    node: clientData({ id: 'client-a', companyName: 'Aurora Alimentos' }),
    candidateImport: current,
    candidateImports: () => ({ ...importPage([current()], { first: 10 }) }),
    importCandidates: () => becomes({}),
    mapImportColumns: ({ input }: { input: { columns: { column: number; fieldKey: string | null }[] } }) =>
      becomes({
        columns: stored.columns.map((column) => {
          const mapped = input.columns.find((each) => each.column === column.column);
          return mapped ? { ...column, ...mapped, source: 'CHOSEN', confidence: 1 } : column;
        }),
      }),
    updateImportSource: ({ input }: { input: object }) => becomes(input),
    candidateImportModel: { downloadUrl: '/downloads/imports/model', fileName: 'modelo.xlsx' },
  });
}

const open = (path: string, role: 'admin' | 'client' = 'admin') =>
  renderStaff(
    <Routes>
      <Route path="/imports" element={<ImportsScreen />} />
      <Route path="/imports/new" element={<NewImport />} />
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path, role },
  );

interface Keyed {
  idempotencyKey: string;
}

const dead = () => Promise.reject(new TypeError('Failed to fetch'));

const sheet = () => new File(['Nome;E-mail'], 'admissões.csv', { type: 'text/csv' });

test('a file that is dropped is read at once, and leads to its import', async () => {
  const server = serve();
  const { user, address } = await open('/imports/new');
  await user.upload(await screen.findByLabelText('Planilha'), sheet());
  await waitFor(() => expect(address()).toBe('/imports/import-1'));
  expect((server.lastOf('ImportCandidates')['input'] as { file: File }).file.name).toBe('admissões.csv');
  expect(await screen.findByRole('heading', { level: 1, name: 'admissões.xlsx' })).toBeVisible();
});

test('pasted lines are sent for the client that the address names', async () => {
  const server = serve();
  const { user } = await open('/imports/new?client=client-a');
  await user.type(await screen.findByRole('textbox', { name: 'Ou cole as linhas' }), 'Ana ana@exemplo.com');
  await user.click(screen.getByRole('button', { name: 'Conferir linhas coladas' }));
  await waitFor(() =>
    expect(server.lastOf('ImportCandidates')['input']).toMatchObject({
      text: 'Ana ana@exemplo.com',
      clientId: 'client-a',
    }),
  );
});

test('pasted lines are there again after another screen, until they were read', async () => {
  serve();
  const { user, address } = await open('/imports/new');
  await user.type(await screen.findByRole('textbox', { name: 'Ou cole as linhas' }), 'Ana ana@exemplo.com');
  await user.click(screen.getByRole('link', { name: 'Importações' }));
  expect(isClosingHeldUp()).toBe(true);
  await user.click(await screen.findByRole('link', { name: 'Importar planilha' }));
  expect(await screen.findByRole('textbox', { name: 'Ou cole as linhas' })).toHaveValue('Ana ana@exemplo.com');
  await user.click(screen.getByRole('button', { name: 'Conferir linhas coladas' }));
  await waitFor(() => expect(address()).toBe('/imports/import-1'));
  await waitFor(() => expect(isClosingHeldUp()).toBe(false));
});

test('lines that are more than the server takes are said to be so, and none of them is cut off', async () => {
  serve();
  const { user } = await open('/imports/new');
  const box = await screen.findByRole('textbox', { name: 'Ou cole as linhas' });
  await user.click(box);
  await user.paste('Ana;ana@exemplo.com\n'.repeat(1_001));
  expect(box).toHaveAccessibleDescription(/São 20\.020 caracteres, e o máximo é 20\.000/);
  expect((box as HTMLTextAreaElement).value).toHaveLength(20_020);
  expect(screen.getByRole('button', { name: 'Conferir linhas coladas' })).toBeDisabled();
});

test('a client imports for itself and is asked for no client', async () => {
  serve();
  await open('/imports/new', 'client');
  expect(await screen.findByLabelText('Planilha')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Cliente' })).not.toBeInTheDocument();
});

test('a file that is no workbook is refused with the server’s words, and another can be chosen', async () => {
  const server = serve();
  server.intercept('ImportCandidates', () => {
    const userErrors = [{ code: 'VALIDATION_FAILED', field: ['file'], message: 'O arquivo não é uma planilha.' }];
    return { data: { importCandidates: { __typename: 'ImportCandidatesPayload', candidateImport: null, userErrors } } };
  });
  const { user, address } = await open('/imports/new');
  await user.upload(await screen.findByLabelText('Planilha'), sheet());
  expect(await screen.findByRole('alert')).toHaveTextContent('O arquivo não é uma planilha.');
  expect(address()).toBe('/imports/new');
  expect(screen.getByText('ou solte o arquivo aqui')).toBeVisible();
});

test('what was sent without an answer is the same request when it is sent again, and another one after an answer', async () => {
  const server = serve();
  const { user, address } = await open('/imports/new');
  await user.type(await screen.findByRole('textbox', { name: 'Ou cole as linhas' }), 'Ana ana@exemplo.com');
  const read = screen.getByRole('button', { name: 'Conferir linhas coladas' });
  server.intercept('ImportCandidates', dead);
  await user.click(read);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao ler os dados');
  server.intercept('ImportCandidates', () => null);
  await user.click(read);
  await waitFor(() => expect(address()).toBe('/imports/import-1'));
  const keys = server.callsOf('ImportCandidates').map(({ variables }) => (variables['input'] as Keyed).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("'Voltar' leads to the list of imports as it was left, from the new import and from the one that was begun", async () => {
  serve();
  const { user } = await open('/imports?client=client-a');
  await user.click(await screen.findByRole('link', { name: 'Importar planilha' }));
  const back = () => screen.getByRole('link', { name: '← Voltar' });
  await screen.findByLabelText('Planilha');
  expect(back()).toHaveAttribute('href', '/imports?client=client-a');
  await user.upload(screen.getByLabelText('Planilha'), sheet());
  await screen.findByRole('heading', { name: 'admissões.xlsx' });
  expect(back()).toHaveAttribute('href', '/imports?client=client-a');
});

test('a person who has gone elsewhere while a file is read stays there, and is told', async () => {
  const server = serve();
  const answer = deferred();
  server.intercept('ImportCandidates', () => answer.promise.then(() => null));
  const { user, address } = await open('/imports/new');
  await user.upload(await screen.findByLabelText('Planilha'), sheet());
  await waitFor(() => expect(server.callsOf('ImportCandidates')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Importações' }));
  await waitFor(() => expect(address()).toBe('/imports'));
  answer.resolve();
  expect(await screen.findByText('Planilha lida')).toBeVisible();
  expect(address()).toBe('/imports');
});

test('columns that need a look are shown first, with how sure their fields are, and are mapped by a choice', async () => {
  const server = serve({
    columns: [
      importColumn(1, 'Nome completo', 'name'),
      importColumn(2, 'Contato', 'email', { source: 'VALUES', confidence: 0.6, samples: ['ana@exemplo.com'] }),
      importColumn(3, 'Situação', null),
    ],
  });
  const { user } = await open('/imports/import-1');
  const line = await screen.findByRole('row', { name: /Contato/ });
  expect(within(line).getByText('Pelos valores · 60%')).toBeVisible();
  expect(within(line).getByText('ana@exemplo.com')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Campo da coluna Situação' }), 'Estado civil');
  expect(await screen.findByText('Escolhido · 100%')).toBeVisible();
  expect(server.lastOf('MapImportColumns')['input']).toEqual({
    id: 'import-1',
    columns: [{ column: 3, fieldKey: 'estado_civil' }],
  });
});

test('another sheet and another header row are read when one says so', async () => {
  const server = serve({
    sheets: [
      { name: 'Plan1', rowCount: 4, isHidden: false },
      { name: 'Plan2', rowCount: 1200, isHidden: true },
    ],
  });
  const { user } = await open('/imports/import-1?step=columns');
  const choice = await screen.findByRole('combobox', { name: 'Planilha do arquivo' });
  await user.selectOptions(choice, 'Plan2 (oculta, 1.200 linhas)');
  await waitFor(() =>
    expect(server.lastOf('UpdateImportSource')['input']).toEqual({ id: 'import-1', sheetName: 'Plan2' }),
  );
  const heading = screen.getByRole('spinbutton', { name: 'Linha dos títulos' });
  await user.clear(heading);
  await user.type(heading, '3');
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(server.lastOf('UpdateImportSource')['input']).toEqual({ id: 'import-1', headerRow: 3 }));
});

test('the first rows of the sheet are shown, and one of them is chosen as that of the headings', async () => {
  const server = serve();
  const { user } = await open('/imports/import-1?step=columns');
  const preview = await screen.findByRole('region', { name: 'Primeiras linhas da planilha' });
  expect(within(preview).getByRole('row', { name: /^1 Títulos Nome completo/ })).toBeVisible();
  expect(within(preview).getByRole('row', { name: /pessoa2@exemplo\.com/ })).toBeVisible();
  await user.click(within(preview).getByRole('button', { name: 'Usar a linha 3 como títulos' }));
  await waitFor(() => expect(server.lastOf('UpdateImportSource')['input']).toEqual({ id: 'import-1', headerRow: 3 }));
});

test("'Importações' says how far each is, who began it and when, and leads to it", async () => {
  serve({ state: 'RUNNING', progress: importProgress({ done: 1 }) });
  const { user, address } = await open('/imports');
  const line = await screen.findByRole('row', { name: /admissões\.xlsx/ });
  for (const text of ['Em execução', '1 de 3 linhas', 'Ana Lima', 'Aurora Alimentos']) {
    expect(within(line).getByText(text)).toBeVisible();
  }
  expect(line).toHaveTextContent(/20\/11\/2026/);
  await user.click(within(line).getByRole('link', { name: 'admissões.xlsx' }));
  expect(address()).toBe('/imports/import-1');
});

test("'Baixar modelo' fetches the workbook of the moment", async () => {
  const server = serve();
  const asked: string[] = [];
  server.serveFile((url) => {
    asked.push(url);
    return new Response('', { status: 404 });
  });
  const { user } = await open('/imports/new');
  await user.click(await screen.findByRole('button', { name: 'Baixar modelo' }));
  expect(await screen.findByText('Erro ao baixar o arquivo')).toBeVisible();
  expect(asked).toEqual(['/downloads/imports/model']);
});

test.each<[string, (server: StaffServer) => void, string]>([
  [
    'a proxy’s page instead of the file',
    (server) => server.serveFile(() => new Response('<html>', { status: 500 })),
    'Não foi possível concluir. Tente novamente.',
  ],
  [
    'a refusal of the server',
    (server) =>
      server.serveFile(() => Response.json({ code: 'NOT_FOUND', message: 'O modelo não existe.' }, { status: 404 })),
    'O modelo não existe.',
  ],
  [
    'too many downloads',
    (server) =>
      server.serveFile(() =>
        Response.json({ code: 'RATE_LIMITED', message: 'Muitos.' }, { status: 429, headers: { 'retry-after': '45' } }),
      ),
    'Muitas tentativas. Tente novamente em 45 segundos.',
  ],
  [
    'a dead network at the file',
    (server) => server.serveFile(dead),
    'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
  ],
  [
    'a 500 without an answer',
    (server) => server.intercept('CandidateImportModel', () => ({ status: 500 })),
    'HTTP 500',
  ],
  [
    'a dead network',
    (server) => server.intercept('CandidateImportModel', dead),
    'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
  ],
])('a model that ends in %s is told in Portuguese, and may be asked for again', async (_why, fail, text) => {
  fail(serve());
  const { user } = await open('/imports/new');
  const model = await screen.findByRole('button', { name: 'Baixar modelo' });
  await user.click(model);
  const told = (await screen.findByText('Erro ao baixar o arquivo')).closest('li')!;
  expect(within(told).getByText(text)).toBeVisible();
  expect(model).toBeEnabled();
});
