/** What an import costs: 10,000 rows of 12 columns looked through and written, while other users turn pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { withoutAccents } from '../src/lib/parsing/foldAccents.js';
import { startGaugedServer, type GaugedServer } from './gaugedServer.js';
import { pagesDuring, type OtherUsers } from './otherUsers.js';
import { median, percentile, print } from './report.js';

const ROWS = process.argv.includes('--brief') ? 500 : 10_000;
const OTHERS: OtherUsers = { count: 5, thinkingMs: 200, fields: 'id name email status progress' };
/** Between two looks at how far the run is. */
const LOOKS_MS = 200;
const IDLE_MS = 5_000;
const COLUMNS = [
  ['Nome', 'text'],
  ['E-mail', 'text'],
  ['CPF', 'text'],
  ['Data de Nascimento', 'date'],
  ['Telefone', 'text'],
  ['Cidade', 'text'],
  ['Salário', 'number'],
  ['Cargo', 'text'],
  ['Escolaridade', 'text'],
  ['Nome da Mãe', 'text'],
  ['CEP', 'text'],
  ['Turno', 'text'],
] as const;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

const keyOf = (label: string) => `bench_${withoutAccents(label).toLowerCase().replace(/\W+/g, '_')}`;

async function workbook(): Promise<Blob> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Folha');
  sheet.addRow(COLUMNS.map(([label]) => label));
  for (let row = 0; row < ROWS; row++) {
    const born = `${String((row % 28) + 1).padStart(2, '0')}/${String((row % 12) + 1).padStart(2, '0')}/${1960 + (row % 40)}`;
    const rest = [
      born,
      `119${80_000_000 + row}`,
      'São Paulo',
      1500 + row,
      'Padeiro',
      'Médio completo',
      `Mãe ${row}`,
      '01001000',
      'Manhã',
    ];
    sheet.addRow([`Pessoa Importada ${row}`, `importada${row}@exemplo.com`, '', ...rest]);
  }
  return new Blob([new Uint8Array(await book.xlsx.writeBuffer())]);
}

/** The fields that the file has and the server has not. */
async function makeFields(server: GaugedServer): Promise<void> {
  for (const [label, type] of COLUMNS.slice(2)) {
    const input = { key: keyOf(label), label, type: type.toUpperCase(), target: 'CANDIDATE' };
    await server.graphql(
      'mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { userErrors { message } } }',
      { input },
    );
  }
}

const IMPORT = 'id revision state counts { total new problem } columns { fieldKey } progress { created finishedAt }';

interface Shown {
  id: string;
  revision: number;
  state: string;
  counts: { total: number; new: number; problem: number };
  progress: { created: number; finishedAt: string | null } | null;
}

async function upload(server: GaugedServer, file: Blob): Promise<Shown> {
  const form = new FormData();
  const query = `mutation ($input: ImportCandidatesInput!) { importCandidates(input: $input) { candidateImport { ${IMPORT} rows(first: 100) { totalCount edges { node { row kind cells { fieldKey value isChange } } } } } userErrors { message } } }`;
  form.set('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', file, 'folha.xlsx');
  const { 'content-type': _json, ...headers } = server.headers;
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'apollo-require-preflight': '1' },
    body: form,
  });
  const body = (await answer.json()) as { data?: { importCandidates: { candidateImport: Shown | null } } };
  const shown = body.data?.importCandidates.candidateImport;
  if (!shown) throw new Error(`the file was refused: ${JSON.stringify(body)}`);
  return shown;
}

async function run(server: GaugedServer, { id, revision }: Shown): Promise<Shown> {
  await server.graphql('mutation ($input: RunImportInput!) { runImport(input: $input) { userErrors { message } } }', {
    input: { id, expectedRevision: revision },
  });
  for (;;) {
    const { candidateImport } = await server.graphql<{ candidateImport: Shown }>(
      'query ($id: ID!) { candidateImport(id: $id) { id state progress { created finishedAt } } }',
      { id },
    );
    if (candidateImport.state !== 'RUNNING') return candidateImport;
    await pause(LOOKS_MS);
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'esteira-bench-'));
try {
  const server = await startGaugedServer(dataDir);
  await makeFields(server);
  const file = await workbook();
  const what = `${ROWS} rows x ${COLUMNS.length} columns`;
  const idle = await pagesDuring(server, OTHERS, pause(IDLE_MS));
  const before = await server.gauge();
  let startedAt = performance.now();
  const previewed = upload(server, file);
  const duringPreview = await pagesDuring(server, OTHERS, previewed);
  const shown = await previewed;
  print(`${what}, file of ${megabytes(file.size)}, previewed`, seconds(performance.now() - startedAt), 'limit 3.00 s');
  startedAt = performance.now();
  const written = run(server, shown);
  const duringRun = await pagesDuring(server, OTHERS, written);
  const { progress } = await written;
  const after = await server.gauge();
  print(`${what}, ${progress?.created ?? 0} written`, seconds(performance.now() - startedAt), 'limit 20.00 s');
  print(`${what}, growth of resident memory`, megabytes(after.peakRss - before.rss), 'limit 150 MB');
  print(
    `${what}, longest stall of the event loop`,
    milliseconds(after.stallMs),
    `idle: ${milliseconds(before.stallMs)}`,
  );
  const limit = `limit ${milliseconds(2 * percentile(idle, 0.99))}: twice the idle p99`;
  print(
    `${what}, pages of ${OTHERS.count} others while previewed, p99`,
    milliseconds(percentile(duringPreview, 0.99)),
    limit,
  );
  print(
    `${what}, pages of ${OTHERS.count} others while written, p99`,
    milliseconds(percentile(duringRun, 0.99)),
    limit,
  );
  print(
    `${what}, pages of ${OTHERS.count} others while written, median`,
    milliseconds(median(duringRun)),
    `idle: ${milliseconds(median(idle))}`,
  );
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
