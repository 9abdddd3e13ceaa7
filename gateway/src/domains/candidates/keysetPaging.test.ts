/** Paging by cursors while candidates come and go: no row twice, none left out. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { insertCandidates } from '../../../test/insertedCandidates.js';
import { removeAllCandidates } from '../../../test/keptCounts.js';
import { idsOf, walk, WALKED, type PageArgs, type ReadPage } from '../../../test/pagingWalk.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { candidateSorts, type CandidateSortKey } from './candidatesInput.js';
import { CandidateModel } from './candidatesModel.js';

const SIZE = 7;

let story: CandidateStory;
let serial = 0;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());
beforeEach(async () => {
  await removeAllCandidates();
  await insert(45);
});

/** Candidates of the first client; many share their time, their progress and their name. */
async function insert(count: number, given: { createdAt?: Date; name?: string; progress?: number } = {}) {
  const records = Array.from({ length: count }, () => {
    serial += 1;
    return {
      clientId: new Types.ObjectId(story.client.viewer.clientId ?? ''),
      name: given.name ?? `Pessoa ${serial % 4}`,
      email: `pessoa${serial}@exemplo.com`,
      accessToken: `token-${serial}`,
      passwordSealed: 'sealed',
      status: serial % 3 === 0 ? ('complete' as const) : ('in_progress' as const),
      isConfirmed: serial % 2 === 0,
      progress: given.progress ?? (serial % 3) * 50,
      createdAt: given.createdAt ?? new Date(Date.UTC(2026, 0, 1 + (serial % 5))),
      updatedAt: new Date(),
    };
  });
  await insertCandidates(story.server.services, records);
}

/** At the very beginning and at the very end of every order. */
const atBothEnds = async () => {
  await insert(2, { createdAt: new Date(Date.UTC(2020, 0, 1)), name: 'AAA', progress: -1 });
  await insert(2, { createdAt: new Date(Date.UTC(2030, 0, 1)), name: 'ZZZ', progress: 200 });
};
const remove = async (globalId: string) => {
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  await CandidateModel.findOneAndDelete({ _id: databaseId('Candidate', globalId), clientId });
};

type Question = { sort?: CandidateSortKey; filter?: object };

