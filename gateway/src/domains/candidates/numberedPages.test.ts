/** Numbered pages far from both ends: true whatever changes between two reads, and read from a place near by. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { insertCandidates } from '../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import type { CandidateSortKey } from './candidatesInput.js';
import { candidateStatuses, CandidateModel, type CandidateRecord } from './candidatesModel.js';
import { anchorsOf, CandidateAnchors } from './queries/candidateAnchors.js';
import type { CandidateFilter } from './queries/candidateFilter.js';
import { candidateOrders } from './queries/candidateOrders.js';
import { PREFETCH_ROWS } from './queries/pagePrefetch.js';

const COUNT = 13_000;
/** So many, the oldest, were created at the same moment: more than from one anchor to the next. */
const TOGETHER = 7_000;
const SIZE = 50;
/** The most that is skipped on the way to a page, and the states that a company's list is read from. */
const MAX_SKIPPED = 5_000;
const STATES = 4;

let story: CandidateStory;
let sent: SentCommand[];
let serial = 0;
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  await insert(COUNT, (index) => new Date(Date.UTC(2020, 0, 1) + 60_000 * Math.max(0, index - TOGETHER)));
});
afterAll(() => story.stop());

async function insert(count: number, createdAt: (index: number) => Date) {
  const records = Array.from({ length: count }, (_, index) => {
    serial += 1;
    return {
      _id: new Types.ObjectId(),
      clientId: new Types.ObjectId(story.client.viewer.clientId ?? ''),
      name: `Pessoa ${serial}`,
      email: `pessoa${serial}@exemplo.com`,
      accessToken: `token-${serial}`,
      passwordSealed: 'sealed',
      status: serial % 3 === 0 ? ('complete' as const) : ('in_progress' as const),
      isConfirmed: serial % 2 === 0,
      stage: 'filling' as const,
      progress: 0,
      createdAt: createdAt(index),
      updatedAt: new Date(),
    };
  });
  await insertCandidates(story.server.services, records, { lean: true });
}

async function register(): Promise<void> {
  serial += 1;
  await story.register({ email: `nova${serial}@exemplo.com` });
}

type Role = 'admin' | 'client';

/** The ids of one page, with what the database was asked for it. */
async function read(role: Role, sort: CandidateSortKey, offset: number, limit = SIZE) {
  sent.length = 0;
  const { viewer } = story[role];
  const page = await story.server.services.candidates.list(viewer, { page: { offset, limit }, sort });
  // Reads by id, which others make meanwhile, have no order.
  const finds = takeReads(sent, 'candidates').filter(({ name, command }) => name === 'find' && command['sort']);
  // The steps of a walk.
  const learned = finds.filter(({ command }) => command['limit'] === 1).length;
  return { ids: page.items.map(({ _id }) => _id.toString()), learned, finds };
}

/** The ids of everybody in an order, sorted here. */
async function everyone(sort: CandidateSortKey): Promise<string[]> {
  const rows = await CandidateModel.find({}, { createdAt: 1 }).lean<Pick<CandidateRecord, '_id' | 'createdAt'>[]>();
  const keys = rows.map(({ _id, createdAt }) => ({ id: _id.toString(), at: createdAt.getTime() }));
  keys.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const ids = keys.map(({ id }) => id);
  return sort === 'CREATED_ASC' ? ids : ids.toReversed();
}

/** Expects pages around the middle to hold who is there at this moment. */
async function expectTruePages(role: Role, sort: CandidateSortKey) {
  const wanted = await everyone(sort);
  // Within those of one moment, over their end, and past it.
  const places = [5_500, TOGETHER - 20, TOGETHER + 300].map((place) =>
    sort === 'CREATED_ASC' ? place : wanted.length - place - SIZE,
  );
  for (const offset of places) {
    expect((await read(role, sort, offset)).ids).toEqual(wanted.slice(offset, offset + SIZE));
  }
}

const oldest = () => CandidateModel.findOne().sort({ createdAt: 1, _id: 1 }).orFail();
const ofClient = () => ({ clientId: new Types.ObjectId(story.client.viewer.clientId ?? '') });

async function deleteOldest(): Promise<void> {
  const { _id, clientId } = await oldest();
  expect(await CandidateModel.deleteOne({ _id, clientId })).toMatchObject({ deletedCount: 1 });
}

