/** That a write of a request outside a recorded change fails the test that makes it. */
import { Schema } from 'mongoose';
import { pino } from 'pino';
import supertest from 'supertest';
import { defineModel } from '../src/cache/defineModel.js';
import { Changes } from '../src/domains/changes/changes.js';
import { SecurityLog } from '../src/domains/security/securityLog.js';
import { startTestDatabase, type TestDatabase } from './database.js';
import { assertWritesAreRecorded, watchedRequests } from './recordedWrites.js';

interface StoredThing {
  name: string;
}
const schema = new Schema<StoredThing>({ name: String }, { versionKey: false });
const Thing = defineModel<StoredThing>('Thing', schema.clone());
/** A collection of which single properties alone may be written without a recorded change. */
const Client = defineModel<StoredThing & { deletingSince: Date }>(
  'Client',
  new Schema({ name: String, deletingSince: Date }, { versionKey: false }),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const logger = pino({ level: 'silent' });
const securityLog = new SecurityLog({ logger, config: { jwtSecret: 'a-secret-of-the-tests' } });
const changes = new Changes({ logger, now: () => new Date(), services: { securityLog } });

/** Has a request write. */
async function requestThat(write: () => Promise<unknown>): Promise<void> {
  const app = watchedRequests((_request, response) => {
    void write().then(() => response.end());
  });
  await supertest(app).get('/').expect(200);
}

it.each([
  ['an insertion', 'insertOne of things', () => Thing.create({ name: 'a' })],
  ['several', 'insertMany of things', () => Thing.insertMany([{ name: 'a' }, { name: 'b' }])],
  ['an update', 'updateOne of things name', () => Thing.updateOne({}, { $set: { name: 'b' } })],
  ['an update that reads', 'findOneAndUpdate of things', () => Thing.findOneAndUpdate({}, { $set: { name: 'c' } })],
  ['a deletion', 'deleteMany of things', () => Thing.deleteMany({})],
  ['a batch', 'bulkWrite of things', () => Thing.bulkWrite([{ insertOne: { document: { name: 'a' } } }])],
  ['one past mongoose', 'insertOne of things', () => Thing.collection.insertOne({ name: 'a' })],
  [
    'one of a property besides those that may',
    'updateOne of clients',
    () => Client.updateOne({}, { $set: { deletingSince: new Date(), name: 'b' } }),
  ],
])('tells of %s by a request', async (_what, told, write: () => Promise<unknown>) => {
  await requestThat(write);
  expect(assertWritesAreRecorded).toThrow(told);
});

it('tells nothing of recorded changes, of what no request writes, or of what may be written without', async () => {
  const change = { entity: 'client', entityId: 'c1', action: 'update' } as const;
  await requestThat(() => changes.record(null, change, () => Thing.updateOne({}, { $set: { name: 'd' } })));
  await requestThat(() => changes.recordAll(null, [change], async () => [await Thing.create({ name: 'e' })]));
  await requestThat(() => Client.updateOne({}, { $set: { deletingSince: new Date() } }));
  await Thing.create({ name: 'f' });
  expect(assertWritesAreRecorded).not.toThrow();
});
