/** What the database does for a page beside a cursor: it reads the page and hardly more, and sorts nothing. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { insertCandidates } from '../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import { offsetCursor } from '../../lib/listCursors.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { candidateSorts } from './candidatesInput.js';

const stageOf = (isComplete: boolean, isConfirmed: boolean) => {
  if (!isComplete) return 'filling';
  return isConfirmed ? 'confirmed' : 'complete';
};
const COUNT = 3_000;
const SIZE = 50;

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  // Few different values in each order: those with the same value as the cursor's are many.
  await insertCandidates(
    story.server.services,
    Array.from({ length: COUNT }, (_, index) => ({
      clientId: new Types.ObjectId(story.client.viewer.clientId ?? ''),
      name: `Pessoa ${index % 4}`,
      email: `pessoa${index}@exemplo.com`,
      accessToken: `token-${index}`,
      passwordSealed: 'sealed',
      status: index % 3 === 0 ? 'complete' : 'in_progress',
      isConfirmed: index % 2 === 0,
      stage: stageOf(index % 3 === 0, index % 2 === 0),
      stageSince: new Date(Date.UTC(2026, 0, 1 + (index % 5))),
      progress: (index % 3) * 50,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 5))),
      updatedAt: new Date(),
    })),
  );
});
afterAll(() => story.stop());

const cases = candidateSorts.flatMap((sort) =>
  (['admin', 'client'] as const).flatMap((role) =>
    [{}, { status: 'complete' as const }].map((filter) => ({ sort, role, filter })),
  ),
);

test.each(cases)('a page in the middle of $sort for the $role, filtered by $filter', async ({ sort, role, filter }) => {
  const { viewer } = story[role];
  const read = async (cursor: { after: string } | { before: string }) => {
    const page = pageRequestFromConnectionArgs({ first: SIZE, ...cursor });
    return connectionFromPage(await story.server.services.candidates.list(viewer, { page, filter, sort }));
  };
  const middle = await read({ after: offsetCursor(400) });
  for (const cursor of [{ after: middle.pageInfo.endCursor ?? '' }, { before: middle.pageInfo.startCursor ?? '' }]) {
    sent.length = 0;
    expect((await read(cursor)).edges).toHaveLength(SIZE);
    const finds = takeReads(sent, 'candidates').filter(({ name }) => name === 'find');
    expect(finds.length).toBeGreaterThan(0);
    for (const find of finds) {
      const { plan, documents, keys } = await explained(find);
      expect(plan).not.toMatch(/"stage":"(SORT|COLLSCAN)"/);
      const isOfIds = plan.includes('"_id_"');
      // The index of the time in a stage knows no status.
      const readsDocuments = isOfIds || (sort.startsWith('STAGE') && 'status' in filter);
      expect(documents).toBeLessThanOrEqual(readsDocuments ? SIZE + 1 : 0);
      // Each of the four states is looked at once more than its share of the page; between two ids lie others.
      expect(keys).toBeLessThanOrEqual(isOfIds ? 2 * SIZE + 2 : SIZE + 8);
    }
  }
});
