/** What exports cost, and whether others notice them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { toGlobalId } from '../src/lib/globalId.js';
import { customerWorkbook, FEW, MANY, seedExportData, SOME } from './exportData.js';
import type { WriterCost } from './exceljsWriter.js';
import { bomb } from '../test/hostileWorkbooks.js';
import { startGaugedServer, type GaugedServer } from './gaugedServer.js';
import { pagesDuring, type OtherUsers } from './otherUsers.js';
import { median, percentile, print } from './report.js';

const RUNS = 5;
const OTHERS: OtherUsers = {
  count: 2,
  thinkingMs: 20,
  fields: 'id name email status progress clientName clientCompany filledFields { key label displayValue }',
};
const IDLE_MS = 5_000;

interface Column {
  key: string;
  displayName: string;
  order: number;
  width: number;
  isCustomField: boolean;
  isVisible: boolean;
}

interface Download {
  firstByteMs: number;
  totalMs: number;
  bytes: number;
}

async function exportColumns(server: GaugedServer): Promise<Column[]> {
  const { exportColumns } = await server.graphql<{ exportColumns: { columns: Column[] } }>(
    '{ exportColumns { columns { key displayName order width isCustomField isVisible } } }',
    {},
  );
  return exportColumns.columns;
}

/** Exports through the download route, as the web does; the time begins when the file is asked for. */
async function exported(server: GaugedServer, columns: Column[], input: object): Promise<Download> {
  const { exportCandidates } = await server.graphql<{ exportCandidates: { downloadUrl: string } }>(
    'mutation ($input: ExportCandidatesInput!) { exportCandidates(input: $input) { downloadUrl } }',
    { input: { ...input, configuration: { fileName: 'bench', sheetName: 'Candidatos', columns } } },
  );
  const startedAt = performance.now();
  const answer = await fetch(server.url + exportCandidates.downloadUrl, { headers: server.headers });
  if (!answer.body) throw new Error(`the download answered ${answer.status}`);
  let firstByteMs = 0;
  let bytes = 0;
  for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
    firstByteMs ||= performance.now() - startedAt;
    bytes += piece.length;
  }
  return { firstByteMs, totalMs: performance.now() - startedAt, bytes };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

async function small(server: GaugedServer, columns: Column[], clientId: string): Promise<void> {
  const input = { filter: { clientId } };
  await exported(server, columns, input);
  const times: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await server.gauge();
    times.push((await exported(server, columns, input)).totalMs);
    cpu.push((await server.gauge()).cpuMs);
  }
  const what = `${FEW} candidates x ${columns.length} columns, median of ${RUNS}`;
  print(what, seconds(median(times)), `limit 0.40 s (CPU of the server: ${seconds(median(cpu))})`);
}

async function large(server: GaugedServer, columns: Column[]): Promise<void> {
  const idle = await pagesDuring(server, OTHERS, pause(IDLE_MS));
  const before = await server.gauge();
  const download = exported(server, columns, { filter: {} });
  const pages = await pagesDuring(server, OTHERS, download);
  const { firstByteMs, totalMs, bytes } = await download;
  const after = await server.gauge();
  const idleP99 = percentile(idle, 0.99);
  const what = `${MANY} x ${columns.length}`;
  print(`${what}, first byte`, seconds(firstByteMs), 'limit 0.50 s');
  print(`${what}, whole file of ${megabytes(bytes)}`, seconds(totalMs), `limit 8.00 s (CPU: ${seconds(after.cpuMs)})`);
  print(`${what}, growth of resident memory`, megabytes(after.peakRss - before.rss), 'limit 120 MB');
  print(
    `${what}, longest stall of the event loop`,
    milliseconds(after.stallMs),
    `limit 50 ms (idle: ${milliseconds(before.stallMs)})`,
  );
  print(
    `${what}, pages of ${OTHERS.count} others, p99`,
    milliseconds(percentile(pages, 0.99)),
    `limit ${milliseconds(2 * idleP99)}: twice the idle p99`,
  );
  print(
    `${what}, pages of ${OTHERS.count} others, median`,
    milliseconds(median(pages)),
    `idle: ${milliseconds(median(idle))}`,
  );
}

