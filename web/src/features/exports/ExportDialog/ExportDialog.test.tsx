import { ReadableStream } from 'node:stream/web';
import { screen, waitFor, within } from '@testing-library/react';
import { columnMapping, exportColumn, templateData, threeColumns } from '../../../testing/exportData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ExportDialog, { type ExportDialogProps } from './ExportDialog';

const PREPARED = {
  downloadUrl: '/downloads/exports/abc',
  fileName: 'candidatos_2026-08-03.xlsx',
  candidateCount: 2,
  userErrors: [],
};

interface Answers {
  columns?: object[];
  exportTemplates?: object[];
  exportCandidates?: object;
}

function serve({ columns = threeColumns, exportTemplates = [], exportCandidates = PREPARED }: Answers = {}) {
  return serveStaff({
    exportColumns: { fileName: 'candidatos', sheetName: 'Candidatos', columns },
    exportTemplates,
    exportPreview: { headings: ['Nome', 'E-mail'], rows: [['Ana', 'ana@exemplo.com']] },
    exportCandidates,
  });
}

async function open(props: Partial<ExportDialogProps> = {}) {
  let closed = false;
  const view = await renderStaff(
    <ExportDialog candidateIds={['a', 'b']} totalMatching={2} {...props} onClose={() => (closed = true)} />,
  );
  await screen.findByRole('textbox', { name: 'Nome do arquivo' });
  return { ...view, closed: () => closed };
}

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

const exportButton = () => screen.getByRole('button', { name: 'Exportar Excel' });
const width = (column: string) => screen.getByRole('textbox', { name: `Largura da coluna ${column}` });
const toggle = (column: string) => screen.getByRole('switch', { name: `Exportar a coluna ${column}` });
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('starts from the documented names and tells what will be exported', async () => {
  serve();
  await open();
  expect(screen.getByRole('dialog', { name: 'Configurar Exportação Excel' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome do arquivo' })).toHaveValue('candidatos');
  expect(screen.getByRole('textbox', { name: 'Nome da planilha' })).toHaveValue('Candidatos');
  expect(fact('Candidatos selecionados')).toHaveTextContent('2');
  expect(fact('Colunas visíveis')).toHaveTextContent('3');
  expect(fact('Arquivo')).toHaveTextContent('candidatos.xlsx');
  expect(fact('Planilha')).toHaveTextContent('Candidatos');
});

test('a file name that was typed with its extension has it once', async () => {
  serve();
  const { user } = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Nome do arquivo' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome do arquivo' }), 'admissões.XLSX');
  expect(fact('Arquivo')).toHaveTextContent(/^admissões\.xlsx$/);
});

test('marks custom columns and standard ones', async () => {
  serve();
  await open();
  const [name, , cpf] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(within(name as HTMLElement).getByText('Padrão')).toBeVisible();
  expect(within(cpf as HTMLElement).getByText('Customizado')).toBeVisible();
});

test('a click on its name renames a column; a blank name and Escape leave it', async () => {
  const server = serve();
  const { user, closed } = await open();
  const rename = async (text: string) => {
    await user.click(screen.getByRole('button', { name: /^(Nome|Candidata)$/ }));
    await user.keyboard(text);
  };
  await rename('Candidata{Enter}');
  expect(screen.getByRole('button', { name: 'Candidata' })).toHaveFocus();
  await rename('   {Enter}');
  await rename('Outra{Escape}');
  expect(screen.getByRole('button', { name: 'Candidata' })).toHaveFocus();
  expect(closed()).toBe(false);
  await rename('Pessoa{Tab}');
  expect(await screen.findByRole('button', { name: 'Pessoa' })).toBeVisible();
  expect(width('Pessoa')).toHaveFocus();
  await waitFor(() =>
    expect(server.lastOf('ExportPreview')).toMatchObject({
      input: { configuration: { columns: [{ key: 'name', displayName: 'Pessoa' }, {}, {}] } },
    }),
  );
});

test.each([
  ['4', '5'],
  ['51', '50'],
  ['30', '30'],
  ['largo', '15'],
  ['', '15'],
])('a width of "%s" becomes %s', async (typed, settled) => {
  serve();
  const { user } = await open();
  await user.clear(width('CPF'));
  await user.type(width('CPF'), typed || '{Tab}');
  await user.tab();
  expect(width('CPF')).toHaveValue(settled);
});

test('a hidden column leaves the count; without any there is nothing to export', async () => {
  serve();
  const { user } = await open();
  await user.click(toggle('CPF'));
  expect(fact('Colunas visíveis')).toHaveTextContent('2');
  await user.click(toggle('Nome'));
  await user.click(toggle('E-mail'));
  expect(exportButton()).toBeDisabled();
  expect(screen.getByText('Nada a exportar: selecione candidatos e ao menos uma coluna.')).toBeVisible();
});

