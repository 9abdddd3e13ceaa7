/** A list that was read in parts for long enough is kept as a whole: what is written is followed in it, without asking the database again. */
import { Types } from 'mongoose';
import { attentionOf, stateFilters, storedSorts, type StateFilter } from '../../../../../test/candidateListKinds.js';
import { startCandidateStory, type CandidateStory } from '../../../../../test/candidates.js';
import { insertCandidates } from '../../../../../test/insertedCandidates.js';
import { takeReads, watchCommands, type SentCommand } from '../../../../../test/sentCommands.js';
import type { UserViewer } from '../../../../auth/viewer.js';
import { dataVersions, DataVersions } from '../../../../cache/dataVersions.js';
import type { CandidateFilterInput } from '../../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../../candidatesModel.js';
import { ClientModel, type ClientRecord } from '../../../clients/clientsModel.js';
import { documentsStates } from '../../progress/documentsState.js';
import { searchable, wordsOf } from '../../../../lib/text.js';
import { candidateStages } from '../../standing/standing.js';
import { nameSuffixesOf, searchTextOf } from '../candidateSearch.js';
import { MAX_ROWS, ROWS_OF_SEARCH } from './cachedLists.js';
import { PREFETCH_ROWS } from '../pagePrefetch.js';

const COUNT = 240;
/** So many searches of the database cost as much as reading the longest list. */
const SEARCHES = MAX_ROWS / ROWS_OF_SEARCH;
const SIZE = 20;

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  await insert(COUNT);
  for (const { sort } of storedSorts.filter(({ direction }) => direction === 1)) {
    for (const { viewer } of [story.admin, story.client]) {
      for (const [filter] of searchedFilters(viewer)) {
        for (let time = 0; time < SEARCHES; time += 1) await list(viewer, { ...filter, search: `x${time}` }, 0, sort);
      }
    }
  }
});
afterAll(() => story.stop());

let inserted = 0;

function insert(count: number, alike: Partial<CandidateRecord> = {}, options?: { lean: boolean }): Promise<void> {
  return insertCandidates(
    story.server.services,
    Array.from({ length: count }, (_, index) => ({
      clientId: new Types.ObjectId((index % 3 === 0 ? story.otherClient : story.client).viewer.clientId ?? ''),
      name: `${['Íris', 'ana', 'Zoé', '😀', '\uffee'][index % 5]} ${(index * 7) % 50}`,
      email: `pessoa${++inserted}@exemplo.com`,
      accessToken: `token-${inserted}`,
      passwordSealed: 'sealed',
      // Another order than that of the ids, with some at the same moment.
      createdAt: new Date(Date.UTC(2026, 0, 1) + ((index * 11) % 90)),
      updatedAt: new Date(),
      progress: (index * 5) % 30,
      status: index % 2 === 0 ? ('complete' as const) : ('in_progress' as const),
      isConfirmed: index % 4 === 0,
      stage: candidateStages[index % candidateStages.length]!,
      documentsState: documentsStates[index % documentsStates.length]!,
      ...attentionOf(index),
      ...alike,
    })),
    options,
  );
}

const list = (viewer: UserViewer, filter: CandidateFilterInput, offset: number, sort?: string) =>
  story.server.services.candidates.list(viewer, { page: { offset, limit: SIZE }, filter, sort });
/** The reads of candidates by anything but their ids that were sent since. */
const listReads = () => takeReads(sent, 'candidates').filter(({ command }) => !('_id' in Object(command['filter'])));

/** No index has the state of documents within one company, or these orders of a reason: documents are read, and the list is not kept. */
const isKept = ([{ documentsState, attention }]: StateFilter, { role }: UserViewer) =>
  !attention && (!documentsState || role === 'admin');

/** Reads pages of each list and compares them with what is stored. @returns how often candidates were searched for that. */
async function readAsStored(): Promise<number> {
  let asked = 0;
  for (const { sort, path, direction } of storedSorts) {
    const stored = await CandidateModel.find()
      .sort({ [path]: direction, _id: direction })
      .lean<CandidateRecord[]>();
    sent.length = 0;
    for (const { viewer } of [story.admin, story.client]) {
      for (const [filter, matches] of stateFilters.filter((each) => isKept(each, viewer))) {
        const seen = stored.filter(
          (each) => matches(each) && (viewer.role === 'admin' || each.clientId?.toString() === viewer.clientId),
        );
        const ids = seen.map(({ _id }) => _id.toString());
        for (const offset of [0, 10, ids.length - 5, ids.length + 5]) {
          const { items, totalCount } = await list(viewer, filter, offset, sort);
          expect(totalCount).toBe(ids.length);
          expect(items.map(({ _id }) => _id.toString())).toEqual(ids.slice(offset, offset + SIZE));
        }
      }
    }
    asked += listReads().length;
  }
  return asked;
}

