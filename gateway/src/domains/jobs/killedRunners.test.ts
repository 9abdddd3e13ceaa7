/** What becomes of jobs whose process is killed: a real second process, three times. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { bundled } from '../../../test/bundled.js';
import { countedWork, TEST_KEY, type CountedRun } from '../../../test/countedWork.js';
import { startTestDatabase, type TestDatabase } from '../../../test/database.js';
import { createSealer } from '../../auth/seal.js';
import { JobRunner } from './jobRunner.js';
import { LEASE_MS } from './jobsModel.js';

const ENTRY = await bundled(new URL('../../../test/jobProcess.ts', import.meta.url));
const JOBS = 80;
const KILLS = 3;
const STUCK_AT = 15;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** A runner in this process whose clock is ahead. */
function runnerAhead(ms: number) {
  const now = () => new Date(Date.now() + ms);
  const jobs = new JobRunner({ logger: pino({ level: 'silent' }), sealer: createSealer(TEST_KEY), now });
  return { jobs, queue: jobs.define(countedWork(mongoose.connection, now)) };
}

/** Starts a process that runs jobs, and kills it in the middle of one. */
async function killWhileWorking(aheadMs: number): Promise<void> {
  const settings = [database.url, String(aheadMs), String(STUCK_AT)];
  const child = spawn(process.execPath, [ENTRY, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

it('no job is lost through three killed processes, and none is run twice but after the lease of one that was killed', async () => {
  const { queue } = runnerAhead(0);
  for (let number = 0; number < JOBS; number += 1) {
    const isNew = await queue.enqueue({ number }, { detail: 'kill', key: String(number) });
    expect(isNew).toBe(true);
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killWhileWorking(kill * (LEASE_MS + 60_000));
  }
  await runnerAhead(KILLS * (LEASE_MS + 60_000)).jobs.runDue();

  const runs = await mongoose.connection.collection<CountedRun>('countedRuns').find().sort({ at: 1 }).toArray();
  const ended = new Set(runs.filter(({ isEnd }) => isEnd).map(({ number }) => number));
  expect(ended.size).toBe(JOBS);
  const begun = runs.filter(({ isEnd }) => !isEnd);
  const repeated = [...ended]
    .map((number) => begun.filter((run) => run.number === number))
    .filter((tries) => tries.length > 1);
  expect(repeated).toHaveLength(KILLS);
  for (const [first, second, ...more] of repeated) {
    expect(more).toEqual([]);
    expect(second!.at.getTime() - first!.at.getTime()).toBeGreaterThanOrEqual(LEASE_MS);
  }
  // What is done stays known, so that nothing asks for it again.
  expect(await queue.enqueue({ number: 0 }, { detail: 'kill', key: '0' })).toBe(false);
}, 300_000);
