/** A row is given again for as long as its record is the same object and nothing else that it comes from was written. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { dataVersions } from './dataVersions.js';
import { RowCache, type SerializedRow, type Subject } from './rowCache.js';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** What was looked at in a turn of the event loop stays until it ends. */
async function collectGarbage(): Promise<void> {
  await new Promise((resolve) => void setImmediate(resolve));
  gc();
}

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const shape = { name: 'list admin', areas: ['clients'] } as const;
const [ana, bia]: [Subject, Subject] = [{}, {}];
const rowOf = (text: string): SerializedRow => ({ bytes: Buffer.from(text), values: 1 });

/** Which rows were made, by number. */
let made: number;
let rows: RowCache;
beforeEach(() => {
  made = 0;
  rows = new RowCache();
});
const ask = async (subjects: readonly Subject[], of: Parameters<RowCache['get']>[0] = shape) =>
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
  ['the record was read anew', () => undefined, () => [[{ ...ana }]]],
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

it('a row does not keep in memory what it was made of', async () => {
  const made = async () => {
    const subject = {};
    await ask([subject]);
    return new WeakRef(subject);
  };
  const subject = await made();
  await collectGarbage();
  expect(subject.deref()).toBeUndefined();
});

it('no more is kept than fits', async () => {
  rows = new RowCache(301);
  expect(await ask([ana])).toEqual(['1']);
  expect(await ask([bia])).toEqual(['2']);
  expect(await ask([ana])).toEqual(['3']);
});
