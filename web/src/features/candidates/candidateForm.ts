import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import type { CandidateForm_CandidateFragment, UpdateCandidateInput } from '../../generated/staff/graphql';
import { changedProperties } from '../../lib/changedProperties';
import type { DynamicFieldRef } from '../fields/forms/dynamicFieldFragment';
import { changedFieldValues, initialFieldTexts, type FieldTexts } from '../fields/forms/fieldValueForm';

/** What a candidate form edits, and what a conflict compares. */
export const CandidateForm_candidate = graphql(`
  fragment CandidateForm_candidate on Candidate {
    id
    name
    email
    revision
    lastChange {
      at
      byName
    }
    fields {
      ...DynamicField_field
    }
  }
`);

export type CandidateFormRecord = CandidateForm_CandidateFragment;
export type CandidateFormRef = FragmentType<typeof CandidateForm_candidate>;

/** Unmasks the record for the form's logic. */
export function readCandidate(candidate: CandidateFormRef): CandidateFormRecord {
  return readFragment(CandidateForm_candidate, candidate);
}

export interface CandidateFormValues extends FieldTexts {
  name: string;
  email: string;
}

/** What the form of a new candidate starts with. */
export function newCandidateValues(fields: readonly DynamicFieldRef[], language: string): CandidateFormValues {
  return { name: '', email: '', fields: initialFieldTexts(fields, language) };
}

/** What the form of a candidate in store starts with. */
export function candidateValues(candidate: CandidateFormRecord, language: string): CandidateFormValues {
  return { name: candidate.name, email: candidate.email, fields: initialFieldTexts(candidate.fields, language) };
}

/** The changes to send: only what differs from the record that the form began with. */
export function candidateChanges(
  candidate: CandidateFormRecord,
  values: CandidateFormValues,
  language: string,
): UpdateCandidateInput {
  return {
    id: candidate.id,
    ...changedProperties<CandidateFormValues, 'name' | 'email'>(candidate, values, ['name', 'email']),
    fields: changedFieldValues(candidate.fields, values.fields, language),
    expectedRevision: candidate.revision,
  };
}
