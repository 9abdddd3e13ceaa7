/** Rows of a table in which the product stands beside Directus. */
import { answerTo, type Call } from '../pages/calls.js';
import type { Supply } from '../pages/differing.js';
import { familyMilliseconds, watchOthers } from '../pages/processor.js';
import { drawn, WARM_UP_SECONDS } from '../pages/rows.js';
import { median, print } from '../report.js';

const ROUNDS = 5;
const SECONDS = 3;

/** One of the two: its processes, what it is asked, and how it is written to meanwhile. */
export interface Side {
  pids: readonly number[];
  supply: Supply;
  /** @returns a function that ends the writing. */
  startWriting(): Promise<() => Promise<void>>;
}

/** Both of them, or a figure of each. */
export type Both<Value> = Record<'product' | 'directus', Value>;

/** Requests a second over ten connections, and processor milliseconds per request of server and database together. */
interface Rate {
  perSecond: number;
  processorMs: number;
}

/** Medians of the rounds; `ratio` is how many times faster the product is, `others` what others took of the machine, 0 to 1. */
export interface Row extends Both<Rate> {
  what: string;
  ratio: number;
  others: number;
}

async function rate(side: Side, seconds: number): Promise<Rate> {
  const { pids, supply } = side;
  const used = () => pids.reduce((sum, pid) => sum + familyMilliseconds(pid), 0);
  const stopWriting = await side.startWriting();
  const before = used();
  const { answered, perSecond } = await drawn(supply, seconds);
  const processorMs = (used() - before) / answered;
  await stopWriting();
  return { perSecond, processorMs };
}

/** Measures and prints one row; the two are asked in turns, so that whatever else the machine does meets both. */
export async function row(what: string, sides: Both<Side>): Promise<Row> {
  for (const { supply } of [sides.product, sides.directus]) await answerTo(supply.take(1)[0] as Call);
  await rate(sides.product, WARM_UP_SECONDS);
  await rate(sides.directus, WARM_UP_SECONDS);
  const rounds: Omit<Row, 'what'>[] = [];
  while (rounds.length < ROUNDS) {
    const others = watchOthers(sides.directus.pids);
    const product = await rate(sides.product, SECONDS);
    const directus = await rate(sides.directus, SECONDS);
    rounds.push({ product, directus, ratio: product.perSecond / directus.perSecond, others: others() });
  }
  const of = (side: keyof Both<Rate>): Rate => ({
    perSecond: median(rounds.map((round) => round[side].perSecond)),
    processorMs: median(rounds.map((round) => round[side].processorMs)),
  });
  const ratio = median(rounds.map((round) => round.ratio));
  const result = {
    what,
    product: of('product'),
    directus: of('directus'),
    ratio,
    others: median(rounds.map((round) => round.others)),
  };
  const told = ({ perSecond, processorMs }: Rate) => `${Math.round(perSecond)}/s (${processorMs.toFixed(1)} ms)`;
  print(
    what,
    `x ${ratio.toFixed(1)}`,
    `${told(result.product)} beside ${told(result.directus)}; others ${Math.round(100 * result.others)} % of the machine`,
  );
  return result;
}

/** Measures and prints how long one piece of work takes each, in milliseconds; `ratio` is the product's time by Directus's. */
export async function duration(what: string, work: Both<() => Promise<unknown>>): Promise<object> {
  const timed = async (each: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await each();
    return performance.now() - startedAt;
  };
  const rounds: Both<number>[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push({ product: await timed(work.product), directus: await timed(work.directus) });
  }
  const product = median(rounds.map((round) => round.product));
  const directus = median(rounds.map((round) => round.directus));
  const ratio = median(rounds.map((round) => round.product / round.directus));
  print(what, `x ${ratio.toFixed(2)}`, `${(product / 1000).toFixed(2)} s beside ${(directus / 1000).toFixed(2)} s`);
  return { what, product, directus, ratio };
}
