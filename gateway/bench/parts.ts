/**
 * What each part of the speed machinery is worth: the processor time of a request of pages that differ, while ten candidates are
 * changed a second, with the part and without it.
 */
import { otherOffsets, otherRestPages, otherWords, workingSet, type Supply } from './pages/differing.js';
import { seededDirectory, serve, type Fixture } from './pages/fixture.js';
import { productRound } from './pages/rows.js';
import { median, print, writeFigures } from './report.js';

/** With `--brief` a look at whether everything runs: its figures say nothing. */
const isBrief = process.argv.includes('--brief');
const ROUNDS = isBrief ? 1 : 3;
const SECONDS = isBrief ? 1 : 2;
const CANDIDATES = isBrief ? 5_000 : 10_000;

/** What is switched off in turn, by its name in `without.mjs`; nothing comes first and last, which shows how far the figures sway. */
const parts: readonly (readonly [part: string | null, told: string])[] = [
  [null, 'nothing'],
  ['versions', 'versioned caches'],
  ['compiled', 'compiled queries'],
  ['records', 'record cache'],
  ['rows', 'kept rows'],
  ['memoized', 'memoised by object'],
  ['batched', 'batched reads'],
  ['anchors', 'anchors'],
  ['lists', 'kept lists'],
  [null, 'nothing, again'],
];

/** The processor time of one request in milliseconds, the writes in between included, by the kind of request. */
type Costs = Record<string, { gateway: number; engine: number }>;

async function supplies(fixture: Fixture): Promise<Record<string, Supply>> {
  return {
    '100 pages': workingSet(fixture),
    'never the same': otherOffsets(fixture, CANDIDATES),
    words: await otherWords(fixture),
    REST: otherRestPages(fixture, CANDIDATES),
  };
}

async function costsWithout(directory: string, part: string | null): Promise<Costs> {
  const fixture = await serve(
    directory,
    part === null ? {} : { preload: new URL(`pages/without.mjs?part=${part}`, import.meta.url) },
  );
  const costs: Costs = {};
  for (const [kind, supply] of Object.entries(await supplies(fixture))) {
    await productRound(fixture, supply, 'updates', SECONDS);
    const rounds: Awaited<ReturnType<typeof productRound>>[] = [];
    while (rounds.length < ROUNDS) rounds.push(await productRound(fixture, supply, 'updates', SECONDS));
    const of = (which: 'gateway' | 'engine') => median(rounds.map((round) => round[which]));
    costs[kind] = { gateway: of('gateway'), engine: of('engine') };
  }
  await fixture.stop({ keepData: true });
  return costs;
}

const directory = await seededDirectory(CANDIDATES);
const rows: { without: string; costs: Costs }[] = [];
for (const [part, without] of parts) {
  const costs = await costsWithout(directory, part);
  rows.push({ without, costs });
  const told = Object.entries(costs).map(
    ([kind, { gateway, engine }]) =>
      `${kind} ${(gateway + engine).toFixed(1)} (${gateway.toFixed(1)} + ${engine.toFixed(1)})`,
  );
  print(`without ${without}`, 'ms a request', told.join('; '));
}
writeFigures('parts', { candidates: CANDIDATES, rows });
