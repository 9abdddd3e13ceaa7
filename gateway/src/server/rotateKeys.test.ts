/** Keys are rotated while others read and write, also when the run is killed in between. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { bundled } from '../../test/bundled.js';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../test/candidates.js';
import { createSealer } from '../auth/seal.js';
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

it(
  'seals the keys of stored files anew, which then open without the earlier key',
  async () => {
    const { config } = story.server;
    const filesWith = (key: string) =>
      openFiles({ config, sealer: createSealer(key), logger: pino({ level: 'silent' }), now: () => new Date() }).store;
    const id = await filesWith(previousKey).put(Buffer.from('frente do RG'), { owner: 'a page' });
    await expect(filesWith(NEXT_KEY).read(id, 100)).rejects.toThrow();
    const { code, said } = await ended(rotate());
    expect(said).toContain('files: 1 sealed anew, 0 unreadable');
    expect(code).toBe(0);
    await expect(filesWith(NEXT_KEY).read(id, 100)).resolves.toEqual(Buffer.from('frente do RG'));
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
