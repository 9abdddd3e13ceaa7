/** What a photo of a document costs, from its bytes to stored previews, on the built product. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import type * as Seal from '../src/auth/seal.js';
import type * as Connection from '../src/database/connection.js';
import type * as Files from '../src/files/files.js';
import { benchRequests } from './documents/requests.js';
import { childrenOf, processCost } from './processCost.js';
import { median, print } from './report.js';

const RUNS = 7;
const AT_ONCE = 20;
const MEGABYTE = 1024 * 1024;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;

/** 12 megapixels with the detail of a photo, turned as a telephone held upright turns it. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The built modules, with the types of their sources. */
async function built() {
  const at = (name: string) => new URL(`../dist/${name}.js`, import.meta.url).href;
  const [files, database, seal] = await Promise.all([
    import(at('files/files')) as Promise<typeof Files>,
    import(at('database/connection')) as Promise<typeof Connection>,
    import(at('auth/seal')) as Promise<typeof Seal>,
  ]);
  return { ...files, ...database, ...seal };
}

async function main(dataDir: string): Promise<void> {
  const { openFiles, openDatabase, createSealer } = await built();
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir, logger });
  const before = new Set(await childrenOf(process.pid));
  const config = { storageUrl: undefined, clamdUrl: undefined, ocr: false };
  const sealer = createSealer('a key of the bench with 32 characters or more');
  const files = openFiles({ config, sealer, logger, now: () => new Date() });
  /** The process that opens files. */
  const workers = async () => (await childrenOf(process.pid)).filter((pid) => !before.has(pid));
  const cost = async () => {
    const costs = await Promise.all([process.pid, ...(await workers())].map(processCost));
    return costs.reduce((sum, each) => sum + (each?.cpuMs ?? 0), 0);
  };
  const store = async (bytes: Buffer) => {
    const page = await files.readPage({ content: bytes });
    if (page.kind !== 'image') throw new Error('a photo was taken for something else');
    for (const each of [page, ...page.previews]) await files.store.put(each.bytes, { owner: 'bench' });
    return page;
  };
  try {
    const bytes = await photo();
    await store(bytes);
    const cpu: number[] = [];
    const wall: number[] = [];
    let kept = 0;
    for (let run = 0; run < RUNS; run++) {
      const [cpuBefore, begun] = [await cost(), performance.now()];
      kept = (await store(bytes)).bytes.length;
      wall.push(performance.now() - begun);
      cpu.push((await cost()) - cpuBefore);
    }
    const what = `12 megapixels, ${megabytes(bytes.length)}`;
    const more = `wall: ${seconds(median(wall))}, kept: ${(kept / MEGABYTE).toFixed(2)} MB`;
    print(
      `${what}, bytes to stored previews, median of ${String(RUNS)}`,
      seconds(median(cpu)),
      `limit 0.80 s of one core (${more})`,
    );

    globalThis.gc?.();
    const idle = (await processCost(process.pid))?.rss ?? Number.NaN;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
    const begun = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, () => store(Buffer.from(bytes))));
    clearInterval(watch);
    print(`${String(AT_ONCE)} photos at once, all stored`, seconds(performance.now() - begun), '');
    print(
      `${String(AT_ONCE)} photos at once, memory of this process above idle`,
      megabytes(peak - idle),
      'limit 250 MB',
    );
    for (const pid of await workers()) {
      print(
        'memory of the process that opens files, at its most',
        megabytes((await processCost(pid))?.peakRss ?? 0),
        'ended past 500 MB',
      );
    }
  } finally {
    await files.stop();
    await database.close();
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'esteira-bench-documents-'));
try {
  await main(dataDir);
  await benchRequests(await photo());
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