/** The lists in which searches look for their hits: those of states that an index has, and that of a company that is named. */
const searchedFilters = (viewer: UserViewer): StateFilter[] => {
  const clientId = story.client.viewer.clientId ?? '';
  return [
    ...stateFilters.filter((each) => isKept(each, viewer)),
    ...(viewer.role === 'admin'
      ? [[{ clientId }, (each) => String(each.clientId) === clientId] satisfies StateFilter]
      : []),
  ];
};

/** Searches in each list and compares what is found with what is stored. @returns how often candidates were searched for that. */
async function searchAsStored(): Promise<number> {
  let asked = 0;
  const companies = await ClientModel.find().lean<ClientRecord[]>();
  for (const { sort, path, direction } of storedSorts) {
    const stored = await CandidateModel.find()
      .sort({ [path]: direction, _id: direction })
      .lean<CandidateRecord[]>();
    sent.length = 0;
    for (const { viewer } of [story.admin, story.client]) {
      const isAdmin = viewer.role === 'admin';
      for (const [filter, matches] of searchedFilters(viewer)) {
        for (const search of ['an', '7 íris', 'exemplo ana', 'roda livre', 'filhos']) {
          const has = (text: string) => wordsOf(search).every((word) => searchable(text).includes(word));
          const owners = companies
            .filter((each) => isAdmin && has(`${each.name} ${each.companyName}`))
            .map(({ _id }) => String(_id));
          const ids = stored
            .filter((each) => matches(each) && (isAdmin || String(each.clientId) === viewer.clientId))
            .filter(
              (each) =>
                has(isAdmin ? each.name : `${each.name} ${each.email}`) || owners.includes(String(each.clientId)),
            )
            .map(({ _id }) => _id.toString());
          const offset = Math.max(0, ids.length - 5);
          const { items, totalCount } = await list(viewer, { ...filter, search }, offset, sort);
          expect(totalCount).toBe(ids.length);
          expect(items.map(({ _id }) => _id.toString())).toEqual(ids.slice(offset));
        }
      }
    }
    asked += listReads().length;
  }
  return asked;
}

const someone = async (where: object) => {
  const { _id, clientId } = await CandidateModel.findOne(where).orFail();
  return { _id, clientId, id: _id.toString() };
};
const register = (access: { viewer: UserViewer } = story.client) =>
  story.register({ name: 'Nova', email: `nova${++inserted}@exemplo.com` }, access.viewer);

