import { jest } from '@jest/globals';
import mongoose, { model, Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { isDatabaseUnavailable } from './errors.js';
import { rawFind } from './rawFind.js';
import { setOperationTimeout } from './timeouts.js';

interface Person {
  name: string;
  age?: number;
}

const PersonModel = model<Person>('LimitedPerson', new Schema<Person>({ name: String, age: Number }));
const { collection } = PersonModel;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase({ throughForwarder: true });
});
beforeEach(async () => {
  await database.clear();
  await PersonModel.insertMany([
    { name: 'Ana', age: 30 },
    { name: 'Bia', age: 40 },
  ]);
});
afterEach(() => {
  setOperationTimeout(10_000);
  database.forwarder?.unmute();
});
afterAll(() => database.stop());

const operations: Record<string, () => Promise<unknown>> = {
  find: () => PersonModel.find({ name: 'Ana' }).lean().exec(),
  findOne: () => PersonModel.findOne({ name: 'Ana' }).exec(),
  findById: () => PersonModel.findById('656565656565656565656565').exec(),
  findOneAndUpdate: () => PersonModel.findOneAndUpdate({ name: 'Ana' }, { age: 31 }).exec(),
  findOneAndDelete: () => PersonModel.findOneAndDelete({ name: 'Ana' }).exec(),
  findOneAndReplace: () => PersonModel.findOneAndReplace({ name: 'Ana' }, { name: 'Eva' }).exec(),
  'save of a new document': () => new PersonModel({ name: 'Cris' }).save(),
  insertMany: () => PersonModel.insertMany([{ name: 'Cris' }]),
  bulkWrite: () => PersonModel.bulkWrite([{ insertOne: { document: { name: 'Cris' } } }]),
  updateOne: () => PersonModel.updateOne({ name: 'Ana' }, { age: 31 }).exec(),
  updateMany: () => PersonModel.updateMany({}, { age: 31 }).exec(),
  replaceOne: () => PersonModel.replaceOne({ name: 'Ana' }, { name: 'Eva' }).exec(),
  deleteOne: () => PersonModel.deleteOne({ name: 'Ana' }).exec(),
  deleteMany: () => PersonModel.deleteMany({}).exec(),
  countDocuments: () => PersonModel.countDocuments({ name: 'Ana' }).exec(),
  estimatedDocumentCount: () => PersonModel.estimatedDocumentCount().exec(),
  distinct: () => PersonModel.distinct('name').exec(),
  aggregate: () => PersonModel.aggregate([{ $match: { name: 'Ana' } }]).exec(),
  'cursor of a model': () => PersonModel.find().cursor().next(),
  'cursor of an aggregation': () =>
    PersonModel.aggregate([{ $match: {} }])
      .cursor()
      .next(),
  'cursor of the collection': () => collection.find({}).next(),
  'list of the collection': () => collection.find({}).toArray(),
  'insert into the collection': () => collection.insertOne({ name: 'Cris' }),
  'bare command': () => rawFind(PersonModel, { filter: {} }),
};

it.each(Object.entries(operations))('%s is given up when the database does not answer', async (_, operate) => {
  database.forwarder?.mute();
  setOperationTimeout(50);
  const error: unknown = await operate().then(
    (result) => result,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: expect.any(String), message: expect.stringContaining('within 50 ms') });
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each(Object.entries(operations))('%s works when it does', async (_, operate) => {
  await operate();
});

it('is about each step of a cursor, not about all of them', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const cursor = collection.find({}, { batchSize: 1, sort: { name: 1 } });
    expect(await cursor.next()).toMatchObject({ name: 'Ana' });
    jest.advanceTimersByTime(60_000);
    expect(await cursor.next()).toMatchObject({ name: 'Bia' });
    await cursor.close();
  } finally {
    jest.useRealTimers();
  }
});

it('gives the connection back of a later step of a cursor that it gave up, and takes no other one', async () => {
  const client = mongoose.connection.getClient();
  const cursor = collection.find({}, { batchSize: 1 });
  await cursor.next();
  let [out, back] = [0, 0];
  client.on('connectionCheckedOut', () => (out += 1));
  const ended = new Promise<string>((resolve) => {
    client.on('connectionCheckedIn', () => {
      back += 1;
      // What the driver does at once has been begun by then.
      setImmediate(() => resolve(`${out} taken, ${back} given back`));
    });
    // By what asks every second whether the server is still there.
    client.once('connectionPoolCleared', () => resolve('the server was given up'));
  });
  database.forwarder?.mute();
  setOperationTimeout(50);
  await expect(cursor.next()).rejects.toMatchObject({ name: 'DatabaseTimeoutError' });
  expect(await ended).toBe('1 taken, 1 given back');
});

it('gives the connections back of what it gave up', async () => {
  const client = mongoose.connection.getClient();
  let inUse = 0;
  client.on('connectionCheckedOut', () => (inUse += 1));
  const allBack = new Promise<void>((resolve) => {
    client.on('connectionCheckedIn', () => {
      inUse -= 1;
      if (inUse === 0) resolve();
    });
  });
  database.forwarder?.mute();
  setOperationTimeout(50);
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => PersonModel.find().exec()),
    ...Array.from({ length: 5 }, () => PersonModel.updateMany({}, { age: 1 }).exec()),
    ...Array.from({ length: 5 }, () => rawFind(PersonModel, { filter: {} })),
  ]);
  await allBack;
});
