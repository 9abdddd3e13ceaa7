/** The list of those whom an import has registered: in each order and with each filter, exported, acted on, and as they change. */
import { Types } from 'mongoose';
import { attentionOf, stateFilters, storedSorts } from '../../../../test/candidateListKinds.js';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { resultOf } from '../../imports/run/rowResults.js';
import { storeResults, storeUndo } from '../../imports/stored/importResultsModel.js';
import { candidateSorts, type CandidateFilterInput, type CandidateSortKey } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { documentsStates } from '../progress/documentsState.js';
import { candidateStages } from '../standing/standing.js';
import { nameSuffixesOf } from './candidateSearch.js';

const COUNT = 600;
/** One of so many is of the import. */
const EVERY = 6;
const SIZE = 10;
const importOf = { _id: new Types.ObjectId() };
const importId = importOf._id.toString();

let story: CandidateStory;
let sent: SentCommand[];
let stored: CandidateRecord[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  const [clientId, otherId] = [story.client, story.otherClient].map(
    ({ viewer }) => new Types.ObjectId(viewer.clientId ?? ''),
  );
  const people = Array.from({ length: COUNT }, (_, index) => {
    const nth = (index / EVERY) | 0;
    const name = `${['Íris', 'ana', 'Zoé', 'Rui'][nth % 4]} ${(index * 7) % 50}`;
    return {
      _id: new Types.ObjectId(),
      clientId: [clientId!, otherId!, null][nth % 3]!,
      ...{ name, nameSuffixes: nameSuffixesOf(name), email: `pessoa${index}@exemplo.com` },
      ...{ accessToken: `token-${index}`, passwordSealed: 'sealed' },
      createdAt: new Date(Date.UTC(2026, 0, 1) + ((index * 11) % 90)),
      updatedAt: new Date(),
      progress: (index * 5) % 30,
      status: nth % 2 === 0 ? ('complete' as const) : ('in_progress' as const),
      isConfirmed: nth % 4 === 0,
      stage: candidateStages[nth % candidateStages.length]!,
      documentsState: documentsStates[nth % documentsStates.length]!,
      ...attentionOf(nth),
    };
  });
  await insertCandidates(story.server.services, people);
  const registered = people.filter((_, index) => index % EVERY === 0).map(({ _id }) => _id.toString());
  // One whom the import has changed is not one whom it has registered.
  const changed = { candidateId: people[1]!._id.toString(), row: 1 };
  await storeResults([
    resultOf(importOf, changed, { outcome: 'changed', revision: 2 }),
    ...registered.map((candidateId, index) =>
      resultOf(importOf, { candidateId, row: index + 2 }, { outcome: 'created' }),
    ),
  ]);
  stored = await CandidateModel.find({ $or: registered.map((_id) => ({ _id })) })
    .sort({ _id: 1 })
    .lean<CandidateRecord[]>();
  // Counts by states are made once.
  await list({});
});
afterAll(() => story.stop());

const candidates = () => story.server.services.candidates;
const ids = (people: readonly Pick<CandidateRecord, '_id'>[]) => people.map(({ _id }) => _id.toString());
const list = (filter: CandidateFilterInput, { viewer = story.admin.viewer, offset = 0, sort = 'CREATED_DESC' } = {}) =>
  candidates().list(viewer, { page: { offset, limit: SIZE }, filter: { importId, ...filter }, sort });
async function exported(filter: CandidateFilterInput, sort?: CandidateSortKey) {
  const found: string[] = [];
  for await (const batch of candidates().streamForExport(story.admin.viewer, { filter, sort }))
    found.push(...ids(batch));
  return found;
}

test.each(storedSorts)(
  'has all of them and no other, by $sort, with each filter',
  async ({ sort, path, direction }) => {
    const sorted = await CandidateModel.find({ $or: stored.map(({ _id }) => ({ _id })) })
      .sort({ [path]: direction, _id: direction })
      .lean<CandidateRecord[]>();
    sent.length = 0;
    for (const [filter, matches] of stateFilters) {
      const meant = ids(sorted.filter(matches));
      expect(meant.length).toBeGreaterThan(SIZE);
      for (const offset of [0, meant.length - 5, meant.length + 5]) {
        // Asked again, it may be answered from what is kept.
        for (const time of [1, 2]) {
          const { items, totalCount } = await list(filter, { offset, sort });
          expect([time, totalCount]).toEqual([time, meant.length]);
          expect(ids(items)).toEqual(meant.slice(offset, offset + SIZE));
        }
      }
      expect(await exported({ importId, ...filter }, sort as CandidateSortKey)).toEqual(meant);
    }
    const reads = takeReads(sent, 'candidates').filter(({ command }) => 'sort' in command || 'pipeline' in command);
    expect(reads.length).toBeGreaterThan(stateFilters.length);
    for (const read of reads) {
      const { plan, documents } = await explained(read);
      expect(plan).not.toContain('COLLSCAN');
      expect(documents).toBeLessThanOrEqual(stored.length);
    }
  },
);

