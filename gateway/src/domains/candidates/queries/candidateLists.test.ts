/** Finding candidates: every page of every order must be what a plain comparison in memory would give. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { searchable } from '../../../lib/text.js';
import { candidateSorts, type CandidateFilterInput, type CandidateSortKey } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

let story: CandidateStory;
let all: CandidateRecord[];
beforeAll(async () => {
  story = await startCandidateStory();
  all = await people(240);
});
afterAll(() => story.stop());

const firstNames = [
  'João',
  'Ana Luíza',
  'MARIA',
  'Zé',
  'Conceição',
  'Maximiliano-Albuquerque',
  'Ítalo (filho)',
  "D'Ávila",
  '🌻🌻 Li',
];
const lastNames = ['da Silva', 'Souza', 'Padaria', 'Órfão', 'A. *', 'Müller', 'de Albuquerque Cavalcanti'];

/** Candidates of both clients and of none, in every state, with equal names and times among them. */
async function people(count: number): Promise<CandidateRecord[]> {
  const owners = [
    new Types.ObjectId(story.client.viewer.clientId ?? ''),
    new Types.ObjectId(story.otherClient.viewer.clientId ?? ''),
    null,
  ];
  await insertCandidates(
    story.server.services,
    Array.from({ length: count }, (_, index) => ({
      clientId: owners[index % 5 < 3 ? 0 : (index % 5) - 2] ?? null,
      name: `${firstNames[(index * 7) % firstNames.length]} ${lastNames[(index * 3) % lastNames.length]}`,
      email: `caixa${index % 17}.n${index}@exemplo.com`,
      accessToken: `token-${index}`,
      passwordSealed: 'sealed',
      status: index % 3 === 0 ? 'complete' : 'in_progress',
      isConfirmed: index % 4 === 0,
      progress: (index * 37) % 10,
      stageSince: new Date(Date.UTC(2026, 0, 1 + ((index * 5) % 23))),
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3))),
      updatedAt: new Date(),
    })),
  );
  return CandidateModel.find().lean<CandidateRecord[]>();
}

const searchTextOf = (candidate: CandidateRecord) => `${searchable(candidate.name)}\n${searchable(candidate.email)}`;
const keyOf: Record<string, (candidate: CandidateRecord) => string | number> = {
  CREATED: (candidate) => candidate.createdAt.getTime(),
  NAME: searchTextOf,
  PROGRESS: (candidate) => candidate.progress,
  STAGE_SINCE: (candidate) => candidate.stageSince.getTime(),
};

/** What is expected, without any database. */
function expected(viewer: UserViewer, filter: CandidateFilterInput, sort: CandidateSortKey): string[] {
  const words = searchable(filter.search ?? '').split(' ');
  const hasAll = (text: string | undefined) => words.every((word) => text?.includes(word));
  // A search for a client looks at the name of the contact and that of the company.
  const companies: Record<string, string> = {
    [story.client.viewer.clientId ?? '']: 'bia souza | padaria bom pao',
    [story.otherClient.viewer.clientId ?? '']: 'davi lima | oficina roda livre',
  };
  const isFound = (candidate: CandidateRecord) =>
    viewer.role === 'admin'
      ? hasAll(searchable(candidate.name)) || hasAll(companies[String(candidate.clientId)])
      : hasAll(searchTextOf(candidate));
  const [, order, direction] = /^(.+)_(ASC|DESC)$/.exec(sort) as unknown as [string, string, string];
  const key = keyOf[order];
  if (!key) throw new Error(`nothing is expected of the order ${sort} yet`);
  const rows = all
    .filter((candidate) => viewer.role === 'admin' || String(candidate.clientId) === viewer.clientId)
    .filter(
      (candidate) => !filter.clientId || viewer.role !== 'admin' || String(candidate.clientId) === filter.clientId,
    )
    .filter((candidate) => !filter.status || candidate.status === filter.status)
    .filter((candidate) => filter.confirmed == null || candidate.isConfirmed === filter.confirmed)
    .filter(isFound)
    .sort((left, right) => {
      const [a, b] = [key(left), key(right)];
      return a < b ? -1 : a > b ? 1 : left._id.toString() < right._id.toString() ? -1 : 1;
    });
  return (direction === 'DESC' ? rows.reverse() : rows).map(({ _id }) => _id.toString());
}

