import { Secret, TOTP } from 'otpauth';

/** The code of a moment, as an authenticator app shows it that has the secret. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
