import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { Counters } from './counters.js';

const MINUTE = 60_000;
let database: TestDatabase;
let now = new Date('2026-08-03T12:00:00Z');
const newCounters = () => new Counters('a secret of thirty-two characters', () => now);
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

test('each of those who count at the same moment has a count of its own, also beside another gateway', async () => {
  const gateways = [newCounters(), newCounters()];
  const asking = gateways.flatMap((gateway) => Array.from({ length: 10 }, () => gateway));
  const raised = await Promise.all(asking.map((gateway) => gateway.raise('together', MINUTE)));
  expect(raised.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('what is counted under other keys at the same moment stays apart', async () => {
  const counters = newCounters();
  const keys = ['one', 'another', 'one'];
  const counts = await Promise.all(keys.map(async (key) => (await counters.raise(key, MINUTE)).count));
  expect(counts).toEqual([1, 1, 2]);
});

test('those who count when the window is over begin the next together', async () => {
  const counters = newCounters();
  await counters.raise('again', MINUTE);
  now = new Date(now.getTime() + MINUTE);
  const raised = await Promise.all([counters.raise('again', MINUTE), counters.raise('again', MINUTE)]);
  expect(raised.map(({ count, secondsLeft }) => [count, secondsLeft])).toEqual([
    [1, 60],
    [2, 60],
  ]);
});

describe('several at once', () => {
  const within = (counters: Counters, by: number) => counters.raiseWithin('several', MINUTE, { by, limit: 10 });

  test('are counted up to the limit; what would go beyond it is refused, and uses nothing up', async () => {
    const counters = newCounters();
    expect(await within(counters, 7)).toEqual({ isCounted: true, secondsLeft: 60 });
    now = new Date(now.getTime() + 20_000);
    expect(await within(counters, 4)).toEqual({ isCounted: false, secondsLeft: 40 });
    expect((await within(counters, 3)).isCounted).toBe(true);
    expect((await within(counters, 1)).isCounted).toBe(false);
    now = new Date(now.getTime() + MINUTE);
    expect(await within(counters, 10)).toEqual({ isCounted: true, secondsLeft: 60 });
  });

  test('are refused also as the first, where they are more than the limit', async () => {
    now = new Date(now.getTime() + MINUTE);
    expect(await within(newCounters(), 11)).toEqual({ isCounted: false, secondsLeft: 60 });
    expect((await within(newCounters(), 10)).isCounted).toBe(true);
  });

  test('share what is left with those of another gateway at the same moment, and with single ones', async () => {
    now = new Date(now.getTime() + MINUTE);
    const gateways = [newCounters(), newCounters(), newCounters(), newCounters()];
    const outcomes = await Promise.all(gateways.map((counters) => within(counters, 4)));
    expect(outcomes.filter(({ isCounted }) => isCounted)).toHaveLength(2);
    expect((await newCounters().raise('several', MINUTE)).count).toBe(9);
  });
});
