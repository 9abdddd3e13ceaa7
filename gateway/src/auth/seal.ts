import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const FORM = 'k1';
const KEY_ID_CHARACTERS = 8;

/** Keeps texts readable for the server only: candidates' passwords, which staff must be able to see again, and queued mails. */
export interface Sealer {
  seal(text: string): string;
  /** @throws Error for a text that none of the keys has sealed. */
  unseal(sealed: string): string;
  /** Whether a text was sealed with the key that `seal` takes. */
  isCurrent(sealed: string): boolean;
}

interface SealingKey {
  id: string;
  key: Buffer;
}

/**
 * AES-256-GCM under a key derived from ENCRYPTION_KEY. The sealed form is `k1.<id of the key>.<iv | tag | ciphertext>`, the last
 * part in base64url; earlier releases wrote that part alone, which every key is tried for.
 * @param previousKey the ENCRYPTION_KEY before the present one, or the next one: it reads and never seals
 */
export function createSealer(encryptionKey: string, previousKey?: string): Sealer {
  const current = sealingKey(encryptionKey);
  const keys = previousKey === undefined ? [current] : [current, sealingKey(previousKey)];
  const prefix = `${FORM}.${current.id}.`;
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(sealed) {
      const [form, id, body] = sealed.split('.');
      if (body === undefined) return openedByAny(keys, sealed);
      const key = form === FORM ? keys.find((one) => one.id === id) : undefined;
      if (!key)
        throw new Error(`sealed with the key ${id}, which is neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS`);
      return opened(key, body);
    },
    isCurrent: (sealed) => sealed.startsWith(prefix),
  };
}

function sealingKey(encryptionKey: string): SealingKey {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', encryptionKey, 'esteira', purpose, 32));
  const id = derived('key-id').toString('base64url').slice(0, KEY_ID_CHARACTERS);
  return { id, key: derived('candidate-password') };
}

function opened({ key }: SealingKey, body: string): string {
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The tag tells which key has sealed a text. */
function openedByAny([key, ...others]: readonly SealingKey[], body: string): string {
  if (!key) throw new Error('sealed with a key that is neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS');
  try {
    return opened(key, body);
  } catch (error) {
    if (others.length === 0) throw error;
    return openedByAny(others, body);
  }
}

/** Compares two texts in a time that does not tell where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length ? timingSafeEqual(a, b) : (timingSafeEqual(a, a), false);
}
