/** Several loads of the record at once: which of their answers is shown, and what is said of the others. */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { deferred, serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { profile } from '../../../testing/ownCandidate';
import { resetSession } from '../../../testing/session';
import { useProfile } from './useProfile';

beforeEach(() => resetSession());

/** A page whose first load is under way, and its answers in the order in which they are asked for. */
function openPage() {
  const answers: ReturnType<typeof deferred<GraphqlAnswer>>[] = [];
  serveGraphql(() => {
    const answer = deferred<GraphqlAnswer>();
    answers.push(answer);
    return answer.promise;
  });
  const { result } = renderHook(() => useProfile());
  const read = () => result.current.profile;
  return {
    status: () => read().status,
    company: () => {
      const shown = read();
      return shown.status === 'ready' ? shown.candidate.companyName : null;
    },
    /** Begins another load, and tells what became of it. */
    load: () =>
      result.current.reload().then(
        () => 'shown',
        () => 'failed',
      ),
    answer: (index: number, companyName: string) => act(async () => answers[index]?.resolve(profile({ companyName }))),
    lose: (index: number) => act(async () => answers[index]?.resolve({ status: 429, error: { code: 'RATE_LIMITED' } })),
  };
}

it('an answer is shown although a load that began after it has failed', async () => {
  const page = openPage();
  await page.answer(0, 'A');
  const first = page.load();
  const second = page.load();
  await page.lose(2);
  await page.answer(1, 'B');
  expect(await Promise.all([first, second])).toEqual(['shown', 'failed']);
  expect(page.company()).toBe('B');
});

it('each answer that is newer than what is shown is shown, and an older one never replaces it', async () => {
  const page = openPage();
  await page.answer(0, 'A');
  const loads = [page.load(), page.load(), page.load()];
  await page.answer(1, 'B');
  expect(page.company()).toBe('B');
  await page.answer(3, 'D');
  await page.answer(2, 'C');
  expect(page.company()).toBe('D');
  expect(await Promise.all(loads)).toEqual(['shown', 'shown', 'shown']);
});

it('a load that fails after a newer one was shown has not failed: all that it was to bring is there', async () => {
  const page = openPage();
  await page.answer(0, 'A');
  const loads = [page.load(), page.load()];
  await page.answer(2, 'C');
  await page.lose(1);
  expect(await Promise.all(loads)).toEqual(['shown', 'shown']);
});

it('the page does not say that it failed while a newer load is under way, and opens with any that comes', async () => {
  const page = openPage();
  const second = page.load();
  await page.lose(0);
  expect(page.status()).toBe('loading');
  const third = page.load();
  await page.lose(2);
  expect(page.status()).toBe('failed');
  await page.answer(1, 'B');
  expect(await Promise.all([second, third])).toEqual(['shown', 'failed']);
  expect(page.company()).toBe('B');
});

describe('a request without an answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A page whose server loses so many requests. */
  const openOver = (lost: number) => {
    const calls = serveGraphql(() => {
      if (calls.length <= lost) throw new Error('offline');
      return profile({});
    });
    const { result } = renderHook(() => useProfile());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    return { calls, pass, status: () => result.current.profile.status };
  };

  it('is sent again after a second, and the page says nothing of it', async () => {
    const { calls, pass, status } = openOver(1);
    await pass(999);
    expect([calls.length, status()]).toEqual([1, 'loading']);
    await pass(1);
    expect([calls.length, status()]).toEqual([2, 'ready']);
  });

  it('is sent again three times before the page says that it has failed', async () => {
    const { calls, pass, status } = openOver(Infinity);
    await pass(6_999);
    expect([calls.length, status()]).toEqual([3, 'loading']);
    await pass(60_000);
    expect([calls.length, status()]).toEqual([4, 'failed']);
  });
});