test.each<[string, () => Promise<unknown>]>([
  ['somebody registers', register],
  ['somebody is renamed', () => CandidateModel.updateOne({ status: 'complete' }, { $set: { searchText: 'ana' } })],
  [
    'somebody finishes',
    () => CandidateModel.updateOne({ ...ofClient(), status: 'in_progress' }, { $set: { status: 'complete' } }),
  ],
  ['somebody is deleted', deleteOldest],
  ['somebody is imported with an old date', () => insert(1, () => new Date(Date.UTC(2019, 0, 1)))],
  [
    'somebody gets another date',
    async () =>
      CandidateModel.updateOne({ _id: (await oldest())._id }, { $set: { createdAt: new Date(Date.UTC(2021, 0, 1)) } }),
  ],
])('pages in the middle are true after %s', async (_what, change) => {
  await expectTruePages('admin', 'CREATED_DESC');
  await change();
  for (const sort of ['CREATED_DESC', 'CREATED_ASC'] as const) {
    await expectTruePages('admin', sort);
    await expectTruePages('client', sort);
  }
});

test('pages about the ends of what is read together are whole, of any size', async () => {
  const wanted = await everyone('CREATED_DESC');
  for (const offset of [0, 1, 199, 200, 201, 399, wanted.length - 101, wanted.length - 1, wanted.length]) {
    for (const limit of [1, 50, 100]) {
      expect((await read('admin', 'CREATED_DESC', offset, limit)).ids).toEqual(wanted.slice(offset, offset + limit));
    }
  }
});

test('who reads one page reads the next without asking the database for it, until the order has changed', async () => {
  await register();
  expect((await read('admin', 'CREATED_DESC', 0)).finds).toHaveLength(1);
  expect((await read('admin', 'CREATED_DESC', 50)).finds).toHaveLength(0);
  expect((await read('admin', 'CREATED_DESC', 199)).finds).toHaveLength(0);
  await register();
  const { ids, finds } = await read('admin', 'CREATED_DESC', 50);
  expect(finds).toHaveLength(1);
  expect(ids).toEqual((await everyone('CREATED_DESC')).slice(50, 50 + SIZE));
});

test('who comes to another company leaves the list of the first', async () => {
  await expectTruePages('client', 'CREATED_ASC');
  const { _id } = await oldest();
  const before = await read('client', 'CREATED_ASC', 5_500);
  await CandidateModel.updateOne({ _id, ...ofClient() }, { $set: { clientId: null } });
  const after = await read('client', 'CREATED_ASC', 5_499);
  expect(after.ids).toEqual(before.ids);
});

test.each(['admin', 'client'] as const)(
  'for the %s, a page in the middle reads its documents and few keys, also when others have registered and been renamed',
  async (role) => {
    // What a test before this one has learned is outdated.
    await deleteOldest();
    const count = await CandidateModel.countDocuments();
    const first = await read(role, 'CREATED_DESC', count - 7_500);
    expect(first.learned).toBeGreaterThan(0);
    await register();
    const change = { searchText: 'ana', status: 'in_progress' } as const;
    await CandidateModel.updateOne({ ...ofClient(), status: 'complete' }, { $set: change });
    const second = await read(role, 'CREATED_DESC', count - 7_400);
    // A company's list is read from one range for each state, whose places a change of states outdates.
    expect(second.learned > 0).toBe(role === 'client');
    expect(second.finds.length).toBeGreaterThan(0);
    for (const find of [...first.finds, ...second.finds]) {
      const { plan, documents, keys } = await explained(find);
      expect(plan).not.toMatch(/"stage":"(SORT|COLLSCAN)"/);
      expect(documents).toBeLessThanOrEqual(SIZE);
      expect(keys).toBeLessThanOrEqual(MAX_SKIPPED + PREFETCH_ROWS + 2 * STATES);
    }
  },
);

const everybody: CandidateFilter = {
  ...{ clientId: undefined, statuses: candidateStatuses, confirmed: [false, true], search: null },
  ...{ documents: undefined, stages: undefined, attention: undefined },
};
const placesOf = (sort: CandidateSortKey, most = { all: 10, learned: 10 }) =>
  new CandidateAnchors(everybody, candidateOrders[sort], 0, most);

test('a walk ends where there is no more room for places', async () => {
  const places = placesOf('CREATED_ASC', { all: 1, learned: 1 });
  expect(await places.before({ place: 12_000, fromEnd: 8_000 })).toMatchObject({ position: 5_000 });
});

test('a walk is not begun for a place that is sooner reached from the end', async () => {
  sent.length = 0;
  expect(await placesOf('CREATED_ASC').before({ place: 8_650, fromEnd: 1_300 })).toBeUndefined();
  expect(takeReads(sent, 'candidates')).toEqual([]);
});

