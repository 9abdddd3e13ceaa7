import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { toast } from '../../../components/Toast/toast';
import { importData, importPage, importProgress } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from '../ImportScreen/ImportScreen';

const result = (row: number, outcome: string, overrides: Record<string, unknown> = {}) => ({
  row,
  outcome,
  message: null,
  person: null,
  candidate: { __typename: 'Candidate', id: `c${row}`, name: `Pessoa ${row}` },
  changedKeys: [],
  undo: null,
  undoMessage: null,
  ...overrides,
});

/** A server whose import is what `stored` says at the moment. */
function serve(initial: Record<string, unknown>, results = [result(2, 'CREATED'), result(3, 'CREATED')]) {
  const state = { stored: importData(initial) };
  const current = () => ({
    ...state.stored,
    rows: { ...importPage([], { first: 100 }) },
    results: ({ first, page, outcome }: { first: number; page: number; outcome: string | null }) =>
      importPage(
        results.filter((each) => !outcome || each.outcome === outcome),
        { first, page },
      ),
  });
  const becomes = (patch: Record<string, unknown>) => () => {
    state.stored = { ...state.stored, ...patch };
    return { candidateImport: current(), userErrors: [] };
  };
  const server = serveStaff({
    candidateImport: current,
    runImport: becomes({ state: 'RUNNING', viewerCanRun: false, progress: importProgress({ done: 1, created: 1 }) }),
    pauseImport: becomes({ state: 'PAUSED', viewerCanUndo: true }),
    resumeImport: becomes({ state: 'RUNNING', viewerCanUndo: false }),
    undoImport: becomes({ state: 'UNDONE', viewerCanUndo: false, progress: importProgress({ takenBack: 1, left: 1 }) }),
    sendImportAccessLinks: () => {
      const left = Math.max(0, state.stored.unsentAccessCount - 500);
      const queuedCount = state.stored.unsentAccessCount - left;
      return { ...becomes({ unsentAccessCount: left })(), queuedCount, remainingCount: left };
    },
    deleteImport: { deletedId: 'import-1', userErrors: [] },
  });
  return { server, becomes };
}

const open = (path = '/imports/import-1', canMail = true) =>
  renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
      <Route path="/imports" element={<p>Lista</p>} />
    </Routes>,
    { path, canMail },
  );

const button = (name: string) => screen.getByRole('button', { name });

test('nothing is written before one has said so, of the revision that one has looked at', async () => {
  const { server } = serve({ revision: 7, counts: { total: 9, new: 5, changes: 1, same: 0, problem: 2, leftOut: 1 } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Importar 6 linhas' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Importar agora?' }));
  expect(question.getByText(/^5 candidatos serão cadastrados\. 1 candidato será alterado\. 3 linhas/)).toBeVisible();
  expect(server.callsOf('RunImport')).toHaveLength(0);
  const scrolled = jest.spyOn(window, 'scrollTo');
  await user.click(question.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('1 de 3 linhas')).toBeVisible();
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(server.lastOf('RunImport')['input']).toEqual({ id: 'import-1', expectedRevision: 7 });
});

test('candidates without a client are warned of before they are written', async () => {
  serve({ clientCompany: null });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Nenhum cliente foi escolhido: nenhuma empresa/);
});

test('what was changed meanwhile is told, and loaded before another try', async () => {
  const { server, becomes } = serve({});
  server.intercept('RunImport', () => {
    becomes({ revision: 2, counts: { total: 3, new: 3, changes: 0, same: 0, problem: 0, leftOut: 0 } })();
    const userErrors = [{ code: 'CONFLICT', field: null, message: 'A importação mudou.' }];
    return { data: { runImport: { __typename: 'RunImportPayload', candidateImport: null, userErrors } } };
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('A importação mudou.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Importar 3 linhas' })).toBeVisible();
});

test('a run that has begun is told as begun although the import cannot be loaded again', async () => {
  const { server } = serve({});
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }));
  server.intercept('CandidateImport', () => ({ status: 400, error: { code: 'BAD_USER_INPUT' } }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('1 de 3 linhas')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Erro ao iniciar a importação')).not.toBeInTheDocument();
});

