/**
 * What pages of candidates cost the server: first requests that differ, last the same one repeated, beside a bare `node:http`
 * server that sends its bytes from memory.
 */
import { answerTo, graphqlPage, renaming, restPage, type Call } from './pages/calls.js';
import { startCeiling } from './pages/ceiling.js';
import { otherOffsets, otherRestPages, otherWords, workingSet } from './pages/differing.js';
import { load, timesOneByOne } from './pages/load.js';
import { peakResidentMegabytes, watchMemory } from './pages/memory.js';
import { seededDirectory, serve, type Fixture } from './pages/fixture.js';
import { row } from './pages/rows.js';
import { median, percentile, print } from './report.js';

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

/** What people do: requests that differ, while somebody writes; then as many as a cache may hold. */
async function differing(fixture: Fixture): Promise<void> {
  const written = { fixture, writes: true, effort };
  await row('100 pages of 50 in turn, ten writes a second, GraphQL', workingSet(fixture), written);
  await row('page of 50 at another offset, ten writes a second, GraphQL', otherOffsets(fixture, CANDIDATES), written);
  await row('search for another word, page of 5, ten writes a second', await otherWords(fixture), written);
  await row('another page of about 50, ten writes a second, REST', otherRestPages(fixture, CANDIDATES), written);
  await row('100 pages of 50 in turn, nothing written, GraphQL', workingSet(fixture), { ...written, writes: false });
}

/** Product and ceiling in turns, so that whatever else the machine does meets both; the medians of several rounds. */
async function againstCeiling(what: string, call: Call): Promise<void> {
  const body = await answerTo(call);
  const ceiling = await startCeiling(body);
  await load([call], SECONDS);
  const rounds: { product: number; ceiling: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ofCeiling = await load([{ ...call, url: ceiling.url }], SECONDS);
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
async function tenThousand(directory: string): Promise<void> {
  const fixture = await serve(directory);
  const memory = watchMemory(fixture.pid);
  await differing(fixture);
  const anew = await timesAfterChanges(fixture, graphqlPage(fixture, { first: PAGE }));
  print(
    'page of 50, GraphQL, read anew after a change: p50',
    milliseconds(median(anew)),
    `p99 ${milliseconds(percentile(anew, 0.99))}`,
  );
  print(
    'gateway and engine together, peak of resident memory',
    `${Math.round(memory())} MB`,
    `limit 270 MB (sum of each one's peak ${Math.round(peakResidentMegabytes(fixture.pid))} MB: shared pages count twice)`,
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

const p50 = async (calls: readonly Call[]) => median(await timesOneByOne(calls));

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

/** A page that is read anew each time, once the process is warm. */
async function pageTime(fixture: Fixture, page: number): Promise<number> {
  const call = graphqlPage(fixture, { first: PAGE, page });
  await timesAfterChanges(fixture, call);
  return median(await timesAfterChanges(fixture, call));
}

/** Terms of which none comes twice: a count that is remembered would flatter the search. */
const terms = {
  'with hits': [
    'silva',
    'souza',
    'maria',
    'joão',
    'costa',
    'lima',
    'ferreira',
    'gonçalves',
    'rocha',
    'beatriz',
    'pedro',
  ],
  'without hits': ['zzzz', 'qwerty', 'wxyz', 'kkkk', 'silvax', 'xjoana', 'yyyy', 'hjkl', 'bcdf', 'qqqq', 'vvvv'],
  'of two letters': ['an', 'ma', 'si', 'ra', 'el', 'co', 'es', 'ar', 'le', 'to', 'ri'],
  'of one letter': ['a', 'e', 'i', 'o', 'r', 's', 'n', 'l', 'm', 'c', 'd'],
};

async function hundredThousand(): Promise<void> {
  const small = await serve(await seededDirectory(1_000));
  const first = await pageTime(small, 1);
  await small.stop();
  const fixture = await serve(await seededDirectory(100_000));
  const limit = `limit ${milliseconds(3 * first)} (three times the first page at 1,000)`;
  print('first page of 50 at 100,000, p50', milliseconds(await pageTime(fixture, 1)), limit);
  const { totalPages } = JSON.parse(await answerTo(restPage(fixture, { pageSize: PAGE }))) as { totalPages: number };
  print('last page of 50 at 100,000, p50', milliseconds(await pageTime(fixture, totalPages)), limit);
  for (const [kind, searches] of Object.entries(terms)) {
    const time = await p50(searches.map((search) => graphqlPage(fixture, { first: 5, search })));
    print(`search ${kind} at 100,000, page of 5 and count, p50`, milliseconds(time), 'limit 40 ms');
  }
  await fixture.stop();
}

const directory = await seededDirectory(CANDIDATES);
await tenThousand(directory);
if (!isBrief) await hundredThousand();
await repeated(directory);