test('pages that begin just before or behind a place leave no other one', async () => {
  const places = placesOf('NAME_ASC');
  const row = (name: string) => ({ _id: new Types.ObjectId(), searchText: name });
  for (const start of [1_000, 1_100, 900]) places.learn([row('ana'), row('bia')], start);
  const found = [940, 1_050, 1_200].map((place) => places.before({ place, fromEnd: place }));
  expect((await Promise.all(found)).map((anchor) => anchor?.position)).toEqual([undefined, 1_001, 1_001]);
});

test('the lists with places that were used last are known, as many as have room together', () => {
  const row = (name: string) => ({ _id: new Types.ObjectId(), searchText: name });
  const places = () => {
    const where = { ...everybody, clientId: new Types.ObjectId() };
    const ask = () => anchorsOf(where, candidateOrders.NAME_ASC);
    const first = ask();
    for (let page = 1; page <= 500; page++) ask().learn([row('ana'), row('bia')], page * 1_000);
    return () => ask() === first;
  };
  const areKnown = Array.from({ length: 100 }, places).map((isKnown) => isKnown());
  expect(areKnown.slice(-50)).not.toContain(false);
  expect(areKnown.slice(0, 10)).not.toContain(true);
});

describe('a page by name or progress leaves a place from which the next ones are read', () => {
  const sorts = ['NAME_ASC', 'NAME_DESC', 'PROGRESS_ASC', 'PROGRESS_DESC'] as const;
  type Keys = Pick<CandidateRecord, '_id' | 'progress'> & { searchText: string };
  const expected = async (sort: (typeof sorts)[number]) => {
    const rows = await CandidateModel.find({}, { searchText: 1, progress: 1 }).lean<Keys[]>();
    const keyOf = ({ searchText, progress }: Keys) =>
      sort.startsWith('NAME') ? searchText : String(progress).padStart(3, '0');
    rows.sort((a, b) => {
      const [one, other] = [keyOf(a), keyOf(b)];
      if (one !== other) return one < other ? -1 : 1;
      return a._id.toString() < b._id.toString() ? -1 : 1;
    });
    const ids = rows.map(({ _id }) => _id.toString());
    return sort.endsWith('ASC') ? ids : ids.toReversed();
  };
  beforeAll(async () => {
    // Some hundred with each, so that pages lie within those of one value, and over the end of them.
    const all = await CandidateModel.find({}, { _id: 1 }).sort({ _id: 1 }).lean<Pick<CandidateRecord, '_id'>[]>();
    await CandidateModel.bulkWrite(
      all.map(({ _id }, index) => ({
        updateOne: {
          filter: { _id },
          update: { $set: { progress: (index * 7) % 97, searchText: `pessoa ${String((index * 31) % 9_001)}` } },
        },
      })),
    );
  });

  test.each(sorts)('%s: the pages are true, also after a change', async (sort) => {
    for (const change of [
      () => Promise.resolve(),
      register,
      () => CandidateModel.updateOne({ ...ofClient() }, { $set: { searchText: 'aaa' } }),
      () => CandidateModel.updateOne({ ...ofClient() }, { $set: { progress: 100 } }),
      deleteOldest,
    ]) {
      await change();
      const wanted = await expected(sort);
      for (const role of ['admin', 'client'] as const) {
        for (const offset of [5_000, 5_055, 5_400, 7_000, wanted.length - 5_000, wanted.length - 4_000]) {
          expect((await read(role, sort, offset)).ids).toEqual(wanted.slice(offset, offset + SIZE));
        }
      }
    }
  });

  test.each(sorts)('%s: a page near by passes few keys', async (sort) => {
    await deleteOldest();
    const count = await CandidateModel.countDocuments();
    const ascending = (place: number) => (sort.endsWith('ASC') ? place : count - place - SIZE);
    // Some hundred and thirty share one progress, so that one of these pages lies over the end of them.
    for (const place of [4_850, 4_900, 4_950, 5_000]) await read('admin', sort, ascending(place));
    const { finds } = await read('admin', sort, ascending(5_300));
    expect(finds.length).toBeGreaterThan(0);
    for (const find of finds) {
      const { documents, keys } = await explained(find);
      expect(documents).toBe(0);
      expect(keys).toBeLessThanOrEqual(5_300 - 4_850 + PREFETCH_ROWS + 1);
    }
  });
});
