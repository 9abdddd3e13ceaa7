import { createHash } from 'node:crypto';
import { DomainError } from '../../lib/errors.js';
import type { Viewer } from '../../auth/viewer.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { ConfirmedData } from './confirmationsModel.js';
import { candidateFields } from '../candidates/candidateFields.js';
import { allValues, differingKeys } from '../fields/values/storedValues.js';
import type { FieldValueView } from '../fields/values/fieldViews.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';

/** What a viewer reads before confirming, and the hash that proves it. */
export interface ConfirmationProof {
  hash: string;
  fields: FieldValueView[];
}

/**
 * The answers that a viewer may see, and the hash of exactly what they tell: name, e-mail, and of each field key, label,
 * stored and shown value, in order. The headings that they stand under are no part of it.
 */
export function confirmationProof(
  candidate: CandidateRecord,
  viewer: Viewer,
  catalogue: RecordCatalogue,
): ConfirmationProof {
  const { told, fields } = toldOf(candidate, viewer, catalogue);
  return { hash: hashOfTold(told), fields };
}

/** What a viewer reads before confirming as one text, of which a confirmation keeps the hash and its record the whole. */
export function toldOf(
  candidate: CandidateRecord,
  viewer: Viewer,
  catalogue: RecordCatalogue,
): { told: string; fields: FieldValueView[] } {
  const fields = candidateFields(candidate, viewer, catalogue).filter(({ viewerCanView }) => viewerCanView);
  const answers = fields.map(({ key, label, value, displayValue }) => [key, label, value, displayValue]);
  return { told: JSON.stringify([candidate._id.toString(), candidate.name, candidate.email, answers]), fields };
}

/** SHA-256 of such a text, in hex. */
export const hashOfTold = (told: string): string => createHash('sha256').update(told).digest('hex');

/** @throws CONFLICT (with the candidate) where the data are no longer those that were shown. */
export function assertShown(
  hash: string,
  candidate: CandidateRecord,
  viewer: Viewer,
  catalogue: RecordCatalogue,
): void {
  if (confirmationProof(candidate, viewer, catalogue).hash === hash) return;
  const message = 'Os dados mudaram desde que você os abriu. Confira de novo antes de confirmar.';
  throw new DomainError('CONFLICT', message, { current: candidate });
}

/** Under which keys a candidate differs from what was confirmed, 'name' and 'email' among them. */
export const changedKeys = (confirmed: ConfirmedData, candidate: CandidateRecord): string[] => [
  ...(['name', 'email'] as const).filter((key) => confirmed[key] !== candidate[key]),
  ...differingKeys(confirmed, candidate),
];

/** What is kept of the data that were confirmed, to show later what has changed. */
export const dataOf = ({ name, email, ...record }: CandidateRecord): ConfirmedData => ({
  name,
  email,
  ...allValues(record),
});