describe('of a list that is kept, what is written is looked at again alone', () => {
  beforeEach(async () => {
    // Marks are relied on for half a minute from here on, whatever the tests before have taken.
    dataVersions.invalidateAll();
    await dataVersions.refresh();
    for (let time = 0; time < 2; time += 1) {
      await readAsStored();
      await register();
    }
    await readAsStored();
    await searchAsStored();
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'another name',
      async () => {
        const { id } = await someone({ name: /^Íris/ });
        await story.server.services.candidates.update(story.admin.viewer, id, { name: 'ÿris' });
      },
    ],
    [
      'another name, by another gateway',
      async () => {
        const { _id } = await someone({ name: /^ana/ });
        const named = { name: 'Eva', email: `${_id.toString()}@exemplo.com` };
        const $set = { ...named, searchText: searchTextOf(named), nameSuffixes: nameSuffixesOf(named.name) };
        await CandidateModel.collection.updateOne({ _id }, { $set });
        await new DataVersions().markRecordsChanged([_id.toString()], ['candidates', 'candidateNames']);
        await dataVersions.refresh();
      },
    ],
    [
      'another company',
      async () => {
        const { _id, clientId } = await someone({ clientId: story.client.viewer.clientId, status: 'complete' });
        const to = new Types.ObjectId(story.otherClient.viewer.clientId ?? '');
        await CandidateModel.updateOne({ _id, clientId }, { $set: { clientId: to } });
      },
    ],
    [
      'another name of a company',
      () =>
        story.server.services.clients.update(story.admin.viewer, story.otherClient.viewer.clientId ?? '', {
          companyName: 'Rui e Filhos',
        }),
    ],
    ['a registration', () => register()],
    ['a registration of another company', () => register(story.otherClient)],
    [
      'another state',
      async () => {
        const { _id, clientId } = await someone({ status: 'in_progress', stage: 'opened' });
        const state = { status: 'complete', isConfirmed: true, stage: 'confirmed' } as const;
        await CandidateModel.updateOne({ _id, clientId }, { $set: state });
      },
    ],
    [
      'another progress',
      async () => {
        const { _id } = await someone({ progress: 5 });
        await CandidateModel.updateOne({ _id }, { $set: { progress: 99 } });
      },
    ],
    [
      'a deletion',
      async () => {
        const { id } = await someone({ name: /^Zoé/ });
        await story.server.services.candidates.remove(story.admin.viewer, id);
      },
    ],
  ])('%s', async (_what, write) => {
    await write();
    expect(await readAsStored()).toBe(0);
    expect(await searchAsStored()).toBe(0);
  });

  test('where it is not known what was written, the list is read again', async () => {
    await CandidateModel.updateMany({ name: /^ana 7$/ }, { $set: { progress: 98 } });
    expect(await readAsStored()).toBeGreaterThan(0);
    expect(await searchAsStored()).toBeGreaterThan(0);
  });
});

describe('a longer list', () => {
  beforeAll(() => insert(600));

  /** The rows that were asked for at most after a write, by those who ask for these parts of a list at once. */
  async function limits({ viewer }: { viewer: UserViewer }, filter: CandidateFilterInput, offsets: readonly number[]) {
    await register();
    sent.length = 0;
    await Promise.all(offsets.map((offset) => list(viewer, filter, offset)));
    return listReads().map(({ command }) => command['limit']);
  }

  test('is read in parts until these have cost as much as all of it', async () => {
    const filter = { confirmed: false };
    const { totalCount } = await list(story.admin.viewer, filter, 0);
    expect(Math.ceil(totalCount / PREFETCH_ROWS)).toBe(3);
    const asked: unknown[] = [];
    for (let time = 0; time < 4; time += 1) asked.push(...(await limits(story.admin, filter, [0])));
    expect(asked).toEqual([PREFETCH_ROWS, PREFETCH_ROWS, MAX_ROWS + 1]);
  });

  test('is read as a whole once for all who ask at the same moment', async () => {
    const filter = { status: 'in_progress' } as const;
    const parts = await limits(story.client, filter, [0, PREFETCH_ROWS]);
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toBeLessThanOrEqual(PREFETCH_ROWS);
    expect(await limits(story.client, filter, [0, PREFETCH_ROWS])).toEqual([MAX_ROWS + 1]);
    expect(await limits(story.client, filter, [0, PREFETCH_ROWS])).toEqual([]);
  });

  test('is read as a whole once, also where something is written meanwhile', async () => {
    const filter = { status: 'complete', confirmed: true } as const;
    await limits(story.admin, filter, [0]);
    await register();
    sent.length = 0;
    const wholes = () => sent.filter(({ command }) => command['limit'] === MAX_ROWS + 1);
    const first = list(story.admin.viewer, filter, 0);
    while (wholes().length === 0) await new Promise(setImmediate);
    // What the next one asks in is a later moment.
    dataVersions.candidates.changed([]);
    await Promise.all([first, list(story.admin.viewer, filter, PREFETCH_ROWS)]);
    expect(wholes()).toHaveLength(1);
  });

  test('that is too long is read once to see that, however often it is searched', async () => {
    const filter = { status: 'in_progress', confirmed: true } as const;
    await insert(MAX_ROWS + 1, { status: 'in_progress', isConfirmed: true }, { lean: true });
    sent.length = 0;
    // Few have the word: it is not known how long the list is until it is read.
    for (let time = 0; time < 2 * SEARCHES + 2; time += 1)
      await list(story.admin.viewer, { ...filter, search: `zz${time}` }, 0);
    expect(sent.filter(({ command }) => command['limit'] === MAX_ROWS + 1)).toHaveLength(1);
  });
});
