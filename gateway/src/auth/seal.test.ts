import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createSealer, equalInConstantTime } from './seal.js';

const KEY = 'a key with thirty-two characters';
const OTHER = 'another key, of thirty-two letters';
const sealer = createSealer(KEY);

/** The form of earlier releases: the sealed bytes alone, without the key's id. */
const withoutId = (sealed: string) => sealed.split('.')[2] ?? '';

it('what was sealed is read again, whatever it is', () => {
  for (const text of ['', 'segredo', 'ação · 🔑', 'x'.repeat(10_000)])
    expect(sealer.unseal(sealer.seal(text))).toBe(text);
});

it('the sealed form tells its key, shows nothing of the text, and is another one each time', () => {
  const [first, second] = [sealer.seal('segredo'), sealer.seal('segredo')];
  expect(first).toMatch(/^k1\.[\w-]{8}\.[\w-]+$/);
  expect(first.split('.')[1]).toBe(second.split('.')[1]);
  expect(first.split('.')[1]).not.toBe(createSealer(OTHER).seal('segredo').split('.')[1]);
  expect(first).not.toBe(second);
  const bytes = Buffer.from(withoutId(first), 'base64url');
  // The initialisation vector, the tag, and as many bytes as the text has.
  expect(bytes).toHaveLength(12 + 16 + 7);
  expect(bytes.toString('latin1')).not.toContain('segredo');
});

it('a changed byte anywhere makes it unreadable', () => {
  const sealed = sealer.seal('segredo');
  const bytes = Buffer.from(withoutId(sealed), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    const forged = `${sealed.slice(0, sealed.lastIndexOf('.'))}.${changed.toString('base64url')}`;
    expect(() => sealer.unseal(forged)).toThrow();
    expect(() => sealer.unseal(changed.toString('base64url'))).toThrow();
  }
});

it('what an earlier release has sealed is read, and by the same name of its key', () => {
  const earlier = createSealer('a-key-of-the-tests-with-48-characters-or-more!!!');
  const sealed = 'k1.L_i-d2A3.wJbOjeakjZx9iWJBLxmW0Nq-c9g3Kh9usH5bg05mhSlCxmiTnw';
  expect([earlier.unseal(sealed), earlier.isCurrent(sealed)]).toEqual(['SENHA-123', true]);
});

it('is AES-256-GCM under a key that is derived for the purpose', () => {
  const key = Buffer.from(hkdfSync('sha256', KEY, 'esteira', 'candidate-password', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update('segredo', 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  expect(sealer.unseal(sealed)).toBe('segredo');
});

describe('while keys rotate', () => {
  const rotating = createSealer(OTHER, KEY);

  it('what the previous key has sealed is read, in both forms, and the present one seals', () => {
    const before = sealer.seal('segredo');
    expect([rotating.unseal(before), rotating.unseal(withoutId(before))]).toEqual(['segredo', 'segredo']);
    expect([rotating.isCurrent(before), rotating.isCurrent(rotating.seal('novo'))]).toEqual([false, true]);
    expect(createSealer(OTHER).unseal(rotating.seal('novo'))).toBe('novo');
    expect(rotating.unseal(withoutId(rotating.seal('novo')))).toBe('novo');
  });

  it('a key that is neither opens nothing, and the message names what to look at', () => {
    const foreign = createSealer('a third key, which nobody has kept').seal('segredo');
    const id = foreign.split('.')[1];
    expect(() => rotating.unseal(foreign)).toThrow(
      `sealed with the key ${id}, which is neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS`,
    );
    expect(() => rotating.unseal(withoutId(foreign))).toThrow();
    expect(() => rotating.unseal(rotating.seal('novo').replace(/^k1/, 'k2'))).toThrow('sealed with the key');
  });
});

it('texts are the same or not, whatever their lengths', () => {
  const same = (left: string, right: string) => equalInConstantTime(left, right);
  expect([same('abc', 'abc'), same('', ''), same('ação', 'ação')]).toEqual([true, true, true]);
  expect([same('abc', 'abd'), same('abc', 'abcd'), same('abc', ''), same('', 'a')]).toEqual(Array(4).fill(false));
});
