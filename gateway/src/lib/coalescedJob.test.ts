import { jest } from '@jest/globals';
import { coalescedJob, type IsOutdated } from './coalescedJob.js';

const DELAY_MS = 300;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Background work whose runs the test ends, or lets fail. */
function backgroundWork(retries?: Parameters<typeof coalescedJob>[1]['retries']) {
  const runs: { end: () => void; fail: (error: Error) => void; isOutdated: IsOutdated }[] = [];
  const errors: unknown[] = [];
  const work = (isOutdated: IsOutdated) =>
    new Promise<void>((end, fail) => {
      runs.push({ end, fail, isOutdated });
    });
  const background = coalescedJob(work, {
    ...{ delayMs: DELAY_MS, onError: (error) => errors.push(error) },
    ...(retries && { retries }),
  });
  return { runs, errors, ...background };
}

const later = () => jest.advanceTimersByTimeAsync(DELAY_MS);
/** As long as a run rests after the one before. */
const rested = () => jest.advanceTimersByTimeAsync(500);

it('begins after the answer is out, once for all who asked before', async () => {
  const { runs, schedule } = backgroundWork();
  schedule();
  schedule();
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(runs).toHaveLength(0);
  schedule();
  await jest.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(1);
});

it('runs one at a time, and once more for all who asked meanwhile', async () => {
  const { runs, schedule } = backgroundWork();
  schedule();
  await later();
  expect(runs[0]?.isOutdated()).toBe(false);
  schedule();
  schedule();
  expect(runs[0]?.isOutdated()).toBe(true);
  await later();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await rested();
  expect(runs).toHaveLength(2);
  expect(runs[1]?.isOutdated()).toBe(false);
  runs[1]?.end();
  await rested();
  expect(runs).toHaveLength(2);
});

it('rests after a run while changes keep coming, and begins at once again when they have not', async () => {
  const { runs, schedule } = backgroundWork();
  schedule();
  await later();
  runs[0]?.end();
  for (let ms = 0; ms < 400; ms += 100) {
    schedule();
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(runs).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await rested();
  schedule();
  await later();
  expect(runs).toHaveLength(3);
});

it('tells of a failure and runs again when asked again', async () => {
  const { runs, errors, schedule } = backgroundWork();
  for (const run of [0, 1]) {
    schedule();
    await later();
    runs[run]?.fail(new Error('no database'));
    await rested();
  }
  expect(errors).toHaveLength(2);
});

/** Background work that is tried again after two seconds, then after four. */
function retriedWork() {
  let wait = 1_000;
  return backgroundWork({ next: () => (wait *= 2), reset: () => (wait = 1_000) });
}

it('tries again after a failure, after longer pauses, until a run succeeds', async () => {
  const { runs, errors, schedule } = retriedWork();
  schedule();
  await later();
  runs[0]?.fail(new Error('no database'));
  await jest.advanceTimersByTimeAsync(1_999);
  expect(runs).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1 + DELAY_MS);
  runs[1]?.fail(new Error('no database'));
  await jest.advanceTimersByTimeAsync(3_999);
  expect(runs).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1 + DELAY_MS);
  runs[2]?.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([runs.length, errors.length]).toEqual([3, 2]);
  schedule();
  await later();
  runs[3]?.fail(new Error('no database'));
  await jest.advanceTimersByTimeAsync(2_000 + DELAY_MS);
  expect(runs).toHaveLength(5);
});

it('waits with no change for the next attempt, which that change’s run then is', async () => {
  const { runs, schedule } = retriedWork();
  schedule();
  await later();
  runs[0]?.fail(new Error('no database'));
  await rested();
  schedule();
  await later();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(2);
});

it('tries nothing again once it is stopped', async () => {
  const waiting = retriedWork();
  waiting.schedule();
  await later();
  waiting.runs[0]?.fail(new Error('no database'));
  await rested();
  await waiting.stop();

  const { runs, schedule, stop } = retriedWork();
  schedule();
  await later();
  const stopping = stop();
  runs[0]?.fail(new Error('no database'));
  await stopping;
  await jest.advanceTimersByTimeAsync(60_000);
  expect([waiting.runs.length, runs.length]).toEqual([1, 1]);
});

it('stops without the run that has not begun, and after the one that has', async () => {
  const waiting = backgroundWork();
  waiting.schedule();
  await waiting.stop();
  await later();
  expect(waiting.runs).toHaveLength(0);

  const { runs, schedule, stop } = backgroundWork();
  schedule();
  await later();
  let hasStopped = false;
  const stopping = stop().then(() => (hasStopped = true));
  await later();
  expect([runs[0]?.isOutdated(), hasStopped]).toEqual([true, false]);
  schedule();
  runs[0]?.end();
  await stopping;
  await later();
  expect(runs).toHaveLength(1);
});
