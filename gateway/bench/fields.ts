/** What the configuration of fields costs, and whether others notice that the progress of all candidates is recomputed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose, { Types } from 'mongoose';
import type { Services } from '../src/domains/services.js';
import { toGlobalId } from '../src/lib/globalId.js';
import { syncIndexes } from '../src/database/indexSync.js';
import { systemAdmin } from '../src/seed/demo.js';
import type { demoFields } from '../src/seed/demoStory.js';
import { makeCandidates, makeClient, makeFields, openBenchDatabase, type BenchDatabase } from './benchDatabase.js';
import { startGaugedServer, type GaugedServer } from './gaugedServer.js';
import { median, percentile, print } from './report.js';

const FIELDS = 200;
const CANDIDATES = 10_000;
const RUNS = 100;
/** Bursts of toggles, each followed by its run in the background. */
const TOGGLES = 5;
/** Odd, so that each run leaves the field other than it was, and the progress to be recomputed. */
const ROUNDS = 21;
/** What a toggle may cost beyond what every call costs. */
const MAX_WRITES = 2;
/** What people still take for at once. */
const NO_PAUSE_MS = 100;

const types = ['text', 'number', 'date', 'checkbox'] as const;
const everyone = ['admin', 'client', 'candidate'] as const;

const fields: typeof demoFields = Array.from({ length: FIELDS }, (_, index) => {
  const type = types[index % types.length] ?? 'text';
  const rights = { canView: [...everyone], canEdit: [...everyone] };
  return {
    field: { key: `campo_${index}`, label: `Campo ${index}`, type, target: 'candidate' as const, ...rights },
    value: (random) =>
      ({ text: random.digits(12), number: random.digits(4), date: '1990-12-05', checkbox: 'true' })[type],
  };
});

async function seed(database: BenchDatabase): Promise<void> {
  const { services } = database;
  await makeFields(services, fields);
  const clientIds = [await makeClient(services, 0)];
  await services.candidates.refreshProgress();
  await makeCandidates(database, { count: CANDIDATES, clientIds, fields });
  await syncIndexes();
}

/** How long each call took, in milliseconds; one after the other. */
async function timesOf(runs: number, call: (run: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    await call(run);
    times.push(performance.now() - startedAt);
  }
  return times;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
/** A line for calls that were made again and again: the median, and what the slowest of them took. */
const printTimes = (what: string, times: readonly number[]) =>
  print(what, ms(median(times)), `median; ${ms(percentile(times, 0.95))} p95, ${ms(Math.max(...times))} at most`);

/** What the configuration screen shows of a field. */
const ROW = `id key label type target required active order description placeholder format allowFutureDates
  options { value label } canView canEdit hiddenFromCandidates`;
const SCREEN = `query ($target: FieldTarget!) { customFields { ${ROW} } customFieldOrderRevision(target: $target) }`;
const TOGGLE = `mutation ($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) {
  customField { ${ROW} } userErrors { message code field } } }`;
const PAGE = `{ candidates(first: 5) { totalCount edges { node { id name progress filledFields { key displayValue } } } } }`;
/** Signed in, and nothing more than that: what every call costs. */
const NOTHING = '{ viewer { id } }';

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'esteira-bench-fields-'));
  const database = await openBenchDatabase(dataDir);
  const { config, services } = database;
  await seed(database);
  // The server reads and writes the engine of this process, so that both are measured on the same one.
  const settings = { MONGODB_URL: database.url, JWT_SECRET: config.jwtSecret, ENCRYPTION_KEY: config.encryptionKey };
  const server = await startGaugedServer(await mkdtemp(path.join(tmpdir(), 'esteira-bench-fields-server-')), settings);
  try {
    await measure(server, services);
  } finally {
    await server.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(server: GaugedServer, services: Services): Promise<void> {
  const fieldIds = (await services.customFields.catalogue('candidate')).fields.map(({ _id }) => _id);
  const screen = () => server.graphql(SCREEN, { target: 'CANDIDATE' });
  const page = () => server.graphql(PAGE, {});
  const nothing = () => server.graphql(NOTHING, {});
  /** The bare form of the toggle's write; of another field, so that the two do not wait for each other. */
  const bareWrite = (run: number) =>
    mongoose.connection
      .collection('customFields')
      .updateOne(
        { _id: fieldIds[1] ?? new Types.ObjectId() },
        { $set: { active: run % 2 === 1, updatedAt: new Date() } },
      );
  const toggle = (run: number) =>
    server.graphql(TOGGLE, { input: { id: toGlobalId('CustomField', fieldIds[0] ?? ''), active: run % 2 === 1 } });

  await timesOf(RUNS, screen);
  print(
    `configuration screen, ${FIELDS} fields, ${CANDIDATES} candidates`,
    ms(percentile(await timesOf(RUNS, screen), 0.95)),
    `p95, at most ${NO_PAUSE_MS} ms`,
  );

  await timesOf(RUNS, page);
  const atRest = await timesOf(RUNS, page);
  // The runs in the background of this process would take the place of the one that is measured.
  await services.candidates.stop();
  await services.customFields.update(systemAdmin(), String(fieldIds[2]), { active: false });
  const [recompute = 0] = await timesOf(1, () => services.candidates.refreshProgress());
  await server.gauge();
  const times = { nothing: [] as number[], bare: [] as number[], toggle: [] as number[], after: [] as number[] };
  for (let run = 0; run < TOGGLES; run++) {
    // One after the other, so that the three meet the same machine.
    for (let round = run; round < run + ROUNDS; round++) {
      times.bare.push(...(await timesOf(1, () => bareWrite(round))));
      times.nothing.push(...(await timesOf(1, nothing)));
      times.toggle.push(...(await timesOf(1, () => toggle(round))));
    }
    const until = performance.now() + recompute;
    while (performance.now() < until) times.after.push(...(await timesOf(1, page)));
  }
  const { stallMs } = await server.gauge();
  const bare = median(times.bare);
  const beyond = median(times.toggle) - median(times.nothing);
  printTimes('one bare write, updateOne by _id on the same engine', times.bare);
  printTimes('a call that only says who is signed in', times.nothing);
  printTimes('toggling a field', times.toggle);
  print(
    'toggling, less what every call costs',
    ms(beyond),
    `at most ${ms(MAX_WRITES * bare)}, ${MAX_WRITES} bare writes`,
  );
  print(`the progress of ${CANDIDATES} candidates recomputed`, ms(recompute), 'in the background, pauses included');
  printTimes('a page of candidates, server at rest', atRest);
  printTimes('a page of candidates, while it is recomputed', times.after);
  print('longest time in which the server did not turn', ms(stallMs), 'meanwhile');
}

await main();