test.each(candidateSorts)('gives those beside one of its candidates, by %s', async (sort) => {
  const filter = { importId, status: 'complete' as const };
  const [first, second, third] = (await list(filter, { sort })).items as [
    CandidateRecord,
    CandidateRecord,
    CandidateRecord,
  ];
  const beside = await candidates().admissionLists.neighbours(story.admin.viewer, second._id.toString(), {
    filter,
    sort,
  });
  expect([beside.previous?._id, beside.next?._id]).toEqual([first._id, third._id]);
});

it.each([
  ['by a word in a name', 'íris', ({ name }: CandidateRecord) => name.startsWith('Íris')],
  ['by a whole e-mail', 'pessoa12@exemplo.com', ({ email }: CandidateRecord) => email === 'pessoa12@exemplo.com'],
  ['by the company', 'padaria', ({ clientId }: CandidateRecord) => String(clientId) === story.client.viewer.clientId],
])('is searched %s', async (_how, search, matches) => {
  const meant = stored.filter(matches);
  // Searches are kept where they come again, those over everybody and those in a longer list.
  for (let time = 0; time < 4; time++) await list({ importId: null, search });
  for (let time = 0; time < 2; time++) {
    const { items, totalCount } = await list({ search });
    expect(totalCount).toBe(meant.length);
    expect(items).toHaveLength(Math.min(SIZE, meant.length));
    expect(ids(meant)).toEqual(expect.arrayContaining(ids(items)));
  }
});

it('shows a company its own candidates alone, and nobody for what is no import', async () => {
  const own = stored.filter(({ clientId }) => String(clientId) === story.client.viewer.clientId);
  const { items, totalCount } = await list({}, { viewer: story.client.viewer });
  expect(totalCount).toBe(own.length);
  expect(ids(own)).toEqual(expect.arrayContaining(ids(items)));
  for (const other of [new Types.ObjectId().toString(), 'nenhuma', '']) {
    expect(await list({ importId: other })).toMatchObject({ items: [], totalCount: 0 });
    expect(await exported({ importId: other })).toEqual([]);
  }
});

it('is asked for by the global id of an import, wherever a filter is taken', async () => {
  const column = { key: 'name', displayName: 'Nome', order: 0, width: 20, isCustomField: false, isVisible: true };
  const configuration = { fileName: 'lista', sheetName: 'Lista', columns: [column] };
  const ask = async (id: string) => {
    const { data, errors } = await story.server.graphql(
      `query ($filter: CandidateFilter, $input: ExportCandidatesInput!) {
        candidates(filter: $filter) { totalCount } exportPreview(input: $input) { rows }
      }`,
      { filter: { importId: id }, input: { configuration, filter: { importId: id, search: 'pessoa12@exemplo.com' } } },
      story.admin.token,
    );
    expect(errors).toBeUndefined();
    return data;
  };
  expect(await ask(toGlobalId('CandidateImport', importOf._id))).toMatchObject({
    candidates: { totalCount: stored.length },
    exportPreview: { rows: [expect.anything()] },
  });
  expect(await ask(toGlobalId('Client', importOf._id))).toMatchObject({
    ...{ candidates: { totalCount: 0 }, exportPreview: { rows: [] } },
  });
});

it('follows what changes: a state, a deletion, a row that is taken back', async () => {
  const filter = { status: 'in_progress' } as const;
  const { viewer } = story.admin;
  const { items, totalCount } = await list(filter);
  const [first, second] = items as [CandidateRecord, CandidateRecord];
  await CandidateModel.updateOne({ _id: first._id, clientId: first.clientId }, { $set: { status: 'complete' } });
  expect((await list(filter)).totalCount).toBe(totalCount - 1);
  await candidates().remove(viewer, second._id.toString());
  expect((await list(filter)).totalCount).toBe(totalCount - 2);
  expect(await candidates().countForExport(viewer, { filter: { importId, ...filter } })).toBe(totalCount - 2);
  const all = (await list({})).totalCount;
  expect(all).toBe(stored.length - 1);
  const undone = stored.findIndex(({ _id }) => !_id.equals(second._id));
  await storeUndo({ importId: importOf._id, row: undone + 2 }, 'takenBack', null);
  expect((await list({})).totalCount).toBe(all - 1);
});

it('of a real import has those whom it registers, and is what an action on all of it is about', async () => {
  const { imports } = story.server.services;
  const { viewer } = story.client;
  await story.register({ name: 'Ana Sá', email: 'antes@exemplo.com' });
  const rows = ['antes', 'um', 'dois'].map((who) => ({ name: `Nova ${who}`, email: `${who}@exemplo.com` }));
  const { _id } = await imports.begin(viewer, null, { rows, run: true });
  await imports.idle();
  const filter = { importId: _id.toString() };
  const { items } = await list(filter, { viewer, sort: 'NAME_ASC' });
  expect(items.map(({ name }) => name)).toEqual(['Nova dois', 'Nova um']);
  expect(await candidates().admissionLists.ids(viewer, filter, 10)).toHaveLength(2);
  await imports.runs.undo(viewer, _id.toString());
  await imports.idle();
  expect((await list(filter, { viewer })).totalCount).toBe(0);
});
