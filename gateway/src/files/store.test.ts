/** What every store of files holds to, over each place where they may be. */
import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { createSealer } from '../auth/seal.js';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { startS3Server, type S3Server } from '../../test/files/s3Server.js';
import { SealedStore } from './sealedStore.js';
import type { Blobs } from './storage/blobs.js';
import { GridFsBlobs } from './storage/gridFs.js';
import { S3Bucket } from './storage/s3.js';
import { S3Blobs } from './storage/s3Blobs.js';
import { s3Settings } from './storage/storageUrl.js';
import type { FileStore, StoredFile } from './store.js';

const sealer = createSealer('a-key-of-the-tests-with-48-characters-or-more!!!');
const dependencies = { sealer, logger: pino({ level: 'silent' }) };
const LATER = new Date(Date.now() + 3_600_000);
const OTHER_ID = 'f'.repeat(32);

let database: TestDatabase;
let s3: S3Server;

beforeAll(async () => {
  [database, s3] = await Promise.all([startTestDatabase(), startS3Server()]);
});
afterAll(() => Promise.all([database.stop(), s3.stop()]));

const places: Record<string, () => Blobs> = {
  GridFS: () => new GridFsBlobs(() => new Date()),
  S3: () => new S3Blobs(new S3Bucket(s3Settings(s3.url)!), () => new Date()),
};

async function listed(store: FileStore, before: Date): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of store.listBefore(before)) found.push(file);
  return found;
}

