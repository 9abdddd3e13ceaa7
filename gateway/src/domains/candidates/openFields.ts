import { editableFields, withDependents } from '../fields/values/fieldValues.js';
import { type FieldCatalogue, type RecordCatalogue, whateverAnswered } from '../fields/values/recordCatalogue.js';
import type { CandidateRecord } from './candidatesModel.js';
import { hasEnded } from './standing/ending.js';

/** A field that a candidate may be asked to correct. */
export interface CorrectableField {
  key: string;
  label: string;
}

/** What candidates may be asked to correct: name and e-mail, and the active fields that they may edit, by order. */
export function correctableFields(catalogue: FieldCatalogue): CorrectableField[] {
  return [
    { key: 'name', label: 'Nome' },
    { key: 'email', label: 'E-mail' },
    ...editableFields(catalogue, 'candidate').map(({ key, label }) => ({ key, label })),
  ];
}

/**
 * The keys that a reopened form asks for, as far as the candidate may (still) edit them. None of them means that the
 * whole form is open: a request for nothing that can be answered must not lock the candidate out. What is not asked because of another
 * answer stays requested, and the candidate finishes without it. An ended admission asks for none.
 */
export function requestedKeys(candidate: CandidateRecord, catalogue: RecordCatalogue): string[] {
  if (candidate.requestedFieldKeys.length === 0 || hasEnded(candidate)) return [];
  const correctable = new Set(correctableFields(whateverAnswered(catalogue)).map(({ key }) => key));
  return candidate.requestedFieldKeys.filter((key) => correctable.has(key));
}

/**
 * Which keys of the form are open: none of a finished one, nor once the admission has ended; after a reopening with named fields, only those
 * and the ones that depend on their answers.
 */
export function openFields(candidate: CandidateRecord, catalogue: RecordCatalogue): (key: string) => boolean {
  if (candidate.status === 'complete' || hasEnded(candidate)) return () => false;
  const requested = requestedKeys(candidate, catalogue);
  if (requested.length === 0) return () => true;
  const open = withDependents(whateverAnswered(catalogue), requested);
  return (key) => open.has(key);
}
