/** What holds of every list that is read by cursors while others change it: no entry comes twice, none is left out. */
import { connectionFromPage, pageRequestFromConnectionArgs, type Page, type PageRequest } from '../src/lib/pages.js';
import { idsOf, walk, type PageArgs, type ReadPage } from './pagingWalk.js';

/** How many entries a list has when it is given to `describeChangedLists`. */
export const ENTRIES = 14;
/** How many entries the pages have: the last one is not full. */
export const SIZE = 4;

/** A list with `ENTRIES` entries, and how others change it. */
export interface ChangedList {
  read: ReadPage;
  /** New entries before all others, and where the list has room after them. */
  add: () => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** Reads pages as a connection does, whose entries have an id of the test's. */
export const reader =
  <T>(page: (request: PageRequest) => Promise<Page<T>>, idOf: (item: T) => string): ReadPage =>
  async (args: PageArgs) => {
    const { edges, ...rest } = connectionFromPage(await page(pageRequestFromConnectionArgs(args)));
    return { ...rest, edges: edges.map(({ cursor, node }) => ({ cursor, node: { id: idOf(node) } })) };
  };

/** Reads records, which are known by their id in the database. */
export const recordReader = <T extends { readonly _id: { toString(): string } }>(
  page: (request: PageRequest) => Promise<Page<T>>,
): ReadPage => reader(page, ({ _id }) => _id.toString());

/** Declares the tests that hold of each list. @param lists makes each anew, with `ENTRIES` entries. */
export function describeChangedLists(lists: Record<string, () => Promise<ChangedList>>): void {
  describe.each(Object.entries(lists))('%s', (_, listOf) => {
    test('reads every entry once, forward and backward, beside cursors and by number', async () => {
      const { read } = await listOf();
      const all = idsOf(await read({ first: 100 }));
      expect(all).toHaveLength(ENTRIES);
      const first = await read({ first: SIZE });
      expect(await walk(read, { from: first, direction: 'forward', size: SIZE })).toEqual(all);
      const last = await read({ first: SIZE, page: first.pageCursors.totalPages });
      expect(await walk(read, { from: last, direction: 'backward', size: SIZE })).toEqual(all);
      const [, second] = first.pageCursors.around;
      const jumped = await read({ first: SIZE, after: second?.cursor ?? null });
      expect(jumped).toMatchObject({ totalCount: ENTRIES, pageInfo: { hasNextPage: true, hasPreviousPage: true } });
      expect([idsOf(jumped), idsOf(await read({ first: SIZE, page: 2 }))]).toEqual(
        Array.from({ length: 2 }, () => all.slice(SIZE, 2 * SIZE)),
      );
    });

    describe.each([
      { direction: 'forward', page: 1, onwards: 1 },
      { direction: 'backward', page: Math.ceil(ENTRIES / SIZE), onwards: -1 },
    ] as const)('$direction', ({ direction, page, onwards }) => {
      test('while others insert, none comes twice and none is left out', async () => {
        const { read, add } = await listOf();
        const before = idsOf(await read({ first: 100 }));
        const from = await read({ first: SIZE, page });
        const seen = await walk(read, { from, direction, size: SIZE, between: add });
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((id) => before.includes(id))).toEqual(before);
      });

      test('while others delete, also the entry of the cursor, none that stays is left out', async () => {
        const { read, remove } = await listOf();
        const before = idsOf(await read({ first: 100 }));
        const gone: string[] = [];
        const between = async (ids: string[]) => {
          const place = before.indexOf(ids.at(direction === 'forward' ? -1 : 0) ?? '');
          for (const id of [before[place], before[place + 2 * onwards]].filter((each) => each !== undefined)) {
            gone.push(id);
            await remove(id);
          }
        };
        const from = await read({ first: SIZE, page });
        const seen = await walk(read, { from, direction, size: SIZE, between });
        expect(new Set(seen).size).toBe(seen.length);
        const stayed = before.filter((id) => !gone.includes(id));
        expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
      });
    });
  });
}
