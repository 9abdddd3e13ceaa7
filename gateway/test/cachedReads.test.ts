/** That a cached read whose areas leave out what it comes from fails the test that makes it. */
import { Schema, Types } from 'mongoose';
import { defineModel } from '../src/cache/defineModel.js';
import { RecordCache } from '../src/cache/recordCache.js';
import { RowCache, type CachedRow } from '../src/cache/rowCache.js';
import { VersionedCache, VersionedCacheById } from '../src/cache/versionedCache.js';
import { rawFind } from '../src/database/rawFind.js';
import { assertCachedReadsNameTheirAreas } from './cachedReads.js';
import { startTestDatabase, type TestDatabase } from './database.js';

interface StoredThing {
  name: string;
}
const schema = new Schema<StoredThing>({ name: String });
const OfClients = defineModel<StoredThing>('OfClients', schema.clone(), {
  area: 'clients',
  narrower: [{ area: 'candidateNames', paths: ['name'] }],
});
const OfNoArea = defineModel<StoredThing>('OfNoArea', schema.clone());
const Untracked = defineModel<StoredThing>('Untracked', schema.clone(), { untracked: 'a test' });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const underFields = () => new VersionedCache<unknown>(['fields'], { answers: 10 });

it.each([
  ['a query', 'ofclients', () => underFields().get('a', () => OfClients.find().lean().exec())],
  ['a bare command', 'ofclients', () => underFields().get('b', () => rawFind(OfClients, { filter: {} }))],
  ['a count', 'ofclients', () => underFields().get('c', () => OfClients.countDocuments().exec())],
  ['an aggregation', 'ofclients', () => underFields().get('d', () => OfClients.aggregate([{ $match: {} }]))],
  [
    'a model that leaves no versions',
    'untrackeds',
    () => underFields().get('e', () => Untracked.findOne().lean().exec()),
  ],
  [
    'what belongs to ids',
    'ofclients',
    () => {
      const read = async () => new Map((await OfClients.find().lean().exec()).map(({ name }) => [name, name]));
      return new VersionedCacheById(read, { areas: ['fields'], capacity: { answers: 10 } }).get(['x']);
    },
  ],
])('tells of %s under another area', async (_what, collection, read) => {
  await read();
  expect(assertCachedReadsNameTheirAreas).toThrow(`under fields comes from ${collection}`);
});

it('tells of what belongs to candidates and comes from another area', async () => {
  const read = async () => {
    await OfClients.find().lean().exec();
    return [];
  };
  await new RecordCache(read, 1_000).get(['x']);
  expect(assertCachedReadsNameTheirAreas).toThrow('under candidates comes from ofclients');
});

describe('rows', () => {
  const subject = { _id: new Types.ObjectId() };
  const records = new RecordCache<typeof subject, CachedRow>(async () => [], 1_000);
  const rowsFrom = (read: () => Promise<unknown>) =>
    new RowCache(records).get({ name: 'a form', areas: ['fields'] }, [subject], async () => {
      await read();
      return [{ bytes: new Uint8Array(1), values: 1 }];
    });

  it.each<[string, () => Promise<unknown>, string]>([
    ['from the database', () => OfClients.find().lean().exec(), 'under candidates, fields comes from ofclients'],
    [
      'from another cache',
      () => new VersionedCache<unknown>(['clients'], { answers: 1 }).get('a', () => OfClients.find().lean().exec()),
      'under candidates, fields comes from what is cached under clients',
    ],
  ])('tells of what comes %s, from another area', async (_where, read, told) => {
    await rowsFrom(read);
    expect(assertCachedReadsNameTheirAreas).toThrow(told);
  });

  it('tells nothing of what comes from the areas of the form', async () => {
    await rowsFrom(async () => new VersionedCache<unknown>(['fields'], { answers: 1 }).get('a', async () => 1));
    expect(assertCachedReadsNameTheirAreas).not.toThrow();
  });
});

it('tells nothing of reads under one of the areas, of models without area, or that are not cached', async () => {
  for (const area of ['clients', 'candidateNames'] as const) {
    await new VersionedCache<unknown>([area], { answers: 10 }).get('a', () => OfClients.find().lean().exec());
  }
  await underFields().get('b', () => OfNoArea.find().lean().exec());
  await OfClients.find().lean();
  expect(assertCachedReadsNameTheirAreas).not.toThrow();
});
