/** Lists with several restrictions that have an index each: the database begins with the one that fewest candidates meet. */
import { Types } from 'mongoose';
import { storedSorts } from '../../../../test/candidateListKinds.js';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates, type InsertedCandidate } from '../../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import type { CandidateFilterInput } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

const MANY = 200;
const FEW = 4;

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  const confirmed = { status: 'complete', isConfirmed: true, stage: 'confirmed' } as const;
  const complete = { status: 'complete', isConfirmed: false, stage: 'complete' } as const;
  const groups: [number, Partial<InsertedCandidate>][] = [
    [MANY, { ...confirmed, documentsState: 'approved' }],
    [FEW, { ...confirmed, documentsState: 'refused' }],
    [FEW, { ...complete, documentsState: 'approved' }],
    [MANY, { status: 'in_progress', isConfirmed: false, stage: 'filling', documentsState: 'waiting' }],
  ];
  let index = 0;
  const people = groups.flatMap(([count, kind]) =>
    Array.from({ length: count }, () => {
      index += 1;
      const told = { name: `Pessoa ${(index * 7) % 50}`, email: `p${index}@exemplo.com`, accessToken: `t-${index}` };
      const createdAt = new Date(Date.UTC(2026, 0, 1) + ((index * 11) % 90));
      return {
        ...told,
        clientId,
        passwordSealed: 'sealed',
        createdAt,
        updatedAt: createdAt,
        progress: index % 9,
        ...kind,
      };
    }),
  );
  await insertCandidates(story.server.services, people);
});
afterAll(() => story.stop());

const kinds: [string, CandidateFilterInput, Partial<Pick<CandidateRecord, 'documentsState' | 'stage'>>][] = [
  [
    'few documents of a large stage',
    { stages: ['confirmed'], documentsState: 'refused' },
    { documentsState: 'refused' },
  ],
  ['a small stage of many documents', { stages: ['complete'], documentsState: 'approved' }, { stage: 'complete' }],
  [
    'few of a state of many documents',
    { status: 'complete', confirmed: false, documentsState: 'approved' },
    { stage: 'complete' },
  ],
  ['few documents of a large state', { status: 'complete', documentsState: 'refused' }, { documentsState: 'refused' }],
];

describe.each(kinds)('%s', (_what, filter, few) => {
  test.each(storedSorts)('by $sort', async ({ sort, path, direction }) => {
    const sorted = await CandidateModel.find(few)
      .sort({ [path]: direction, _id: direction })
      .lean<CandidateRecord[]>();
    expect(sorted).toHaveLength(FEW);
    sent.length = 0;
    const page = { offset: 0, limit: FEW + 1 };
    const { items, totalCount } = await story.server.services.candidates.list(story.admin.viewer, {
      page,
      filter,
      sort,
    });
    expect(totalCount).toBe(FEW);
    expect(items.map(({ _id }) => _id)).toEqual(sorted.map(({ _id }) => _id));
    const [read, ...more] = takeReads(sent, 'candidates').filter(({ command }) => 'sort' in command);
    expect(more).toEqual([]);
    const { plan, documents } = await explained(read!);
    expect(plan).not.toMatch(/COLLSCAN|"stage":"SORT"/);
    expect(documents).toBeLessThanOrEqual(FEW);
  });
});

test('the order by the time in a stage keeps its index', async () => {
  const [, filter] = kinds[0]!;
  const page = { offset: 0, limit: 10 };
  const list = await story.server.services.candidates.list(story.admin.viewer, {
    page,
    filter,
    sort: 'STAGE_SINCE_ASC',
  });
  expect([list.totalCount, list.items.length]).toEqual([FEW, FEW]);
});