async function listed(viewer: UserViewer, filter: CandidateFilterInput, sort: CandidateSortKey, limit: number) {
  const ids: string[] = [];
  let totalCount = 0;
  for (let offset = 0; offset === 0 || offset < totalCount; offset += limit) {
    const page = await story.server.services.candidates.list(viewer, { page: { offset, limit }, filter, sort });
    totalCount = page.totalCount;
    ids.push(...page.items.map(({ _id }) => _id.toString()));
  }
  return { ids, totalCount };
}

const searches = [
  '',
  'silva',
  'li',
  'JOAO',
  'conceicao',
  'a',
  'v',
  'ad',
  '*',
  '.',
  '\u0000',
  'sil\u0000va',
  'zzz',
  'padaria',
  'roda livre',
  "d'av",
  '(filho)',
];
const longSearches = [
  'maximiliano-albuquerque',
  'de albuquerque cavalcanti',
  'o de albuquerque cav',
  'caixa1',
  ' maria  da ',
];

describe.each(['admin', 'client'] as const)('the %s', (role) => {
  it.each(candidateSorts)('reads every page in the order %s', async (sort) => {
    const { viewer } = story[role];
    const wanted = expected(viewer, {}, sort);
    expect(await listed(viewer, {}, sort, 7)).toEqual({ ids: wanted, totalCount: wanted.length });
  });

  it.each([...searches, ...longSearches])('finds %j wherever it stands, and counts it', async (search) => {
    const { viewer } = story[role];
    for (const sort of ['CREATED_DESC', 'NAME_ASC', 'PROGRESS_DESC'] as const) {
      const wanted = expected(viewer, { search }, sort);
      expect(await listed(viewer, { search }, sort, 30)).toEqual({ ids: wanted, totalCount: wanted.length });
    }
  });

  it.each([
    [{ status: 'complete' }],
    [{ confirmed: true }],
    [{ confirmed: false, status: 'in_progress' }],
    [{ confirmed: true, search: 'silva' }],
    [{ status: 'complete', search: 'padaria' }],
  ] satisfies [CandidateFilterInput][])('filters by %j', async (filter) => {
    const { viewer } = story[role];
    const wanted = expected(viewer, filter, 'PROGRESS_ASC');
    expect(await listed(viewer, filter, 'PROGRESS_ASC', 11)).toEqual({ ids: wanted, totalCount: wanted.length });
  });
});

describe('a filter by client', () => {
  it('restricts an admin, also together with a search', async () => {
    const clientId = story.otherClient.viewer.clientId ?? '';
    for (const search of ['', 'silva', 'oficina', 'padaria']) {
      const wanted = expected(story.admin.viewer, { clientId, search }, 'CREATED_ASC');
      expect((await listed(story.admin.viewer, { clientId, search }, 'CREATED_ASC', 50)).ids).toEqual(wanted);
    }
  });

  it('does not let a client look at another', async () => {
    const clientId = story.otherClient.viewer.clientId ?? '';
    const wanted = expected(story.client.viewer, {}, 'CREATED_ASC');
    expect((await listed(story.client.viewer, { clientId }, 'CREATED_ASC', 100)).ids).toEqual(wanted);
  });

  it('finds nothing for an id that is none', async () => {
    expect((await listed(story.admin.viewer, { clientId: 'x' }, 'CREATED_ASC', 100)).totalCount).toBe(0);
  });
});

