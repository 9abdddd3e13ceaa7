import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { startTestDatabase, type TestDatabase } from '../../../test/database.js';
import { DataVersions, dataVersions } from '../../cache/dataVersions.js';
import { DatabaseTimeoutError } from '../../database/timeouts.js';
import { createSealer } from '../../auth/seal.js';
import type { JobKind } from './jobKind.js';
import { JobRunner } from './jobRunner.js';
import { claimNextJob, LEASE_MS, completeJob } from './jobsModel.js';
import { PermanentFailure } from './permanentFailure.js';

const START = new Date('2026-08-03T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let database: TestDatabase;
let now = START;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.clear();
  now = START;
});
afterAll(() => database.stop());

const later = (ms: number) => void (now = new Date(now.getTime() + ms));
const stored = () => mongoose.connection.collection('jobs');

/** A gateway's runner with one kind of job, and the texts that it was run with. */
function gateway(kind: Partial<JobKind<string>> = {}) {
  const seen: string[] = [];
  const sealer = createSealer('a-key-of-the-tests-with-48-characters-or-more!!!');
  const jobs = new JobRunner({ logger: pino({ level: 'silent' }), sealer, now: () => now });
  const queue = jobs.define<string>({
    name: 'test',
    async run(text) {
      seen.push(text);
    },
    ...kind,
  });
  return { jobs, queue, seen };
}

const failing = async () => Promise.reject(Object.assign(new Error('to ana@exemplo.com'), { code: 'EAUTH' }));

