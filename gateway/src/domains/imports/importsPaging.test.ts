/** Paging through imports, their rows and their results by cursors while entries come and go: none twice, none left out. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { idsOf, walk, type PageArgs, type ReadPage } from '../../../test/pagingWalk.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import { toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs, type Page, type PageRequest } from '../../lib/pages.js';
import { resultOf } from './run/rowResults.js';
import { storeResults, type Outcome } from './stored/importResultsModel.js';

const SIZE = 4;
const ENTRIES = 14;
const ROWS = 80;
const MIDDLE = 30;

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const viewer = () => story.client.viewer;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const begun = (rows: number) =>
  imports().begin(viewer(), null, {
    rows: numbers(1, rows).map((row) => ({ name: `Pessoa ${row}`, email: `linha${row}@exemplo.com` })),
  });

/** A list with some entries, and how others change it. */
interface ChangedList {
  read: ReadPage;
  /** New entries before all others, and where the list has room after them. */
  add: () => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Reads pages as a connection does, whose entries have an id of the test's. */
const reader =
  <T>(page: (request: PageRequest) => Promise<Page<T>>, idOf: (item: T) => string): ReadPage =>
  async (args: PageArgs) => {
    const { edges, ...rest } = connectionFromPage(await page(pageRequestFromConnectionArgs(args)));
    return { ...rest, edges: edges.map(({ cursor, node }) => ({ cursor, node: { id: idOf(node) } })) };
  };

/** Rows that others let into a list, and take out of it, by something that the list asks for. */
async function changedRows(read: ReadPage, put: (rows: number[], isIn: boolean) => Promise<unknown>) {
  let [first, last] = [MIDDLE, MIDDLE + ENTRIES - 1];
  await put(numbers(MIDDLE, ENTRIES), true);
  return {
    read,
    add: async () => void (await put([(first -= 1), (last += 1)], true)),
    remove: async (id: string) => void (await put([Number(id)], false)),
  };
}

const lists: Record<'imports' | 'rows' | 'results', () => Promise<ChangedList>> = {
  async imports() {
    const { items } = await imports().list(viewer(), { offset: 0, limit: 100 });
    for (const { _id } of items) await imports().remove(viewer(), _id.toString());
    for (const _ of numbers(1, ENTRIES)) await begun(1);
    return {
      read: reader(
        (page) => imports().list(viewer(), page),
        ({ _id }) => _id.toString(),
      ),
      add: async () => void (await begun(1)),
      remove: (id) => imports().remove(viewer(), id),
    };
  },
  async rows() {
    const id = (await begun(ROWS))._id.toString();
    const read = reader(
      async (page) => imports().rows(viewer(), await imports().get(viewer(), id), page, { kind: 'leftOut' }),
      ({ row }) => String(row),
    );
    return changedRows(read, (rows, leftOut) => imports().drafts.leaveOut(viewer(), id, { rows, leftOut }));
  },
  async results() {
    const record = await begun(1);
    const read = reader(
      (page) => imports().results(record, page, { outcome: 'created' }),
      ({ row }) => String(row),
    );
    return changedRows(read, (rows, isIn) =>
      storeResults(rows.map((row) => resultOf(record, { row }, { outcome: isIn ? 'created' : 'changed' }))),
    );
  },
};

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

test('a cursor of another list is refused by each', async () => {
  const record = await begun(2);
  const outcome: Outcome = 'created';
  await storeResults([1, 2].map((row) => resultOf(record, { row }, { outcome })));
  const ask = async (list: 'candidateImports' | 'rows' | 'results', after: string | null = null) => {
    const part = `${list}(first: 1, after: $after) { pageInfo { endCursor } }`;
    const { data, errors } = await story.server.graphql(
      list === 'candidateImports'
        ? `query ($after: String) { ${part} }`
        : `query ($after: String, $id: ID!) { candidateImport(id: $id) { ${part} } }`,
      { after, id: toGlobalId('CandidateImport', record._id) },
      story.client.token,
    );
    return errors?.[0]?.message ?? (data.candidateImport ?? data)[list].pageInfo.endCursor;
  };
  const each = ['candidateImports', 'rows', 'results'] as const;
  for (const list of each) {
    const cursor = await ask(list);
    for (const other of each) {
      const answer = await ask(other, cursor);
      if (other === list) expect(answer).not.toBe('Cursor inválido.');
      else expect(answer).toBe('Cursor inválido.');
    }
  }
});

describe('reads a page alone, in the order of an index', () => {
  const next = async <T>(list: (request: PageRequest) => Promise<Page<T>>, collection: string) => {
    const { pageInfo } = connectionFromPage(await list({ offset: 0, limit: SIZE }));
    sent.length = 0;
    await list(pageRequestFromConnectionArgs({ first: SIZE, after: pageInfo.endCursor }));
    const finds = takeReads(sent, collection).filter(({ name }) => name === 'find');
    expect(finds).toHaveLength(1);
    for (const find of finds) {
      const { plan, documents } = await explained(find);
      const [chosen] = plan.split('"rejectedPlans"');
      expect(chosen).toContain('IXSCAN');
      expect(chosen).not.toMatch(/"stage":"(?:SORT|COLLSCAN)"/);
      expect(documents).toBeLessThanOrEqual(SIZE + 1);
    }
  };

  test.each([
    { who: 'an administrator', role: 'admin', ofClient: false },
    { who: 'an administrator, of one client', role: 'admin', ofClient: true },
    { who: 'a client', role: 'client', ofClient: false },
  ] as const)('imports, for $who', async ({ role, ofClient }) => {
    await lists.imports();
    // those of another client lie between the page and the one that it follows
    const ofOther = { rows: [{ name: 'Pessoa' }] };
    for (const _ of numbers(1, ENTRIES)) await imports().begin(story.otherClient.viewer, null, ofOther);
    for (const _ of numbers(1, SIZE)) await begun(1);
    const clientId = ofClient ? (viewer().clientId ?? '') : null;
    await next((page) => imports().list(story[role].viewer, page, clientId), 'imports');
  });

  test.each([{}, { outcome: 'created' }, { outcome: 'created', undo: 'left' }] as const)(
    'results that fulfil %j',
    async (conditions) => {
      const record = await begun(1);
      const outcomes = ['created', 'changed', 'same', 'failed'] as const;
      await storeResults(
        numbers(1, 600).map((row) =>
          resultOf(
            record,
            { row },
            { outcome: outcomes[row % outcomes.length] ?? null, undo: row % 3 ? null : 'left' },
          ),
        ),
      );
      await next((page) => imports().results(record, page, conditions), 'importResults');
    },
  );
});
