/**
 * Processes that are killed at random moments while they write candidates leave counts that the next reader finds out to be in
 * doubt, and counts anew. `TALLY_KILLS=100` kills more of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from '../../../../test/bundled.js';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { countedOneByOne, keptInStore, shownAndReal } from '../../../../test/keptCounts.js';
import { dataVersions } from '../../../cache/dataVersions.js';
import { CandidateModel } from '../candidatesModel.js';
import { CandidateTallyModel } from './candidateTalliesModel.js';

const KILLS = Number(process.env['TALLY_KILLS'] ?? 20);
const WRITERS = 4;
const CHILD = await bundled(new URL('../../../../test/writeUntilKilled.ts', import.meta.url));

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

/** Processes that write at the same time, each killed after a random number of candidates more. */
async function writeUntilKilled(processes: number): Promise<void> {
  const { clientId, userId } = { ...story.client.viewer, userId: story.admin.viewer.userId };
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, [CHILD, story.server.database.url, clientId ?? '', userId], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'] },
    }),
  );
  const ended = children.map((child) => once(child, 'exit'));
  await Promise.all(children.map(async (child, at) => Promise.race([once(child.stdout, 'data'), ended[at]])));
  for (const child of children) {
    const enough = (await CandidateModel.estimatedDocumentCount()) + Math.floor(1 + Math.random() * 30);
    while (child.exitCode === null && (await CandidateModel.estimatedDocumentCount()) < enough);
    child.kill('SIGKILL');
  }
  await Promise.all(ended);
}

/** Lets the writers who were killed have begun so long ago that they must be dead. @returns how many marks they have left. */
async function ageMarks(): Promise<number> {
  let marks = 0;
  for (const { _id, writing = {} } of await CandidateTallyModel.find({}).lean()) {
    const aged = Object.keys(writing).map((token) => [`writing.${token}`, new Date(0)] as const);
    marks += aged.length;
    if (aged.length === 0) continue;
    await CandidateTallyModel.collection.updateOne(
      { _id: _id as never },
      { $set: Object.fromEntries(aged), $currentDate: { stamp: { $type: 'timestamp' } } },
    );
  }
  // This process looks for what killed ones have not told of, which it else does after half a minute or at its start.
  dataVersions.invalidateAll();
  return marks;
}

it(`${KILLS} processes that are killed while they write leave counts that are true for the next reader`, async () => {
  let marks = 0;
  for (let killed = 0; killed < KILLS; killed += WRITERS) {
    await story.register();
    await writeUntilKilled(Math.min(WRITERS, KILLS - killed));
    marks += await ageMarks();
    // Half of them are found by a reader, half by the sweep before anybody has read.
    if (killed % (2 * WRITERS) === 0) await story.server.services.candidates.keptCounts.mend();
    const { shown, real } = await shownAndReal(story);
    expect({ killed, shown }).toEqual({ killed, shown: real });
    expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
  }
  // The kills have met writers between their two words, or nothing would be proven.
  expect(marks).toBeGreaterThan(0);
}, 600_000);
