/**
 * `npm run soak [-- --minutes 10]`: two gateways over one engine, three roles that read and write, each process killed in turn
 * and, where a small file system can be mounted, a full disk. Prints what must not be: acknowledged writes that are lost, states
 * that the sweep does not mend, 5xx other than 503 and 507, memory that grows.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { createSealer } from '../src/auth/seal.js';
import { readConfig } from '../src/config.js';
import { openDatabase } from '../src/database/connection.js';
import { startEmbeddedEngine } from '../src/database/embedded/embeddedEngine.js';
import { buildServices } from '../src/domains/services.js';
import { openFiles } from '../src/files/files.js';
import { startForwarder } from '../test/forwarder.js';
import { print } from './report.js';
import { Gateway } from './soak/gateways.js';
import { makePlace } from './soak/place.js';
import { Roles } from './soak/roles.js';

const PAUSE_BETWEEN_KILLS_MS = 4_000;
const FULL_FOR_MS = 5_000;
/** After this long a change that is pending counts as cut off. */
const CUT_OFF_MS = 120_000;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number');

const place = makePlace();
const logger = pino({ level: 'silent' });
const engine = await startEmbeddedEngine({ dataDir: place.directory, logger });
const forwarder = await startForwarder(engine.url);
const settings = {
  LOG_LEVEL: 'silent',
  MONGODB_URL: `mongodb://${forwarder.host}/esteira?directConnection=true&retryWrites=false&w=1&journal=true`,
  JWT_SECRET: 'a-secret-of-the-bench-with-48-characters-or-more!',
  ENCRYPTION_KEY: 'a-key-of-the-bench-with-48-characters-or-more!!!!',
  READS_PER_MINUTE: '0',
};
const gateways = [await Gateway.start(settings), await Gateway.start(settings)];
const roles = new Roles(() => gateways.map(({ url }) => url));
const admin = gateways[0]!.admin;
await roles.start(admin);

const killEngine = async () => {
  const restarted = once(engine.events, 'restarted');
  process.kill(engine.pid!, 'SIGKILL');
  await forwarder.cut();
  await restarted;
  await forwarder.restore();
};
const fillDisk = async () => {
  place.fill?.();
  await delay(FULL_FOR_MS);
  place.empty();
};
const harms = [() => gateways[0]!.kill(), killEngine, () => gateways[1]!.kill(), ...(place.fill ? [fillDisk] : [])];
if (!place.fill) process.stdout.write('full disk: skipped, as no file system can be mounted here\n');

const endsAt = performance.now() + minutes * 60_000;
let harmed = 0;
for (; performance.now() < endsAt; harmed += 1) {
  await delay(PAUSE_BETWEEN_KILLS_MS);
  for (const gateway of gateways) gateway.lookAtMemory();
  await harms[harmed % harms.length]!();
}
await delay(PAUSE_BETWEEN_KILLS_MS);
for (const gateway of gateways) gateway.lookAtMemory();
const lost = await roles.stop(admin);
await Promise.all(gateways.map((gateway) => gateway.stop()));

const { requests, wrong, unavailable, unanswered, acknowledged } = roles.tally;
const unmended = await statesThatTheSweepLeaves();
print('acknowledged writes lost', `${lost} of ${acknowledged}`, 'limit 0');
print('states that the sweep does not mend', String(unmended.after), `limit 0 (it mended ${unmended.mended} first)`);
print(
  '5xx other than 503 and 507',
  `${wrong.length} of ${requests}`,
  `limit 0 ${[...new Set(wrong)].slice(0, 3).join(', ')}`,
);
print(
  'answered 503 or 507; without an answer',
  `${unavailable}; ${unanswered}`,
  `${harmed} processes killed or disks filled`,
);
for (const [index, { memory }] of gateways.entries()) {
  print(
    `memory of gateway ${index + 1}: at the start, at the end`,
    `${memory.first}, ${memory.last} MB`,
    `most ${memory.most} MB`,
  );
}
forwarder.stop();
await engine.close();
place.remove();
process.exit(lost > 0 || unmended.after > 0 || wrong.length > 0 ? 1 : 0);

/** The sweep as it runs when everything that is pending was cut off; what a second round still mends was not mended. */
async function statesThatTheSweepLeaves(): Promise<{ mended: number; after: number }> {
  const config = readConfig({ ...settings, MONGODB_URL: settings.MONGODB_URL });
  const database = await openDatabase({ mongodbUrl: config.mongodbUrl, dataDir: place.directory, logger });
  const now = () => new Date(Date.now() + CUT_OFF_MS);
  const base = { config, logger, sealer: createSealer(config.encryptionKey), now };
  const { sweep } = buildServices({ ...base, files: openFiles(base) });
  const mended = await sweep.run();
  const after = await sweep.run();
  await database.close();
  return { mended, after };
}
