import { ReadableStream } from 'node:stream/web';
import { screen, waitFor } from '@testing-library/react';
import { threeColumns } from '../../../testing/exportData';
import { PREPARED, serve, open, exportButton, toggle, fact } from '../../../testing/exportDialog';

/** What the browser was given to save, and under which name. */
function watchDownloads() {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  return saved;
}

/** A piece of the file as the server sends it: the rows that are written, the length, the bytes. */
function piece(rows: number, text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + text.length);
  new DataView(bytes.buffer).setUint32(0, rows);
  new DataView(bytes.buffer).setUint32(4, text.length);
  bytes.set(new TextEncoder().encode(text), 8);
  return bytes;
}

test('exports what was configured, saves the file under its name and closes', async () => {
  const server = serve();
  server.serveFile(() => new Response(piece(2, 'xlsx')));
  const saved = watchDownloads();
  const { user, closed } = await open();
  await user.click(toggle('E-mail'));
  await user.click(exportButton());
  expect(await screen.findByText('Exportação realizada')).toBeVisible();
  expect(screen.getByText('2 candidatos exportados.')).toBeVisible();
  expect(saved).toEqual(['candidatos_2026-08-03.xlsx']);
  expect(closed()).toBe(true);
  expect(server.lastOf('ExportCandidates')['input']).toEqual({
    candidateIds: ['a', 'b'],
    configuration: {
      fileName: 'candidatos',
      sheetName: 'Candidatos',
      columns: threeColumns.map((column) => ({ ...column, isVisible: column['key'] !== 'email' })),
    },
  });
});

test('tells how many candidates are written of all, and a cancelled export ends without a file or a complaint', async () => {
  const server = serve();
  const saved = watchDownloads();
  let ended = false;
  server.serveFile((_url, signal) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(piece(0, 'head'));
        controller.enqueue(piece(12_300, 'rows'));
        signal?.addEventListener('abort', () => {
          ended = true;
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return new Response(body as BodyInit, { headers: { 'x-total-rows': '100000' } });
  });
  const { user, closed } = await open();
  await user.click(exportButton());
  const progress = await screen.findByRole('progressbar', { name: 'Andamento da exportação' });
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '12.300 de 100.000 candidatos'));
  expect(screen.getByRole('button', { name: 'Exportando...' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Exportar Excel' })).toBeEnabled();
  expect([ended, closed(), saved]).toEqual([true, false, []]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByText('Erro na exportação')).not.toBeInTheDocument();
});

test('an export that is still being prepared is cancelled at once', async () => {
  const server = serve();
  let downloads = 0;
  server.serveFile(() => {
    downloads++;
    return new Response(piece(2, 'xlsx'));
  });
  const counted = server.holdBack('ExportCandidates');
  const { user, closed } = await open();
  await user.click(exportButton());
  expect(await screen.findByRole('button', { name: 'Preparando...' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Exportar Excel' })).toBeEnabled();
  expect(screen.queryByText('Erro na exportação')).not.toBeInTheDocument();
  expect(closed()).toBe(false);

  counted();
  server.intercept('ExportCandidates', () => null);
  watchDownloads();
  await user.click(exportButton());
  expect(await screen.findByText('Exportação realizada')).toBeVisible();
  expect(downloads).toBe(1);
});

test('leaving the screen while the file arrives ends the download', async () => {
  const server = serve();
  const saved = watchDownloads();
  let asked: AbortSignal | null = null;
  server.serveFile((_url, signal) => {
    asked = signal;
    return new Response(new ReadableStream() as BodyInit);
  });
  const { user, unmount } = await open();
  await user.click(exportButton());
  await waitFor(() => expect(asked).not.toBeNull());
  unmount();
  expect(asked).toMatchObject({ aborted: true });
  expect(saved).toEqual([]);
});

test('without a selected candidate everybody of the filter is meant, in the order of the list', async () => {
  const server = serve();
  const { user } = await open({
    candidateIds: [],
    totalMatching: 1_234,
    filter: { search: 'silva' },
    sort: 'NAME_ASC',
  });
  expect(screen.getByRole('checkbox', { name: 'Exportar todos os 1.234 do filtro' })).toBeChecked();
  expect(fact('Candidatos selecionados')).toHaveTextContent('1.234');
  await user.click(exportButton());
  await waitFor(() =>
    expect(server.lastOf('ExportCandidates')['input']).toMatchObject({ filter: { search: 'silva' }, sort: 'NAME_ASC' }),
  );
  expect(server.lastOf('ExportCandidates')['input']).not.toHaveProperty('candidateIds');
});

test('chosen candidates are exported in the order of the list as well', async () => {
  const server = serve();
  const { user } = await open({ candidateIds: ['c2', 'c1'], sort: 'NAME_DESC' });
  await user.click(exportButton());
  await waitFor(() =>
    expect(server.lastOf('ExportCandidates')['input']).toMatchObject({ candidateIds: ['c2', 'c1'], sort: 'NAME_DESC' }),
  );
});

test('without a chosen candidate it asks for at least one', async () => {
  const server = serve();
  const { user } = await open({ candidateIds: [], totalMatching: 1_234 });
  // Without a filter none is spoken of.
  await user.click(screen.getByRole('checkbox', { name: 'Exportar todos os 1.234 candidatos' }));
  await user.click(exportButton());
  expect(await screen.findByText('Nenhum candidato selecionado')).toBeVisible();
  expect(screen.getByText('Selecione pelo menos um candidato para exportar.')).toBeVisible();
  expect(server.callsOf('ExportCandidates')).toEqual([]);
});

test.each([
  [
    'without a reason',
    { code: 'INTERNAL', message: 'Ocorreu um erro inesperado. Tente novamente.' },
    'Não foi possível exportar os candidatos selecionados.',
  ],
  [
    'with one',
    { code: 'UNAVAILABLE', message: 'O banco de dados está indisponível.' },
    'O banco de dados está indisponível.',
  ],
])('an export that the server fails to prepare %s is told so', async (_case, error, text) => {
  const server = serve();
  server.intercept('ExportCandidates', () => ({ status: 400, error }));
  const { user } = await open();
  await user.click(exportButton());
  expect(await screen.findByText('Erro na exportação')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [
    'the server’s reason',
    { ...PREPARED, userErrors: [{ message: 'Sem permissão.', code: 'FORBIDDEN' }] },
    200,
    'Sem permissão.',
  ],
  ['the documented text', PREPARED, 500, 'Não foi possível exportar os candidatos selecionados.'],
])('a failed export is told with %s and can be tried again', async (_name, exportCandidates, status, text) => {
  const server = serve({ exportCandidates });
  server.serveFile(() => new Response(null, { status }));
  const { user, closed } = await open();
  await user.click(exportButton());
  expect(await screen.findByText('Erro na exportação')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(exportButton()).toBeEnabled();
  expect(closed()).toBe(false);
});
