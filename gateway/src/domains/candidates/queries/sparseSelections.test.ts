/** Exports and actions on all that a search or a reason for attention finds: whom they hold, in which order, and what is read for it. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import type { UserViewer } from '../../../auth/viewer.js';
import {
  candidateFilterInput,
  candidateSorts,
  type CandidateFilterInput,
  type CandidateSortKey,
} from '../candidatesInput.js';
import { parseInput } from '../../../lib/validation.js';
import { CandidateModel } from '../candidatesModel.js';
import { candidateFilterFor } from './candidateFilter.js';
import { candidateOrders } from './candidateOrders.js';
import { nameSuffixesOf, searchTextOf } from './candidateSearch.js';
import { idsOfSparseList, MAX_GATHERED } from './selectedCandidates.js';

const FEW = 40;
/** More than are gathered have a word in their names that the few have not. */
const COUNT = MAX_GATHERED + 1 + FEW;
/** One of so many is one of the few, of both states. */
const EVERY = Math.floor(COUNT / FEW);
const START = Date.UTC(2026, 0, 1);

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  await insertCandidates(
    story.server.services,
    Array.from({ length: COUNT }, (_, index) => {
      const isFew = index % EVERY === 0 && index < FEW * EVERY;
      const named = { name: `${isFew ? 'Íris Lima' : 'Rui Prado'} ${index % 90}`, email: `p${index}@exemplo.com` };
      return {
        ...{ ...named, searchText: searchTextOf(named), nameSuffixes: nameSuffixesOf(named.name) },
        ...{ clientId, accessToken: `token-${index}`, passwordSealed: 'sealed', progress: (index * 37) % 101 },
        ...{ status: index % 2 === 0 ? ('complete' as const) : ('in_progress' as const), isConfirmed: false },
        ...{
          stage: index % 2 === 0 ? ('complete' as const) : ('opened' as const),
          stageSince: new Date(START + ((index * 5) % 900)),
        },
        ...{
          attentionReason: isFew ? ('unconfirmed' as const) : ('no_answer' as const),
          attentionSince: new Date(START),
        },
        ...{ createdAt: new Date(START + ((index * 7) % 900)), updatedAt: new Date(START) },
      };
    }),
    { lean: true },
  );
});
beforeEach(() => void (sent.length = 0));
afterAll(() => story.stop());

const candidates = () => story.server.services.candidates;
async function exported(viewer: UserViewer, filter: CandidateFilterInput, sort?: CandidateSortKey, most?: number) {
  const ids: string[] = [];
  for await (const batch of candidates().streamForExport(viewer, { filter, sort }, most)) {
    ids.push(...batch.map(({ _id }) => _id.toString()));
  }
  return ids;
}
async function listed(viewer: UserViewer, filter: CandidateFilterInput, sort?: CandidateSortKey) {
  const { items } = await candidates().list(viewer, { page: { offset: 0, limit: 100 }, filter, sort });
  return items.map(({ _id }) => _id.toString());
}
/** The reads that tell who is meant; records by their ids, and counts, apart. */
function readsOfIds() {
  const isOfIds = ({ command, name }: SentCommand) =>
    name === 'find' ? 'sort' in command : JSON.stringify(command['pipeline']).includes('$sort');
  return takeReads(sent, 'candidates').filter(isOfIds);
}
/** What the database looked at to tell who is meant, in the last of so many reads. */
async function readForIds(steps = 1) {
  const reads = readsOfIds();
  expect(reads).toHaveLength(steps);
  return explained(reads.at(-1)!);
}
/** How many reads a walk takes for so many hits: the first has a thousand rows, each later one those of the same place apart. */
const stepsFor = (hits: number) => 1 + 2 * Math.floor(hits / 1_000);

const fewOf: [string, 'admin' | 'client', CandidateFilterInput][] = [
  ['a search over everybody', 'admin', { search: 'íris' }],
  ['a search with a state', 'admin', { search: 'íris lim', status: 'complete' }],
  ['a search within a client', 'client', { search: 'íris' }],
  ['a reason for attention', 'admin', { attention: 'unconfirmed' }],
  ['a reason for attention within a client', 'client', { attention: 'unconfirmed' }],
  ['a reason for attention in some stages', 'client', { attention: 'unconfirmed', stages: ['opened'] }],
];

describe.each(fewOf)('%s that finds few', (_what, role, filter) => {
  test.each(candidateSorts)('is exported by %s as it is listed, and hardly more is read', async (sort) => {
    const { viewer } = story[role];
    const wanted = await listed(viewer, filter, sort);
    expect(wanted.length).toBeGreaterThan(FEW / 3);
    sent.length = 0;
    expect(await exported(viewer, filter, sort)).toEqual(wanted);
    const { plan, documents } = await readForIds();
    expect(plan).not.toContain('COLLSCAN');
    expect(documents).toBeLessThanOrEqual(FEW + 1);
  });

  test('is what an action on all of it is about', async () => {
    const { viewer } = story[role];
    const wanted = await listed(viewer, filter, 'CREATED_ASC');
    sent.length = 0;
    expect(await candidates().admissionLists.ids(viewer, filter, 5)).toEqual(wanted.slice(0, 5));
    expect((await readForIds()).documents).toBeLessThanOrEqual(FEW + 1);
  });
});

