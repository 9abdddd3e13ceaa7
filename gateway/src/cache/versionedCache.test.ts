import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { dataVersions } from './dataVersions.js';
import { VersionedCache, VersionedCacheById } from './versionedCache.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** Which of the questions are answered without a read; those that are not come last, as asking for them takes the place of others. */
async function cachedOf(
  cache: { get(question: string, read: () => Promise<never>): Promise<unknown> },
  questions: readonly string[],
): Promise<string[]> {
  const cached: string[] = [];
  for (const question of questions) {
    const isCached = await cache
      .get(question, () => Promise.reject(new Error('read')))
      .then(
        () => true,
        () => false,
      );
    if (isCached) cached.push(question);
  }
  return cached;
}

/** Answers how often it was asked. */
function counted() {
  let count = 0;
  return async () => (count += 1);
}

describe('an answer in the cache', () => {
  it('is given again while its areas are the same, and read again after a change in one of them', async () => {
    const cache = new VersionedCache<number>(['clients', 'candidates'], { answers: 10 });
    const read = counted();
    expect([await cache.get('q', read), await cache.get('q', read)]).toEqual([1, 1]);
    await dataVersions.markChanged('fields');
    expect(await cache.get('q', read)).toBe(1);
    await dataVersions.markChanged('candidates');
    expect(await cache.get('q', read)).toBe(2);
  });

  it('is one answer for each question', async () => {
    const cache = new VersionedCache<number>(['clients'], { answers: 10 });
    const read = counted();
    expect([await cache.get('a', read), await cache.get('b', read)]).toEqual([1, 2]);
  });

  it('is not what a read brings that began before the change and ended after it', async () => {
    const cache = new VersionedCache<string>(['clients'], { answers: 10 });
    let end: (value: string) => void = () => undefined;
    const early = cache.get('q', () => new Promise((resolve) => (end = resolve)));
    await dataVersions.markChanged('clients');
    end('before the change');
    expect(await early).toBe('before the change');
    expect(await cachedOf(cache, ['q'])).toEqual([]);
    expect(await cache.get('q', async () => 'after the change')).toBe('after the change');
  });

  it('gives way when it was used least recently: reading an answer keeps it', async () => {
    const cache = new VersionedCache<number>(['clients'], { answers: 2 });
    const read = counted();
    await cache.get('a', read);
    await cache.get('b', read);
    await cache.get('a', read);
    await cache.get('c', read);
    expect(await cachedOf(cache, ['a', 'c', 'b'])).toEqual(['a', 'c']);
  });

  it('is no failure', async () => {
    const cache = new VersionedCache<string>(['clients'], { answers: 10 });
    await expect(cache.get('q', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.get('q', async () => 'there')).toBe('there');
  });

  it('is no more than the bytes that questions and answers take', async () => {
    const cache = new VersionedCache<string>(['clients'], { bytes: 3_000 });
    const keep = (question: string, length: number) => cache.get(question, async () => 'x'.repeat(length));
    for (const question of ['a', 'b']) await keep(question, 1_000);
    await keep('c', 1_500);
    expect(await cachedOf(cache, ['b', 'c', 'a'])).toEqual(['b', 'c']);
    expect(await keep('d', 5_000)).toHaveLength(5_000);
    expect(await cachedOf(cache, ['b', 'c', 'd'])).toEqual(['b', 'c']);
  });

  it('is nothing that cannot be measured, which is answered all the same', async () => {
    const cache = new VersionedCache<object>(['clients'], { bytes: 3_000 });
    const circle: { self?: object } = {};
    circle.self = circle;
    expect(await cache.get('q', async () => circle)).toBe(circle);
    expect(await cachedOf(cache, ['q'])).toEqual([]);
  });

  it('is no more answers than the capacity', async () => {
    const cache = new VersionedCache<number>(['clients'], { answers: 2 });
    for (const question of ['a', 'b', 'c']) await cache.get(question, async () => 1);
    expect(await cachedOf(cache, ['b', 'c', 'a'])).toEqual(['b', 'c']);
  });

  it('is no more than the units that the answers tell of themselves', async () => {
    const cache = new VersionedCache<number>(['clients'], { units: 10, unitsOf: (value) => value });
    for (const value of [4, 3, 3]) await cache.get(`first ${value}`, async () => value);
    for (const value of [8, 2]) await cache.get(`then ${value}`, async () => value);
    expect(await cachedOf(cache, ['then 8', 'then 2', 'first 3', 'first 4'])).toEqual(['then 8', 'then 2']);
  });
});

describe('what is cached by id', () => {
  it('is read for the unknown ids alone, together, and nothing is cached as nothing', async () => {
    const reads: (readonly string[])[] = [];
    const cache = new VersionedCacheById(
      async (ids) => {
        reads.push([...ids]);
        return new Map(ids.filter((id) => id !== 'none').map((id) => [id, id.toUpperCase()]));
      },
      { areas: ['clients'], capacity: { answers: 10 } },
    );
    expect(await cache.get(['a', 'none', 'b'])).toEqual(['A', null, 'B']);
    expect(await cache.get(['b', 'c', 'none'])).toEqual(['B', 'C', null]);
    expect(reads).toEqual([['a', 'none', 'b'], ['c']]);
  });

  it('is read once for those who ask at the same time, and anew after a change', async () => {
    const reads: (readonly string[])[] = [];
    const cache = new VersionedCacheById(
      async (ids) => {
        reads.push([...ids]);
        return new Map(ids.map((id) => [id, reads.length]));
      },
      { areas: ['clients'], capacity: { answers: 10 } },
    );
    const both = [cache.get(['a', 'b', 'a']), cache.get(['b', 'c'])];
    expect(await Promise.all(both)).toEqual([
      [1, 1, 1],
      [1, 1],
    ]);
    await dataVersions.markChanged('clients');
    expect(await cache.get(['a'])).toEqual([2]);
    expect(reads).toEqual([['a', 'b', 'c'], ['a']]);
  });

  it('is no more than the bytes that the latest ids and what belongs to them take', async () => {
    const reads: string[] = [];
    const cache = new VersionedCacheById(
      async (ids) => {
        reads.push(...ids);
        return new Map(ids.map((id) => [id, id.repeat(1_000)]));
      },
      { areas: ['clients'], capacity: { bytes: 2_500 } },
    );
    for (const id of ['a', 'b', 'c']) await cache.get([id]);
    for (const id of ['b', 'c', 'a']) await cache.get([id]);
    expect(reads).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is answered whole where it is more than the capacity', async () => {
    const cache = new VersionedCacheById(async (ids) => new Map(ids.map((id) => [id, id.toUpperCase()])), {
      areas: ['clients'],
      capacity: { answers: 2 },
    });
    expect(await cache.get(['a', 'b', 'c'])).toEqual(['A', 'B', 'C']);
  });

  it('is no failure, of which all who wait for it are told', async () => {
    let isBroken = true;
    const cache = new VersionedCacheById(
      async (ids) => {
        if (isBroken) throw new Error('gone');
        return new Map(ids.map((id) => [id, id]));
      },
      { areas: ['clients'], capacity: { answers: 10 } },
    );
    const outcomes = await Promise.allSettled([cache.get(['a']), cache.get(['a'])]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await cache.get(['a'])).toEqual(['a']);
  });
});
