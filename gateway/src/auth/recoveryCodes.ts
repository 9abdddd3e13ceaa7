import { Secret } from 'otpauth';
import { hashToken } from './tokens.js';

const CODES = 10;
/** 80 bits, so that the hash of one cannot be guessed. */
const CODE_BYTES = 10;

/** Codes that open an account once each where the authenticator app is lost, such as `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => new Secret({ size: CODE_BYTES }).base32.match(/.{4}/g)!.join('-'));
}

/** The form in which a recovery code is stored; whatever case, blanks and dashes it was typed with make no other code. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.replace(/[\s-]/g, '').toUpperCase());
}
