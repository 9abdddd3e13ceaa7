/**
 * What the work queue, the board's columns, the counts and the timelines cost the server, over HTTP, one connection: each
 * question differs from those before. `--candidates` and `--events` say of how many; 100,000 and 2,000,000 unless told.
 */
import { flowDirectory } from './flow/data.js';
import { changeStanding, questions } from './flow/questions.js';
import type { Call } from './pages/calls.js';
import { serve, type Fixture } from './pages/fixture.js';
import { timesOneByOne } from './pages/load.js';
import { median, percentile, print } from './report.js';

const TIMED = 400;
const COUNTED = 40;
const LIMIT_MS = 40;

function option(name: string, usual: number): number {
  const index = process.argv.indexOf(`--${name}`);
  const given = Number(process.argv[index + 1]);
  return index > 0 && Number.isInteger(given) && given > 0 ? given : usual;
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

function row(what: string, times: readonly number[]): void {
  const p99 = milliseconds(percentile(times, 0.99));
  print(`${what}: p50`, milliseconds(median(times)), `limit ${LIMIT_MS} ms (p99 ${p99}, ${times.length} questions)`);
}

/** The counts over everybody, when what they count has changed before each. */
async function countsAnew(fixture: Fixture, call: Call): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < COUNTED; turn++) {
    await changeStanding(fixture, turn);
    times.push(...(await timesOneByOne([call])));
  }
  return times;
}

const candidates = option('candidates', 100_000);
const events = option('events', 2_000_000);
const startedAt = performance.now();
const directory = await flowDirectory(candidates, events);
const seconds = Math.round((performance.now() - startedAt) / 1000);
process.stdout.write(`${candidates} candidates with ${events} events, made in ${seconds} s\n`);

const first = await serve(directory);
const known = await questions(first, TIMED);
await first.stop({ keepData: true });
// A server of its own answers what is measured: nothing of it was asked there before.
const fixture = await serve(directory);
const own = (calls: readonly Call[]) =>
  calls.map((call) => ({
    ...call,
    url: call.url.replace(first.url, fixture.url),
    headers: { ...call.headers, authorization: `Bearer ${fixture.token}` },
  }));
const { queue, column, counts, timelines } = known;
await timesOneByOne(own(timelines.slice(0, 20)));
row('queue, a page of 20 with its count', await timesOneByOne(own(queue)));
row('column of the board, a page of 20 with its count', await timesOneByOne(own(column)));
row('first page of a timeline, 20 events with their count', await timesOneByOne(own(timelines.slice(20))));
row('counts of stages and reasons of a client', await timesOneByOne(own(counts.slice(1))));
row('counts of stages and reasons of everybody, after a change', await countsAnew(fixture, own(counts)[0] as Call));
await fixture.stop();
