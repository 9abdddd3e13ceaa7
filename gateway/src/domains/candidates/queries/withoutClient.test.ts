/** The list of candidates who were registered without a client: in each order and with each filter, out of an index. */
import { Types } from 'mongoose';
import { attentionOf, stateFilters, storedSorts } from '../../../../test/candidateListKinds.js';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import type { CandidateFilterInput } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { documentsStates } from '../progress/documentsState.js';
import { candidateStages } from '../standing/standing.js';

const COUNT = 600;
/** One of so many has no client. */
const EVERY = 6;
const SIZE = 10;

let story: CandidateStory;
let sent: SentCommand[];
let stored: CandidateRecord[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  await insertCandidates(
    story.server.services,
    Array.from({ length: COUNT }, (_, index) => ({
      clientId: index % EVERY === 0 ? null : clientId,
      name: `${['Íris', 'ana', 'Zoé', 'Padaria'][((index / EVERY) % 4) | 0]} ${(index * 7) % 50}`,
      ...{ email: `pessoa${index}@exemplo.com`, accessToken: `token-${index}`, passwordSealed: 'sealed' },
      createdAt: new Date(Date.UTC(2026, 0, 1) + ((index * 11) % 90)),
      updatedAt: new Date(),
      progress: (index * 5) % 30,
      status: index % 4 === 0 ? ('complete' as const) : ('in_progress' as const),
      isConfirmed: index % 8 === 0,
      stage: candidateStages[((index / EVERY) % candidateStages.length) | 0]!,
      documentsState: documentsStates[((index / EVERY) % documentsStates.length) | 0]!,
      ...attentionOf((index / EVERY) | 0),
    })),
  );
  stored = await CandidateModel.find({ clientId: null }).lean<CandidateRecord[]>();
});
afterAll(() => story.stop());

const list = (filter: CandidateFilterInput, { viewer = story.admin.viewer, offset = 0, sort = 'CREATED_DESC' } = {}) =>
  story.server.services.candidates.list(viewer, { page: { offset, limit: SIZE }, filter, sort });
const ids = (people: readonly Pick<CandidateRecord, '_id'>[]) => people.map(({ _id }) => _id.toString());

test.each(storedSorts)(
  'has all of them and no other, by $sort, with each filter',
  async ({ sort, path, direction }) => {
    const sorted = await CandidateModel.find({ clientId: null })
      .sort({ [path]: direction, _id: direction })
      .lean<CandidateRecord[]>();
    sent.length = 0;
    for (const [filter, matches] of stateFilters) {
      const meant = ids(sorted.filter(matches));
      expect(meant.length).toBeGreaterThan(SIZE);
      for (const offset of [0, meant.length - 5, meant.length + 5]) {
        const { items, totalCount } = await list({ ...filter, withoutClient: true }, { offset, sort });
        expect(totalCount).toBe(meant.length);
        expect(ids(items)).toEqual(meant.slice(offset, offset + SIZE));
      }
    }
    for (const read of takeReads(sent, 'candidates').filter(({ command }) => 'clientId' in Object(command['filter']))) {
      const { plan, documents } = await explained(read);
      // A list of candidates in attention is sorted where it is short.
      const isSorted = 'attentionReason' in Object(read.command['hint']);
      expect(plan).not.toMatch(isSorted ? 'COLLSCAN' : /COLLSCAN|"SORT"/);
      expect(documents).toBeLessThanOrEqual(stored.length);
    }
  },
);

it('is another list than that of everybody with the same filter, whichever is asked for first', async () => {
  const filter = { status: 'in_progress', documentsState: 'waiting' } as const;
  const everybody = await list(filter);
  const without = await list({ ...filter, withoutClient: true });
  const meant = stored.filter(({ status, documentsState }) => status === 'in_progress' && documentsState === 'waiting');
  expect(without.totalCount).toBe(meant.length);
  expect(everybody.totalCount).toBeGreaterThan(meant.length);
  expect(without.items.length).toBeGreaterThan(0);
  expect(ids(meant)).toEqual(expect.arrayContaining(ids(without.items)));
});

it('is searched by name and not by companies, which none of them has', async () => {
  const named = stored.filter(({ name }) => name.startsWith('Padaria'));
  expect(named.length).toBeGreaterThan(0);
  const { items, totalCount } = await list({ withoutClient: true, search: 'padaria' });
  expect(totalCount).toBe(named.length);
  expect(items).toHaveLength(SIZE);
  expect(ids(named)).toEqual(expect.arrayContaining(ids(items)));
});

it('is counted with the order by the time in a stage, and shows a client its own candidates alone', async () => {
  expect((await list({ withoutClient: true }, { sort: 'STAGE_SINCE_ASC' })).totalCount).toBe(stored.length);
  const { totalCount } = await list({ withoutClient: true }, { viewer: story.client.viewer });
  expect(totalCount).toBe(COUNT - stored.length);
});

it('goes with no client that is named besides', async () => {
  const clientId = story.client.viewer.clientId ?? '';
  await expect(list({ withoutClient: true, clientId })).rejects.toMatchObject({
    ...{ code: 'INVALID', details: [{ field: ['filter', 'withoutClient'] }] },
  });
});

it('loses who is given to a client at once', async () => {
  const [someone] = (await list({ withoutClient: true })).items as [CandidateRecord];
  const selection = { candidateIds: ids([someone]) };
  const clientId = story.otherClient.viewer.clientId;
  await story.server.services.candidates.actions.assignClient(story.admin.viewer, { selection, clientId });
  const { items, totalCount } = await list({ withoutClient: true });
  expect(totalCount).toBe(stored.length - 1);
  expect(ids(items)).not.toContain(someone._id.toString());
});
