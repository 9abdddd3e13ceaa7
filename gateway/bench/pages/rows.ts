import { median, percentile, print } from '../report.js';
import { keepWriting, type Supply } from './differing.js';
import type { Fixture } from './fixture.js';
import { load, timesOneByOne } from './load.js';
import { processorMilliseconds } from './processor.js';

/** More requests a second than this are not made ready: the load would begin its list anew. */
const MOST_PER_SECOND = 1_500;

/** How long a row is measured. */
export interface Effort {
  rounds: number;
  seconds: number;
  /** Requests over one connection, of which the percentiles are. */
  timed: number;
}

/**
 * Prints one row: how many requests are answered in a second over ten connections, how long one takes over one connection,
 * and what it costs the processors of gateway and engine, the writes in between included.
 */
export async function row(
  what: string,
  supply: Supply,
  { fixture, writes, effort }: { fixture: Fixture; writes: boolean; effort: Effort },
): Promise<void> {
  const stop = writes ? await keepWriting(fixture) : async () => undefined;
  await round(fixture, supply, 1);
  const rounds: { perSecond: number; processor: number }[] = [];
  for (let index = 0; index < effort.rounds; index++) rounds.push(await round(fixture, supply, effort.seconds));
  const times = await timesOneByOne(supply.take(effort.timed));
  await stop();
  const processor = median(rounds.map((each) => each.processor));
  print(
    what,
    `${Math.round(median(rounds.map(({ perSecond }) => perSecond)))}/s`,
    `processors ${processor.toFixed(1)} ms each; one connection p50 ${median(times).toFixed(1)} ms, ` +
      `p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  );
}

async function round(fixture: Fixture, supply: Supply, seconds: number) {
  const calls = supply.take(seconds * MOST_PER_SECOND);
  const before = processorMilliseconds(fixture.pid);
  const { answered, asked, perSecond } = await load(calls, seconds);
  const used = processorMilliseconds(fixture.pid) - before;
  if (asked > calls.length) throw new Error(`more than the ${calls.length} requests that were ready have been made`);
  supply.giveBack(calls.length - asked);
  return { perSecond, processor: used / answered };
}
