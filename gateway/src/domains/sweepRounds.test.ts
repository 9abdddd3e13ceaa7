/** The rounds of the sweep follow each other, however long one takes. */
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { dataVersions } from '../cache/dataVersions.js';
import { Sweep } from './sweep.js';

const MINUTE_MS = 60_000;

/** A sweep over services of which every call answers that nothing was to be done, but for those that are given. */
function sweepOver(given: Record<string, object>): Sweep {
  const idle: object = new Proxy(async () => 0, { get: () => idle });
  const services = new Proxy({}, { get: (_, name) => given[String(name)] ?? idle });
  const deps = { logger: pino({ level: 'silent' }), services };
  return new Sweep(deps as unknown as ConstructorParameters<typeof Sweep>[0]);
}

/** Until every promise that waits for no timer has been followed: a round is many of them. */
const turnsOfPromises = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  // When the rounds take place is a matter of the clock alone, without a database.
  jest.spyOn(dataVersions, 'refresh').mockResolvedValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('no round begins while another one is under way, and stopping waits for it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let release = () => {};
  let begun = 0;
  let ended = 0;
  const finishPending = async () => {
    begun += 1;
    await new Promise<void>((resolve) => (release = resolve));
    ended += 1;
    return 0;
  };
  const sweep = sweepOver({ changes: { finishPending } });
  sweep.start();
  jest.advanceTimersByTime(5 * MINUTE_MS);
  await turnsOfPromises();
  expect(begun).toBe(1);

  release();
  await turnsOfPromises();
  jest.advanceTimersByTime(MINUTE_MS);
  await turnsOfPromises();
  expect(begun).toBe(2);
  const stopped = sweep.stop();
  release();
  await stopped;
  expect(ended).toBe(2);
  jest.advanceTimersByTime(5 * MINUTE_MS);
  expect(begun).toBe(2);
});

it('what falls due does not wait for mending that takes long, and stopping waits for all of it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let release = () => {};
  let releaseDeletion = () => {};
  let planned = 0;
  let compared = 0;
  let deleted = 0;
  const sweep = sweepOver({
    // As where each deletion that was cut off waits for a store of files that gives no answer.
    changes: {
      finishPending: async () => {
        await new Promise<void>((resolve) => (releaseDeletion = resolve));
        return ++deleted;
      },
    },
    reminders: { planDue: async () => ++planned },
    confirmations: {
      reconcile: async () => {
        await new Promise<void>((resolve) => (release = resolve));
        return ++compared;
      },
    },
  });
  sweep.start();
  await turnsOfPromises();
  jest.advanceTimersByTime(MINUTE_MS);
  await turnsOfPromises();
  expect({ planned, compared, deleted }).toEqual({ planned: 2, compared: 0, deleted: 0 });

  const stopped = sweep.stop();
  release();
  releaseDeletion();
  await stopped;
  expect({ compared, deleted }).toEqual({ compared: 1, deleted: 1 });
});

it('stopping waits for the tasks under way alone, and begins no other', async () => {
  let release = () => {};
  let releaseComparison = () => {};
  let releaseDue = () => {};
  const begun: string[] = [];
  const sweep = sweepOver({
    changes: {
      finishPending: async () => {
        begun.push('pending');
        await new Promise<void>((resolve) => (release = resolve));
        return 0;
      },
    },
    clients: { reopenCutOffDeletions: async () => begun.push('deletions') },
    notifications: {
      tellPending: async () => {
        begun.push('news');
        await new Promise<void>((resolve) => (releaseDue = resolve));
        return 0;
      },
    },
    reminders: { planDue: async () => begun.push('reminders') },
    identity: {
      clientAccounts: {
        reconcile: async () => {
          begun.push('comparison');
          await new Promise<void>((resolve) => (releaseComparison = resolve));
          return 0;
        },
      },
    },
    candidates: { releaseFromDeletedClients: async () => begun.push('next comparison') },
  });
  sweep.start();
  await turnsOfPromises();
  const stopped = sweep.stop();
  release();
  releaseComparison();
  releaseDue();
  await stopped;
  expect(begun.toSorted()).toEqual(['comparison', 'news', 'pending']);
});

it('each minute deletes those whose retention period is over', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const deleteOver = jest.fn(async () => 0);
  const sweep = sweepOver({ retention: { deleteOver } });
  sweep.start();
  await turnsOfPromises();
  expect(deleteOver).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(MINUTE_MS);
  await turnsOfPromises();
  expect(deleteOver).toHaveBeenCalledTimes(2);
  await sweep.stop();
});
