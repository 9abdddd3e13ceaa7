/** What documents cost as requests: uploads beside pages that people read, and a zip on its way. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startGaugedServer, type GaugedServer } from '../gaugedServer.js';
import { childrenOf, processCost } from '../processCost.js';
import { median, percentile, print } from '../report.js';

const AT_ONCE = 20;
const IN_ZIP = 200;
/** Documents of one candidate in the zip. */
const OF_ONE = 10;
const IDLE_READS = 100;
const MEGABYTE = 1024 * 1024;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
const keys = Array.from({ length: OF_ONE }, (_, number) => `documento_${number}`);

/** A candidate without a client, by id. */
async function newCandidate(server: GaugedServer, number: number): Promise<string> {
  const { id } = await server.rest<{ id: string }>('/candidates', {
    name: `Pessoa ${number}`,
    email: `pessoa${number}@exemplo.com`,
  });
  return id;
}

function send(server: GaugedServer, candidateId: string, key: string, bytes: Buffer): Promise<unknown> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${randomUUID()}.jpg`);
  return server.rest(`/candidates/${candidateId}/documents/${key}`, form);
}

const PAGE = '{ candidates(first: 20) { totalCount edges { node { name status progress documentsState } } } }';

async function readPage(server: GaugedServer): Promise<number> {
  const begun = performance.now();
  await server.graphql(PAGE, {});
  return performance.now() - begun;
}

/** Prints the figures, on a server of its own. @param photo 12 megapixels. */
export async function benchRequests(photo: Buffer): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'esteira-bench-uploads-'));
  const server = await startGaugedServer(dataDir, { OCR: 'off', SEED: 'none' });
  try {
    for (const key of keys) {
      await server.rest('/customfilds', { key, label: key, type: 'file', target: 'candidate' });
    }
    const candidates: string[] = [];
    for (let number = 0; number < IN_ZIP / OF_ONE; number++) candidates.push(await newCandidate(server, number));
    await oneByOne(server, await newCandidate(server, candidates.length), photo);
    const sent = await uploadsBesidePages(server, candidates, photo);
    await zip(server, candidates, sent);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What one upload costs from its request to its answer, all that it keeps busy together: gateway, image process and engine. */
async function oneByOne(server: GaugedServer, candidateId: string, photo: Buffer): Promise<void> {
  const [warmUp = '', ...measured] = keys;
  await send(server, candidateId, warmUp, photo);
  await server.atRest();
  const cpuMs = async () => {
    const costs = await Promise.all([server.pid, ...(await childrenOf(server.pid))].map(processCost));
    return costs.reduce((sum, cost) => sum + (cost?.cpuMs ?? 0), 0);
  };
  const [cpu, wall]: number[][] = [[], []];
  for (const key of measured) {
    const [cpuBefore, begun] = [await cpuMs(), performance.now()];
    await send(server, candidateId, key, photo);
    wall!.push(performance.now() - begun);
    cpu!.push((await cpuMs()) - cpuBefore);
  }
  print(
    `12 megapixels, request to answer, median of ${measured.length}`,
    ms(median(cpu!)),
    `limit 800 ms of one core (wall: ${ms(median(wall!))})`,
  );
}

/** @returns candidate and key of each document that was sent. */
async function uploadsBesidePages(
  server: GaugedServer,
  candidates: readonly string[],
  photo: Buffer,
): Promise<Set<string>> {
  const [first = ''] = candidates;
  await send(server, first, keys[0] ?? '', photo);
  const targets = Array.from({ length: AT_ONCE }, (_, number) => ({
    candidate: candidates[number % candidates.length] ?? '',
    key: keys[1] ?? '',
  }));
  const idle: number[] = [];
  for (let run = 0; run < IDLE_READS; run++) idle.push(await readPage(server));
  const { rss: before } = await server.gauge();
  let isDone = false;
  const begun = performance.now();
  const uploads = Promise.all(targets.map(({ candidate, key }) => send(server, candidate, key, photo))).finally(
    () => (isDone = true),
  );
  const meanwhile: number[] = [];
  while (!isDone) meanwhile.push(await readPage(server));
  await uploads;
  const took = performance.now() - begun;
  const { peakRss } = await server.gauge();
  const [atRest, under] = [percentile(idle, 0.99), percentile(meanwhile, 0.99)];
  print(`${AT_ONCE} uploads of 12 megapixels at once, all sent`, ms(took), '');
  print('a page of candidates, server at rest, p99', ms(atRest), '');
  print('a page of candidates, beside the uploads, p99', ms(under), `limit ${ms(2 * atRest)}, twice at rest`);
  print('memory of the server above idle, beside the uploads', megabytes(peakRss - before), 'limit 250 MB');
  return new Set([`${first} ${keys[0]}`, ...targets.map(({ candidate, key }) => `${candidate} ${key}`)]);
}

async function zip(server: GaugedServer, candidates: readonly string[], sent: ReadonlySet<string>): Promise<void> {
  const small = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#aac' } })
    .jpeg()
    .toBuffer();
  const left = candidates.flatMap((candidate) => keys.map((key) => ({ candidate, key })));
  const missing = left.filter(({ candidate, key }) => !sent.has(`${candidate} ${key}`));
  for (const { candidate, key } of missing) await send(server, candidate, key, small);
  const query = `mutation($input: ExportDocumentsInput!) {
    exportDocuments(input: $input) { downloadUrl documentCount userErrors { message } } }`;
  const { exportDocuments } = await server.graphql<{
    exportDocuments: { downloadUrl: string; documentCount: number };
  }>(query, { input: { filter: {} } });
  const { rss: before } = await server.gauge();
  const begun = performance.now();
  const response = await fetch(server.url + exportDocuments.downloadUrl, { headers: server.headers });
  let bytes = 0;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length;
  const took = performance.now() - begun;
  const { peakRss } = await server.gauge();
  print(`zip of ${exportDocuments.documentCount} documents, ${megabytes(bytes)}`, ms(took), '');
  print('memory of the server above idle, while it is sent', megabytes(peakRss - before), 'limit 50 MB');
}
