/** A row is given again for as long as its record is the same object and nothing else that it comes from was written. */
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { dataVersions } from './dataVersions.js';
import { RecordCache } from './recordCache.js';
import { RowCache, type CachedRow, type RowShape, type SerializedRow } from './rowCache.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const shape = { name: 'list admin', areas: ['clients'] } as const;
type Person = { name: string };
const rowOf = (text: string): SerializedRow => ({ bytes: Buffer.from(text), values: 1 });

/** The bytes of a record as it is stored, and of what is kept besides with it and with each row. */
const [STORED, BESIDES] = [10, 200];
/** Which rows were made, by number. */
let made: number;
let records: RecordCache<Person, CachedRow>;
let rows: RowCache<Person>;
let [ana, bia]: [Person, Person] = [{ name: '' }, { name: '' }];

async function begin(maxBytes = 1_000_000): Promise<void> {
  made = 0;
  records = new RecordCache<Person, CachedRow>(
    async (ids) => ids.map((id) => ({ id, value: { name: id }, bytes: STORED })),
    maxBytes,
  );
  rows = new RowCache(records);
  [ana, bia] = (await records.get(['ana', 'bia'])) as [Person, Person];
}
beforeEach(() => begin());
const ask = async (subjects: readonly Person[], of: RowShape = shape) =>
  (await rows.get(of, subjects, async (missing) => missing.map(() => rowOf(String((made += 1)))))).map(({ bytes }) =>
    Buffer.from(bytes).toString(),
  );

it('rows come in the order of their records, and are made once', async () => {
  expect(await ask([ana])).toEqual(['1']);
  expect(await ask([bia, ana])).toEqual(['2', '1']);
  expect(await ask([ana, bia])).toEqual(['1', '2']);
  expect(rows.peek(shape, bia)?.values).toBe(1);
});

it.each<[string, () => Promise<unknown> | void, () => Parameters<typeof ask>]>([
  [
    'the record was written',
    async () => {
      await dataVersions.markRecordsChanged(['ana'], ['candidates']);
      [ana] = (await records.get(['ana'])) as [Person];
    },
    () => [[ana]],
  ],
  ['an area of the shape was written', () => dataVersions.markChanged('clients'), () => [[ana]]],
  ['everything is outdated', () => dataVersions.invalidateAll(), () => [[ana]]],
  ['the shape is another', () => undefined, () => [[ana], { ...shape, name: 'list client' }]],
])('a row is made again when %s', async (_what, change, question) => {
  await ask([ana]);
  await change();
  expect(await ask(...question())).toEqual(['2']);
});

it('a row stays when an area was written that it does not come from', async () => {
  await ask([ana]);
  await dataVersions.markChanged('fields');
  expect(await ask([ana])).toEqual(['1']);
});

it('a row is not kept as new that was being made when its area was written', async () => {
  await rows.get(shape, [ana], async () => {
    await dataVersions.markChanged('clients');
    return [rowOf('before')];
  });
  expect(rows.peek(shape, ana)).toBeUndefined();
});

it('a failure is told, and nothing is kept of it', async () => {
  await expect(rows.get(shape, [ana], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await ask([ana])).toEqual(['1']);
});

it('a row of what is no record of the cache is made each time', async () => {
  const other = { name: 'ana' };
  expect(await ask([other])).toEqual(['1']);
  expect(await ask([other])).toEqual(['2']);
});

it('a row counts for how much is kept, and goes with its record', async () => {
  // Both records fit, and the row of one, which is of one byte.
  await begin(2 * (BESIDES + STORED) + BESIDES + 1);
  await ask([bia]);
  expect(rows.peek(shape, bia)).toBeDefined();
  const [same] = await records.get(['ana']);
  expect(same).toBe(ana);
  await ask([ana]);
  expect(rows.peek(shape, ana)).toBeDefined();
  const [anew] = await records.get(['bia']);
  expect(anew).not.toBe(bia);
});

it('of one record only the rows of the latest shapes are kept', async () => {
  const shapes = [0, 1, 2, 3, 4].map((index) => ({ ...shape, name: `shape ${index}` }));
  for (const each of shapes) await ask([ana], each);
  expect(shapes.map((each) => rows.peek(each, ana) !== undefined)).toEqual([false, true, true, true, true]);
});

it('a row that is made again takes no more than it did', async () => {
  await begin(2 * (BESIDES + STORED) + BESIDES + 1);
  for (let time = 0; time < 3; time += 1) {
    await dataVersions.markChanged('clients');
    await ask([bia]);
  }
  expect((await records.get(['ana']))[0]).toBe(ana);
});
