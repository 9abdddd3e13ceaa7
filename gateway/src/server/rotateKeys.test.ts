/** Keys are rotated while others read and write, also when the run is killed in between. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { bundled } from '../../test/bundled.js';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../test/candidates.js';
import { startS3Server } from '../../test/files/s3Server.js';
import { createSealer } from '../auth/seal.js';
import { insertPage } from '../domains/documents/pagesModel.js';
import { openFiles } from '../files/files.js';

const ENTRY = await bundled(new URL('./rotateKeys.ts', import.meta.url));
const NEXT_KEY = 'the-next-key-of-the-tests-with-48-characters-or-more';
const COPIES = 300;
/** Each run of the command loads the whole product. */
const LIMIT_MS = 120_000;

let story: CandidateStory;
let previousKey: string;
beforeAll(async () => {
  story = await startCandidateStory();
  previousKey = story.server.config.encryptionKey;
});
afterAll(() => story.stop());

function rotate(settings: Record<string, string> = { ENCRYPTION_KEY_PREVIOUS: previousKey }): ChildProcess {
  const { jwtSecret } = story.server.config;
  return spawn(process.execPath, [ENTRY], {
    env: {
      PATH: process.env['PATH'],
      MONGODB_URL: story.server.database.url,
      JWT_SECRET: jwtSecret,
      ENCRYPTION_KEY: NEXT_KEY,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
async function ended(child: ChildProcess): Promise<{ code: number | null; said: string; failed: string }> {
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, said, failed };
}

const users = () => mongoose.connection.collection('users');
const candidates = () => mongoose.connection.collection('candidates');
const sealedPasswords = async () =>
  (
    await candidates()
      .find({}, { projection: { passwordSealed: 1 } })
      .toArray()
  ).map((row) => row['passwordSealed'] as string);

it(
  'finishes what a kill has cut off, changes nothing when it is repeated, and leaves nothing under the earlier key',
  async () => {
    const candidate = await story.register({ email: 'ana@exemplo.com' });
    const { token, password } = story.server.services.candidates.credentials.read(candidate);
    const before = createSealer(previousKey);
    const stored = (await candidates().findOne({ _id: candidate._id }))!;
    const copies = Array.from({ length: COPIES }, (_, number) => {
      const own = { _id: new Types.ObjectId(), accessToken: `token-${number}`, email: `copia${number}@exemplo.com` };
      return { ...stored, ...own, passwordSealed: before.seal(`SENHA${number}`) };
    });
    await candidates().insertMany(copies);
    // Earlier releases have stored texts without the id of a key.
    const withoutId = before.seal('SENHAVELHA').split('.')[2]!;
    await candidates().updateOne({ _id: copies[7]!._id }, { $set: { passwordSealed: withoutId } });

    const codes = { enabledAt: new Date(), lastStep: 1, recoveryHashes: [] };
    const twoFactor = { secretSealed: before.seal('APP'), ...codes };
    const pendingTwoFactor = { secretSealed: before.seal('NEXT APP'), expiresAt: new Date() };
    await users().updateOne({ role: 'admin' }, { $set: { twoFactor, pendingTwoFactor } });

    const first = rotate();
    await once(first.stdout!, 'data');
    first.kill('SIGKILL');
    await ended(first);
    const between = createSealer(NEXT_KEY, previousKey);
    const half = await sealedPasswords();
    const done = half.filter((sealed) => between.isCurrent(sealed)).length;
    expect(done).toBeGreaterThanOrEqual(100);
    expect(done).toBeLessThan(half.length);
    for (const sealed of half) expect(between.unseal(sealed)).toMatch(/^[A-Z0-9]+$/);

    const second = await ended(rotate());
    expect(second).toMatchObject({ code: 0, failed: '' });
    const after = createSealer(NEXT_KEY);
    const all = await sealedPasswords();
    expect(all.every((sealed) => after.isCurrent(sealed))).toBe(true);
    const row = await candidates().findOne({ _id: candidate._id });
    expect(after.unseal(row?.['passwordSealed'] as string)).toBe(password);
    expect([row?.['revision'], row?.['updatedAt']]).toEqual([stored['revision'], stored['updatedAt']]);
    const old = await candidates().findOne({ _id: copies[7]!._id });
    expect(after.unseal(old?.['passwordSealed'] as string)).toBe('SENHAVELHA');

    const admin = (await users().findOne({ role: 'admin' }))!;
    const secrets = [admin['twoFactor'], admin['pendingTwoFactor']] as { secretSealed: string }[];
    expect(secrets.map(({ secretSealed }) => after.unseal(secretSealed))).toEqual(['APP', 'NEXT APP']);
    await users().updateOne({ role: 'admin' }, { $set: { twoFactor: null, pendingTwoFactor: null } });

    const third = await ended(rotate());
    expect(third.said).toMatch(/^passwords of candidates: 0 sealed anew/);
    expect(await sealedPasswords()).toEqual(all);

    // A gateway that has both keys lets the candidate in; one with the earlier alone no longer can.
    await expect(story.server.services.identity.signInCandidate({ token, password }, testOrigin)).rejects.toThrow(
      'ENCRYPTION_KEY_PREVIOUS',
    );
  },
  LIMIT_MS,
);

/** The store of a gateway with a key. */
const filesWith = (key: string, storageUrl?: string) => {
  const config = { ...story.server.config, storageUrl };
  return openFiles({ config, sealer: createSealer(key), logger: pino({ level: 'silent' }), now: () => new Date() });
};
/** A page of a document that names a stored file. */
const named = (fileId: string) =>
  insertPage({
    ...{ _id: new Types.ObjectId(), candidateId: new Types.ObjectId(), fieldKey: 'rg', uploadId: fileId, fileId },
    ...{ kind: 'pdf', mimeType: 'application/pdf', previews: [], bytes: 12, width: null, height: null, pageCount: 1 },
    ...{ isTaken: true, createdAt: new Date() },
  });

it(
  'seals the keys of stored files anew, which then open without the earlier key, and ends with code 1 where one is not found',
  async () => {
    const s3 = await startS3Server();
    const [before, after] = [filesWith(previousKey, s3.url), filesWith(NEXT_KEY, s3.url)];
    try {
      const inDatabase = await filesWith(previousKey).store.put(Buffer.from('frente do RG'), { owner: 'a page' });
      const inBucket = await before.store.put(Buffer.from('verso do RG'), { owner: 'a page' });
      for (const id of [inDatabase, inBucket]) await named(id);
      await expect(after.store.read(inBucket, 100)).rejects.toThrow();

      const elsewhere = await ended(rotate());
      expect(elsewhere.said).toContain('files: 1 sealed anew, 0 unreadable, 1 not found');
      expect(elsewhere.said).toContain('STORAGE_URL');
      expect(elsewhere.code).toBe(1);

      const whole = await ended(rotate({ ENCRYPTION_KEY_PREVIOUS: previousKey, STORAGE_URL: s3.url }));
      expect(whole.said).toContain('files: 2 sealed anew, 0 unreadable, 0 not found');
      expect(whole.code).toBe(0);
      expect(String(await after.store.read(inDatabase, 100))).toBe('frente do RG');
      expect(String(await after.store.read(inBucket, 100))).toBe('verso do RG');
    } finally {
      await Promise.all([before.stop(), after.stop()]);
      await s3.stop();
    }
  },
  LIMIT_MS,
);

it(
  'ends with one line in a database without accounts, which is not the one of the gateway and has nothing to be sealed anew',
  async () => {
    const elsewhere = new URL(story.server.database.url);
    elsewhere.pathname = '/elsewhere';
    const { code, said, failed } = await ended(
      rotate({ ENCRYPTION_KEY_PREVIOUS: previousKey, MONGODB_URL: elsewhere.href }),
    );
    expect([code, said]).toEqual([1, '']);
    expect(failed).toMatch(/^Cannot rotate keys: this database has no account[^\n]* MONGODB_URL[^\n]*\n$/);
  },
  LIMIT_MS,
);

it(
  'ends with one line without the earlier key, and with code 1 where a text is sealed with neither',
  async () => {
    expect(await ended(rotate({}))).toMatchObject({
      code: 1,
      failed: 'Cannot rotate keys: ENCRYPTION_KEY_PREVIOUS must be set to the key before ENCRYPTION_KEY\n',
    });
    const foreign = createSealer('a-key-that-nobody-knows-any-more-0123456789').seal('SENHA');
    await candidates().updateOne({ email: 'copia3@exemplo.com' }, { $set: { passwordSealed: foreign } });
    const { code, said } = await ended(rotate());
    expect([code, said]).toEqual([1, expect.stringContaining('1 unreadable')]);
  },
  LIMIT_MS,
);
