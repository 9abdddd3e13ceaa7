import { Batcher, type BatcherOptions } from './batcher.js';

/** A read that ends when the test says so. */
function heldReads(options?: BatcherOptions) {
  const reads: { keys: readonly string[]; end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const shared = new Batcher<string, string>(
    (keys) => new Promise((end, fail) => reads.push({ keys, end, fail })),
    options,
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { reads, shared, settle };
}

describe('a shared read', () => {
  it('does not wait for others when one asks alone', async () => {
    const { reads, shared, settle } = heldReads();
    const answer = shared.submit(['a']);
    await settle();
    expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
    reads[0]?.end('first');
    expect(await answer).toBe('first');
  });

  it('never answers from a read that began before the question: what was written in between would be missed', async () => {
    const { reads, shared, settle } = heldReads();
    const early = shared.submit(['a']);
    await settle();
    const late = shared.submit(['a']);
    reads[0]?.end('before the write');
    await settle();
    reads[1]?.end('after the write');
    expect([await early, await late]).toEqual(['before the write', 'after the write']);
  });

  it('asks for the keys of all who ask together, each key once', async () => {
    const { reads, shared, settle } = heldReads();
    const together = [shared.submit(['a', 'b']), shared.submit(['b', 'c'])];
    await settle();
    expect(reads.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
    reads[0]?.end('first');
    expect(await Promise.all(together)).toEqual(['first', 'first']);
  });

  it('is asked twice at a time at most: a question that comes then waits, and shares the one after them', async () => {
    // On a busy machine the turns of the test take longer than a question waits.
    const { reads, shared, settle } = heldReads({ atOnce: 2, longestWaitMs: 60_000 });
    const answers: Promise<string>[] = [];
    for (const key of ['a', 'b', 'c', 'd']) {
      answers.push(shared.submit([key]));
      await settle();
    }
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    reads[1]?.end('second');
    await settle();
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
    reads[0]?.end('first');
    reads[2]?.end('third');
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third', 'third']);
  });

  it('is asked once at a time where that is wanted', async () => {
    const { reads, shared, settle } = heldReads({ atOnce: 1, longestWaitMs: 60_000 });
    const answers: Promise<string>[] = [];
    for (const key of ['a', 'b', 'c']) {
      answers.push(shared.submit([key]));
      await settle();
    }
    expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
    reads[0]?.end('first');
    await settle();
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    reads[1]?.end('second');
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'second']);
  });

  it('fails for those who share it only', async () => {
    const { reads, shared, settle } = heldReads();
    const failing = shared.submit(['a']);
    await settle();
    const next = shared.submit(['b']);
    reads[0]?.fail(new Error('the connection is gone'));
    await expect(failing).rejects.toThrow('the connection is gone');
    await settle();
    reads[1]?.end('again');
    expect(await next).toBe('again');
  });

  it('is not waited for when others are stuck', async () => {
    const shared = new Batcher<string, string>((keys) =>
      keys.includes('stuck') ? new Promise(() => undefined) : Promise.resolve('read'),
    );
    for (let stuck = 0; stuck < 2; stuck += 1) {
      void shared.submit(['stuck']);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await shared.submit(['other'])).toBe('read');
  });
});
