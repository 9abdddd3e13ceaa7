import { graphql, makeFragmentData, readFragment, type FragmentType } from '../../generated/staff';
import type { CandidateForm_CandidateFragment, UpdateCandidateInput } from '../../generated/staff/graphql';
import { changedProperties } from '../../lib/changedProperties';
import { DynamicField_field, readFields } from '../fields/forms/dynamicFieldFragment';
import { changedFieldValues, initialFieldTexts, type FieldTexts } from '../fields/forms/fieldValueForm';

/** What a candidate form edits, what a conflict compares, and the access that a save may replace. */
export const CandidateForm_candidate = graphql(`
  fragment CandidateForm_candidate on Candidate {
    id
    name
    email
    accessToken
    accessSentAt
    revision
    viewerCanEditDocument
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

/**
 * The record with 'Documento' to fill in, where the viewer may: it is one of the basic data, and the server tells of it only
 * where it is filled in or an active field is configured for it.
 */
export function withDocument(candidate: CandidateFormRecord, label: string): CandidateFormRecord {
  if (!candidate.viewerCanEditDocument || readFields(candidate.fields).some(({ key }) => key === DOCUMENT_KEY))
    return candidate;
  return { ...candidate, fields: [...candidate.fields, blankDocument(label)] };
}

const DOCUMENT_KEY = 'document';

const blankDocument = (label: string): CandidateFormRecord['fields'][number] => ({
  __typename: 'FieldValue',
  ...makeFragmentData(
    {
      __typename: 'FieldValue',
      key: DOCUMENT_KEY,
      label,
      type: 'TEXT',
      value: null,
      required: false,
      active: true,
      forOtherClients: false,
      conditionUnmet: false,
      condition: null,
      section: null,
      options: [],
      optionRemoved: false,
      description: null,
      placeholder: null,
      format: null,
      allowFutureDates: false,
      documentOptions: null,
      listOptions: null,
      viewerCanView: true,
      viewerCanEdit: true,
      viewerCanEditWhenMet: true,
    },
    DynamicField_field,
  ),
});

export interface CandidateFormValues extends FieldTexts {
  name: string;
  email: string;
  /**
   * Whether a save with another e-mail replaces the access, which mails to the present one have told: proposed where it was sent there;
   * null where it was not, and no one has answered.
   */
  renewAccess: boolean | null;
}

/** What the form of a new candidate starts with. */
export function newCandidateValues(
  fields: readonly FragmentType<typeof DynamicField_field>[],
  language: string,
): CandidateFormValues {
  return { name: '', email: '', renewAccess: true, fields: initialFieldTexts(fields, language) };
}

/** What the form of a candidate in store starts with. */
export function candidateValues(candidate: CandidateFormRecord, language: string): CandidateFormValues {
  const { name, email, accessSentAt, fields } = candidate;
  return { name, email, renewAccess: accessSentAt === null ? null : true, fields: initialFieldTexts(fields, language) };
}

/** Whether what is typed is another address than the one that mails have gone to. */
export function isOtherEmail({ email }: CandidateFormRecord, typed: string): boolean {
  return typed.trim().toLowerCase() !== email.toLowerCase();
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
    // Where no one has answered, the access may have been mailed by now.
    ...(isOtherEmail(candidate, values.email) && values.renewAccess !== null && { renewAccess: values.renewAccess }),
  };
}
