/** What files in the database hold to, in whichever bucket they are. */
import { randomBytes } from 'node:crypto';
import mongoose, { Types } from 'mongoose';
import { makeIndexes } from '../../database/indexSync.js';
import { setOperationTimeout } from '../../database/timeouts.js';
import { startTestDatabase, type TestDatabase } from '../../../test/database.js';
import { Bucket } from './bucket.js';

const bucket = new Bucket<{ owner: string }>('bucketOfTest');
const chunks = () => mongoose.connection.collection('bucketOfTest.chunks');
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase({ throughForwarder: true });
});
afterAll(() => database.stop());

test.each([0, 1, 261_120, 261_121, 3_000_000])('%d bytes are given back as they were, and deleted', async (size) => {
  const id = new Types.ObjectId();
  const bytes = randomBytes(size);
  await bucket.store(id, bytes, { name: 'ficha.xlsx', metadata: { owner: 'ana' } });
  expect((await bucket.read(id))?.equals(bytes)).toBe(true);
  await bucket.delete(id);
  expect(await bucket.read(id)).toBeNull();
  expect(await chunks().countDocuments()).toBe(0);
  await bucket.delete(id);
});

test.each(['first', 'last'])('a file that lacks its %s piece is not given as a shorter one', async (place) => {
  const id = new Types.ObjectId();
  await bucket.store(id, randomBytes(600_000), { name: 'ficha.xlsx' });
  await chunks().deleteOne({ files_id: id, n: place === 'first' ? 0 : 2 });
  await expect(bucket.read(id)).rejects.toMatchObject({ name: 'FileDamaged' });
  await bucket.delete(id);
});

test('a file that the database refuses in the middle leaves nothing', async () => {
  const id = new Types.ObjectId();
  // What a full disk does: the third piece is refused, after two were written.
  await chunks().insertOne({ files_id: new Types.ObjectId(), n: 2 });
  await chunks().createIndex({ n: 1 }, { unique: true, name: 'refusing' });
  await expect(bucket.store(id, randomBytes(900_000), { name: 'ficha.xlsx' })).rejects.toThrow('refusing');
  expect(await chunks().countDocuments({ files_id: id })).toBe(0);
});

test('a file whose writing is given up gives the connection back', async () => {
  const client = mongoose.connection.getClient();
  database.forwarder?.mute();
  setOperationTimeout(50);
  const ended = new Promise<string>((resolve) => {
    client.once('connectionClosed', () => resolve('the connection is closed'));
    // By what asks every second whether the server is still there.
    client.once('connectionPoolCleared', () => resolve('the server was given up'));
  });
  try {
    const writing = bucket.write(new Types.ObjectId(), [randomBytes(900_000)], { name: 'ficha.xlsx' });
    await expect(writing).rejects.toMatchObject({ name: 'DatabaseTimeoutError' });
    expect(await ended).toBe('the connection is closed');
  } finally {
    setOperationTimeout(20_000);
    database.forwarder?.unmute();
  }
});

test('the driver reads what is stored, and what it has stored, with indexes of its own, is read and deleted', async () => {
  const ours = new Bucket('bucketOfDriver');
  const driver = () => new mongoose.mongo.GridFSBucket(mongoose.connection.db!, { bucketName: 'bucketOfDriver' });
  const bytes = randomBytes(600_000);
  const upload = driver().openUploadStream('ficha.xlsx');
  await new Promise<void>((resolve) => upload.end(bytes, () => resolve()));
  await makeIndexes(mongoose.models['bucketOfDriver.chunks']!);
  expect((await ours.read(upload.id))?.equals(bytes)).toBe(true);
  await ours.delete(upload.id);
  expect(await ours.read(upload.id)).toBeNull();

  const id = new Types.ObjectId();
  await ours.store(id, bytes, { name: 'ficha.xlsx' });
  const read = Buffer.concat((await driver().openDownloadStream(id).toArray()) as Buffer[]);
  expect(read.equals(bytes)).toBe(true);
});