const reader =
  ({ sort = 'CREATED_DESC', filter = {} }: Question, token = story.admin.token): ReadPage =>
  async (args: PageArgs) => {
    const { data, errors } = await story.server.graphql(
      `query ($first: Int, $after: String, $last: Int, $before: String, $page: Int, $sort: CandidateSort, $filter: CandidateFilter) {
        candidates(first: $first, after: $after, last: $last, before: $before, page: $page, sort: $sort, filter: $filter) { ${WALKED} }
      }`,
      { ...args, sort, filter },
      token,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.candidates;
  };

/** All that match, at once. */
const everyone = async (question: Question, token?: string) => idsOf(await reader(question, token)({ first: 100 }));

const questions: [string, Question][] = [
  ...candidateSorts.map((sort): [string, Question] => [sort, { sort }]),
  ['PROGRESS_ASC of those in progress', { sort: 'PROGRESS_ASC', filter: { status: 'IN_PROGRESS' } }],
  ['CREATED_DESC of those confirmed', { filter: { confirmed: true } }],
  ['CREATED_ASC with a search', { sort: 'CREATED_ASC', filter: { search: 'pessoa 1' } }],
  ['PROGRESS_DESC with a search in everything', { sort: 'PROGRESS_DESC', filter: { search: 'padaria' } }],
  ['NAME_ASC with a search', { sort: 'NAME_ASC', filter: { search: 'essoa' } }],
];

describe.each(['admin', 'client'] as const)('as %s', (role) => {
  test.each(questions)('%s: reads everybody once, forward and backward', async (_what, question) => {
    // A client searches its own candidates' names and e-mails: the company is no text of theirs.
    if (role === 'client' && JSON.stringify(question).includes('padaria')) return;
    const read = reader(question, story[role].token);
    const all = await everyone(question, story[role].token);
    expect(all.length).toBeGreaterThan(2 * SIZE - 5);
    const first = await read({ first: SIZE });
    expect(await walk(read, { from: first, direction: 'forward', size: SIZE })).toEqual(all);
    const last = await read({ first: SIZE, page: first.pageCursors.totalPages });
    expect(await walk(read, { from: last, direction: 'backward', size: SIZE })).toEqual(all);
  });
});

test.each(questions)(
  '%s: while others insert and delete, no candidate comes twice and none who stays is left out',
  async (_what, question) => {
    const read = reader(question);
    for (const direction of ['forward', 'backward'] as const) {
      const before = await everyone(question);
      const gone = new Set<string>();
      const from =
        direction === 'forward'
          ? await read({ first: SIZE })
          : await read({ first: SIZE, page: Math.ceil(before.length / SIZE) });
      const between = async (ids: string[]) => {
        await atBothEnds();
        const edge = direction === 'forward' ? ids.at(-1) : ids[0];
        const place = before.indexOf(edge ?? '');
        // Somebody on each side of the cursor, and the one whom the cursor names.
        const leaving = [before[place - 2], before[place + 3], edge].filter((id) => id !== undefined);
        for (const id of leaving) {
          gone.add(id);
          await remove(id);
        }
      };
      const seen = await walk(read, { from, direction, size: SIZE, between });
      expect(new Set(seen).size).toBe(seen.length);
      const stayed = before.filter((id) => !gone.has(id));
      expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
    }
  },
);

test('after a jump by a numbered cursor, the next and the previous page continue beside its rows', async () => {
  const read = reader({});
  const all = await everyone({});
  const first = await read({ first: SIZE });
  const third = await read({ first: SIZE, after: first.pageCursors.around[2]?.cursor });
  expect(idsOf(third)).toEqual(all.slice(2 * SIZE, 3 * SIZE));
  await atBothEnds();
  await remove(all[0] ?? '');
  const next = await read({ first: SIZE, after: third.pageInfo.endCursor });
  expect(idsOf(next)).toEqual(all.slice(3 * SIZE, 4 * SIZE));
  const previous = await read({ last: SIZE, before: third.pageInfo.startCursor });
  expect(idsOf(previous)).toEqual(all.slice(SIZE, 2 * SIZE));
  expect(previous.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
});

test('a page that was reached by cursors knows its number, and whether there is more', async () => {
  const read = reader({});
  const first = await read({ first: SIZE });
  expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
  const second = await read({ first: SIZE, after: first.pageInfo.endCursor });
  const current = ({ pageCursors }: typeof first) => pageCursors.around.find(({ isCurrent }) => isCurrent)?.page;
  expect([current(first), current(second)]).toEqual([1, 2]);
  const back = await read({ last: SIZE, before: second.pageInfo.startCursor });
  expect([current(back), back.pageInfo.hasPreviousPage]).toEqual([1, false]);
  const all = await everyone({});
  const end = await read({ first: 100, after: second.edges[0]?.cursor });
  expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const past = await read({ first: SIZE, after: end.pageInfo.endCursor });
  expect(past).toMatchObject({ edges: [], totalCount: all.length, pageInfo: { hasNextPage: false, endCursor: null } });
});

describe('a cursor is refused', () => {
  const forged = (form: unknown) => Buffer.from(JSON.stringify(form)).toString('base64url');
  const id = '0'.repeat(24);
  const refused = async (args: string) => {
    const { errors } = await story.server.graphql(
      `{ candidates(${args}) { totalCount edges { node { id } } } }`,
      {},
      story.admin.token,
    );
    return errors?.[0]?.extensions.code;
  };

  test.each([
    ['that is none', 'x'],
    ['that is no list', forged({ a: 1 })],
    ['with an operator for a value', forged(['CREATED_DESC', { $gt: '' }, id, 1])],
    ['with a text for a time', forged(['CREATED_DESC', 'x', id, 1])],
    ['with an impossible time', forged(['CREATED_DESC', 1e300, id, 1])],
    ['with an operator for an id', forged(['CREATED_DESC', 1, { $ne: id }, 1])],
    ['with a malformed id', forged(['CREATED_DESC', 1, 'x', 1])],
    ['with a negative position', forged(['CREATED_DESC', 1, id, -1])],
    ['of another order', forged(['NAME_ASC', 'ana', id, 1])],
    ['with a negative offset', forged([-5])],
    ['that is far too long', forged(['CREATED_DESC', 'x'.repeat(9_000), id, 1])],
  ])('%s', async (_what, cursor) => {
    expect(await refused(`first: 5, after: "${cursor}"`)).toBe('BAD_USER_INPUT');
    expect(await refused(`last: 5, before: "${cursor}"`)).toBe('BAD_USER_INPUT');
  });

  test.each([
    ['beside a page number', `page: 2, after: "${forged([5])}"`],
    ['beside another', `after: "${forged([5])}", before: "${forged(['CREATED_DESC', 1, id, 1])}"`],
    ['of a numbered page as `before`', `last: 5, before: "${forged([5])}"`],
    ['that `last` lacks', 'last: 5'],
  ])('%s', async (_what, args) => {
    expect(await refused(args)).toBe('BAD_USER_INPUT');
  });

  test.each(['first: 0', 'first: 101', `last: 101, before: "${forged(['CREATED_DESC', 1, id, 1])}"`])(
    'with the size %s',
    async (args) => {
      expect(await refused(args)).toBe('BAD_USER_INPUT');
    },
  );
});

test('a cursor opens nothing that the viewer may not see', async () => {
  const own = await reader({})({ first: SIZE });
  const read = reader({}, story.otherClient.token);
  expect(await read({ first: SIZE, after: own.edges[0]?.cursor })).toMatchObject({ edges: [], totalCount: 0 });
  expect(idsOf(own)).toContain(toGlobalId('Candidate', databaseId('Candidate', own.edges[0]?.node.id ?? '')));
});
