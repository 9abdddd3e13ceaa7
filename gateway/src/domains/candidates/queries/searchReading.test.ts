/** What the database does for a search over everybody: it gives few hits at once; it counts many, and walks an order for the page. */
import { Types } from 'mongoose';
import { attentionOf, stateFilters, storedSorts } from '../../../../test/candidateListKinds.js';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import type { CandidateFilterInput } from '../candidatesInput.js';
import { documentsStates } from '../progress/documentsState.js';
import { candidateStages } from '../standing/standing.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import { dataVersions, DataVersions } from '../../../cache/dataVersions.js';
import { noValues } from '../../fields/values/storedValues.js';
import { nameSuffixesOf, searchTextOf } from './candidateSearch.js';
import { MAX_FIRST_HITS, MAX_HITS } from './listCache/cachedLists.js';

/** More than pay for keeping the list of everybody with its texts, as often as it is searched here. */
const COUNT = 18_000;
const SIZE = 5;
/** One in so many has a name that many have. */
const ONE_IN = 10;
/** So many have a name that few have. */
const IRISES = 60;
/** What is compared by its bytes in UTF-8, and otherwise by the units of UTF-16 or by an alphabet. */
const letters = ['😀', '\uffee', 'z', 'Á', '~', '10', '9'];
const first = Date.UTC(2026, 0, 1);

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  await insert(COUNT, (index) => ({
    name: index % ONE_IN === 0 ? `Joana Gonçalves ${index}` : `Pessoa ${index}`,
    createdAt: new Date(first + index),
  }));
  await insert(IRISES, (index) => ({
    name: `Íris ${letters[index % letters.length]}`,
    // Another order than that of the ids, with some at the same moment.
    createdAt: new Date(first + ((index * 7) % 20)),
    progress: (index * 5) % 3,
    status: index % 2 === 0 ? 'complete' : 'in_progress',
    isConfirmed: index % 4 === 0,
    stage: candidateStages[index % candidateStages.length]!,
    documentsState: documentsStates[index % documentsStates.length]!,
    ...attentionOf(index),
  }));
});
afterAll(() => story.stop());

let inserted = 0;

function insert(
  count: number,
  recordOf: (index: number) => Pick<CandidateRecord, 'name' | 'createdAt'>,
): Promise<void> {
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  const records = Array.from({ length: count }, (_, index) => {
    const named = { email: `pessoa${++inserted}@exemplo.com`, ...recordOf(index) };
    return {
      clientId,
      accessToken: `token-${inserted}`,
      passwordSealed: 'sealed',
      status: 'in_progress' as const,
      stage: 'invited' as const,
      stageSince: named.createdAt,
      updatedAt: named.createdAt,
      isConfirmed: false,
      documentsState: 'missing' as const,
      progress: 0,
      ...noValues,
      requestedFieldKeys: [],
      revision: 1,
      stateRevision: 0,
      searchText: searchTextOf(named),
      nameSuffixes: nameSuffixesOf(named.name),
      ...named,
    };
  });
  return insertCandidates(story.server.services, records, { lean: true });
}

const list = (filter: CandidateFilterInput, page = { offset: 0, limit: SIZE }, sort?: string) =>
  story.server.services.candidates.list(story.admin.viewer, { page, filter, sort });

/** The searches that were sent since: reads of candidates by anything but their ids. */
const searches = () => takeReads(sent, 'candidates').filter(({ command }) => !('_id' in Object(command['filter'])));

test.each([
  ['gon', 0],
  ['on', 0],
  // What the longest word finds is read, to see whether it has the others.
  ['ana g', COUNT / ONE_IN],
  ['goncal joana', COUNT / ONE_IN],
])(
  '%j is counted in the index of endings, with %d documents, and its page read in order',
  async (search, documentsCounted) => {
    sent.length = 0;
    expect(await list({ search })).toMatchObject({ totalCount: COUNT / ONE_IN, items: { length: SIZE } });
    const reads = takeReads(sent, 'candidates');
    const counts = reads.filter(
      ({ name, command }) => name === 'aggregate' && 'nameSuffixes' in Object(command['hint']),
    );
    const pages = reads.filter(({ name, command }) => name === 'find' && command['sort'] !== undefined);
    expect([counts.length, pages.length]).toEqual([1, 1]);
    for (const command of counts) {
      const { plan, documents } = await explained(command);
      expect(plan).not.toContain('COLLSCAN');
      expect(documents).toBe(documentsCounted);
    }
    for (const command of pages) {
      const { plan, documents } = await explained(command);
      expect(plan).not.toMatch(/"stage":"(SORT|COLLSCAN)"/);
      // The page and those between its hits.
      expect(documents).toBeLessThanOrEqual(SIZE * ONE_IN);
    }
  },
);

