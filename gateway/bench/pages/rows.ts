import { median, percentile, print } from '../report.js';
import { answerTo, type Call } from './calls.js';
import { startCeiling, type Compared } from './compared.js';
import type { Fixture } from './fixture.js';
import { load, timesOneByOne, type Load } from './load.js';
import { watchMemory } from './memory.js';
import { processorMilliseconds, watchOthers } from './processor.js';
import type { Supply } from './differing.js';
import { keepWriting, type Writes } from './writing.js';

/** More requests a second than this are not made ready: the load would begin its list anew. */
const MAX_PER_SECOND = 4_000;
/** What others may take of the machine in a round that counts. */
const QUIET = 0.25;
/** So many rounds are tried for each that is wanted. */
const TRIES = 2;
/**
 * So long each is asked before it counts: caches fill, and V8 compiles what is hot, for some seconds. After one second the first rounds
 * took up to three times as long as the later ones, and no two runs agreed.
 */
export const WARM_UP_SECONDS = 6;
/** The bare server is asked for so long a time per round: it answers thousands of times. */
const BARE_SECONDS = 1;

/** The requests of a row: for the product none that it has seen, and apart from those for the plain version, which remembers nothing. */
export interface Supplies {
  product: Supply;
  plain: Supply;
}

/** How long a row is measured. */
export interface Effort {
  /** Rounds that are counted, quiet ones as far as the machine allows. */
  rounds: number;
  seconds: number;
  /** Requests over one connection, of which the percentiles are. */
  timed: number;
}

/** What a row is measured with. */
export interface RowSetting {
  fixture: Fixture;
  plain: Compared;
  effort: Effort;
}

/** What one row came to; times and processor times in milliseconds per request, memory in megabytes. */
export interface Row {
  what: string;
  writes: Writes;
  perSecond: number;
  p50: number;
  p99: number;
  gatewayMs: number;
  engineMs: number;
  /** The most that gateway and engine had resident together. */
  memory: number;
  timesPlain: number;
  shareOfBare: number;
  /** How many of the rounds are counted: all, or the quiet ones. */
  rounds: number;
  /** The most that others took of the machine in a counted round, 0 to 1. */
  others: number;
}

interface Round {
  perSecond: number;
  gateway: number;
  engine: number;
  plain: number;
  bare: number;
  others: number;
}

/**
 * Measures and prints one row: how many requests are answered in a second over ten connections, how long one takes over one
 * connection, what it costs the processors, the writes in between included, and how that compares with the plain version
 * and with a bare server of the same bytes, which are asked in turns with the product. They are not written to.
 */
export async function row(what: string, supplies: Supplies, writes: Writes, setting: RowSetting): Promise<Row> {
  const { product: supply } = supplies;
  const { fixture, plain, effort } = setting;
  const [sample] = supply.take(1) as [Call];
  const ceiling = await startCeiling(await answerTo(sample));
  await answerTo(plain.asked(sample));
  const bare = { call: ceiling.asked(sample) };
  const memory = watchMemory(fixture.pid);
  const warmUp = Math.min(WARM_UP_SECONDS, 2 * effort.seconds);
  await productRound(fixture, supply, writes, warmUp);
  await drawn(supplies.plain, warmUp, plain);
  const all: Round[] = [];
  const quiet = () => all.filter(({ others }) => others < QUIET);
  while (quiet().length < effort.rounds && all.length < TRIES * effort.rounds) {
    all.push(await round(setting, { supplies, writes, bare }));
  }
  const stopWriting = await keepWriting(fixture, writes);
  const times = await timesOneByOne(supply.take(effort.timed));
  await stopWriting();
  await ceiling.stop();
  const counted = quiet().length > 0 ? quiet() : all;
  const of = (value: (each: Round) => number) => median(counted.map(value));
  const result: Row = {
    what,
    writes,
    perSecond: of(({ perSecond }) => perSecond),
    p50: median(times),
    p99: percentile(times, 0.99),
    gatewayMs: of(({ gateway }) => gateway),
    engineMs: of(({ engine }) => engine),
    memory: memory(),
    timesPlain: of(({ perSecond, plain }) => perSecond / plain),
    shareOfBare: of(({ perSecond, bare: ofBare }) => perSecond / ofBare),
    rounds: counted.length,
    others: Math.max(...counted.map(({ others }) => others)),
  };
  printRow(result, quiet().length);
  return result;
}

function printRow(row: Row, quietRounds: number): void {
  const written = { nothing: '', updates: ', 10 updates/s', creations: ', 10 creations/s' }[row.writes];
  const isLoud = quietRounds === 0 ? `; NOT QUIET, others up to ${Math.round(100 * row.others)} %` : '';
  print(
    `${row.what}${written}`,
    `${Math.round(row.perSecond)}/s`,
    `gateway ${row.gatewayMs.toFixed(1)} + engine ${row.engineMs.toFixed(1)} ms; p50 ${row.p50.toFixed(1)}, ` +
      `p99 ${row.p99.toFixed(1)} ms; ${Math.round(row.memory)} MB; plain x ${row.timesPlain.toFixed(1)}; ` +
      `bare ${(100 * row.shareOfBare).toFixed(1)} %; ${row.rounds} rounds${isLoud}`,
  );
}

/** Product, plain version and bare server in turns, so that whatever else the machine does meets all. */
async function round(
  { fixture, plain, effort }: RowSetting,
  { supplies, writes, bare }: { supplies: Supplies; writes: Writes; bare: { call: Call } },
): Promise<Round> {
  const others = watchOthers();
  const product = await productRound(fixture, supplies.product, writes, effort.seconds);
  const ofPlain = await drawn(supplies.plain, effort.seconds, plain);
  const ofBare = await load([bare.call], BARE_SECONDS);
  return { ...product, plain: ofPlain.perSecond, bare: ofBare.perSecond, others: others() };
}

/** What the product answers in some seconds, and what a request costs the processors, in milliseconds. */
export async function productRound(fixture: Fixture, supply: Supply, writes: Writes, seconds: number) {
  const stopWriting = await keepWriting(fixture, writes);
  const before = processorMilliseconds(fixture.pid);
  const { answered, perSecond } = await drawn(supply, seconds);
  const after = processorMilliseconds(fixture.pid);
  await stopWriting();
  return {
    perSecond,
    gateway: (after.gateway - before.gateway) / answered,
    engine: (after.engine - before.engine) / answered,
  };
}

/** Load of the next requests of a supply, on the product or on another server. */
export async function drawn(supply: Supply, seconds: number, from?: Compared): Promise<Load> {
  const calls = supply.take(seconds * MAX_PER_SECOND);
  const answered = await load(from ? calls.map((call) => from.asked(call)) : calls, seconds);
  const left = calls.length - answered.asked;
  if (left < 0) throw new Error(`more than the ${calls.length} requests that were ready have been made`);
  supply.giveBack(left);
  return answered;
}
