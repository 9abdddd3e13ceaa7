/** Every write through a model, however it is made and however it ends, outdates what is cached. */
import mongoose, { Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import '../domains/services.js';
import { DataVersions, dataVersions, OTHERS } from './dataVersions.js';
import { assertModelsAreDefined, defineModel } from './defineModel.js';
import { MemoizedByObject } from './memoizeByObject.js';
import { VersionedCache } from './versionedCache.js';

interface StoredThing {
  name: string;
  count: number;
}
/** New things with this count come after all others. */
const LAST = 100;
const thingSchema = new Schema<StoredThing>(
  { name: { type: String, unique: true }, count: Number },
  { versionKey: false },
);
const ThingModel = defineModel<StoredThing>('Thing', thingSchema, {
  area: 'clients',
  narrower: [
    { area: 'candidateNames', paths: ['name'] },
    { area: 'candidatePlaces', paths: ['name'], isUnchangedBy: ({ count }) => count >= LAST },
  ],
});
const UndeclaredModel = defineModel('Undeclared', new Schema<{ text: string }>({ text: String }));
const UntrackedModel = defineModel('Untracked', new Schema<{ text: string }>({ text: String }), {
  untracked: 'A test of what is not tracked.',
});

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await ThingModel.create({ name: 'a', count: 0 });
});
afterEach(() => database.clear());

/** How the product inserts what may be there already. */
const eachOnItsOwn = { ordered: false, lean: true } as const;

const serial = () => dataVersions.serialOf(['clients']);

/** Whether it leaves another version, here and for another process that has been told of all before. */
async function makesAVersion(write: () => Promise<unknown>): Promise<{ here: boolean; elsewhere: boolean }> {
  const other = new DataVersions();
  await other.refresh();
  const before = { here: serial(), elsewhere: other.serialOf(['clients']) };
  await write();
  await other.refresh();
  return { here: serial() > before.here, elsewhere: other.serialOf(['clients']) > before.elsewhere };
}

const writes: [string, () => Promise<unknown>][] = [
  ['create', () => ThingModel.create({ name: 'b', count: 0 })],
  ['insertMany', () => ThingModel.insertMany([{ name: 'b', count: 0 }])],
  ['save', async () => (await ThingModel.findOne().orFail()).set({ count: 9 }).save()],
  ['updateOne', () => ThingModel.updateOne({ name: 'a' }, { $inc: { count: 1 } })],
  ['updateOne that inserts', () => ThingModel.updateOne({ name: 'new' }, { $inc: { count: 1 } }, { upsert: true })],
  ['updateMany', () => ThingModel.updateMany({}, { $inc: { count: 1 } })],
  ['updateMany by a pipeline', () => ThingModel.updateMany({}, [{ $set: { count: 5 } }], { updatePipeline: true })],
  ['replaceOne', () => ThingModel.replaceOne({ name: 'a' }, { name: 'z', count: 1 })],
  ['bulkWrite', () => ThingModel.bulkWrite([{ updateOne: { filter: { name: 'a' }, update: { $set: { count: 3 } } } }])],
  ['findOneAndUpdate', () => ThingModel.findOneAndUpdate({ name: 'a' }, { $inc: { count: 1 } }).exec()],
  [
    'findOneAndUpdate, lean',
    () =>
      ThingModel.findOneAndUpdate({ name: 'a' }, { $inc: { count: 1 } })
        .lean()
        .exec(),
  ],
  [
    'findOneAndUpdate that inserts, and answers with what was there before',
    () =>
      ThingModel.findOneAndUpdate({ name: 'new' }, { $inc: { count: 1 } }, { upsert: true })
        .lean()
        .exec(),
  ],
  ['findOneAndReplace', () => ThingModel.findOneAndReplace({ name: 'a' }, { name: 'z', count: 1 }).exec()],
  ['findOneAndDelete', () => ThingModel.findOneAndDelete({ name: 'a' }).lean().exec()],
  ['deleteOne', () => ThingModel.deleteOne({ name: 'a' }).exec()],
  ['bulkSave', async () => ThingModel.bulkSave([(await ThingModel.findOne().orFail()).set({ count: 9 })])],
  ['insertOne', () => ThingModel.insertOne({ name: 'b', count: 0 })],
  ['deletion of a document', async () => (await ThingModel.findOne().orFail()).deleteOne()],
  ['update of a document', async () => (await ThingModel.findOne().orFail()).updateOne({ $inc: { count: 1 } })],
  ['updateOne without acknowledgement', () => ThingModel.updateOne({}, { count: 1 }, { writeConcern: { w: 0 } })],
  ['deleteMany', () => ThingModel.deleteMany({}).exec()],
];

