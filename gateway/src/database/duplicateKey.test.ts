import mongoose, { mongo } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { insertedDespiteError, insertMissing, isDuplicateKey, pathsInUse, upsert } from './duplicateKey.js';

const People = mongoose.model(
  'UniquePerson',
  new mongoose.Schema({ email: { type: String, unique: true }, city: { type: String, required: true } }),
);
const ana = { email: 'ana@example.com', city: 'Natal' };

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await People.syncIndexes();
  await People.create(ana);
});
afterAll(async () => {
  mongoose.deleteModel('UniquePerson');
  await db.stop();
});

const failureOf = (write: Promise<unknown>): Promise<unknown> =>
  write.then(() => null).catch((error: unknown) => error);

test('a write that breaks a unique index is told by the paths of that index', async () => {
  expect(pathsInUse(await failureOf(People.create(ana)))).toEqual(['email']);
});

test('another failure is no duplicate', async () => {
  const invalid = await failureOf(People.create({ email: 'bia@example.com' }));
  expect(invalid).toBeInstanceOf(Error);
  expect(isDuplicateKey(invalid)).toBe(false);
  expect(isDuplicateKey(null)).toBe(false);
});

test('an upsert that another one has come before finds on its second try what that one made', async () => {
  let tries = 0;
  const found = await upsert(async () => {
    tries += 1;
    return tries === 1 ? People.create(ana) : People.findOne({ email: ana.email }).orFail();
  });
  expect(found.city).toBe(ana.city);
  expect(tries).toBe(2);
});

test('an upsert that fails for another reason is not tried again', async () => {
  let tries = 0;
  const failing = upsert(async () => {
    tries += 1;
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(tries).toBe(1);
});

describe('a batch of insertions', () => {
  const both = [ana, { email: 'bia@example.com', city: 'Recife' }];
  const eachOnItsOwn = { ordered: false, lean: true } as const;
  const broken = new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('connection closed'), null as never);

  test('of which some are there already has inserted the others', async () => {
    const failure = await failureOf(People.insertMany(both, eachOnItsOwn));
    expect(insertedDespiteError(failure, both, eachOnItsOwn)).toEqual([both[1]]);
    expect(await People.exists({ email: 'bia@example.com' })).not.toBeNull();
    expect(await insertMissing(() => People.insertMany(both, eachOnItsOwn))).toBe(false);
    await People.deleteOne({ email: 'bia@example.com' });
    expect(await insertMissing(() => People.insertMany([both[1]], eachOnItsOwn))).toBe(true);
  });

  test('whose connection broke has maybe inserted none, though the driver tells it as it tells of single records', async () => {
    expect(broken).toBeInstanceOf(mongo.MongoBulkWriteError);
    await expect(insertMissing(() => Promise.reject(broken))).rejects.toBe(broken);
    expect(insertedDespiteError(broken, both, eachOnItsOwn)).toBeNull();
  });

  test('that stops at the first failure has maybe inserted none of the others', async () => {
    const failure = await failureOf(People.insertMany(both, { ordered: true, lean: true }));
    expect(insertedDespiteError(failure, both, { ordered: true, lean: true })).toBeNull();
  });
});
