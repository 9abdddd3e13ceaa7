/** Paging through imports, their rows and their results by cursors while entries come and go: none twice, none left out. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import {
  describeChangedLists,
  ENTRIES,
  numbers,
  reader,
  recordReader,
  SIZE,
  type ChangedList,
} from '../../../test/changedLists.js';
import type { ReadPage } from '../../../test/pagingWalk.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import { toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs, type Page, type PageRequest } from '../../lib/pages.js';
import { resultOf } from './run/rowResults.js';
import { storeResults, type Outcome } from './stored/importResultsModel.js';

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
const begun = (rows: number) =>
  imports().begin(viewer(), null, {
    rows: numbers(1, rows).map((row) => ({ name: `Pessoa ${row}`, email: `linha${row}@exemplo.com` })),
  });

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
      read: recordReader((page) => imports().list(viewer(), page)),
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

describeChangedLists(lists);

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
    // Imports of another client lie between the page and the one that it follows.
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
