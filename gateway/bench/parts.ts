/**
 * What each part of the speed machinery is worth: the processor time of a request of pages that differ, while ten candidates are
 * changed a second, with the part and without it, in turns.
 */
import { parseArgs } from 'node:util';
import { otherOffsets, otherPeople, otherRestPages, otherWords, workingSet, type Supply } from './pages/differing.js';
import { seededDirectory, serve, type Fixture } from './pages/fixture.js';
import { productRound } from './pages/rows.js';
import { median, print, writeFigures } from './report.js';

/** With `--brief` a look at whether everything runs: its figures say nothing. */
const isBrief = process.argv.includes('--brief');
const ROUNDS = isBrief ? 1 : 3;
const SECONDS = isBrief ? 1 : 2;
/** Before what counts: caches fill, and V8 compiles. */
const WARMING_SECONDS = 2 * SECONDS;
/** The names of parts that alone are switched off, as `--part searches,lists`; all without it. */
const { values } = parseArgs({ options: { part: { type: 'string' } }, strict: false });
const isMeant = ([part]: readonly [string, string]) => !values.part || String(values.part).split(',').includes(part);
const CANDIDATES = isBrief ? 5_000 : 10_000;

/** What is switched off in turn, by its name in `without.mjs`. */
const parts: readonly (readonly [part: string, told: string])[] = [
  ['versions', 'versioned caches'],
  ['compiled', 'compiled queries'],
  ['records', 'record cache'],
  ['rows', 'kept rows'],
  ['memoized', 'memoised by object'],
  ['batched', 'batched reads'],
  ['anchors', 'anchors'],
  ['lists', 'kept lists'],
  ['searches', 'searches in kept lists'],
];

const makeSupply: Record<string, (fixture: Fixture) => Supply | Promise<Supply>> = {
  '100 pages': workingSet,
  'never the same': (fixture) => otherOffsets(fixture, CANDIDATES),
  'other people': (fixture) => otherPeople(fixture, CANDIDATES),
  words: otherWords,
  REST: (fixture) => otherRestPages(fixture, CANDIDATES),
};

/** The processor time of one request in milliseconds, the writes in between included. */
interface Cost {
  gateway: number;
  engine: number;
}
type Compared = Record<'whole' | 'without', Cost>;

/** What a kind of request costs the whole product and the one without a part, asked in turns, so that whatever else the machine does meets both. */
async function compare(kind: string, fixtures: Record<keyof Compared, Fixture>): Promise<Compared> {
  const rounds = { whole: [] as Cost[], without: [] as Cost[] };
  const supplies = {
    whole: await makeSupply[kind]!(fixtures.whole),
    without: await makeSupply[kind]!(fixtures.without),
  };
  const both = ['whole', 'without'] as const;
  for (const which of both) await productRound(fixtures[which], supplies[which], 'updates', WARMING_SECONDS);
  while (rounds.without.length < ROUNDS) {
    for (const which of both) {
      rounds[which].push(await productRound(fixtures[which], supplies[which], 'updates', SECONDS));
    }
  }
  const medianOf = (costs: readonly Cost[]): Cost => ({
    gateway: median(costs.map(({ gateway }) => gateway)),
    engine: median(costs.map(({ engine }) => engine)),
  });
  return { whole: medianOf(rounds.whole), without: medianOf(rounds.without) };
}

const told = ({ gateway, engine }: Cost) =>
  `${(gateway + engine).toFixed(1)} (${gateway.toFixed(1)} + ${engine.toFixed(1)})`;

const directories = { whole: await seededDirectory(CANDIDATES), without: await seededDirectory(CANDIDATES) };
const rows: { part: string; costs: Record<string, Compared> }[] = [];
for (const [part, name] of parts.filter(isMeant)) {
  const fixtures = {
    whole: await serve(directories.whole),
    without: await serve(directories.without, {
      preload: new URL(`pages/without.mjs?part=${part}`, import.meta.url),
    }),
  };
  const costs: Record<string, Compared> = {};
  for (const kind of Object.keys(makeSupply)) {
    const cost = await compare(kind, fixtures);
    costs[kind] = cost;
    print(`${name}: ${kind}`, 'ms a request', `${told(cost.whole)} with, ${told(cost.without)} without`);
  }
  rows.push({ part: name, costs });
  for (const fixture of Object.values(fixtures)) await fixture.stop({ keepData: true });
}
writeFigures('parts', { candidates: CANDIDATES, rows });
