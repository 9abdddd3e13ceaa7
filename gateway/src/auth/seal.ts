import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps texts readable for the server only: candidates' passwords, which staff must be able to see again. */
export interface Sealer {
  seal(text: string): string;
  unseal(sealed: string): string;
}

/** AES-256-GCM under a key derived from ENCRYPTION_KEY; the sealed form is base64url(iv | tag | ciphertext). */
export function createSealer(encryptionKey: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, 'esteira', 'candidate-password', 32));
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}

/** Compares two texts in a time that does not tell where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length ? timingSafeEqual(a, b) : (timingSafeEqual(a, a), false);
}