describe('a write through a model', () => {
  it.each(writes)('makes a version: %s', async (_, write) => {
    expect(await makesAVersion(write)).toEqual({ here: true, elsewhere: true });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['insertMany', () => ThingModel.insertMany([{ name: 'b' }, { name: 'a' }, { name: 'c' }], { ordered: true })],
    ['insertMany, each on its own', () => ThingModel.insertMany([{ name: 'a' }, { name: 'b' }], eachOnItsOwn)],
    [
      'bulkWrite',
      () =>
        ThingModel.bulkWrite([
          { updateOne: { filter: { name: 'a' }, update: { $inc: { count: 1 } } } },
          { insertOne: { document: { name: 'a', count: 0 } } },
        ]),
    ],
  ])('makes a version when it fails half-way: %s', async (_, write) => {
    const outcome = await makesAVersion(() => expect(write()).rejects.toThrow('duplicate key'));
    expect(outcome).toEqual({ here: true, elsewhere: true });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['updateOne', () => ThingModel.updateOne({ name: 'a' }, { $push: { count: 1 } }, { strict: false })],
    ['findOneAndUpdate', () => ThingModel.findOneAndUpdate({ name: 'a' }, { $rename: { name: 'name' } }).exec()],
    ['updateMany that a unique index refuses', () => ThingModel.updateMany({}, { name: 'c' })],
    [
      'insertMany as a whole',
      () => ThingModel.insertMany([{ name: 'z' }], { ...eachOnItsOwn, maxTimeMS: -1 } as object),
    ],
  ])('makes a version when it fails, as the database may have made it: %s', async (_, write) => {
    await ThingModel.create({ name: 'b', count: 0 });
    const outcome = await makesAVersion(() => expect(write()).rejects.toThrow());
    expect(outcome).toEqual({ here: true, elsewhere: true });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['create', () => ThingModel.create({ name: 'a', count: 0 })],
    ['updateOne', () => ThingModel.updateOne({ name: 'new' }, { $set: { name: 'a' } }, { upsert: true })],
    ['findOneAndUpdate', () => ThingModel.findOneAndUpdate({ name: 'b' }, { name: 'a' }).exec()],
    ['insertMany', () => ThingModel.insertMany([{ name: 'a' }], eachOnItsOwn)],
  ])('makes none when a unique index refuses its record: %s', async (_, write) => {
    await ThingModel.create({ name: 'b', count: 0 });
    const outcome = await makesAVersion(() => expect(write()).rejects.toThrow('duplicate key'));
    expect(outcome).toEqual({ here: false, elsewhere: false });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a read', () => ThingModel.find().lean().exec()],
    ['an update of nothing', () => ThingModel.updateOne({ name: 'none' }, { $inc: { count: 1 } })],
    ['an update to what is there', () => ThingModel.updateMany({ name: 'a' }, { $set: { count: 0 } })],
    ['a deletion of nothing', () => ThingModel.deleteMany({ name: 'none' }).exec()],
    ['findOneAndUpdate of nothing', () => ThingModel.findOneAndUpdate({ name: 'none' }, { count: 1 }).lean().exec()],
  ])('makes none: %s', async (_, read) => {
    expect(await makesAVersion(read)).toEqual({ here: false, elsewhere: false });
  });
});

