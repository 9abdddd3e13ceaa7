/**
 * The same work asked of the product and of a running Directus, in turns: pages that differ while ten candidates a second are
 * changed, registrations, an export, memory. `gateway/bench/README.md` tells how to start one.
 */
import { duration, row, type Both, type Side } from './directus/beside.js';
import { filledDirectus, sent } from './directus/instance.js';
import { asked, graphqlDoor, restDoor, type Door, type Question } from './directus/questions.js';
import { answerTo, creation, graphqlCreation, asked as askedByGraphql, type Call } from './pages/calls.js';
import { once, partsOf, roundRobin, shuffled, someNames, type Supply } from './pages/differing.js';
import { seededDirectory, serve } from './pages/fixture.js';
import { watchMemory } from './pages/memory.js';
import { keepWriting, writingOf } from './pages/writing.js';
import { atRest } from './pages/processor.js';
import { print, writeFigures } from './report.js';

const CANDIDATES = 10_000;
const PAGE = 50;
const SEARCH_PAGE = 5;
/** Pages in turn, and pairs of a word and a page of what it finds: as many as people have open. */
const PAGES = 100;
const WORDS = 16;
const PAGES_PER_WORD = 4;
const SIZES = 10;
/** So many candidates are changed in turn. */
const CHANGED = 100;
const CREATIONS = 100_000;
const EXPORT = 'mutation ($input: ExportCandidatesInput!) { exportCandidates(input: $input) { downloadUrl } }';
const COLUMNS = '{ exportColumns { columns { key displayName order width isCustomField isVisible } } }';

/** A setting of this part. @throws Error when it is absent. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: gateway/bench/README.md tells what this part needs`);
  return value;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Pages that begin anywhere, of sizes about the usual one; none comes twice. */
const anyPages = (): Question[] =>
  shuffled(
    numbers(SIZES).flatMap((more) =>
      numbers(CANDIDATES - 2 * PAGE).map((place) => ({ size: PAGE - SIZES / 2 + more, offset: place + 1 })),
    ),
  );

/** Words of names that many have, each with the first pages of what it finds. */
function pairs(names: readonly string[]): Question[] {
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => name.split(' '))) {
    if (word.length >= 4) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort(([, left], [, right]) => right - left).slice(0, WORDS);
  return numbers(PAGES_PER_WORD).flatMap((page) =>
    words.map(([search]) => ({ size: PAGE, offset: page * PAGE, search })),
  );
}

const account = {
  url: setting('DIRECTUS_URL'),
  email: setting('DIRECTUS_EMAIL'),
  password: setting('DIRECTUS_PASSWORD'),
};
const pids = { product: [] as number[], directus: setting('DIRECTUS_PIDS').split(',').map(Number) };
// One that is mistyped would cost nothing.
for (const pid of pids.directus) process.kill(pid, 0);
const idleOfDirectus = watchMemory(...pids.directus)();
const directory = await seededDirectory(CANDIDATES);
// The first start tells the past of what was seeded, as no later one does; Directus was started before, too.
const first = await serve(directory);
await atRest(first.pid);
await first.stop({ keepData: true });
const fixture = await serve(directory, { preload: new URL('pages/unlimited.mjs', import.meta.url) });
pids.product.push(fixture.pid);
await atRest(fixture.pid);
const idle = { product: watchMemory(fixture.pid)(), directus: idleOfDirectus };
const directus = await filledDirectus(account, fixture, CANDIDATES);
const peaks = { product: watchMemory(...pids.product), directus: watchMemory(...pids.directus) };

/** Each call once. */
const eachOnce = (calls: Call[]): Supply => once(calls, (call) => call);

