import mongoose from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { IndexSyncError, syncIndexes } from './indexSync.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterEach(async () => {
  mongoose.deleteModel(/^/);
  await mongoose.connection.dropDatabase();
});
afterAll(async () => {
  await db.stop();
});

function Person() {
  return mongoose.model('IndexedPerson', new mongoose.Schema({ email: { type: String, unique: true }, city: String }));
}

it('makes the indexes of every registered model, and can be repeated', async () => {
  const people = Person();
  await syncIndexes();
  await syncIndexes();
  expect(Object.keys(await people.collection.indexInformation())).toEqual(['_id_', 'email_1']);
  await people.create({ email: 'ana@example.com' });
  await expect(people.create({ email: 'ana@example.com' })).rejects.toMatchObject({ code: 11000 });
});

it('makes the collection of a model without indexes', async () => {
  mongoose.model('PlainThing', new mongoose.Schema({ name: String }));
  await syncIndexes();
  const names = (await mongoose.connection.listCollections()).map(({ name }) => name);
  expect(names).toContain('plainthings');
});

it('leaves an index alone that an operator has added', async () => {
  const people = Person();
  await people.createCollection();
  await people.collection.createIndex({ city: 1 });
  await syncIndexes();
  expect(await people.collection.indexExists('city_1')).toBe(true);
});

it('names the model whose index cannot be made, and makes the others', async () => {
  const people = Person();
  await people.collection.insertMany([{ email: 'twice' }, { email: 'twice' }]);
  const others = mongoose.model('IndexedOther', new mongoose.Schema({ code: { type: String, index: true } }));
  const failure: unknown = await syncIndexes().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(IndexSyncError);
  expect((failure as IndexSyncError).message).toMatch(/IndexedPerson \(.*duplicate key/);
  expect((failure as IndexSyncError).failures).toHaveLength(1);
  expect(await others.collection.indexExists('code_1')).toBe(true);
});
