/** What the database does for a search over everybody: it counts in the index of names, and walks an order for the page. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { CandidateModel } from '../candidatesModel.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';

const COUNT = 4_000;
const SIZE = 5;
/** One in so many has a name that many have. */
const ONE_IN = 10;
/** So many have a name that few have. */
const FEW = 60;
/** What is compared by its bytes in UTF-8, and otherwise by the units of UTF-16 or by an alphabet. */
const letters = ['😀', '\uffee', 'z', 'Á', '~', '10', '9'];

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  const named = (name: string, index: number) => ({
    clientId: new Types.ObjectId(story.client.viewer.clientId ?? ''),
    name,
    email: `pessoa${index}@exemplo.com`,
    accessToken: `token-${index}`,
    passwordSealed: 'sealed',
    createdAt: new Date(Date.UTC(2026, 0, 1) + (index % COUNT)),
    updatedAt: new Date(),
    progress: index % 3,
  });
  await insertCandidates(story.server.services, [
    ...Array.from({ length: COUNT }, (_, index) =>
      named(index % ONE_IN === 0 ? `Joana Gonçalves ${index}` : `Pessoa ${index}`, index),
    ),
    ...Array.from({ length: FEW }, (_, index) =>
      named(`Íris ${letters[index % letters.length]}`, COUNT + (index % 11) * COUNT + index),
    ),
  ]);
});
afterAll(() => story.stop());

test.each(['ana g', 'gon', 'on', 'joana goncal'])(
  '%j is counted without a document, and its page read in order',
  async (search) => {
    sent.length = 0;
    const page = await story.server.services.candidates.list(story.admin.viewer, {
      page: { offset: 0, limit: SIZE },
      filter: { search },
    });
    expect(page).toMatchObject({ totalCount: COUNT / ONE_IN, items: { length: SIZE } });
    const reads = takeReads(sent, 'candidates');
    const counts = reads.filter(
      ({ name, command }) => name === 'aggregate' && 'nameSuffixes' in Object(command['hint']),
    );
    const pages = reads.filter(({ name, command }) => name === 'find' && command['sort'] !== undefined);
    expect([counts.length, pages.length]).toEqual([1, 1]);
    for (const command of counts) {
      const { plan, documents } = await explained(command);
      expect(plan).not.toContain('COLLSCAN');
      expect(documents).toBe(0);
    }
    for (const command of pages) {
      const { plan, documents } = await explained(command);
      expect(plan).not.toMatch(/"stage":"(SORT|COLLSCAN)"/);
      // The page and those between its hits.
      expect(documents).toBeLessThanOrEqual(SIZE * ONE_IN);
    }
  },
);

const orders = { CREATED: 'createdAt', NAME: 'searchText', PROGRESS: 'progress' };
const sorts = Object.entries(orders).flatMap(([name, path]) => [
  { sort: `${name}_ASC`, path, direction: 1 as const },
  { sort: `${name}_DESC`, path, direction: -1 as const },
]);

test.each(sorts)('few hits are found by one command, and are in the order $sort of the database', async (by) => {
  const { sort, path, direction } = by;
  const stored = await CandidateModel.find({ nameSuffixes: /^iris/ })
    .sort({ [path]: direction, _id: direction })
    .lean();
  expect(stored).toHaveLength(FEW);
  for (const offset of [0, 25, 50, 75]) {
    sent.length = 0;
    const page = await story.server.services.candidates.list(story.admin.viewer, {
      page: { offset, limit: 25 },
      filter: { search: 'íris' },
      sort,
    });
    expect(page.totalCount).toBe(FEW);
    expect(page.items.map(({ _id }) => _id.toString())).toEqual(
      stored.slice(offset, offset + 25).map(({ _id }) => _id.toString()),
    );
    const searches = takeReads(sent, 'candidates').filter(({ command }) => !('_id' in Object(command['filter'])));
    expect(searches).toHaveLength(1);
  }
});

test('a state restricts few hits, and what is written changes them', async () => {
  const search = async (filter: object) =>
    (
      await story.server.services.candidates.list(story.admin.viewer, {
        page: { offset: 0, limit: 5 },
        filter: { search: 'iris', ...filter },
      })
    ).totalCount;
  expect([await search({}), await search({ status: 'complete' })]).toEqual([FEW, 0]);
  const [one] = await CandidateModel.find({ nameSuffixes: /^iris/ }).limit(1).lean();
  const which = { _id: one?._id ?? new Types.ObjectId(), clientId: one?.clientId ?? null };
  await CandidateModel.updateOne(which, { $set: { status: 'complete' } });
  expect([await search({}), await search({ status: 'complete' })]).toEqual([FEW, 1]);
  await CandidateModel.updateOne(which, {
    $set: { nameSuffixes: ['ana', 'na', 'a'], searchText: 'ana\na@exemplo.com' },
  });
  expect([await search({}), await search({ status: 'complete' })]).toEqual([FEW - 1, 0]);
});
