import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { editions } from './dataVersions.js';
import { Remembered, RememberedById } from './versionedCache.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** Answers how often it was asked. */
function counted() {
  let count = 0;
  return async () => (count += 1);
}

describe('what is remembered', () => {
  it('is given again while its areas are the same, and read again after a change in one of them', async () => {
    const remembered = new Remembered<number>(['clients', 'candidates'], 10);
    const read = counted();
    expect([await remembered.get('q', read), await remembered.get('q', read)]).toEqual([1, 1]);
    await editions.changed('confirmations');
    expect(await remembered.get('q', read)).toBe(1);
    await editions.changed('candidates');
    expect(await remembered.get('q', read)).toBe(2);
  });

  it('is one answer for each question', async () => {
    const remembered = new Remembered<number>(['clients'], 10);
    const read = counted();
    expect([await remembered.get('a', read), await remembered.get('b', read)]).toEqual([1, 2]);
  });

  it('is not what a read brings that began before the change and ended after it', async () => {
    const remembered = new Remembered<string>(['clients'], 10);
    let end: (value: string) => void = () => undefined;
    const early = remembered.get('q', () => new Promise((resolve) => (end = resolve)));
    await editions.changed('clients');
    end('before the change');
    expect(await early).toBe('before the change');
    expect(remembered.peek('q')).toBeUndefined();
    expect(await remembered.get('q', async () => 'after the change')).toBe('after the change');
  });

  it('is no failure', async () => {
    const remembered = new Remembered<string>(['clients'], 10);
    await expect(remembered.get('q', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await remembered.get('q', async () => 'there')).toBe('there');
  });

  it('is there at once only after the read has ended', async () => {
    const remembered = new Remembered<string>(['clients'], 10);
    const reading = remembered.get('q', async () => 'there');
    expect(remembered.peek('q')).toBeUndefined();
    await reading;
    expect(remembered.peek('q')).toBe('there');
  });

  it('is no more than the capacity', async () => {
    const remembered = new Remembered<number>(['clients'], 2);
    for (const question of ['a', 'b', 'c']) await remembered.get(question, async () => 1);
    expect(['a', 'b', 'c'].map((question) => remembered.peek(question))).toEqual([undefined, 1, 1]);
  });
});

describe('what is remembered by id', () => {
  it('is read for the unknown ids alone, together, and nothing is remembered as nothing', async () => {
    const reads: (readonly string[])[] = [];
    const remembered = new RememberedById(
      async (ids) => {
        reads.push([...ids]);
        return new Map(ids.filter((id) => id !== 'none').map((id) => [id, id.toUpperCase()]));
      },
      { areas: ['clients'], capacity: 10 },
    );
    expect(await remembered.get(['a', 'none', 'b'])).toEqual(['A', null, 'B']);
    expect(await remembered.get(['b', 'c', 'none'])).toEqual(['B', 'C', null]);
    expect(reads).toEqual([['a', 'none', 'b'], ['c']]);
    expect([remembered.peek('none'), remembered.peek('unknown')]).toEqual([null, undefined]);
  });
});
