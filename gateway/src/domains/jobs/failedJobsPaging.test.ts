/** Paging through the failed jobs by cursors while jobs fail and are run again: none twice, none left out. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { describeChangedLists, ENTRIES, numbers, recordReader } from '../../../test/changedLists.js';
import type { JobQueue } from './jobKind.js';
import { JobModel } from './jobsModel.js';
import { PermanentFailure } from './permanentFailure.js';

const HOUR_MS = 60 * 60_000;
const START = Date.UTC(2026, 7, 3, 12);

let story: CandidateStory;
let queue: JobQueue<null>;
/** Ids of jobs whose next try does not fail. */
const mended = new Set<string>();
beforeAll(async () => {
  story = await startCandidateStory();
  queue = story.server.services.jobs.define<null>({
    name: 'broken',
    keepsFailedData: true,
    run: async (_, { id }) => {
      if (!mended.has(id)) throw new PermanentFailure(new Error('broken'));
    },
  });
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

/** Some jobs fail at one moment. */
async function fail(hour: number, count = 1) {
  story.server.setNow(new Date(START + hour * HOUR_MS));
  for (const _ of numbers(0, count)) await queue.enqueue(null, { detail: 'test' });
  await story.server.services.jobs.runDue(['broken']);
}

describeChangedLists({
  async 'failed jobs'() {
    const { jobs, failedJobs } = story.server.services;
    await JobModel.deleteMany({});
    await fail(0, 6);
    await fail(1, ENTRIES - 6);
    // Jobs that wait have no place in the list.
    await queue.enqueue(null, { detail: 'test', dueAt: new Date(START + 1_000 * HOUR_MS) });
    let [earliest, latest] = [0, 1];
    return {
      read: recordReader((page) => failedJobs.list(story.admin.viewer, page)),
      // The clocks of two gateways may differ, so that one comes after all others as well.
      async add() {
        await fail((earliest -= 1));
        await fail((latest += 1));
      },
      async remove(id) {
        mended.add(id);
        await failedJobs.runAgain(story.admin.viewer, id);
        await jobs.runDue(['broken']);
      },
    };
  },
});
