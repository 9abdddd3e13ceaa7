import { randomBytes, randomInt } from 'node:crypto';
import type { Sealer } from '../../auth/seal.js';
import type { CandidateRecord } from './candidatesModel.js';

const TOKEN_BYTES = 24;
const PASSWORD_LENGTH = 8;
const PASSWORD_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** What a candidate signs in with, as staff pass it on. */
export interface CandidateCredentials {
  link: string;
  token: string;
  readonly password: string;
}

/** 192 random bits for the link (design.md section 5 asks for 128). */
function newAccessToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Eight characters A-Z and 0-9 (spec section 9); `randomInt` is without modulo bias. */
function newAccessPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]).join('');
}

/** A fresh link and password in the form in which they are stored. */
export function newAccess(sealer: Sealer): Pick<CandidateRecord, 'accessToken' | 'passwordSealed'> {
  return { accessToken: newAccessToken(), passwordSealed: sealer.seal(newAccessPassword()) };
}

/** Link and password of a candidate in readable form; the caller has asked the policy. */
export function readableAccess(candidate: CandidateRecord, publicUrl: string, sealer: Sealer): CandidateCredentials {
  return {
    link: `${publicUrl}/candidato/${candidate.accessToken}`,
    token: candidate.accessToken,
    // Unsealed only when it is read: most pages show the link alone.
    get password() {
      return sealer.unseal(candidate.passwordSealed);
    },
  };
}
