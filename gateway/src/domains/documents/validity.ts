import { todayInBrazil } from '../fields/values/fieldDates.js';

/** Whether a document is still valid. */
export type Validity = 'valid' | 'expiring' | 'expired';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 30;

/** What a day of expiry means today in São Paulo. On the day itself a document is still valid. */
export function validityOf(expiresOn: string | null, now: Date): Validity {
  if (expiresOn === null) return 'valid';
  if (expiresOn < todayInBrazil(now)) return 'expired';
  return expiresOn <= todayInBrazil(new Date(now.getTime() + SOON_DAYS * DAY_MS)) ? 'expiring' : 'valid';
}
