/** What the database does for a search over everybody: it counts in the index of names, and walks an order for the page. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';

const COUNT = 2_000;
const SIZE = 5;
/** One in so many has the name that is searched. */
const ONE_IN = 10;

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  await insertCandidates(
    story.server.services,
    Array.from({ length: COUNT }, (_, index) => ({
      clientId: new Types.ObjectId(story.client.viewer.clientId ?? ''),
      name: index % ONE_IN === 0 ? `Joana Gonçalves ${index}` : `Pessoa ${index}`,
      email: `pessoa${index}@exemplo.com`,
      accessToken: `token-${index}`,
      passwordSealed: 'sealed',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index),
      updatedAt: new Date(),
    })),
  );
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
    const counts = reads.filter(({ command }) => JSON.stringify(command['hint'] ?? {}).includes('nameSuffixes'));
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
