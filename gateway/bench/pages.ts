/**
 * What pages of candidates cost the server: first requests that differ, last the same one repeated, beside a bare `node:http`
 * server that sends its bytes from memory.
 */
import { answerTo, graphqlPage, renaming, restPage, type Call } from './pages/calls.js';
import { startCeiling, startPlain, type Compared } from './pages/compared.js';
import { otherOffsets, otherPeople, otherRestPages, otherWords, workingSet, type Supply } from './pages/differing.js';
import { load, timesOneByOne } from './pages/load.js';
import { peakResidentMegabytes } from './pages/memory.js';
import { seededDirectory, serve, type Fixture } from './pages/fixture.js';
import { row, type Row } from './pages/rows.js';
import { median, percentile, print, writeFigures } from './report.js';

/** With `--brief` a look at whether everything runs: its figures say nothing. */
const isBrief = process.argv.includes('--brief');
const ROUNDS = isBrief ? 1 : 5;
const SECONDS = isBrief ? 1 : 3;
const TIMED = isBrief ? 20 : 300;
const CANDIDATES = isBrief ? 5_000 : 10_000;
const PAGE = 50;
const effort = { rounds: ROUNDS, seconds: SECONDS, timed: TIMED };

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const perSecond = (value: number) => `${Math.round(value)}/s`;

/** What people do: requests that differ, alone and while somebody writes; then as many as a cache may hold. */
async function differing(fixture: Fixture, plain: Compared): Promise<Row[]> {
  const setting = { fixture, plain, effort };
  const kinds: [string, () => Supply | Promise<Supply>][] = [
    ['another page of about 50, GraphQL', () => otherOffsets(fixture, CANDIDATES)],
    ['another word, page of 5 and count, GraphQL', () => otherWords(fixture)],
    ['another person, order, filter and size, GraphQL', () => otherPeople(fixture, CANDIDATES)],
    ['another page of about 50, REST', () => otherRestPages(fixture, CANDIDATES)],
  ];
  const rows: Row[] = [];
  for (const [what, supply] of kinds) {
    const supplies = { product: await supply(), plain: await supply() };
    for (const writes of ['nothing', 'updates'] as const) rows.push(await row(what, supplies, writes, setting));
    // Each creation moves every page, so that none that was asked for before is there to be remembered.
    rows.push(await row(what, { ...supplies, product: await supply() }, 'creations', setting));
  }
  for (const writes of ['updates', 'nothing'] as const) {
    const supplies = { product: workingSet(fixture), plain: workingSet(fixture) };
    rows.push(await row('100 pages of 50 in turn, GraphQL', supplies, writes, setting));
  }
  return rows;
}

/** Product and ceiling in turns, so that whatever else the machine does meets both; the medians of several rounds. */
async function againstCeiling(what: string, call: Call): Promise<void> {
  const body = await answerTo(call);
  const ceiling = await startCeiling(body);
  await load([call], SECONDS);
  const rounds: { product: number; ceiling: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ofCeiling = await load([ceiling.asked(call)], SECONDS);
    rounds.push({ ceiling: ofCeiling.perSecond, product: (await load([call], SECONDS)).perSecond });
  }
  await ceiling.stop();
  const share = median(rounds.map((round) => (100 * round.product) / round.ceiling));
  const figures = [median(rounds.map(({ product }) => product)), median(rounds.map((round) => round.ceiling))];
  print(
    `the same request repeated, ${what}: share`,
    `${share.toFixed(1)} %`,
    `of a bare server (${figures.map(perSecond).join(' of ')}, ${Math.round(body.length / 1000)} kB)`,
  );
}

/** Requests that differ, and what it takes to read a page anew. */
async function tenThousand(directory: string): Promise<Row[]> {
  const plain = await startPlain(directory);
  const fixture = await serve(directory);
  const rows = await differing(fixture, plain);
  await plain.stop();
  const anew = await timesAfterChanges(fixture, graphqlPage(fixture, { first: PAGE }));
  print(
    'page of 50, GraphQL, read anew after a change: p50',
    milliseconds(median(anew)),
    `p99 ${milliseconds(percentile(anew, 0.99))}`,
  );
  print(
    'gateway and engine together, peak of resident memory',
    `${Math.round(Math.max(...rows.map(({ memory }) => memory)))} MB`,
    `sum of each one's peak ${Math.round(peakResidentMegabytes(fixture.pid))} MB, in which shared pages count twice`,
  );
  await fixture.stop({ keepData: true });
  const unbatched = await serve(directory, { preload: new URL('pages/unbatched.mjs', import.meta.url) });
  const alone = await timesAfterChanges(unbatched, graphqlPage(unbatched, { first: PAGE }));
  print(
    'the same, each related record by its own query: p50',
    milliseconds(median(alone)),
    `batched ${milliseconds(median(anew))}`,
  );
  await unbatched.stop({ keepData: true });
  return rows;
}

/** One request repeated, which no user does: it shows the shortest way through the server. */
async function repeated(directory: string): Promise<void> {
  const fixture = await serve(directory);
  const page = graphqlPage(fixture, { first: PAGE });
  await againstCeiling('page of 50, GraphQL', page);
  await againstCeiling('page of 50, REST', restPage(fixture, { pageSize: PAGE }));
  await againstCeiling('page of 5, search and count', graphqlPage(fixture, { first: 5, search: 'silva' }));
  const times = await timesOneByOne(Array.from({ length: TIMED }, () => page));
  print(
    'the same request repeated, page of 50, one connection: p99',
    milliseconds(percentile(times, 0.99)),
    `limit 10 ms (p50 ${milliseconds(median(times))})`,
  );
  await fixture.stop();
}

/** How long the call takes, in milliseconds, when a candidate has changed before each: nothing remembered serves then. */
async function timesAfterChanges(fixture: Fixture, call: Call): Promise<number[]> {
  const { data } = JSON.parse(await answerTo(restPage(fixture, { pageSize: 1 }))) as { data: { id: string }[] };
  const times: number[] = [];
  for (let time = 0; time < 100; time++) {
    await answerTo(renaming(fixture, data[0]?.id ?? '', `Pessoa ${time}`));
    times.push(...(await timesOneByOne([call])));
  }
  return times;
}

const directory = await seededDirectory(CANDIDATES);
const rows = await tenThousand(directory);
await repeated(directory);
writeFigures('pages', { candidates: CANDIDATES, rows });