test('a run shows live how far it is, until it is done', async () => {
  const { becomes } = serve({ state: 'RUNNING', viewerCanRun: false, progress: importProgress({ done: 1 }) });
  await open();
  expect(await screen.findByText('1 de 3 linhas')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Andamento da importação' })).toHaveAttribute('aria-valuenow', '1');
  becomes({ state: 'DONE', progress: importProgress({ done: 3, created: 3 }) })();
  expect(await screen.findByText('Concluída')).toBeVisible();
  expect(screen.getByText('3 de 3 linhas')).toBeVisible();
});

test('a run is paused and goes on', async () => {
  serve({ state: 'RUNNING', viewerCanRun: false, progress: importProgress({ done: 1 }) });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Pausar' }));
  expect(await screen.findByText('Pausada')).toBeVisible();
  await user.click(button('Continuar'));
  expect(await screen.findByText('Em execução')).toBeVisible();
});

test('a run that stopped by itself says why', async () => {
  const progress = importProgress({ pauseReason: 'O campo CPF foi excluído.' });
  serve({ state: 'PAUSED', viewerCanRun: false, progress });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('O campo CPF foi excluído.');
});

test('each row has its result, which a filter in the address narrows', async () => {
  const results = [
    result(2, 'CREATED'),
    result(3, 'FAILED', { candidate: null, person: 'Ana Errada', message: 'E-mail inválido.' }),
  ];
  serve({ state: 'DONE', progress: importProgress({ done: 2, total: 2 }) }, results);
  const { user, address } = await open();
  expect(await screen.findByRole('link', { name: 'Pessoa 2' })).toHaveAttribute('href', '/admin?candidate=c2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Resultado' }), 'Não gravado');
  expect(address()).toBe('/imports/import-1?outcome=FAILED');
  await waitFor(() => expect(screen.queryByText('Pessoa 2')).not.toBeInTheDocument());
  expect(screen.getByText('E-mail inválido.')).toBeVisible();
  expect(screen.getByText('Ana Errada')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Resultado' }), 'Alterado');
  await user.click(await screen.findByRole('button', { name: 'Mostrar todas as linhas' }));
  expect(await screen.findByText('Pessoa 2')).toBeVisible();
  expect(address()).toBe('/imports/import-1');
});

test('undoing asks first, and says what it left', async () => {
  const done = { state: 'DONE', viewerCanRun: false, viewerCanUndo: true, progress: importProgress({ done: 2 }) };
  const { server } = serve(done, [result(2, 'CREATED', { undo: 'LEFT', undoMessage: 'Alterado por Bia.' })]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Desfazer importação' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Desfazer a importação?' }));
  expect(server.callsOf('UndoImport')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Desfeita')).toBeVisible();
  expect(screen.getByText('Mantido: Alterado por Bia.')).toBeVisible();
});

