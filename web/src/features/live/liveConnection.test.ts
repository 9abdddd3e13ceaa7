import { jest } from '@jest/globals';
import { testLive } from '../../testing/liveStream';
import { keepListening, reconnectPause, type LiveState } from './liveConnection';

const state: LiveState = { candidates: 1, notifications: 0 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('pauses grow up to a minute, and differ so that not all come back at once', () => {
  expect([0, 1, 2, 3, 10].map((tries) => reconnectPause(tries, 0))).toEqual([1_000, 2_000, 4_000, 8_000, 60_000]);
  expect(reconnectPause(2, 1)).toBe(2_000);
});

it('opens another stream after one has ended, later each time, and soon again once one has told something', () => {
  const live = testLive();
  const stop = keepListening(() => undefined, live.environment);
  jest.advanceTimersByTime(0);
  for (const pause of [1_000, 2_000, 4_000]) {
    live.end();
    jest.advanceTimersByTime(pause - 1);
    expect(live.isOpen()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(live.isOpen()).toBe(true);
  }
  live.tell(state);
  live.end();
  jest.advanceTimersByTime(1_000);
  expect(live.isOpen()).toBe(true);
  stop();
  expect(live.isOpen()).toBe(false);
});

it('a page that stays hidden for a minute closes its stream, and opens one when it is shown', () => {
  const live = testLive();
  const stop = keepListening(() => undefined, live.environment);
  jest.advanceTimersByTime(0);
  live.setHidden(true);
  jest.advanceTimersByTime(59_000);
  live.setHidden(false);
  jest.advanceTimersByTime(60_000);
  expect(live.isOpen()).toBe(true);
  live.setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(live.isOpen()).toBe(false);
  jest.advanceTimersByTime(600_000);
  expect(live.opened()).toBe(1);
  live.setHidden(false);
  jest.advanceTimersByTime(0);
  expect(live.isOpen()).toBe(true);
  stop();
});

it('a page that is opened hidden opens no stream until it is shown, and nothing is told after the end', () => {
  const live = testLive();
  const told: LiveState[] = [];
  live.setHidden(true);
  const stop = keepListening((next) => told.push(next), live.environment);
  jest.advanceTimersByTime(60_000);
  expect(live.opened()).toBe(0);
  live.setHidden(false);
  jest.advanceTimersByTime(0);
  live.tell(state);
  stop();
  live.tell({ ...state, candidates: 2 });
  live.setHidden(false);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([state]);
  expect(live.opened()).toBe(1);
});