test('single letters are counted in the index of names, without a document', async () => {
  sent.length = 0;
  expect(await list({ search: 'j g' })).toMatchObject({ totalCount: COUNT / ONE_IN });
  const [count, ...others] = takeReads(sent, 'candidates').filter(({ name }) => name === 'aggregate');
  expect(others).toEqual([]);
  const { plan, documents } = await explained(count!);
  expect(plan).not.toContain('COLLSCAN');
  expect(documents).toBe(0);
});

describe.each(storedSorts)('few hits, by $sort', ({ sort, path, direction }) => {
  it.each(stateFilters)('are found by one command, with %j', async (filter, matches) => {
    const stored = await CandidateModel.find({ nameSuffixes: /^iris/ })
      .sort({ [path]: direction, _id: direction })
      .lean<CandidateRecord[]>();
    const ids = stored.filter(matches).map(({ _id }) => _id.toString());
    expect(ids.length).toBeGreaterThan(10);
    dataVersions.invalidateAll();
    for (const offset of [0, 8, 40, 80]) {
      sent.length = 0;
      const { items, totalCount } = await list({ search: 'íris', ...filter }, { offset, limit: 8 }, sort);
      expect(totalCount).toBe(ids.length);
      expect(items.map(({ _id }) => _id.toString())).toEqual(ids.slice(offset, offset + 8));
      const asked = searches();
      // What has been read for one page is there for all of them.
      expect(asked).toHaveLength(offset === 0 ? 1 : 0);
      for (const command of asked) {
        const { plan, documents } = await explained(command);
        expect(plan).not.toContain('COLLSCAN');
        expect(documents).toBeLessThanOrEqual(IRISES);
      }
    }
  });
});

test('what is written changes the hits', async () => {
  const counts = async () => [
    (await list({ search: 'iris' })).totalCount,
    (await list({ search: 'iris', status: 'complete' })).totalCount,
  ];
  expect(await counts()).toEqual([IRISES, IRISES / 2]);
  const [one] = await CandidateModel.find({ nameSuffixes: /^iris/, status: 'in_progress' }).limit(1).lean();
  const which = { _id: one?._id ?? new Types.ObjectId(), clientId: one?.clientId ?? null };
  await CandidateModel.updateOne(which, { $set: { status: 'complete' } });
  expect(await counts()).toEqual([IRISES, IRISES / 2 + 1]);
  await CandidateModel.updateOne(which, {
    $set: { name: 'Ana', nameSuffixes: ['ana', 'na', 'a'], searchText: 'ana\na@exemplo.com' },
  });
  expect(await counts()).toEqual([IRISES - 1, IRISES / 2]);
});

/** Whether the hits of a search are what the database finds, in each order; and how often candidates were searched for it. */
async function askedForTrueHits(search: string, wanted: object): Promise<number> {
  let asked = 0;
  for (const { sort, path, direction } of storedSorts) {
    const stored = await CandidateModel.collection
      .find(wanted)
      .sort({ [path]: direction, _id: direction })
      .toArray();
    for (const status of [undefined, 'complete'] as const) {
      const ids = stored.filter((each) => !status || each['status'] === status).map(({ _id }) => _id.toString());
      sent.length = 0;
      const { items, totalCount } = await list({ search, status }, { offset: 0, limit: 100 }, sort);
      asked += searches().length;
      expect(totalCount).toBe(ids.length);
      expect(items.map(({ _id }) => _id.toString())).toEqual(ids);
    }
  }
  return asked;
}

describe('of the hits that are kept, what is written is looked at again alone', () => {
  const irises = { name: /^Íris/ };
  const iris = () => CandidateModel.findOne({ nameSuffixes: /^iris/, status: 'in_progress' }).orFail();

  test.each<[string, () => Promise<unknown>]>([
    ['nothing', async () => undefined],
    [
      'another name',
      async () => story.server.services.candidates.update(story.admin.viewer, (await iris()).id, { name: 'Ana' }),
    ],
    [
      'a name that is found now',
      async () => {
        const other = await CandidateModel.findOne({ nameSuffixes: /^pessoa/ }).orFail();
        await story.server.services.candidates.update(story.admin.viewer, other.id, { name: 'Íris Nova' });
      },
    ],
    ['a registration', () => story.register({ name: 'Íris Registrada', email: 'registrada@exemplo.com' })],
    ['a deletion', async () => story.server.services.candidates.remove(story.admin.viewer, (await iris()).id)],
  ])('%s', async (_what, write) => {
    await askedForTrueHits('íris', irises);
    await write();
    expect(await askedForTrueHits('íris', irises)).toBe(0);
  });
});