test('access links go out five hundred at a time until none is left', async () => {
  const { server } = serve({ state: 'DONE', progress: importProgress(), unsentAccessCount: 1200 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Enviar 1.200 links de acesso' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('1.200 e-mails a caminho')).toBeVisible();
  expect(server.callsOf('SendImportAccessLinks')).toHaveLength(3);
});

test('no links are offered to be sent without a mail server', async () => {
  serve({ state: 'DONE', progress: importProgress(), unsentAccessCount: 2, resultUrl: '/downloads/imports/1/result' });
  await open('/imports/import-1', false);
  expect(await screen.findByRole('button', { name: 'Baixar planilha com Resultado' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enviar/ })).not.toBeInTheDocument();
});

test('the file comes back with its results', async () => {
  const { server } = serve({ state: 'DONE', progress: importProgress(), resultUrl: '/downloads/imports/1/result' });
  const asked: string[] = [];
  server.serveFile((url) => {
    asked.push(url);
    return new Response('', { status: 404 });
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Baixar planilha com Resultado' }));
  expect(await screen.findByText('Erro ao baixar o arquivo')).toBeVisible();
  expect(asked).toEqual(['/downloads/imports/1/result']);
});

test.each<[string, () => Promise<Response> | Response, string]>([
  ['a proxy’s page', () => new Response('<html>', { status: 500 }), 'Não foi possível concluir. Tente novamente.'],
  [
    'a dead network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
  ],
])(
  'results and access links that end in %s are told in Portuguese, and may be asked for again',
  async (_why, answer, text) => {
    const urls = { resultUrl: '/downloads/imports/1/result', accessSheetUrl: '/downloads/imports/1/access' };
    const { server } = serve({ state: 'DONE', progress: importProgress(), ...urls });
    server.serveFile(answer);
    const { user } = await open();
    for (const name of ['Baixar planilha com Resultado', 'Baixar planilha de links']) {
      await user.click(await screen.findByRole('button', { name }));
      const told = (await screen.findByText('Erro ao baixar o arquivo')).closest('li')!;
      expect(within(told).getByText(text)).toBeVisible();
      expect(button(name)).toBeEnabled();
      act(() => toast.clear());
      await waitFor(() => expect(screen.queryByText('Erro ao baixar o arquivo')).not.toBeInTheDocument());
    }
  },
);

describe('the sheet of access links wants the password where it was not given recently', () => {
  const question = () => screen.findByRole('dialog', { name: 'Confirme sua senha' });

  /** A server that gives the sheet once it was given the password 'certa'; each asks for the sheet. */
  async function asked() {
    let isConfirmed = false;
    const urls: string[] = [];
    const saved: string[] = [];
    const { server } = serve({
      state: 'DONE',
      progress: importProgress(),
      accessSheetUrl: '/downloads/imports/1/access',
    });
    server.serveFile((url) => {
      urls.push(url);
      const refusal = { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirme sua senha para continuar.' };
      return isConfirmed ? new Response('bytes') : Response.json(refusal, { status: 403 });
    });
    server.intercept('Reauthenticate', ({ variables }) => {
      isConfirmed = (variables['input'] as { password: string }).password === 'certa';
      const wrong = { __typename: 'UserError', code: 'INVALID', message: 'Senha incorreta.' };
      return {
        data: { reauthenticate: { __typename: 'ReauthenticatePayload', userErrors: isConfirmed ? [] : [wrong] } },
      };
    });
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Baixar planilha de links' }));
    const give = async (password: string) => {
      const field = within(await question()).getByLabelText('Sua senha');
      await user.clear(field);
      await user.type(field, `${password}{Enter}`);
    };
    return { user, urls, saved, give };
  }

  test('it comes once the password is right, without a toast of a failure', async () => {
    const { urls, saved, give } = await asked();
    await give('errada');
    expect(await within(await question()).findByText('Senha incorreta.')).toBeVisible();
    expect(saved).toEqual([]);
    await give('certa');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/\.xlsx$/);
    expect(urls).toEqual(['/downloads/imports/1/access', '/downloads/imports/1/access']);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirme sua senha' })).not.toBeInTheDocument());
    expect(screen.queryByText('Erro ao baixar o arquivo')).not.toBeInTheDocument();
  });

  test('nothing comes when the question is cancelled', async () => {
    const { user, urls, saved } = await asked();
    await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirme sua senha' })).not.toBeInTheDocument());
    expect(button('Baixar planilha de links')).toBeEnabled();
    expect([urls.length, saved]).toEqual([1, []]);
  });
});

test('an import is deleted after a question, and leads back to the list', async () => {
  const { server } = serve({ state: 'DONE', progress: importProgress() });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Excluir importação' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Lista')).toBeVisible();
  expect(server.lastOf('DeleteImport')['input']).toEqual({ id: 'import-1' });
});

test('an import that is not there says so', async () => {
  const { server } = serve({});
  server.intercept('CandidateImport', () => ({ status: 404, error: { code: 'NOT_FOUND' } }));
  await open();
  expect(await screen.findByText('Importação não encontrada')).toBeVisible();
});
