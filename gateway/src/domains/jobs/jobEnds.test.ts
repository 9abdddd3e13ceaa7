import { jest } from '@jest/globals';
import { pino } from 'pino';
import { createSealer } from '../../auth/seal.js';
import { DatabaseTimeoutError } from '../../database/timeouts.js';
import { JobRunner } from './jobRunner.js';
import { LEASE_MS } from './jobsModel.js';

const jobs = new JobRunner({
  logger: pino({ level: 'silent' }),
  sealer: createSealer('a-key-of-the-tests-with-48-characters-or-more!!!'),
  now: () => new Date(),
});
let clockMs = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => clockMs));
afterEach(() => void jest.restoreAllMocks());

/** Writes, each of which is without an answer for so long, and how long all of them take. */
async function unanswered(eachMs: number): Promise<number> {
  clockMs = 0;
  const write = async () => {
    clockMs += eachMs;
    return Promise.reject(new DatabaseTimeoutError(eachMs));
  };
  expect(await jobs.surely(write, () => undefined)).toBe(false);
  return clockMs;
}

it('the end of a job is not written after its lease, though each try takes a minute and it is made twice in one job', async () => {
  expect(2 * (await unanswered(60_000))).toBeLessThan(LEASE_MS);
});

it('and is not tried again once the runner stops', async () => {
  await jobs.stop();
  expect(await unanswered(1)).toBe(1);
});