it('one key is one job, by however many gateways and for as long as it is remembered', async () => {
  const gateways = Array.from({ length: 4 }, () => gateway());
  for (let round = 0; round < 20; round += 1) {
    const asked = gateways.flatMap(({ queue }) => [queue, queue]);
    const options = { detail: 'x', key: `k${round}` };
    const answers = await Promise.all(asked.map((queue) => queue.enqueue('once', options)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  }
  const { jobs, queue, seen } = gateways[0]!;
  await jobs.runDue();
  expect(seen).toHaveLength(20);
  later(399 * DAY_MS);
  await jobs.forgetOld();
  expect(await queue.enqueue('again', { detail: 'x', key: 'k0' })).toBe(false);
  later(2 * DAY_MS);
  expect(await jobs.forgetOld()).toBe(20);
  expect(await queue.enqueue('again', { detail: 'x', key: 'k0' })).toBe(true);
});

it('a job without a key is gone once it is done, and its data are sealed until then', async () => {
  const { jobs, queue } = gateway();
  await queue.enqueue('segredo', { detail: 'x' });
  expect(JSON.stringify(await stored().find().toArray())).not.toContain('segredo');
  expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
  expect(await stored().countDocuments()).toBe(0);
});

it('what somebody waits for goes before what has been due for longer', async () => {
  const { jobs, queue, seen } = gateway();
  const awaited = jobs.define<string>({
    name: 'awaited',
    isAwaited: true,
    async run(text) {
      seen.push(text);
    },
  });
  await queue.enqueue('reminder', { detail: 'x' });
  later(MINUTE_MS);
  await awaited.enqueue('recovery', { detail: 'x' });
  expect(await jobs.runDue()).toEqual({ done: 2, failed: 0 });
  expect(seen).toEqual(['recovery', 'reminder']);
});

it('what somebody waits for, and has failed, waits in line', async () => {
  const { jobs, queue, seen } = gateway();
  let isDown = true;
  const awaited = jobs.define<string>({
    name: 'awaited',
    isAwaited: true,
    run: async (text) => (isDown ? failing() : void seen.push(text)),
  });
  await awaited.enqueue('recovery', { detail: 'x' });
  await jobs.runDue();
  await queue.enqueue('reminder', { detail: 'x' });
  later(MINUTE_MS);
  isDown = false;
  await jobs.runDue();
  expect(seen).toEqual(['reminder', 'recovery']);
});

it('a job waits for its time', async () => {
  const { jobs, queue, seen } = gateway();
  await queue.enqueue('later', { detail: 'x', dueAt: new Date(now.getTime() + MINUTE_MS) });
  await jobs.runDue();
  expect(seen).toEqual([]);
  later(MINUTE_MS);
  await jobs.runDue();
  expect(seen).toEqual(['later']);
});

it('a job that defers itself waits, and that is no try', async () => {
  let isNight = true;
  const { jobs, queue } = gateway({
    async run() {
      return isNight ? { laterAt: new Date(now.getTime() + 8 * 60 * MINUTE_MS) } : undefined;
    },
  });
  await queue.enqueue('by day', { detail: 'x', key: 'k' });
  await jobs.runDue();
  expect(await stored().findOne()).toMatchObject({ attempts: 0, dueAt: new Date('2026-08-03T20:00:00Z') });
  isNight = false;
  later(8 * 60 * MINUTE_MS);
  expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
  expect(await stored().findOne()).toMatchObject({ dueAt: null, sealed: '' });
});

it('a job of a kind that this gateway does not know is left to those that do', async () => {
  const { queue, jobs } = gateway();
  await queue.enqueue('new', { detail: 'x' });
  const older = new JobRunner({
    logger: pino({ level: 'silent' }),
    sealer: createSealer('x'.repeat(48)),
    now: () => now,
  });
  older.define({ name: 'another', run: async () => undefined });
  expect(await older.runDue()).toEqual({ done: 0, failed: 0 });
  expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
});

it('a gateway that has lost a job to another one cannot complete it any more', async () => {
  const { queue } = gateway();
  await queue.enqueue('slow', { detail: 'x', key: 'k' });
  const first = await claimNextJob(['test'], now, LEASE_MS);
  later(LEASE_MS);
  const second = await claimNextJob(['test'], now, LEASE_MS);
  await completeJob(first!, now);
  expect(await stored().findOne()).toMatchObject({ claim: second!.claim, dueAt: second!.dueAt });
});

it.each([
  [undefined, 0],
  [true, 1],
])('after nine tries with growing pauses a job is given up; keepsFailedData %s', async (keepsFailedData, runsAgain) => {
  const told: [string, boolean][] = [];
  const { jobs, queue } = gateway({
    run: failing,
    onGivenUp: async (text, { isInterrupted }) => void told.push([text, isInterrupted]),
    ...(keepsFailedData !== undefined && { keepsFailedData }),
  });
  await queue.enqueue('content', { detail: 'x', key: 'k' });
  for (let time = 0; time < 9; time += 1) {
    expect(told).toEqual([]);
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
    later(DAY_MS / 2);
  }
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
  expect(told).toEqual([['content', false]]);
  const job = await stored().findOne();
  expect(job).toMatchObject({ isGivenUp: true, attempts: 9, dueAt: null, lastError: 'EAUTH' });
  expect(await stored().countDocuments({ sealed: { $ne: '' } })).toBe(runsAgain);
});

it('a runner that is stopped ends the job in hand and leaves the others', async () => {
  let begin = () => {};
  let release = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const seen: string[] = [];
  const { jobs, queue } = gateway({
    async run(text) {
      seen.push(text);
      begin();
      await released;
    },
  });
  for (const text of ['first', 'second', 'third']) await queue.enqueue(text, { detail: 'x' });
  jobs.start();
  await begun;
  const stopped = jobs.stop();
  release();
  await stopped;
  expect(seen).toEqual(['first']);
  expect(await stored().countDocuments()).toBe(2);
});

it('a job whose every try ends its process is given up after nine of them, and told', async () => {
  const told: [string, boolean][] = [];
  const { jobs, queue, seen } = gateway({
    onGivenUp: async (text, { isInterrupted }) => void told.push([text, isInterrupted]),
  });
  await queue.enqueue('poison', { detail: 'x', key: 'k' });
  for (let time = 0; time < 9; time += 1) {
    // A process takes it and is gone.
    expect(await claimNextJob(['test'], now, LEASE_MS)).not.toBeNull();
    later(LEASE_MS);
  }
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
  expect({ seen, told }).toEqual({ seen: [], told: [['poison', true]] });
  expect(await stored().findOne()).toMatchObject({ isGivenUp: true, dueAt: null, lastError: 'EINTERRUPTED' });
});

it('a job that was done is not run again because its end could not be written at once', async () => {
  const { jobs, queue, seen } = gateway();
  await queue.enqueue('once', { detail: 'x' });
  const completing = jest.spyOn(mongoose.Model, 'deleteOne').mockImplementationOnce(() => {
    throw new Error('the database gives no answer');
  });
  expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
  completing.mockRestore();
  later(10 * MINUTE_MS);
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
  expect(seen).toEqual(['once']);
});

const noSuchAddress = (details: object = {}) =>
  new PermanentFailure(Object.assign(new Error('no such address'), { code: 'EENVELOPE', ...details }));

it.each([
  ['a try that has failed is none that was cut off, though its end could not be written at once', false],
  ['a try that was cut off is known of as long as the job is tried, whatever the tries after it have come to', true],
])('%s', async (_what, isCutOff) => {
  const told: boolean[] = [];
  let isFinal = false;
  const { jobs, queue } = gateway({
    run: () => (isFinal ? Promise.reject(noSuchAddress()) : failing()),
    onGivenUp: async (_text, { isInterrupted }) => void told.push(isInterrupted),
  });
  await queue.enqueue('content', { detail: 'x', key: 'k' });
  // A process takes it and is gone.
  if (isCutOff) await claimNextJob(['test'], now, LEASE_MS);
  later(LEASE_MS);
  const ending = jest.spyOn(mongoose.Model, 'updateOne').mockImplementationOnce(() => {
    throw new DatabaseTimeoutError(3_000);
  });
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
  ending.mockRestore();
  isFinal = true;
  later(10 * MINUTE_MS);
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
  expect(told).toEqual([isCutOff]);
});

it('a job that is given up is told of, though the database gives no answer at first', async () => {
  const told: string[] = [];
  let isAway = true;
  const { jobs, queue } = gateway({
    run: async () => Promise.reject(noSuchAddress()),
    async onGivenUp(text) {
      if (isAway) {
        isAway = false;
        throw new DatabaseTimeoutError(3_000);
      }
      told.push(text);
    },
  });
  await queue.enqueue('content', { detail: 'x', key: 'k' });
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
  expect(told).toEqual(['content']);
  expect(await stored().findOne()).toMatchObject({ isGivenUp: true, attempts: 1 });
});

it('what no further try can mend is given up at once', async () => {
  const { jobs, queue } = gateway({ run: async () => Promise.reject(noSuchAddress({ responseCode: 550 })) });
  await queue.enqueue('content', { detail: 'x', key: 'k' });
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
  expect(await stored().findOne()).toMatchObject({ isGivenUp: true, attempts: 1, lastError: 'EENVELOPE 550' });
});

it('a job begins with what other gateways have changed', async () => {
  await dataVersions.refresh();
  const before = dataVersions.serialOf(['clients']);
  let during = before;
  const { jobs, queue } = gateway({
    async run() {
      during = dataVersions.serialOf(['clients']);
    },
  });
  await new DataVersions().markChanged('clients');
  await queue.enqueue('x', { detail: 'x' });
  await jobs.runDue();
  expect(during).not.toBe(before);
});