test('shows the first rows as they will appear', async () => {
  serve();
  await open();
  const preview = await screen.findByRole('region', { name: 'Prévia das primeiras linhas' });
  expect(within(preview).getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  expect(within(preview).getByRole('cell', { name: 'ana@exemplo.com' })).toBeVisible();
});

test('columns of the preview are as wide as in the file', async () => {
  serve();
  const { user } = await open();
  const heading = await screen.findByRole('columnheader', { name: 'Nome' });
  expect(heading.style.maxWidth).toMatch(/15ch/);
  await user.clear(width('Nome'));
  await user.type(width('Nome'), '42{Tab}');
  await waitFor(() => expect(heading.style.maxWidth).toMatch(/42ch/));
});

test('the preview is not asked for again while the file is called otherwise', async () => {
  const server = serve();
  const { user } = await open();
  await screen.findByRole('region', { name: 'Prévia das primeiras linhas' });
  await user.type(screen.getByRole('textbox', { name: 'Nome do arquivo' }), ' de maio');
  await user.type(screen.getByRole('textbox', { name: 'Nome da planilha' }), ' 2');
  await user.click(toggle('CPF'));
  await waitFor(() =>
    expect(server.lastOf('ExportPreview')).toMatchObject({
      input: { configuration: { columns: [{}, {}, { isVisible: false }] } },
    }),
  );
  expect(server.callsOf('ExportPreview')).toHaveLength(2);
});

test('says so when the preview cannot be had', async () => {
  const server = serve();
  server.intercept('ExportPreview', () => ({ error: { code: 'FORBIDDEN' } }));
  await open();
  expect(await screen.findByText('Não foi possível mostrar a prévia.')).toBeVisible();
});

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
  let counted = () => {};
  server.intercept('ExportCandidates', () => new Promise((resolve) => (counted = () => resolve(null))));
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

test('whoever leaves the screen while the file arrives ends the download', async () => {
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

test('with nobody chosen it asks for at least one', async () => {
  const server = serve();
  const { user } = await open({ candidateIds: [], totalMatching: 1_234 });
  await user.click(screen.getByRole('checkbox', { name: 'Exportar todos os 1.234 do filtro' }));
  await user.click(exportButton());
  expect(await screen.findByText('Nenhum candidato selecionado')).toBeVisible();
  expect(screen.getByText('Selecione pelo menos um candidato para exportar.')).toBeVisible();
  expect(server.callsOf('ExportCandidates')).toEqual([]);
});

test.each([
  ['the server’s reason', { ...PREPARED, userErrors: [{ message: 'Sem permissão.' }] }, 200, 'Sem permissão.'],
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

test('columns that cannot be loaded can be asked for again', async () => {
  const server = serve();
  server.intercept('ExportColumns', () =>
    server.callsOf('ExportColumns').length > 1 ? null : { error: { code: 'FORBIDDEN' } },
  );
  const { user } = await renderStaff(<ExportDialog candidateIds={['a']} totalMatching={1} onClose={() => undefined} />);
  expect(await screen.findByText('Não foi possível carregar as colunas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('textbox', { name: 'Nome do arquivo' })).toBeVisible();
});

test('opens with the default template, whose columns may hold one field twice', async () => {
  const columnMappings = [
    columnMapping({ displayName: 'Nome social' }),
    columnMapping({ displayName: 'Nome completo', order: 1 }),
  ];
  const server = serve({ exportTemplates: [templateData({ name: 'Acme', isDefault: true, columnMappings })] });
  const { user } = await open();
  expect(screen.getByRole('combobox', { name: 'Template' })).toHaveDisplayValue('Acme');
  await user.click(toggle('Nome social'));
  expect(toggle('Nome completo')).toBeChecked();
  await waitFor(() =>
    expect(server.lastOf('ExportPreview')).toMatchObject({
      input: {
        configuration: {
          columns: [
            { key: 'name', isVisible: false },
            { key: 'name', isVisible: true },
          ],
        },
      },
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Sem template');
  expect(toggle('CPF')).toBeChecked();
});

test('a template with the customer’s own workbook has no columns to configure', async () => {
  const server = serve({ exportTemplates: [templateData({ id: 't1', isDefault: true, hasFile: true })] });
  await open();
  expect(screen.getByText(/Este template preenche a planilha enviada: 1 coluna da planilha "Ficha"/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await waitFor(() => expect(server.lastOf('ExportPreview')).toMatchObject({ input: { templateId: 't1' } }));
});

test('sixty columns with long names are all there', async () => {
  const columns = Array.from({ length: 60 }, (_, order) =>
    exportColumn({ key: `campo_${order}`, displayName: `Um nome de coluna bem comprido ${order}`, order }),
  );
  serve({ columns });
  await open();
  expect(screen.getAllByRole('switch')).toHaveLength(60);
});

test('opens with the template that was chosen in place of the default one', async () => {
  serve({
    exportTemplates: [
      templateData({ id: 't1', name: 'Acme', isDefault: true }),
      templateData({ id: 't2', name: 'Bom Pão', fileName: 'ficha' }),
    ],
  });
  await open({ templateId: 't2' });
  expect(screen.getByRole('combobox', { name: 'Template' })).toHaveDisplayValue('Bom Pão');
  expect(screen.getByRole('textbox', { name: 'Nome do arquivo' })).toHaveValue('ficha');
});
