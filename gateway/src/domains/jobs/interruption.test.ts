/** That a try was cut off is known for as long as the job may be tried: what it was doing, such as handing a mail over, may have been done. */
import { startTestDatabase, type TestDatabase } from '../../../test/database.js';
import {
  claimNextJob,
  deferJob,
  giveUpJob,
  insertJob,
  JobModel,
  retryJob,
  requeueJob,
  type ClaimedJob,
} from './jobsModel.js';

const now = new Date('2026-05-10T12:00:00Z');
const LEASE_MS = 60_000;
const after = (leases: number) => new Date(now.getTime() + leases * LEASE_MS);

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await JobModel.deleteMany({});
  await insertJob({ kind: 'test', detail: 'x', key: 'k', sealed: 'sealed', createdAt: now, dueAt: now });
});
afterAll(() => database.stop());

const claim = async (at: Date) => (await claimNextJob(['test'], at, LEASE_MS))!;
const failure = { lastError: 'E', at: now, forgetAt: after(100), keepsData: true, freesKey: false };

test.each<[string, (job: ClaimedJob) => Promise<unknown>]>([
  ['fails', (job) => retryJob(job, after(1), 'E')],
  ['is put off', (job) => deferJob(job, after(1))],
  [
    'is given up and run again',
    async (job) => {
      await giveUpJob(job, failure);
      await requeueJob(job._id, after(1));
    },
  ],
])('where the next try %s', async (_what, end) => {
  // A process takes it and is gone.
  await claim(now);
  const next = await claim(after(1));
  expect(next.isInterrupted).toBe(true);
  await end(next);
  expect(await claim(after(2))).toMatchObject({ isInterrupted: true });
});

test('and not where each try has ended', async () => {
  await deferJob(await claim(now), now);
  expect(await claim(now)).toMatchObject({ isInterrupted: false });
});