describe('the edges', () => {
  const list = (offset: number, limit: number) =>
    story.server.services.candidates.list(story.admin.viewer, { page: { offset, limit } });

  it('answers a page past the end empty, with the true count', async () => {
    expect(await list(10_000, 5)).toMatchObject({ items: [], totalCount: all.length });
  });

  it('cuts the last page at the end', async () => {
    const last = await list(all.length - 2, 5);
    expect(last.items.map(({ _id }) => _id.toString())).toEqual(
      expected(story.admin.viewer, {}, 'CREATED_DESC').slice(-2),
    );
  });

  it('never carries what only the index reads', async () => {
    expect((await list(0, 1)).items[0]).not.toHaveProperty('nameSuffixes');
  });
});

describe('totals', () => {
  it.each(['admin', 'client'] as const)('are true over everything that the %s sees', async (role) => {
    const { viewer } = story[role];
    const count = (filter: CandidateFilterInput) => expected(viewer, filter, 'CREATED_ASC').length;
    expect(await story.server.services.candidates.totals(viewer)).toEqual({
      total: count({}),
      inProgress: count({ status: 'in_progress' }),
      complete: count({ status: 'complete' }),
      confirmed: count({ confirmed: true }),
      ended: 0,
    });
  });

  it('follow every change at once', async () => {
    const { candidates } = story.server.services;
    const before = await candidates.totals(story.client.viewer);
    const candidate = await story.register();
    expect((await candidates.totals(story.client.viewer)).total).toBe(before.total + 1);
    await candidates.remove(story.client.viewer, candidate._id.toString());
    expect(await candidates.totals(story.client.viewer)).toEqual(before);
  });

  it('count per client in one step', async () => {
    const ids = [story.client, story.otherClient].map(({ viewer }) => viewer.clientId ?? '');
    const counts = await story.server.services.candidates.countsByClient(ids);
    const wanted = ids.map((clientId) => expected(story.admin.viewer, { clientId }, 'CREATED_ASC').length);
    expect(ids.map((id) => counts.get(id))).toEqual(wanted);
  });
});

describe('an export', () => {
  async function streamed(viewer: UserViewer, selection: Parameters<typeof countForExport>[1]) {
    const ids: string[] = [];
    for await (const batch of story.server.services.candidates.streamForExport(viewer, selection)) {
      ids.push(...batch.map(({ _id }) => _id.toString()));
    }
    return ids;
  }
  const countForExport = (viewer: UserViewer, selection: { candidateIds?: string[]; filter?: CandidateFilterInput }) =>
    story.server.services.candidates.countForExport(viewer, selection);

  it.each([{}, { search: 'silva' }, { search: 'padaria', status: 'complete' as const }])(
    'streams all that match %j',
    async (filter) => {
      const wanted = expected(story.admin.viewer, filter, 'CREATED_ASC');
      expect(await streamed(story.admin.viewer, { filter })).toEqual(wanted);
      expect(await countForExport(story.admin.viewer, { filter })).toBe(wanted.length);
    },
  );

  it('holds only those of the named candidates that the viewer may see', async () => {
    const mine = expected(story.client.viewer, {}, 'CREATED_ASC').slice(0, 3);
    const theirs = expected(story.otherClient.viewer, {}, 'CREATED_ASC').slice(0, 3);
    const selection = { candidateIds: [...theirs, ...mine, 'x'] };
    expect((await streamed(story.client.viewer, selection)).toSorted()).toEqual(mine.toSorted());
    expect(await countForExport(story.client.viewer, selection)).toBe(3);
  });
});

describe('values under a key', () => {
  it('are counted and told apart', async () => {
    for (const value of ['Natal', 'Natal', 'Recife']) await story.register({ fields: [{ key: 'cidade', value }] });
    const texts: string[] = [];
    for await (const text of story.server.services.candidates.valuesOf('cidade')) texts.push(text);
    expect(texts.toSorted()).toEqual(['Natal', 'Recife']);
    expect(await story.server.services.candidates.countWithValue('cidade')).toBe(3);
  });
});