/** Both are asked the questions through a door, while ten candidates a second are changed at the one that is asked. */
function whileWriting(door: Door, supplyOf: (calls: Call[]) => Supply, questions: readonly Question[]): Both<Side> {
  let written = 0;
  const change = () => {
    written += 1;
    const id = directus.ids[written % CHANGED] ?? '';
    return sent(directus, 'PATCH', `/items/candidates/${id}`, { name: `Pessoa ${written}` });
  };
  return {
    product: {
      pids: pids.product,
      supply: supplyOf(questions.map((question) => door.product(question))),
      startWriting: () => keepWriting(fixture, 'updates'),
    },
    directus: {
      pids: pids.directus,
      supply: supplyOf(questions.map((question) => door.directus(question))),
      startWriting: () => Promise.resolve(writingOf(change)),
    },
  };
}

/** Both are given new candidates. */
function creating(product: (number: number) => Call): Both<Side> {
  const ofDirectus = (number: number) =>
    sent(directus, 'POST', '/items/candidates', {
      name: `Pessoa Nova ${number}`,
      email: `nova${number}@bench.exemplo.com.br`,
      status: 'in_progress',
      created_at: new Date().toISOString(),
    });
  const side = (of: readonly number[], call: (number: number) => Call): Side => ({
    pids: of,
    supply: once(numbers(CREATIONS), call),
    startWriting: () => Promise.resolve(() => Promise.resolve()),
  });
  return { product: side(pids.product, product), directus: side(pids.directus, ofDirectus) };
}

async function exported(): Promise<string> {
  const { data } = JSON.parse(await answerTo(askedByGraphql(fixture, COLUMNS))) as {
    data: { exportColumns: { columns: object[] } };
  };
  const { columns } = data.exportColumns;
  const input = { filter: {}, configuration: { fileName: 'bench', sheetName: 'Candidatos', columns } };
  const answer = await answerTo(askedByGraphql(fixture, EXPORT, { input }));
  const { downloadUrl } = (JSON.parse(answer) as { data: { exportCandidates: { downloadUrl: string } } }).data
    .exportCandidates;
  return answerTo({
    url: fixture.url + downloadUrl,
    method: 'GET',
    headers: { authorization: `Bearer ${fixture.token}` },
  });
}

const names = await someNames(fixture);
const graphql = graphqlDoor(fixture, directus);
const rest = restDoor(fixture, directus);
const pages = numbers(PAGES).map((page) => ({ size: PAGE, offset: page * PAGE }));
const searches = pairs(names);
const words = partsOf(names).map((search) => ({ size: SEARCH_PAGE, offset: 0, search }));
const fields = ['name', 'email', 'status', 'progress', 'created_at', 'client.name', ...directus.columns].join(',');

const durations = [
  await duration(`export of ${CANDIDATES} as a file, xlsx beside csv`, {
    product: exported,
    directus: () => answerTo(asked(directus, `/items/candidates?export=csv&limit=-1&fields=${fields}`)),
  }),
];
const rows = [
  await row('100 pages of 50 in turn, GraphQL', whileWriting(graphql, roundRobin, pages)),
  await row('64 pairs of word and page of 50, GraphQL', whileWriting(graphql, roundRobin, searches)),
  await row('another page of about 50, GraphQL', whileWriting(graphql, eachOnce, anyPages())),
  await row('another word, page of 5 and count, GraphQL', whileWriting(graphql, eachOnce, words)),
  await row('100 pages of 50 in turn, REST', whileWriting(rest, roundRobin, pages)),
  await row('64 pairs of word and page of 50, REST', whileWriting(rest, roundRobin, searches)),
  await row(
    'creation, REST',
    creating((number) => creation(fixture, number)),
  ),
  await row(
    'creation, GraphQL beside REST',
    creating((number) => graphqlCreation(fixture, CREATIONS + number)),
  ),
];
const peak = { product: peaks.product(), directus: peaks.directus() };
for (const [what, memory] of Object.entries({ idle, peak })) {
  const megabytes = `${Math.round(memory.product)} MB beside ${Math.round(memory.directus)} MB`;
  print(`memory of server and database, ${what}`, `x ${(memory.product / memory.directus).toFixed(2)}`, megabytes);
}
await fixture.stop();
writeFigures('directus', { candidates: CANDIDATES, durations, rows, idle, peak });
