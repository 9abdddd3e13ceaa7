/** What registering a candidate costs the server, through each door, over ten connections and over one; of one company. */
import { creation, graphqlCreation, type Call } from './pages/calls.js';
import { seededDirectory, serve, type Fixture } from './pages/fixture.js';
import { load, timesOneByOne } from './pages/load.js';
import { processorMilliseconds, watchOthers } from './pages/processor.js';
import { median, percentile, print } from './report.js';

const CANDIDATES = 10_000;
const ROUNDS = 5;
const SECONDS = 3;
const MAX_PER_SECOND = 1_500;
const TIMED = 100;

let created = 0;

/** Calls of which none comes twice. */
const supplied = (count: number, call: (number: number) => Call): Call[] =>
  Array.from({ length: count }, () => call(++created));

async function row(what: string, fixture: Fixture, call: (number: number) => Call): Promise<void> {
  await load(supplied(MAX_PER_SECOND, call), 1);
  const rounds: { perSecond: number; gateway: number; engine: number; others: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const others = watchOthers();
    const before = processorMilliseconds(fixture.pid);
    const { perSecond, answered } = await load(supplied(SECONDS * MAX_PER_SECOND, call), SECONDS);
    const after = processorMilliseconds(fixture.pid);
    const gateway = (after.gateway - before.gateway) / answered;
    rounds.push({ perSecond, gateway, engine: (after.engine - before.engine) / answered, others: others() });
  }
  const times = await timesOneByOne(supplied(TIMED, call));
  const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]));
  print(
    `creation, ${what}`,
    `${Math.round(of('perSecond'))}/s`,
    `gateway ${of('gateway').toFixed(1)} + engine ${of('engine').toFixed(1)} ms; p50 ${median(times).toFixed(1)}, ` +
      `p99 ${percentile(times, 0.99).toFixed(1)} ms; others ${Math.round(100 * of('others'))} % of the machine`,
  );
}

const fixture = await serve(await seededDirectory(CANDIDATES), {
  preload: new URL('pages/unlimited.mjs', import.meta.url),
});
await row('REST', fixture, (number) => creation(fixture, number));
await row('GraphQL', fixture, (number) => graphqlCreation(fixture, number));
await fixture.stop();
