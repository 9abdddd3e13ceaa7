import type { CandidateRecord } from './candidatesModel.js';

/**
 * The version of the consent text in force (privacy/consentText.ts). A changed sentence of the text needs a new date here:
 * every candidate is then asked again. Other fields are no other version: a candidate who answers a new field has seen it,
 * and an office that adds one must not stop everybody's form.
 */
export const CONSENT_VERSION = '2026-11-01';

/** Whether the candidate has accepted the text in force; an older version does not count. */
export function hasConsented(candidate: Pick<CandidateRecord, 'consent'>): boolean {
  return candidate.consent?.version === CONSENT_VERSION;
}
