/** What an installation has stored in the embedded database goes into another MongoDB as it is, or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import mongoose, { type mongo } from 'mongoose';
import pino from 'pino';
import { bundled } from '../../test/bundled.js';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { startEmbeddedEngine } from '../database/embedded/embeddedEngine.js';

const ENTRY = await bundled(new URL('./copyDatabase.ts', import.meta.url));
const { Double, Int32, Long, Binary, ObjectId, MongoClient } = mongoose.mongo;
const { EJSON } = mongoose.mongo.BSON;

let server: TestDatabase;
let client: mongo.MongoClient;
let dataDir: string;
beforeAll(async () => {
  server = await startTestDatabase();
  client = await MongoClient.connect(server.url);
});
afterAll(async () => {
  await client.db('copied').dropDatabase();
  await client.close();
  await server.stop();
});
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'esteira-copy-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command with DATA_DIR and the database of that name as its MONGODB_URL, to its end. */
async function copy(name: string | null): Promise<{ code: number | null; said: string; failed: string }> {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...secrets, ...(name !== null && { MONGODB_URL: url.href }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, said, failed };
}

/** What a database holds, each value with its kind. */
async function contentOf(database: mongo.Db): Promise<string> {
  const names = (await database.listCollections().toArray()).map(({ name }) => name);
  const rows = names.toSorted().map(async (name) => {
    const stored = await database.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
    return [name, stored];
  });
  return EJSON.stringify(await Promise.all(rows), { relaxed: false });
}

/** Opens the embedded database below DATA_DIR for as long as `use` takes. */
async function withSource<T>(use: (database: mongo.Db) => Promise<T>): Promise<T> {
  const engine = await startEmbeddedEngine({ dataDir, logger: pino({ level: 'silent' }) });
  const source = await MongoClient.connect(engine.url, { retryWrites: false });
  try {
    return await use(source.db());
  } finally {
    await source.close();
    await engine.close();
  }
}

it('copies every record with the kinds of its values, more than one batch has room for, and once only', async () => {
  const before = await withSource(async (database) => {
    const numbers = { whole: new Int32(3), fraction: new Double(3), long: Long.fromNumber(3) };
    const user = { ...numbers, at: new Date(0), list: [null, { key: 'ação' }], key: new Binary(Buffer.from('k'), 0) };
    await database.collection('users').insertMany([user, { name: 'Ana' }]);
    const megabyte = Buffer.alloc(2 ** 20, 'x');
    const chunks = Array.from({ length: 20 }, (_, n) => ({ _id: new ObjectId(), files_id: 'f', n, data: megabyte }));
    await database.collection('files.chunks').insertMany(chunks);
    return contentOf(database);
  });
  const { code, said, failed } = await copy('copied');
  expect([code, failed]).toEqual([0, '']);
  expect(said).toContain('files.chunks: 20\n');
  expect(said).toMatch(/\nEverything is copied\.\n$/);
  expect((await contentOf(client.db('copied'))) === before).toBe(true);
  expect((await withSource(contentOf)) === before).toBe(true);

  expect(await copy('copied')).toEqual({
    code: 1,
    said: '',
    failed: expect.stringMatching(/^Cannot copy: the database copied at MONGODB_URL is not empty: [^\n]*\n$/),
  });
});

it('ends with one line, and leaves no trace in the target, where there is nothing to copy or no place for it', async () => {
  expect(await copy('untouched')).toMatchObject({
    code: 1,
    failed: expect.stringMatching(/^Cannot copy: DATA_DIR \S+ has no database with an account\n$/),
  });
  expect(await client.db('untouched').listCollections().toArray()).toEqual([]);
  expect(await copy(null)).toMatchObject({
    code: 1,
    failed: 'Cannot copy: MONGODB_URL must be set to the database that takes the copy\n',
  });
});
