import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { hadRecentDatabaseTrouble } from './timeouts.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await startTestDatabase({ throughForwarder: true });
});
afterAll(() => opened.stop());

/** What many callers are told at once, and how many connections were taken for it. */
async function askedAtOnce() {
  let checkouts = 0;
  const count = () => (checkouts += 1);
  const client = mongoose.connection.getClient();
  client.on('connectionCheckedOut', count);
  // The quarter of a second for which an answer counts may pass at any moment of a busy machine.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    const answers = await Promise.all(Array.from({ length: 200 }, () => opened.database.isReachable()));
    // One that comes right after is told the same.
    answers.push(await opened.database.isReachable());
    return { answers: [...new Set(answers)], checkouts };
  } finally {
    clock.mockRestore();
    client.off('connectionCheckedOut', count);
  }
}

/** Asks until the answer is this one. */
async function reachableIs(expected: boolean): Promise<void> {
  while ((await opened.database.isReachable()) !== expected) await nextTurn();
}

it('asks the database once for all who want to know at the same time', async () => {
  expect(await askedAtOnce()).toEqual({ answers: [true], checkouts: 1 });
});

it('is asked anew once its answer is old, and takes a silence for no sign by which requests are given up', async () => {
  opened.forwarder?.mute();
  await reachableIs(false);
  expect(hadRecentDatabaseTrouble()).toBe(false);
  opened.forwarder?.unmute();
  await reachableIs(true);
});