/** exceljs in a process of its own, which has its rows at hand already where the server reads them from the database. */
async function againstExceljs(server: GaugedServer, columns: Column[], clientId: string): Promise<void> {
  const before = await server.gauge();
  const { totalMs } = await exported(server, columns, { filter: { clientId } });
  const { stallMs, peakRss } = await server.gauge();
  const [theirs] = (await once(fork(new URL('./exceljsWriter.ts', import.meta.url)), 'message')) as [WriterCost];
  const ratio = (their: number, our: number) => `exceljs in memory: ${(their / our).toFixed(1)} times as much`;
  const what = `${SOME} x ${columns.length}`;
  print(`${what}, whole file`, seconds(totalMs), `${ratio(theirs.totalMs, totalMs)} (${seconds(theirs.totalMs)})`);
  print(
    `${what}, longest stall`,
    milliseconds(stallMs),
    `${ratio(theirs.stallMs, stallMs)} (${milliseconds(theirs.stallMs)})`,
  );
  const growth = Math.max(1, peakRss - before.rss);
  print(`${what}, growth of resident memory`, megabytes(growth), `exceljs in memory: ${megabytes(theirs.rssGrowth)}`);
}

async function template(server: GaugedServer, columns: Column[], clientId: string): Promise<void> {
  const form = new FormData();
  form.set('name', 'Bench');
  form.set(
    'file',
    new Blob([new Uint8Array(await customerWorkbook(columns.map(({ displayName }) => displayName)))]),
    'ficha.xlsx',
  );
  const { uploadId } = await server.rest<{ uploadId: string }>('/export-templates/upload-template', form);
  const columnMappings = columns.map(({ key, displayName, order }) => ({
    templateColumnName: displayName,
    dataFieldKey: key,
    order,
  }));
  const saved = { name: 'Bench', columnMappings, uploadId };
  const { id } = await server.rest<{ id: string }>('/export-templates/save-template', saved);
  const input = { filter: { clientId }, templateId: toGlobalId('ExportTemplate', id) };
  const times: number[] = [];
  await server.gauge();
  for (let run = 0; run < RUNS; run++) times.push((await exported(server, columns, input)).totalMs);
  const { stallMs } = await server.gauge();
  print(
    `${FEW} x ${columns.length} into a customer's workbook, median of ${RUNS}`,
    seconds(median(times)),
    `no limit given (longest stall: ${milliseconds(stallMs)})`,
  );
}

/** Files that want much memory; what the server's process took of it. */
async function hostileUploads(server: GaugedServer): Promise<void> {
  const files: [string, Blob][] = [
    ['a file of 100 MB', new Blob([new Uint8Array(100 * 1024 * 1024)])],
    [
      'a sheet that inflates to 60 MB',
      new Blob([new Uint8Array(await bomb('xl/worksheets/sheet1.xml', '<row r="1"/>'.repeat(1_000_000), 5))]),
    ],
  ];
  for (const [what, file] of files) {
    const form = new FormData();
    form.set('name', 'Bench');
    form.set('file', file, 'ficha.xlsx');
    const before = await server.gauge();
    await server.rest('/export-templates/upload-template', form).then(
      () => Promise.reject(new Error(`${what} was taken`)),
      () => undefined,
    );
    const { peakRss, stallMs } = await server.gauge();
    const grown = Math.max(0, peakRss - before.rss);
    print(`upload of ${what}, growth of resident memory`, megabytes(grown), `stall ${milliseconds(stallMs)}`);
  }
}

/** The clients that `seedExportData` has made, in its order, as global ids. */
async function clientIds(server: GaugedServer): Promise<string[]> {
  const { clients } = await server.graphql<{ clients: { edges: { node: { id: string; candidateCount: number } }[] } }>(
    '{ clients(first: 3) { edges { node { id candidateCount } } } }',
    {},
  );
  const byCount = clients.edges
    .map(({ node }) => node)
    .sort((left, right) => left.candidateCount - right.candidateCount);
  return byCount.map(({ id }) => id);
}

/** `BENCH_DATA_DIR` names a directory whose data are made once and kept, for repeated measurements. */
async function main(): Promise<void> {
  const keptDir = process.env['BENCH_DATA_DIR'];
  const dataDir = keptDir ?? (await mkdtemp(path.join(tmpdir(), 'esteira-bench-')));
  if (!existsSync(path.join(dataDir, 'mongo'))) await seedExportData(dataDir);
  const server = await startGaugedServer(dataDir);
  try {
    await server.atRest();
    const columns = await exportColumns(server);
    const [few = '', some = ''] = await clientIds(server);
    await small(server, columns.slice(0, 18), few);
    await large(server, columns);
    await againstExceljs(server, columns, some);
    await template(server, columns.slice(0, 18), few);
    await hostileUploads(server);
  } finally {
    await server.stop({ keepData: true });
    if (keptDir === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

void main();
