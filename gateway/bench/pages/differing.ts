/** Requests as people make them: another page, another word, while somebody writes. */
import { offsetCursor } from '../../src/lib/listCursors.js';
import { answerTo, graphqlPage, restPage, type Call } from './calls.js';
import { asClient, CLIENTS, type Fixture } from './fixture.js';

const PAGE = 50;
/** Rows of a page that comes with a search. */
const SEARCH_PAGE = 5;
/** How many sizes of REST pages there are below and above the usual one. */
const SIZES_BESIDE = 40;
const WORKING_SET = 100;
/** Page sizes that administrators and clients both ask for: from half the usual size to half as much again. */
const sizes = Array.from({ length: PAGE + 1 }, (_, index) => PAGE / 2 + index);
const statuses = ['IN_PROGRESS', 'COMPLETE', undefined] as const;
/** Administrators see more candidates than a client, and so pages that lie further apart. */
const ADMIN_STEP = 10;
const sorts = ['CREATED_DESC', 'CREATED_ASC', 'NAME_ASC', 'NAME_DESC', 'PROGRESS_DESC', 'PROGRESS_ASC'];

/** Requests of a kind, in the order in which they are to be made. */
export interface Supply {
  /** The next ones, or as many as are left that were not made. @throws Error when there is none. */
  take(count: number): Call[];
  /** The last so many of those taken were not made. */
  giveBack(count: number): void;
}

/** Asks each question once. @param call makes the request of a question when it is its turn: all of them would not fit into memory. */
export function once<Question>(questions: readonly Question[], call: (question: Question) => Call): Supply {
  let used = 0;
  return {
    take(count) {
      const next = questions.slice(used, used + count);
      if (next.length === 0) throw new Error(`all ${questions.length} questions have been asked`);
      used += next.length;
      return next.map(call);
    },
    giveBack: (count) => void (used -= count),
  };
}

/** Repeats a list of requests, one after the other. */
export function roundRobin(calls: readonly Call[]): Supply {
  let next = 0;
  return {
    take: (count) =>
      Array.from({ length: count }, () => calls[next++ % calls.length]).filter((call) => call !== undefined),
    giveBack: () => undefined,
  };
}

/** A hundred pages, each in its turn. */
export const workingSet = (fixture: Fixture): Supply =>
  roundRobin(Array.from({ length: WORKING_SET }, (_, index) => graphqlPage(fixture, { first: PAGE, page: index + 1 })));

/** Pages that begin at each candidate in each order, and one or two longer or shorter. */
export function otherOffsets(fixture: Fixture, candidates: number): Supply {
  const offsets = shuffled(Array.from({ length: candidates - PAGE }, (_, offset) => offset));
  const questions = [0, 1, -1, 2, -2].flatMap((difference) =>
    sorts.flatMap((sort) => offsets.map((offset) => ({ first: PAGE + difference, offset, sort }))),
  );
  return once(questions, ({ offset, ...page }) => graphqlPage(fixture, { ...page, after: offsetCursor(offset) }));
}

/** Searches for parts of names that there are, with their counts. */
export async function otherWords(fixture: Fixture): Promise<Supply> {
  const words = partsOf(await someNames(fixture));
  return once(words, (search) => graphqlPage(fixture, { first: SEARCH_PAGE, search }));
}

/** What somebody may search for who looks for one of the names: each once, without neighbours. */
export function partsOf(names: readonly string[]): string[] {
  const words = new Set<string>();
  for (const name of names) {
    for (let from = 0; from < name.length; from++) {
      for (let length = 4; length <= 12; length++) words.add(name.slice(from, from + length).trim());
    }
  }
  return shuffled([...words].filter((word) => word.length >= 4));
}

/** Pages of the list of `/v1` in each order, of sizes that differ. */
export function otherRestPages(fixture: Fixture, candidates: number): Supply {
  const pageSizes = Array.from({ length: 2 * SIZES_BESIDE + 1 }, (_, index) => PAGE - SIZES_BESIDE + index);
  const pages = sorts.flatMap((sort) =>
    pageSizes.flatMap((pageSize) =>
      Array.from({ length: Math.floor(candidates / pageSize) }, (_, index) => ({ sort, pageSize, page: index + 1 })),
    ),
  );
  return once(shuffled(pages), (page) => restPage(fixture, page));
}

/** Pages that an administrator and a client ask for in turns: other sizes, orders, conditions and places each time. */
export async function otherPeople(fixture: Fixture, candidates: number): Promise<Supply> {
  const client = await asClient(fixture);
  const ofClient = Math.floor(candidates / CLIENTS) - PAGE;
  const questions = sizes.flatMap((first) =>
    sorts.flatMap((sort) =>
      Array.from({ length: ofClient }, (_, place) => statuses.map((status) => ({ first, sort, place, status }))).flat(),
    ),
  );
  const asked = shuffled(questions).flatMap((question) => [
    { ...question, by: fixture, step: ADMIN_STEP },
    { ...question, by: client, step: 1 },
  ]);
  return once(asked, ({ by, place, step, ...page }) => graphqlPage(by, { ...page, after: offsetCursor(place * step) }));
}

/** The names of the newest four thousand candidates. */
export async function someNames(fixture: Fixture): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, index) => answerTo(restPage(fixture, { pageSize: 100, page: index + 1 }))),
  );
  return pages.flatMap((page) => (JSON.parse(page) as { data: { name: string }[] }).data.map(({ name }) => name));
}

/** In an order without neighbours, and the same in each run. */
export function shuffled<T>(values: readonly T[]): T[] {
  const step = coprime(values.length);
  return values.map((_, index) => values[(index * step) % values.length] as T);
}

/** A number near the golden section of `length` that has no divisor in common with it. */
function coprime(length: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.floor(length * 0.618));
  while (divisor(step, length) !== 1) step += 1;
  return step;
}
