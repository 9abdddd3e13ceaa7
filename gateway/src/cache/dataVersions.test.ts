import mongoose, { model, Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import '../domains/services.js';
import { areas, DataVersions, dataVersions, tracked, type Tracking } from './dataVersions.js';

interface Thing {
  name: string;
  count: number;
}
const thingSchema = new Schema<Thing>({ name: String, count: Number }, { versionKey: false });
thingSchema.plugin(tracked, { area: 'clients', narrower: [{ area: 'candidateNames', paths: ['name'] }] });
const ThingModel = model<Thing>('Thing', thingSchema);

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await ThingModel.create({ name: 'a', count: 0 });
});
afterEach(() => database.clear());

const serial = () => dataVersions.serialOf(['clients']);

/** Whether it leaves another version, here and for another process that has been told of all before. */
async function makesAnEdition(write: () => Promise<unknown>): Promise<{ here: boolean; elsewhere: boolean }> {
  const other = new DataVersions();
  await other.confirm();
  const before = { here: serial(), elsewhere: other.serialOf(['clients']) };
  await write();
  await other.confirm();
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
  ['findOneAndReplace', () => ThingModel.findOneAndReplace({ name: 'a' }, { name: 'z', count: 1 }).exec()],
  ['findOneAndDelete', () => ThingModel.findOneAndDelete({ name: 'a' }).lean().exec()],
  ['deleteOne', () => ThingModel.deleteOne({ name: 'a' }).exec()],
  ['deleteMany', () => ThingModel.deleteMany({}).exec()],
];

describe('a write through a tracked model', () => {
  it.each(writes)('makes an version: %s', async (_, write) => {
    expect(await makesAnEdition(write)).toEqual({ here: true, elsewhere: true });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a read', () => ThingModel.find().lean().exec()],
    ['an update of nothing', () => ThingModel.updateOne({ name: 'none' }, { $inc: { count: 1 } })],
    ['an update to what is there', () => ThingModel.updateMany({ name: 'a' }, { $set: { count: 0 } })],
    ['a deletion of nothing', () => ThingModel.deleteMany({ name: 'none' }).exec()],
    ['findOneAndUpdate of nothing', () => ThingModel.findOneAndUpdate({ name: 'none' }, { count: 1 }).lean().exec()],
  ])('makes none: %s', async (_, read) => {
    expect(await makesAnEdition(read)).toEqual({ here: false, elsewhere: false });
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

describe('dataVersions', () => {
  it('change one area alone', async () => {
    const others = areas.filter((area) => area !== 'clients' && area !== 'candidateNames');
    const before = dataVersions.serialOf(others);
    await ThingModel.create({ name: 'b', count: 0 });
    expect(dataVersions.serialOf(others)).toBe(before);
  });

  it('are not taken back by a question that was on its way when the write came', async () => {
    await dataVersions.confirm();
    const before = serial();
    const asking = dataVersions.confirm();
    await ThingModel.create({ name: 'b', count: 0 });
    await asking;
    await dataVersions.confirm();
    expect(serial()).toBeGreaterThan(before);
  });

  it('are all outdated after half a minute, as the data may have been changed by hand', async () => {
    let now = 0;
    const other = new DataVersions(() => now);
    await other.confirm();
    const before = other.serialOf(areas);
    now = 30_000;
    await other.confirm();
    expect(other.serialOf(areas)).toBe(before);
    now = 30_001;
    await other.confirm();
    expect(other.serialOf(areas)).toBeGreaterThan(before);
  });

  it('are all outdated once the database could not be asked', async () => {
    const other = new DataVersions();
    await other.confirm();
    const before = other.serialOf(areas);
    await mongoose.disconnect();
    await expect(other.confirm()).rejects.toThrow();
    await mongoose.connect(database.url);
    expect(other.serialOf(areas)).toBeGreaterThan(before);
  });
});

it('every model whose records are remembered is tracked', () => {
  const pluginsOf = (schema: Schema) => (schema as unknown as { plugins: { fn: unknown; opts: unknown }[] }).plugins;
  const trackedModels = Object.entries(mongoose.models).flatMap(([name, { schema }]) =>
    pluginsOf(schema)
      .filter(({ fn }) => fn === tracked)
      .map(({ opts }) => [name, (opts as Tracking).area]),
  );
  expect(Object.fromEntries(trackedModels)).toEqual({
    Session: 'accounts',
    User: 'accounts',
    CustomField: 'fields',
    FieldPermission: 'fields',
    Client: 'clients',
    Candidate: 'candidates',
    CandidateConfirmation: 'confirmations',
    Thing: 'clients',
  });
});
