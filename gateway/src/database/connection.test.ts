import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import pino from 'pino';
import { isDatabaseUnavailable, openDatabase, StartupError, type Database } from './connection.js';

const logger = pino({ level: 'silent' });
let scratch: string;
const open: Database[] = [];

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'esteira-test-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
  rmSync(scratch, { recursive: true, force: true });
});

async function opened(options: { mongodbUrl?: string; dataDir?: string } = {}): Promise<Database> {
  const database = await openDatabase({ dataDir: join(scratch, 'data'), logger, ...options });
  open.push(database);
  return database;
}

async function failure(options: { mongodbUrl?: string; dataDir?: string }): Promise<Error> {
  const error: unknown = await opened(options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  return error as Error;
}

const users = (): mongoose.mongo.Collection<{ _id: string }> => mongoose.connection.collection('users');

it('keeps what was written when it is closed and opened again', async () => {
  const first = await opened();
  expect(first).toMatchObject({ kind: 'embedded', wasEmpty: true });
  await Promise.all(Array.from({ length: 50 }, (_, i) => users().insertOne({ _id: `user ${i}` })));
  await first.close();
  const second = await opened();
  expect(second.wasEmpty).toBe(false);
  expect(await users().countDocuments()).toBe(50);
});

it('is reachable while it is open, and not once it is closed', async () => {
  const database = await opened();
  expect(await database.isReachable()).toBe(true);
  await database.close();
  expect(await database.isReachable()).toBe(false);
  await database.close();
});

it('is the same database for a client that goes by its url', async () => {
  const database = await opened();
  await users().insertOne({ _id: 'ana' });
  const client = await mongoose.mongo.MongoClient.connect(database.url);
  expect(await client.db().collection('users').countDocuments()).toBe(1);
  await client.close();
});

it('uses the database of MONGODB_URL when there is one, under its own name unless the url names another', async () => {
  const embedded = await opened({ dataDir: join(scratch, 'other') });
  const { host } = new URL(embedded.url);
  await users().insertOne({ _id: 'ana' });
  await mongoose.disconnect();
  const plain = await opened({ mongodbUrl: `mongodb://${host}/?directConnection=true` });
  expect(plain).toMatchObject({ kind: 'external', wasEmpty: false });
  expect(mongoose.connection.name).toBe('esteira');
  await plain.close();
  const named = await opened({ mongodbUrl: `mongodb://${host}/hr?directConnection=true` });
  expect(named.wasEmpty).toBe(true);
  expect(mongoose.connection.name).toBe('hr');
});

it('refuses a dead MONGODB_URL, naming the host and never the password, and can be opened afterwards', async () => {
  const error = await failure({ mongodbUrl: `mongodb://ana:s3cr%40t@127.0.0.1:${await closedPort()}/esteira` });
  expect(error.message).toMatch(/^MONGODB_URL: the database at 127\.0\.0\.1:\d+ cannot be used: .*ECONNREFUSED/);
  expect(error.message).not.toMatch(/s3cr|ana/);
  expect(error.message).not.toContain('\n');
  expect(await (await opened()).isReachable()).toBe(true);
});

it.each([
  ['http://db:27017', /^MONGODB_URL: .*scheme/i],
  ['mongodb://ana:p@ss:w@rd@db/x', /^MONGODB_URL: the database at db cannot be used/],
  ['mongodb://', /^MONGODB_URL: /],
])('refuses to start with the malformed MONGODB_URL %s', async (mongodbUrl, message) => {
  const error = await failure({ mongodbUrl });
  expect(error.message).toMatch(message);
  expect(error.message).not.toContain('p@ss');
});

it('refuses a DATA_DIR that cannot be written, naming it and the reason', async () => {
  writeFileSync(join(scratch, 'file'), '');
  const below = join(scratch, 'file', 'data');
  expect((await failure({ dataDir: below })).message).toBe(
    `DATA_DIR ${below} cannot be written: a part of the path is a file (ENOTDIR)`,
  );
  const itself = join(scratch, 'file');
  expect((await failure({ dataDir: itself })).message).toMatch(/cannot be written: a part of the path is a file/);
  // Node's own recursive mkdir would never return from here.
  if (existsSync('/proc/self')) {
    expect((await failure({ dataDir: '/proc/esteira/data' })).message).toBe(
      'DATA_DIR /proc/esteira/data cannot be written: it cannot be created there (ENOENT)',
    );
  }
});

it('refuses to start with an empty database of another kind beside the data of an engine that cannot run here', async () => {
  await (await opened()).close();
  const architecture = Object.getOwnPropertyDescriptor(process, 'arch') as PropertyDescriptor;
  Object.defineProperty(process, 'arch', { ...architecture, value: 'ppc64' });
  try {
    expect((await failure({})).message).toMatch(
      /^DATA_DIR .* holds data of the embedded database, which cannot run here: /,
    );
  } finally {
    Object.defineProperty(process, 'arch', architecture);
  }
});

it('goes on with a downloaded `mongod` where that has the data, although the embedded engine would run here', async () => {
  const mongod = join(scratch, 'data', 'mongod');
  mkdirSync(mongod, { recursive: true });
  writeFileSync(join(mongod, 'WiredTiger'), 'garbage');
  process.env['MONGOMS_RUNTIME_DOWNLOAD'] = 'false';
  try {
    expect((await failure({})).message).toMatch(
      /^DATA_DIR .* holds data of a downloaded mongod, which cannot be downloaded or started here: /,
    );
    expect(existsSync(join(scratch, 'data', 'mongo'))).toBe(false);
  } finally {
    delete process.env['MONGOMS_RUNTIME_DOWNLOAD'];
  }
});

it('refuses a DATA_DIR whose database is damaged, in one line', async () => {
  const mongo = join(scratch, 'data', 'mongo');
  mkdirSync(mongo, { recursive: true });
  for (const name of ['WiredTiger', 'WiredTiger.wt', 'WiredTiger.turtle']) writeFileSync(join(mongo, name), 'garbage');
  const error = await failure({});
  expect(error.message).toMatch(/^The embedded database cannot open .*mongo: /);
  expect(error.message).not.toContain('\n');
});

it('refuses a DATA_DIR that is open already, naming the holder, and does not disturb it', async () => {
  const database = await opened();
  const error = await failure({});
  expect(error.message).toContain(`already in use by this process (pid ${process.pid}) since 2`);
  expect(await database.isReachable()).toBe(true);
});

it('takes text in a filter for text, never for an operator', async () => {
  await opened();
  const Account = mongoose.model('FilterAccount', new mongoose.Schema({ email: String }));
  await Account.create({ email: 'ana@example.com' });
  const hostile = { email: { $ne: null } } as unknown as { email: string };
  await expect(Account.findOne(hostile)).rejects.toThrow('Cast to string failed');
  expect(await Account.findOne({ email: mongoose.trusted({ $ne: null }) })).not.toBeNull();
});

it('refuses a filter on a path that the model does not have', async () => {
  await opened();
  const Account = mongoose.model('StrictAccount', new mongoose.Schema({ email: String }));
  await expect(Account.deleteMany({ emial: 'ana@example.com' } as object)).rejects.toThrow('emial');
});

it('fails at once, and recognisably, what is asked of it after it was closed', async () => {
  const Account = mongoose.model('LateAccount', new mongoose.Schema({ email: String }));
  const database = await opened();
  await database.close();
  const error: unknown = await Account.findOne({}).catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

/** A port on which nothing listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