test('an e-mail within a client is looked up, and not read for', async () => {
  const filter = { search: 'p17@exemplo.com', clientId: story.client.viewer.clientId ?? '' };
  const wanted = await listed(story.admin.viewer, filter);
  expect(wanted).toHaveLength(1);
  sent.length = 0;
  expect(await exported(story.admin.viewer, filter)).toEqual(wanted);
  // The document is read once for each way to be found.
  expect((await readForIds()).documents).toBeLessThanOrEqual(2);
});

test('a search that finds more than are gathered is read in the order of an index, and no further than is asked for', async () => {
  const { viewer } = story.admin;
  const ids = await exported(viewer, { search: 'prado' }, 'CREATED_DESC');
  expect(ids).toHaveLength(MAX_GATHERED + 1);
  const whole = await readForIds(stepsFor(ids.length));
  expect(await exported(viewer, { search: 'prado' }, 'CREATED_DESC', 10)).toEqual(ids.slice(0, 10));
  const part = await readForIds();
  expect(part.documents).toBeLessThanOrEqual(10 + FEW);
  for (const { plan } of [whole, part]) expect(plan).not.toMatch(/"stage":"(?:SORT|COLLSCAN)"|"\$sort"/);
});

describe('a search within a client among more in attention than are gathered', () => {
  const attention = { attention: 'no_answer' } as const;
  /** Eleven of the twenty thousand, all over the order by progress. */
  const search = 'p1700';

  test('that finds few is listed along the order where that reads less than all of those in attention', async () => {
    const wanted = await listed(story.client.viewer, { search }, 'PROGRESS_ASC');
    sent.length = 0;
    const page = { offset: 0, limit: 1 };
    const filter = { search, ...attention };
    const { items } = await candidates().list(story.client.viewer, { page, filter, sort: 'PROGRESS_ASC' });
    expect(items.map(({ _id }) => _id.toString())).toEqual(wanted.slice(0, 1));
    // A slow machine may give the walk up, and gather after it.
    expect((await explained(readsOfIds()[0]!)).documents).toBeLessThan(MAX_GATHERED / 10);
  });

  test('that finds few is exported as it is listed: the first along the order, all of them gathered', async () => {
    const filter = { search, ...attention };
    const wanted = await listed(story.client.viewer, filter, 'PROGRESS_ASC');
    expect(wanted).toHaveLength(11);
    sent.length = 0;
    expect(await exported(story.client.viewer, filter, 'PROGRESS_ASC', 1)).toEqual(wanted.slice(0, 1));
    expect((await readForIds()).documents).toBeLessThan(MAX_GATHERED / 10);
    expect(await exported(story.client.viewer, filter, 'PROGRESS_ASC')).toEqual(wanted);
    expect((await readForIds()).plan).toMatch(/"stage":"SORT"|"\$sort"/);
  });

  test('that finds many is read along the order', async () => {
    const ids = await exported(story.client.viewer, { search: 'prado 1', ...attention }, 'CREATED_ASC');
    expect(ids.length).toBeGreaterThan(MAX_GATHERED / 10);
    expect(ids.length).toBeLessThan(MAX_GATHERED);
    expect((await readForIds(stepsFor(ids.length))).plan).not.toMatch(/"stage":"SORT"|"\$sort"/);
  });
});

describe('where hits lie far along the order, which their number does not tell, the walk is given up and all are gathered', () => {
  // As if every candidate were a hit: a walk would meet a thousand at once.
  const counts = { totalCount: COUNT, scannedCount: COUNT, gatheredCount: COUNT };

  test.each([
    ['the first', 'íris', () => 1],
    ['those after a thousand', 'prado 1', (known: number) => (known < 1_000 ? 2_500 : 1)],
  ])('%s', async (_which, search, stepMs) => {
    const conditions = parseInput(candidateFilterInput, { search });
    const where = await candidateFilterFor(story.admin.viewer, conditions, () => Promise.resolve([]));
    const everybody = CandidateModel.find({}, { searchText: 1 }).sort({ createdAt: 1, _id: 1 });
    const hits = (await everybody.lean<{ _id: Types.ObjectId; searchText: string }[]>()).filter(({ searchText }) =>
      where.search?.text.isHit(searchText),
    );
    sent.length = 0;
    const ids = await idsOfSparseList({ where, order: candidateOrders.CREATED_ASC, ...counts }, stepMs);
    expect(ids).toEqual(hits.map(({ _id }) => _id.toString()));
    expect((await explained(readsOfIds().at(-1)!)).plan).toMatch(/"stage":"SORT"|"\$sort"/);
  });
});
