import { graphql } from '../../generated/light';
import type { OwnCandidateQuery } from '../../generated/light/graphql';

export const ownCandidateDocument = graphql(`
  query OwnCandidate($language: Language!) {
    viewer {
      candidate {
        id
        hasConsented
        consentDocument(language: $language) {
          version
          textHash
          sections {
            title
            paragraphs
          }
          declaration
          fieldLabels
        }
        name
        email
        status
        progress
        completedAt
        companyName
        requestedFieldKeys
        correctedFieldKeys
        reopenMessage
        correctionRequestedAt
        fields {
          key
          label
          type
          value
          required
          options {
            value
            label
          }
          placeholder
          description
          format
          allowFutureDates
          viewerCanEdit
          active
        }
      }
    }
  }
`);

export const acceptConsentDocument = graphql(`
  mutation AcceptConsent($input: AcceptConsentInput!) {
    acceptConsent(input: $input) {
      userErrors {
        message
      }
    }
  }
`);

export const withdrawConsentDocument = graphql(`
  mutation WithdrawConsent {
    withdrawConsent {
      userErrors {
        message
      }
    }
  }
`);

export const saveOwnAnswersDocument = graphql(`
  mutation SaveOwnAnswers($input: SaveOwnAnswersInput!) {
    saveOwnAnswers(input: $input) {
      savedAt
      candidate {
        name
        email
        fields {
          key
          value
        }
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

export const finishOwnFormDocument = graphql(`
  mutation FinishOwnForm($input: FinishOwnFormInput!) {
    finishOwnForm(input: $input) {
      userErrors {
        message
        code
        field
      }
    }
  }
`);

export const requestOwnCorrectionDocument = graphql(`
  mutation RequestOwnCorrection($input: RequestOwnCorrectionInput!) {
    requestOwnCorrection(input: $input) {
      candidate {
        correctionRequestedAt
      }
      userErrors {
        message
        code
      }
    }
  }
`);

/** The candidate's own record as the server gives it. */
export type OwnCandidate = NonNullable<NonNullable<OwnCandidateQuery['viewer']>['candidate']>;