async function bytesIn(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe.each(Object.keys(places))('%s', (place) => {
  let blobs: Blobs;
  let store: SealedStore;

  beforeAll(() => {
    blobs = places[place]!();
    store = new SealedStore(blobs, dependencies);
  });
  beforeEach(async () => {
    for (const { id } of await listed(store, LATER)) await store.delete(id);
  });
  afterAll(() => store.close());

  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 1_000_000])('gives %d bytes back as they were', async (size) => {
    const content = randomBytes(size);
    const id = await store.put(content, { owner: 'ana' });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect((await store.read(id, size)).equals(content)).toBe(true);
  });

  test('takes a stream, whatever the size of its pieces', async () => {
    const content = randomBytes(200_000);
    const pieces = [content.subarray(0, 3), Buffer.alloc(0), content.subarray(3, 140_000), content.subarray(140_000)];
    const id = await store.put(Readable.from(pieces), { owner: 'ana' });
    expect((await bytesIn((await store.open(id)) as AsyncIterable<Buffer>)).equals(content)).toBe(true);
  });

  test('keeps nothing that can be read without the key, and the same content never alike', async () => {
    const content = Buffer.from('CPF 529.982.247-25 '.repeat(10_000));
    const ids = [await store.put(content, { owner: 'ana' }), await store.put(content, { owner: 'ana' })];
    const [one, other] = await Promise.all(
      ids.map(async (id) => bytesIn((await blobs.open(id)) as AsyncIterable<Buffer>)),
    );
    expect(one!.includes('529.982')).toBe(false);
    expect(one!.subarray(-1_000).equals(other!.subarray(-1_000))).toBe(false);
    const stranger = new SealedStore(blobs, { ...dependencies, sealer: createSealer('another-key'.repeat(5)) });
    await expect(stranger.read(ids[0]!, content.length)).rejects.toMatchObject({ name: 'FileDamaged' });
  });

  test('finds out that a stored file was changed, cut off at any place, added to, put together anew, or stands for another', async () => {
    const content = randomBytes(150_000);
    const id = await store.put(content, { owner: 'ana' });
    const stored = await bytesIn((await blobs.open(id)) as AsyncIterable<Buffer>);
    const head = stored.length - (65_552 + 65_552 + (150_000 - 131_072) + 16);
    const piece = (number: number) => stored.subarray(head + number * 65_552, head + (number + 1) * 65_552);
    const changed = (at: number) => stored.map((byte, index) => (index === at ? byte ^ 1 : byte));
    const damaged: Record<string, Buffer[]> = {
      'a bit of the first piece': [Buffer.from(changed(head + 10))],
      'a bit of the key': [Buffer.from(changed(20))],
      'the mark': [Buffer.from(changed(0))],
      'cut in the head': [stored.subarray(0, 10)],
      'cut within a piece': [stored.subarray(0, -100)],
      'cut between pieces': [stored.subarray(0, head + 2 * 65_552)],
      'cut after the head': [stored.subarray(0, head)],
      nothing: [],
      'bytes added': [stored, Buffer.from('x')],
      'pieces exchanged': [stored.subarray(0, head), piece(1), piece(0), piece(2)],
      'a piece left out': [stored.subarray(0, head), piece(0), piece(2)],
    };
    for (const [what, pieces] of Object.entries(damaged)) {
      await blobs.delete(id);
      await blobs.put({ id, owner: 'ana' }, Readable.from(pieces) as AsyncIterable<Buffer>);
      const outcome = await store.read(id, 1_000_000).catch((error: Error) => error.name);
      expect([what, outcome]).toEqual([what, 'FileDamaged']);
    }
    await blobs.put({ id: OTHER_ID, owner: 'ana' }, Readable.from([stored]) as AsyncIterable<Buffer>);
    await expect(store.read(OTHER_ID, 1_000_000)).rejects.toMatchObject({ name: 'FileDamaged' });
  });

  test('seals the key of a file anew, and leaves the file as it is', async () => {
    const content = randomBytes(300_000);
    const id = await store.put(content, { owner: 'ana' });
    const stored = async () => bytesIn((await blobs.open(id)) as AsyncIterable<Buffer>);
    const old = await stored();
    const next = createSealer('the-next-key-of-the-tests'.repeat(2));
    const rotating = { ...next, unseal: (text: string) => sealer.unseal(text) };
    await new SealedStore(blobs, { ...dependencies, sealer: rotating }).sealAnew(id);
    const fresh = await stored();
    expect(fresh.subarray(512).equals(old.subarray(512))).toBe(true);
    expect((await new SealedStore(blobs, { ...dependencies, sealer: next }).read(id, 300_000)).equals(content)).toBe(
      true,
    );
    await expect(store.read(id, 300_000)).rejects.toMatchObject({ name: 'FileDamaged' });
    await expect(store.sealAnew(id)).rejects.toMatchObject({ name: 'FileDamaged' });
    expect((await listed(store, LATER)).map(({ owner }) => owner)).toEqual(['ana']);
    expect([await store.sealAnew(id).catch(() => null), await store.sealAnew(OTHER_ID)]).toEqual([null, false]);
    expect(await listed(store, LATER)).toHaveLength(1);
  });

  test('reads no more than was asked for', async () => {
    const id = await store.put(randomBytes(100_000), { owner: 'ana' });
    await expect(store.read(id, 99_999)).rejects.toThrow(RangeError);
  });

  test('knows no file under an id that it never gave or that is deleted, whatever the id looks like', async () => {
    const id = await store.put(Buffer.from('x'), { owner: 'ana' });
    await store.delete(id);
    await store.delete(id);
    for (const gone of [id, OTHER_ID, '', '../x', 'documentos', `${id}/`, '$ne']) {
      await expect(store.open(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await store.delete(gone);
    }
  });

  test('stores nothing of content that fails, and throws what the content threw', async () => {
    const failing = Readable.from(
      (function* () {
        yield randomBytes(500_000);
        throw new RangeError('the sender has gone');
      })(),
    );
    await expect(store.put(failing, { owner: 'ana' })).rejects.toThrow(new RangeError('the sender has gone'));
    expect(await listed(store, LATER)).toEqual([]);
  });

  test('lists what was stored before a moment, with whose it is', async () => {
    const begun = new Date(Date.now() - 3_600_000);
    const ids = await Promise.all(['ana', 'joão'].map((owner) => store.put(Buffer.from(owner), { owner })));
    const found = await listed(store, LATER);
    expect(new Map(found.map(({ id, owner }) => [id, owner]))).toEqual(
      new Map([
        [ids[0], 'ana'],
        [ids[1], 'joão'],
      ]),
    );
    expect(await listed(store, begun)).toEqual([]);
  });
});

test('GridFS: what a crash leaves in the middle of a file is listed, and a deletion removes all of it', async () => {
  const store = new SealedStore(new GridFsBlobs(() => new Date()), dependencies);
  for (const { id } of await listed(store, LATER)) await store.delete(id);
  const chunks = mongoose.connection.collection('files.chunks');
  // The process ends here as far as the store can tell: the content neither goes on nor fails.
  const content = (async function* () {
    yield randomBytes(600_000);
    await new Promise(() => undefined);
  })();
  void store.put(Readable.from(content), { owner: 'ana' });
  while ((await chunks.countDocuments()) === 0);
  const [left, ...others] = await listed(store, LATER);
  expect(others).toEqual([]);
  await expect(store.open(left!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await store.delete(left!.id);
  expect(await chunks.countDocuments({ files_id: left!.id })).toBe(0);
  expect(await listed(store, LATER)).toEqual([]);
});

test('GridFS: a database that refuses to write in the middle of a file leaves nothing of it', async () => {
  const store = new SealedStore(new GridFsBlobs(() => new Date()), dependencies);
  for (const { id } of await listed(store, LATER)) await store.delete(id);
  const chunks = mongoose.connection.collection('files.chunks');
  // What a full disk does: the third piece is refused, after two were written.
  await chunks.insertOne({ files_id: 'another', n: 2 });
  await chunks.createIndex({ n: 1 }, { unique: true, name: 'refusing' });
  try {
    await expect(store.put(randomBytes(900_000), { owner: 'ana' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await chunks.countDocuments({ n: { $lt: 2 } })).toBe(0);
    expect(await listed(store, LATER)).toEqual([]);
  } finally {
    await chunks.dropIndex('refusing');
    await chunks.deleteMany({});
  }
});

test('a stored file that is opened and given up unread is closed', async () => {
  const opened: Readable[] = [];
  const open = jest.spyOn(GridFsBlobs.prototype, 'open').mockImplementation(async () => {
    opened.push(new Readable({ read: () => undefined }));
    return opened[0]!;
  });
  const content = await new SealedStore(new GridFsBlobs(() => new Date()), dependencies).open(OTHER_ID);
  content.destroy();
  await once(content, 'close');
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  open.mockRestore();
});

test('a full disk is told as such', async () => {
  const full = Object.assign(new Error('could not write'), { name: 'MongoServerError', code: 14031 });
  const put = jest.spyOn(GridFsBlobs.prototype, 'put').mockRejectedValueOnce(full);
  const store = new SealedStore(new GridFsBlobs(() => new Date()), dependencies);
  await expect(store.put(Buffer.from('x'), { owner: 'ana' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_STORAGE',
    httpStatus: 507,
  });
  put.mockRestore();
});

test('S3: a store that does not answer, or does not know the key or the bucket, is a failure of its own', async () => {
  const settings = s3Settings(s3.url)!;
  const wrong = [
    { ...settings, endpoint: 'http://127.0.0.1:9' },
    { ...settings, accessKeyId: 'wrong' },
    { ...settings, bucket: 'nenhum' },
  ];
  for (const each of wrong) {
    const store = new SealedStore(new S3Blobs(new S3Bucket(each), () => new Date()), dependencies);
    await expect(store.put(Buffer.from('x'), { owner: 'ana' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.open(OTHER_ID)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await store.close();
  }
});

test.each([
  ['on whose connection nothing moves', { silentMs: 20, answerMs: 60_000 }],
  ['that never answers', { silentMs: 60_000, answerMs: 20 }],
])('S3: a store %s is given up', async (_which, limits) => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
  const bucket = new S3Bucket({ ...s3Settings(s3.url)!, endpoint }, limits);
  const store = new SealedStore(new S3Blobs(bucket, () => new Date()), dependencies);
  await expect(store.put(Buffer.from('x'), { owner: 'ana' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(sockets.length).toBeGreaterThan(0);
  await store.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test.each([
  ['s3://key:s%2Fcret@host:9000/bucket?region=sa-east-1&tls=false', 'http://host:9000', 'sa-east-1', 's/cret'],
  ['s3://key:secret@s3.amazonaws.com/bucket', 'https://s3.amazonaws.com', 'us-east-1', 'secret'],
])('STORAGE_URL %s is understood', (url, endpoint, region, secretAccessKey) => {
  expect(s3Settings(url)).toEqual({ endpoint, region, bucket: 'bucket', accessKeyId: 'key', secretAccessKey });
});

test.each([
  'https://key:secret@host/bucket',
  's3://host/bucket',
  's3://key@host/bucket',
  's3://key:secret@host/',
  's3://key:secret@host/a/b',
  's3://key:secret@host/bucket?tls=no',
  's3://key:secret@host/bucket?regoin=x',
  'nothing',
])('STORAGE_URL %s is refused', (url) => {
  expect(s3Settings(url)).toBeNull();
});
