/** A bucket may hold what this database never stored, and the database files that are older than the bucket. */
import type { Readable } from 'node:stream';
import { pino } from 'pino';
import { createSealer } from '../../auth/seal.js';
import { startTestDatabase, type TestDatabase } from '../../../test/database.js';
import { startS3Server, type S3Server } from '../../../test/files/s3Server.js';
import { SealedStore } from '../sealedStore.js';
import type { StoredFile } from '../store.js';
import { markBucket, markedBuckets, unmarkBuckets } from './bucketMark.js';
import { GridFsBlobs } from './gridFs.js';
import { S3Bucket } from './s3.js';
import { S3Blobs } from './s3Blobs.js';
import { s3Settings } from './storageUrl.js';

const dependencies = {
  sealer: createSealer('a-key-of-the-tests-with-48-characters-or-more!!!'),
  logger: pino({ level: 'silent' }),
};
const HOUR_MS = 3_600_000;
const now = () => new Date();
const later = () => new Date(Date.now() + HOUR_MS);

let database: TestDatabase;
let s3: S3Server;
let bucket: S3Bucket;
let store: SealedStore;

beforeAll(async () => {
  [database, s3] = await Promise.all([startTestDatabase(), startS3Server()]);
  bucket = new S3Bucket(s3Settings(s3.url)!);
  store = new SealedStore(new S3Blobs(bucket, now), dependencies);
});
beforeEach(() => database.clear());
afterAll(async () => {
  await store.close();
  await Promise.all([database.stop(), s3.stop()]);
});

async function listed(before = later()): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of store.listBefore(before)) ids.push(id);
  return ids;
}

test('what this database has not stored is never listed, whatever its name and age', async () => {
  const foreign = 'a'.repeat(32);
  await bucket.put({ id: foreign, owner: 'another database' }, Buffer.from('x'));
  const own = await store.put(Buffer.from('x'), { owner: 'ana' });
  expect(await listed()).toEqual([own]);
  await database.clear();
  expect(await listed()).toEqual([]);
  expect(await bucket.described(foreign)).not.toBeNull();
});

test('a file is listed until it is kept, and again from when it is let go until it is deleted', async () => {
  const id = await store.put(Buffer.from('x'), { owner: 'ana' });
  await store.keep([id]);
  expect(await listed()).toEqual([]);
  await store.letGo([{ id, owner: 'ana' }]);
  expect(await listed()).toEqual([id]);
  await store.delete(id);
  expect(await listed()).toEqual([]);
});

test('what was let go after a sweep began is not taken out by it', async () => {
  const id = await store.put(Buffer.from('x'), { owner: 'ana' });
  await store.keep([id], new Date(Date.now() - HOUR_MS));
  expect(await listed()).toEqual([id]);
});

test('a file whose store may or may not have it stays listed', async () => {
  const gone = new S3Bucket({ ...s3Settings(s3.url)!, endpoint: 'http://127.0.0.1:9' });
  const away = new SealedStore(new S3Blobs(gone, now), dependencies);
  await expect(away.put(Buffer.from('x'), { owner: 'ana' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await listed()).toHaveLength(1);
  expect(await markedBuckets()).toEqual([]);
  await away.close();
});

test('a file that comes back, as it was deleted while its key was sealed anew, is listed', async () => {
  const id = await store.put(Buffer.from('x'), { owner: 'ana' });
  await store.keep([id]);
  class DeletedMeanwhile extends S3Bucket {
    override async put(file: StoredFile, bytes: Buffer): Promise<void> {
      await store.delete(id);
      await super.put(file, bytes);
    }
  }
  const own = new DeletedMeanwhile(s3Settings(s3.url)!);
  const blobs = new S3Blobs(own, now);
  await blobs.replaceStart(id, 4, (start) => start);
  expect(await bucket.described(id)).not.toBeNull();
  expect(await listed()).toEqual([id]);
  await own.close();
});

test('a store that does not tell of a file keeps no connection with its bytes', async () => {
  const id = await store.put(Buffer.from('x'), { owner: 'ana' });
  const opened: (Readable | null)[] = [];
  class Silent extends S3Bucket {
    override async open(file: string) {
      opened.push(await super.open(file));
      return opened.at(-1) ?? null;
    }
    override described(): Promise<never> {
      return Promise.reject(new Error('no answer'));
    }
  }
  const own = new Silent(s3Settings(s3.url)!);
  await expect(new S3Blobs(own, now).replaceStart(id, 4, (start) => start)).rejects.toThrow('no answer');
  expect(opened.filter((bytes) => bytes?.destroyed === false)).toEqual([]);
  await own.close();
});

describe('files that came into the database before there was a bucket', () => {
  const inDatabase = new SealedStore(new GridFsBlobs(now), dependencies);

  test('are read, sealed anew and deleted as those of the bucket are', async () => {
    const id = await inDatabase.put(Buffer.from('frente do RG'), { owner: 'ana' });
    expect(String(await store.read(id, 100))).toBe('frente do RG');
    expect(await store.sealAnew(id)).toBe(true);
    expect(await listed()).toEqual([id]);
    await store.delete(id);
    await expect(inDatabase.open(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.open(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await markedBuckets()).toEqual([]);
  });

  test('are no reason to miss the bucket later; those in it are, also of an earlier release', async () => {
    const fresh = () => new SealedStore(new S3Blobs(bucket, now), dependencies);
    const id = await fresh().put(Buffer.from('x'), { owner: 'ana' });
    expect(await markedBuckets()).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/documentos$/)]);
    await database.clear();
    (await fresh().open(id)).destroy();
    expect(await markedBuckets()).toEqual([bucket.address]);
  });

  test('the bucket that another follows stays marked', async () => {
    await markBucket('https://s3.example.com/antigo');
    await store.put(Buffer.from('x'), { owner: 'ana' });
    expect(await markedBuckets()).toEqual([bucket.address, 'https://s3.example.com/antigo']);
  });

  test('the bucket is marked again by the next file where a gateway without it has forgotten it', async () => {
    await store.put(Buffer.from('x'), { owner: 'ana' });
    await unmarkBuckets([bucket.address]);
    await store.put(Buffer.from('y'), { owner: 'ana' });
    expect(await markedBuckets()).toEqual([bucket.address]);
  });
});
