/** What makes up for a run that has failed, or that belongs to a gateway which is gone. */
import { jest } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { beginProgressRun, endProgressRun, isLatestProgressRun, takeOverProgressRun } from './progressRunsModel.js';
import { progressJob } from './progressJob.js';

describe('a run that fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is followed by another one some seconds after it', async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const refresh = async () => {
      runs += 1;
      if (runs === 1) throw new Error('the engine starts again');
    };
    const job = progressJob(refresh, (error) => errors.push(error));
    job.schedule();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([runs, errors.length]).toEqual([2, 1]);
    await job.stop();
  });
});

describe('a run of a gateway that is gone', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  afterAll(() => database.stop());

  const RULES = 'the present rules';
  const HOUR_S = 60 * 60;
  const begunBefore = async (seconds: number) => {
    const run = Types.ObjectId.createFromTime(Math.floor(Date.now() / 1000) - seconds);
    await mongoose.connection
      .collection<{ _id: string }>('progressRuns')
      .replaceOne({ _id: 'latest' }, { run }, { upsert: true });
    return run;
  };
  const job = () => progressJob(async () => undefined, fail);
  const fail = (error: unknown) => {
    throw error;
  };

  it('is taken over by one other gateway once an hour has passed', async () => {
    const run = await begunBefore(HOUR_S + 60);
    const jobs = [job(), job()];
    const taken = await Promise.all(jobs.map((each) => each.takeOver(RULES)));
    expect(taken.toSorted()).toEqual([0, 1]);
    expect(await isLatestProgressRun(run)).toBe(false);
    await Promise.all(jobs.map((each) => each.stop()));
  });

  it('that has ended is followed by one of another gateway where its rules are no longer the present ones', async () => {
    const run = await begunBefore(60);
    await endProgressRun(run, 'other rules');
    const jobs = [job(), job()];
    const taken = await Promise.all(jobs.map((each) => each.takeOver(RULES)));
    expect(taken.toSorted()).toEqual([0, 1]);
    expect(await beginProgressRun('other rules')).not.toBeNull();
    await Promise.all(jobs.map((each) => each.stop()));
  });

  it('is left to it until then, and for good where it has ended', async () => {
    const run = await begunBefore(HOUR_S - 60);
    expect(await job().takeOver(RULES)).toBe(0);
    expect(await isLatestProgressRun(run)).toBe(true);
    const old = await begunBefore(HOUR_S + 60);
    await endProgressRun(old, RULES);
    expect(await job().takeOver(RULES)).toBe(0);
    expect(await beginProgressRun(RULES)).toBeNull();
    expect(await takeOverProgressRun(new Date(Date.now() + 60_000), RULES)).toBe(false);
  });
});
