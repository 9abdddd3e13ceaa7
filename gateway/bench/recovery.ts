/**
 * How the product comes back when its database is killed under load: `npm run bench -- recovery --kills 100` kills the
 * embedded engine a hundred times, and fifty times a server that is reached over TCP.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCallers, type Outcome } from './recovery/callers.js';
import { embedded, overTcp, type Victim } from './recovery/databases.js';
import { percentile, print } from './report.js';

/** How soon every request is to be answered, and the product to be ready after its database is back. */
const LIMIT_MS = 5_000;
/** A product that is not ready by then is not coming back. */
const LOST_AFTER_MS = 60_000;

interface Kill {
  /** From the database's return until the product is ready; undefined when it never was. */
  readyAfterMs: number | undefined;
  awayMs: number;
  outcomes: Outcome[];
}

async function signIn({ url, admin }: Victim['server']): Promise<string> {
  const response = await fetch(`${url}/v1/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

async function untilReady(url: string): Promise<number | undefined> {
  const startedAt = performance.now();
  for (;;) {
    const { status } = await fetch(`${url}/readyz`);
    const milliseconds = performance.now() - startedAt;
    if (status === 200) return milliseconds;
    if (milliseconds > LOST_AFTER_MS) return undefined;
    await delay(20);
  }
}

async function killAgainAndAgain(start: () => Promise<Victim>, count: number): Promise<Kill[]> {
  const victim = await start();
  const kills: Kill[] = [];
  const callers = await startCallers(victim.server.url, await signIn(victim.server));
  while (kills.length < count) {
    // At another moment of the driver's own checks each time.
    await delay(1_000 + Math.random() * 1_000);
    callers.take();
    const killedAt = performance.now();
    await victim.kill();
    const awayMs = performance.now() - killedAt;
    const readyAfterMs = await untilReady(victim.server.url);
    // The requests that were under way are to be counted too.
    await delay(500);
    kills.push({ readyAfterMs, awayMs, outcomes: callers.take() });
    if (readyAfterMs === undefined) break;
  }
  await callers.stop();
  await victim.stop();
  return kills;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function report(what: string, kills: Kill[], count: number): void {
  const times = kills.flatMap(({ readyAfterMs }) => readyAfterMs ?? []);
  const inTime = times.filter((time) => time <= LIMIT_MS).length;
  const outcomes = kills.flatMap((kill) => kill.outcomes);
  const late = outcomes.filter(({ status, milliseconds }) => status === 0 || milliseconds > LIMIT_MS).length;
  const wrong = outcomes.filter(({ status }) => status >= 500 && status !== 503).length;
  const refused = outcomes.filter(({ status }) => status === 503).length;
  const slowest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
  const away = percentile(
    kills.map(({ awayMs }) => awayMs),
    0.5,
  );
  print(`${what}: ready within 5 s of its return`, `${inTime} of ${count}`, `limit ${count} of ${count}`);
  print(
    `${what}: the slowest, from its return`,
    seconds(Math.max(...times)),
    `median ${seconds(percentile(times, 0.5))}; away for ${seconds(away)}`,
  );
  print(
    `${what}: requests without an answer within 5 s`,
    String(late),
    `limit 0 (slowest ${seconds(slowest)}; ${refused} of ${outcomes.length} got 503)`,
  );
  print(`${what}: 5xx other than 503`, String(wrong), 'limit 0');
  if (inTime < count || late > 0 || wrong > 0) process.exitCode = 1;
}

const { values } = parseArgs({ options: { kills: { type: 'string', default: '10' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills takes a whole number');
const ofServer = Math.ceil(kills / 2);
report('killed engine', await killAgainAndAgain(embedded, kills), kills);
report('killed server, over TCP', await killAgainAndAgain(overTcp, ofServer), ofServer);
