/**
 * What grows with the number of candidates, over HTTP, one connection: something has changed before each request, so that
 * nothing remembered serves alone. `--candidates 10000,100000,1000000` says of how many; the first two unless told.
 */
import { parseArgs } from 'node:util';
import { median, percentile, print } from './report.js';
import { printSizes } from './growth/sizes.js';
import { terms } from './growth/terms.js';
import { answerTo, asked, creation, graphqlPage, renaming, restPage, type Call } from './pages/calls.js';
import { seededDirectory, serve, type Fixture } from './pages/fixture.js';
import { timesOneByOne } from './pages/load.js';

const PAGE = 50;
const SEARCH_PAGE = 5;
const TIMED = 60;
/** Not counted: what a process that has just started takes longer for. */
const WARMING = 10;
const LIMIT = 'limit 40 ms';
const TOTALS = '{ candidateTotals { total inProgress complete confirmed } }';
const CLIENTS = '{ clients(first: 50) { totalCount edges { node { id name companyName candidateCount } } } }';

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
let changes = 0;

/** A change that leaves all counts as they are. */
async function rename(fixture: Fixture, id: string): Promise<void> {
  changes += 1;
  await answerTo(renaming(fixture, id, `Pessoa ${changes}`));
}

async function create(fixture: Fixture): Promise<void> {
  changes += 1;
  await answerTo(creation(fixture, changes));
}

/** The times of requests in turn, in milliseconds, each after a change. */
async function timesAfter(change: () => Promise<void>, calls: readonly Call[]): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < WARMING + TIMED; turn++) {
    await change();
    const call = calls[turn % calls.length];
    if (call) times.push(...(await timesOneByOne([call])));
  }
  return times.slice(WARMING);
}

function row(what: string, times: readonly number[]): void {
  print(`${what}, p50`, milliseconds(median(times)), `${LIMIT} (p99 ${milliseconds(percentile(times, 0.99))})`);
}

/** Pages around the middle, none of which comes twice in a row. */
function middlePages(fixture: Fixture, totalPages: number): Call[] {
  const middle = Math.floor(totalPages / 2);
  return Array.from({ length: TIMED }, (_, index) => graphqlPage(fixture, { first: PAGE, page: middle - index }));
}

async function measure(candidates: number): Promise<void> {
  const dataDir = await seededDirectory(candidates);
  const fixture = await serve(dataDir);
  const at = `at ${candidates.toLocaleString('en')}`;
  const { data, totalPages } = JSON.parse(await answerTo(restPage(fixture, { pageSize: PAGE }))) as {
    data: { id: string }[];
    totalPages: number;
  };
  const renamed = () => rename(fixture, data[0]?.id ?? '');
  const created = () => create(fixture);
  const page = (number: number) => [graphqlPage(fixture, { first: PAGE, page: number })];
  row(`first page of ${PAGE} ${at}`, await timesAfter(renamed, page(1)));
  row(`page in the middle ${at}`, await timesAfter(renamed, middlePages(fixture, totalPages)));
  row(`last page ${at}`, await timesAfter(renamed, page(totalPages)));
  row(`first page after a creation ${at}`, await timesAfter(created, page(1)));
  row(`page in the middle after a creation ${at}`, await timesAfter(created, middlePages(fixture, totalPages)));
  row(`totals after a creation ${at}`, await timesAfter(created, [asked(fixture, TOTALS)]));
  row(`page of clients after a creation ${at}`, await timesAfter(created, [asked(fixture, CLIENTS)]));
  for (const [kind, searches] of Object.entries(terms)) {
    const calls = searches.map((search) => graphqlPage(fixture, { first: SEARCH_PAGE, search }));
    row(`search ${kind}, page of ${SEARCH_PAGE} and count ${at}`, await timesAfter(renamed, calls));
  }
  row(`create ${at}`, await timesOneByOne(Array.from({ length: TIMED }, () => creation(fixture, ++changes))));
  await fixture.stop({ keepData: true });
  await printSizes(dataDir, at);
}

const { values } = parseArgs({ options: { candidates: { type: 'string', default: '10000,100000' } } });
for (const count of values.candidates.split(',').map(Number)) {
  if (!Number.isInteger(count) || count < PAGE) throw new Error(`--candidates takes whole numbers from ${PAGE} on`);
  await measure(count);
}