test('hits of companies that have the text are kept once they are counted, and followed as those of names', async () => {
  const ofOther = new Types.ObjectId(story.otherClient.viewer.clientId ?? '');
  const limas = { $or: [{ name: /Lima/ }, { clientId: ofOther }] };
  for (const name of ['Rui', 'Eva Lima']) {
    await story.register({ name, email: `${name.length}@oficina.com` }, story.otherClient.viewer);
  }
  const { _id } = await story.register({ name: 'Zoe Lima', email: 'zoe@padaria.com' });
  expect(await askedForTrueHits('lima', limas)).toBeGreaterThan(0);
  await askedForTrueHits('lima', limas);
  await story.register({ name: 'Ivo', email: 'ivo@oficina.com' }, story.otherClient.viewer);
  await story.server.services.candidates.update(story.admin.viewer, _id.toString(), { name: 'Zoe' });
  expect(await askedForTrueHits('lima', limas)).toBe(0);
});

test('hits follow what another gateway writes, and are read anew where it does not tell what', async () => {
  const irises = { name: /^Íris/ };
  const another = new DataVersions();
  const renameElsewhere = async (name: string) => {
    const { _id } = await CandidateModel.findOne({ nameSuffixes: /^iris/ }).orFail();
    const email = `${_id.toString()}@exemplo.com`;
    const $set = { name, email, nameSuffixes: nameSuffixesOf(name), searchText: searchTextOf({ name, email }) };
    await CandidateModel.collection.updateOne({ _id }, { $set });
    return _id.toString();
  };
  // From here on marks are relied on for half a minute, whatever the tests before have taken.
  dataVersions.invalidateAll();
  await dataVersions.refresh();
  await askedForTrueHits('íris', irises);
  await another.markRecordsChanged([await renameElsewhere('Nome de Fora')], ['candidates', 'candidateNames']);
  await dataVersions.refresh();
  expect(await askedForTrueHits('íris', irises)).toBe(0);

  await renameElsewhere('Nome Calado');
  // As a gateway of an earlier release tells an insertion.
  await another.markRecordsChanged([], ['candidates', 'candidateNames'], null);
  await dataVersions.refresh();
  expect(await askedForTrueHits('íris', irises)).toBeGreaterThan(0);
});

test(`${MAX_FIRST_HITS} hits are read at once, up to ${MAX_HITS} of a search that comes again, and more are counted`, async () => {
  await insert(MAX_FIRST_HITS, (index) => ({ name: `Zuleica ${index}`, createdAt: new Date(first + index) }));
  /** How many hits the database was asked for together; none for a page of them. */
  const page = async (offset: number) => {
    sent.length = 0;
    const { totalCount, items } = await list({ search: 'zuleica' }, { offset, limit: SIZE });
    const together = searches().flatMap(({ command }) => (command['sort'] ? [] : [command['limit']]));
    return { totalCount, items: items.length, together };
  };
  expect(await page(0)).toEqual({ totalCount: MAX_FIRST_HITS, items: SIZE, together: [MAX_FIRST_HITS + 1] });
  await insert(MAX_FIRST_HITS, () => ({ name: 'Zuleica a mais', createdAt: new Date(first) }));
  expect(await page(0)).toEqual({
    totalCount: 2 * MAX_FIRST_HITS,
    items: SIZE,
    together: [MAX_FIRST_HITS + 1, undefined],
  });
  expect(await page(SIZE)).toEqual({ totalCount: 2 * MAX_FIRST_HITS, items: SIZE, together: [MAX_HITS + 1] });
  expect(await page(2 * SIZE)).toEqual({ totalCount: 2 * MAX_FIRST_HITS, items: SIZE, together: [] });
  await insert(MAX_HITS, () => ({ name: 'Zuleica a mais', createdAt: new Date(first) }));
  expect(await page(0)).toEqual({
    totalCount: 2 * MAX_FIRST_HITS + MAX_HITS,
    items: SIZE,
    together: [MAX_HITS + 1, undefined],
  });
  expect(await page(SIZE)).toMatchObject({ totalCount: 2 * MAX_FIRST_HITS + MAX_HITS, items: SIZE });
  expect((await page(2 * SIZE)).together).not.toContain(MAX_HITS + 1);
});
