import { Secret, TOTP } from 'otpauth';

/** What apps show beside the account. */
const ISSUER = 'Esteira';
/** As many random bytes as the hash has (RFC 4226, 4). */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks of phones differ: the code before and the one after count as well (RFC 6238, 5.2). */
const STEPS_AROUND = 1;

/** SHA-1, six digits and steps of 30 seconds are what every authenticator app understands. */
const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** A new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads out of a QR code. @param account the e-mail that the app shows */
export function totpUri(secret: string, account: string): string {
  return totpOf(Secret.fromBase32(secret), account).toString();
}

/** @returns the step of 30 seconds since 1970 whose code this is; null for a code that is not of now. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The latest step whose code `totpStep` takes at a moment. */
export function latestTotpStep(now: Date): number {
  return TOTP.counter({ period: PERIOD_SECONDS, timestamp: now.getTime() }) + STEPS_AROUND;
}