describe('the narrower area of a model', () => {
  const narrow = () => dataVersions.serialOf(['candidateNames']);

  it.each<[string, () => Promise<unknown>]>([
    ['creating', () => ThingModel.create({ name: 'b', count: 0 })],
    ['deleting', () => ThingModel.deleteOne({ name: 'a' }).exec()],
    ['replacing', () => ThingModel.replaceOne({ name: 'a' }, { name: 'a', count: 1 })],
    ['writing one of its paths', () => ThingModel.updateOne({ name: 'a' }, { $set: { name: 'b' } })],
    [
      'writing below one of its paths',
      () => ThingModel.updateOne({ name: 'a' }, { $unset: { 'name.first': 1 }, $inc: { count: 1 } }),
    ],
    [
      'a pipeline that writes one',
      () => ThingModel.updateMany({}, [{ $set: { name: 'b' } }], { updatePipeline: true }),
    ],
    ['a path without an operator', () => ThingModel.updateOne({ name: 'a' }, { name: 'b' })],
    ['a path that is renamed', () => ThingModel.updateOne({ name: 'a' }, { $rename: { count: 'name' } })],
    [
      'a stage that replaces the document',
      () => ThingModel.updateMany({}, [{ $replaceWith: { _id: '$_id', name: 'z' } }], { updatePipeline: true }),
    ],
    ['a stage that removes paths', () => ThingModel.updateMany({}, [{ $unset: 'name' }], { updatePipeline: true })],
    [
      'one that may insert',
      () => ThingModel.updateOne({ name: 'c' }, { $setOnInsert: { name: 'c' } }, { upsert: true }),
    ],
  ])('changes with %s', async (_, write) => {
    const before = narrow();
    await write();
    expect(narrow()).toBeGreaterThan(before);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an update', () => ThingModel.updateOne({ name: 'a' }, { $inc: { count: 1 } })],
    [
      'findOneAndUpdate',
      () =>
        ThingModel.findOneAndUpdate({ name: 'a' }, { $set: { count: 3 } })
          .lean()
          .exec(),
    ],
    ['a pipeline', () => ThingModel.updateMany({}, [{ $set: { count: 3 } }], { updatePipeline: true })],
  ])('stays the same with %s of other paths', async (_, write) => {
    const before = { narrow: narrow(), wide: serial() };
    await write();
    expect(narrow()).toBe(before.narrow);
    expect(serial()).toBeGreaterThan(before.wide);
  });
});

describe('an area that some new records leave as it is', () => {
  const places = () => dataVersions.serialOf(['candidatePlaces']);

  it.each<[string, () => Promise<unknown>]>([
    ['creating one', () => ThingModel.create({ name: 'b', count: LAST })],
    ['inserting some', () => ThingModel.insertMany([{ name: 'b', count: LAST }], { lean: true })],
  ])('stays the same with %s', async (_, write) => {
    const before = { places: places(), wide: serial() };
    await write();
    expect(places()).toBe(before.places);
    expect(serial()).toBeGreaterThan(before.wide);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['creating another', () => ThingModel.create({ name: 'b', count: 0 })],
    [
      'inserting another among them',
      () =>
        ThingModel.insertMany([
          { name: 'b', count: LAST },
          { name: 'c', count: 0 },
        ]),
    ],
    [
      'inserting some of which one fails',
      () =>
        ThingModel.insertMany([
          { name: 'b', count: LAST },
          { name: 'a', count: LAST },
        ]).catch(() => undefined),
    ],
    ['saving one that was there', async () => (await ThingModel.findOne().orFail()).set({ count: LAST }).save()],
    ['writing one of its paths', () => ThingModel.updateOne({ name: 'a' }, { $set: { name: 'b' } })],
    ['deleting one', () => ThingModel.deleteOne({ name: 'a' }).exec()],
  ])('changes with %s', async (_, write) => {
    const before = places();
    await write();
    expect(places()).toBeGreaterThan(before);
  });
});

describe('a model that names no area', () => {
  it('outdates everything that is cached, whatever it was cached under', async () => {
    const cache = new VersionedCache<number>(['accounts'], { answers: 10 });
    const memo = new MemoizedByObject<object, number>();
    const subject = {};
    let reads = 0;
    const both = async () => [await cache.get('q', async () => (reads += 1)), memo.of(subject, [], () => (reads += 1))];
    await both();
    expect(await both()).toEqual([1, 2]);
    await UndeclaredModel.create({ text: 'written' });
    expect(await both()).toEqual([3, 4]);
  });

  it('outdates it in other processes', async () => {
    const other = new DataVersions();
    await other.refresh();
    const before = other.serialOf(['fields']);
    await UndeclaredModel.create({ text: 'written' });
    await other.refresh();
    expect(other.serialOf(['fields'])).toBeGreaterThan(before);
  });
});

it('a model that is not tracked outdates nothing', async () => {
  const before = dataVersions.serialOf([OTHERS]);
  await UntrackedModel.create({ text: 'written' });
  expect(dataVersions.serialOf([OTHERS])).toBe(before);
});

it('every model of the product is made with defineModel, and one that is not is named', () => {
  expect(() => assertModelsAreDefined()).not.toThrow();
  mongoose.model('MadeAroundIt', new Schema({ text: String }));
  expect(() => assertModelsAreDefined()).toThrow('MadeAroundIt');
  mongoose.deleteModel('MadeAroundIt');
});
