import { jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { markLongRequest, trackRequest, RequestYield } from './yieldToRequests.js';

/** Whether the turn has come once everything that is due now has run. */
async function givesWay(): Promise<{ isBack(): boolean }> {
  let back = false;
  void new RequestYield().yieldToRequests().then(() => (back = true));
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  return { isBack: () => back };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

// What is due is a matter of the clock, which a busy machine lets run in the middle of a test.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('long work that gives way', () => {
  it('goes on with the next turn when no request is served', async () => {
    expect((await givesWay()).isBack()).toBe(true);
  });

  it('waits until every request that has come in is answered', async () => {
    const [first, second] = [new EventEmitter(), new EventEmitter()];
    trackRequest(first);
    trackRequest(second);
    const work = await givesWay();
    expect(work.isBack()).toBe(false);
    first.emit('close');
    await settle();
    expect(work.isBack()).toBe(false);
    second.emit('close');
    await settle();
    expect(work.isBack()).toBe(true);
  });

  it('does not wait for other long work', async () => {
    const download = new EventEmitter();
    trackRequest(download);
    markLongRequest(download);
    expect((await givesWay()).isBack()).toBe(true);
  });

  it('does not wait for a request that has been under way for long, such as the one whose answer it works on', async () => {
    const own = new EventEmitter();
    trackRequest(own);
    expect((await givesWay()).isBack()).toBe(false);
    jest.advanceTimersByTime(101);
    expect((await givesWay()).isBack()).toBe(true);
    own.emit('close');
  });

  it('goes on after a while even if requests never end', async () => {
    const endless = new EventEmitter();
    trackRequest(endless);
    const work = await givesWay();
    jest.advanceTimersByTime(49);
    await settle();
    expect(work.isBack()).toBe(false);
    jest.advanceTimersByTime(1);
    await settle();
    expect(work.isBack()).toBe(true);
    markLongRequest(endless);
  });
});
