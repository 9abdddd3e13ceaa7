/** What the database does for a search over everybody: it counts in the index of names, and walks an order for the page. */
import mongoose, { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { CandidateModel } from '../candidatesModel.js';

const COUNT = 2_000;
const SIZE = 5;
/** One in so many has the name that is searched. */
const ONE_IN = 10;

let story: CandidateStory;
const asked: Record<string, unknown>[] = [];
beforeAll(async () => {
  story = await startCandidateStory();
  await mongoose.disconnect();
  await mongoose.connect(story.server.database.url, { monitorCommands: true });
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if ([command['find'], command['aggregate']].includes('candidates')) asked.push({ commandName, ...command });
  });
  await CandidateModel.insertMany(
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

/** The stages of a command's plan, and how many documents it looks at. */
async function explained(command: Record<string, unknown>) {
  const { find, aggregate, filter, pipeline, projection, sort, skip, limit, hint } = command;
  const isFind = find !== undefined;
  const explain = isFind
    ? { find, filter, projection, sort, skip, limit, ...(hint !== undefined && { hint }) }
    : { aggregate, pipeline, hint, cursor: {} };
  const plan = JSON.stringify(await mongoose.connection.db?.command({ explain, verbosity: 'executionStats' }));
  const looks = [...plan.matchAll(/"totalDocsExamined":(\d+)/g)].map(([, count]) => Number(count));
  return { plan, documents: Math.max(...looks) };
}

test.each(['ana g', 'gon', 'on', 'joana goncal'])(
  '%j is counted without a document, and its page read in order',
  async (search) => {
    asked.length = 0;
    const page = await story.server.services.candidates.list(story.admin.viewer, {
      page: { offset: 0, limit: SIZE },
      filter: { search },
    });
    expect(page).toMatchObject({ totalCount: COUNT / ONE_IN, items: { length: SIZE } });
    const counts = asked.filter(({ hint }) => JSON.stringify(hint ?? {}).includes('nameSuffixes'));
    const pages = asked.filter(({ commandName, sort }) => commandName === 'find' && sort !== undefined);
    expect([counts.length, pages.length]).toEqual([1, 1]);
    for (const command of counts) {
      const { plan, documents } = await explained(command);
      expect(plan).not.toContain('COLLSCAN');
      expect(documents).toBe(0);
    }
    for (const command of pages) {
      const { plan, documents } = await explained(command);
      expect(plan).not.toMatch(/"stage":"(SORT|COLLSCAN)"/);
      // the page and those between its hits
      expect(documents).toBeLessThanOrEqual(SIZE * ONE_IN);
    }
  },
);
