import { graphql } from '../../generated/staff';

/** Ends admissions, of one candidate or of several. */
export const endAdmissionsMutation = graphql(`
  mutation EndAdmissions($input: EndAdmissionsInput!) {
    outcome: endAdmissions(input: $input) {
      ...CandidateActions_outcome
    }
  }
`);

/** Lets ended admissions go on. */
export const resumeAdmissionsMutation = graphql(`
  mutation ResumeAdmissions($input: ResumeAdmissionsInput!) {
    outcome: resumeAdmissions(input: $input) {
      ...CandidateActions_outcome
    }
  }
`);
