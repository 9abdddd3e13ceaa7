/** A start whose settings do not fit what the database holds is refused before it does anything. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import mongoose from 'mongoose';
import { bundled } from '../../test/bundled.js';
import { freePort } from '../../test/builtServer.js';
import { startDocumentStory, type DocumentStory } from '../../test/documents.js';
import { startS3Server, type S3Server } from '../../test/files/s3Server.js';
import { createSealer } from '../auth/seal.js';
import { PageModel } from '../domains/documents/pagesModel.js';
import { markBucket } from '../files/storage/bucketMark.js';
import { bucketAddress, s3Settings } from '../files/storage/storageUrl.js';

const ENTRY = await bundled(new URL('./index.ts', import.meta.url));
const OTHER_KEY = 'another-key-of-the-tests-with-48-characters-or-more';
/** Each start loads the whole product. */
const LIMIT_MS = 120_000;

let s3: S3Server;
let story: DocumentStory;
let key: string;

beforeAll(async () => {
  s3 = await startS3Server();
  story = await startDocumentStory({ storageUrl: s3.url });
  key = story.server.config.encryptionKey;
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  await story.page((await story.signIn(candidate)).viewer, candidate._id.toString(), 'rg');
});
afterAll(async () => {
  await story.stop();
  await s3.stop();
});

/** What a start says: that it is ready, after which it is ended, or why it is not. */
async function start(settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [ENTRY], {
    env: {
      ...{ PATH: process.env['PATH'], LOG_LEVEL: 'error', SEED: 'none', ADMIN_PASSWORD: 'segredo-do-admin' },
      ...{ MONGODB_URL: story.server.database.url, JWT_SECRET: story.server.config.jwtSecret },
      ...{ PORT: String(await freePort()), STORAGE_URL: s3.url, ENCRYPTION_KEY: key, ...settings },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  for await (const piece of child.stdout) {
    said += String(piece);
    if (said.includes('Esteira is ready')) child.kill('SIGTERM');
  }
  await closed;
  return said;
}

it(
  'a copy that has not ended is refused, as its sweeps would delete what belongs to records that are not there yet',
  async () => {
    await mongoose.connection.createCollection('unfinishedCopy');
    expect(await start({})).toContain('this database is a copy that has not ended');
    await mongoose.connection.dropCollection('unfinishedCopy');
  },
  LIMIT_MS,
);

it(
  'another ENCRYPTION_KEY than the one that has sealed what is stored is refused, and both together are not',
  async () => {
    const refused = await start({ ENCRYPTION_KEY: OTHER_KEY });
    expect(refused).toMatch(
      /^Esteira cannot start: ENCRYPTION_KEY is not the one [^\n]* ENCRYPTION_KEY_PREVIOUS[^\n]*\n$/,
    );
    for (const rotating of [
      { ENCRYPTION_KEY: OTHER_KEY, ENCRYPTION_KEY_PREVIOUS: key },
      { ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: OTHER_KEY },
    ]) {
      expect(await start(rotating)).toContain('Esteira is ready');
    }
  },
  LIMIT_MS,
);

it(
  'a key that is lost for good is no reason to stay closed once the operator says so',
  async () => {
    const said = await start({ ENCRYPTION_KEY: OTHER_KEY, ENCRYPTION_KEY_PREVIOUS: OTHER_KEY });
    expect(said).toContain('Esteira is ready');
    expect(said).toContain('sealed with another ENCRYPTION_KEY');
  },
  LIMIT_MS,
);

it(
  'without STORAGE_URL a database whose documents came into a bucket is refused, and with another bucket told, until no page is left',
  async () => {
    const refused = await start({ STORAGE_URL: '' });
    expect(refused).toMatch(/^Esteira cannot start: STORAGE_URL must be set: [^\n]*\/documentos\.[^\n]*\n$/);
    expect(refused).not.toContain('S3RVER');
    const other = s3.url.replace('/documentos', '/outros');
    const elsewhere = await start({ STORAGE_URL: other });
    expect(elsewhere).toContain('STORAGE_URL names another bucket than documents were stored in');
    expect(elsewhere).toContain('Esteira is ready');
    expect(elsewhere).not.toContain('S3RVER');
    expect(await start({})).not.toContain('another bucket');
    // The first file that is stored there.
    await markBucket(bucketAddress(s3Settings(other)!));
    expect(await start({ STORAGE_URL: other })).toContain('/documentos');
    await PageModel.deleteMany({});
    expect(await start({ STORAGE_URL: '' })).toContain('Esteira is ready');
  },
  LIMIT_MS,
);

it(
  'what a start with another key has left behind keeps the right key from nothing, and is told',
  async () => {
    const candidate = await story.register();
    const passwordSealed = createSealer(OTHER_KEY).seal('SENHA');
    await mongoose.connection.collection('candidates').updateOne({ _id: candidate._id }, { $set: { passwordSealed } });
    const said = await start({});
    expect(said).toContain('Esteira is ready');
    expect(said).toContain('sealed with another ENCRYPTION_KEY');
  },
  LIMIT_MS,
);
