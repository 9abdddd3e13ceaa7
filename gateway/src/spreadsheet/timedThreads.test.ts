import { jest } from '@jest/globals';
import { longWorkbook } from '../../test/hostileWorkbooks.js';
import type { WorkbookJob, WorkbookReport } from './filling/jobs.js';
import { TimedThreads } from './timedThreads.js';

const LIMIT_MS = 20_000;
const threadsWith = (timeMs: number) =>
  new TimedThreads<WorkbookJob, WorkbookReport>(new URL('./filling/worker.js', import.meta.url), {
    ...{ threads: 1, heapMb: 256, timeMs },
  });
const job = async () => ({ kind: 'analyze', bytes: await longWorkbook(), fields: [] }) as const;

it('a task that waits for its thread loses nothing of its time', async () => {
  const [threads, task] = [threadsWith(LIMIT_MS), await job()];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  // Neither has a thread yet: one has to be started, and does them one after the other.
  const both = Promise.all([threads.run(task), threads.run(task)]);
  jest.advanceTimersByTime(LIMIT_MS * 10);
  jest.useRealTimers();
  expect(await both).toMatchObject([{ ok: true }, { ok: true }]);
});

it('a task that takes longer than its time is ended', async () => {
  await expect(threadsWith(100).run(await job())).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
