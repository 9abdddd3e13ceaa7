import { graphql } from '../../generated/light';
import type { OwnCandidateQuery } from '../../generated/light/graphql';

export const ownCandidateQuery = graphql(`
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
          controllerContact
        }
        name
        email
        status
        progress
        completedAt
        hasEnded
        companyName
        dueOn
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
          documentOptions {
            kinds
            pageNames
            maxPages
            asksExpiry
            approver
          }
          listOptions {
            itemName
            maxItems
            columns {
              key
              label
              type
              required
              options {
                value
                label
              }
              format
              allowFutureDates
            }
          }
          viewerCanEdit
          viewerCanEditWhenMet
          active
          condition {
            fieldKey
            values
          }
          conditionUnmet
          section
        }
        documents {
          id
          fieldKey
          label
          state
          expiresOn
          validity
          sentAt
          refusalReason
          pages {
            id
            number
            name
            kind
            pageCount
            thumbnailUrl: previewUrl(width: 240)
            previewUrl(width: 1600)
            downloadUrl
          }
        }
      }
    }
  }
`);

export const acceptConsentMutation = graphql(`
  mutation AcceptConsent($input: AcceptConsentInput!) {
    acceptConsent(input: $input) {
      userErrors {
        message
      }
    }
  }
`);

export const withdrawConsentMutation = graphql(`
  mutation WithdrawConsent {
    withdrawConsent {
      userErrors {
        message
      }
    }
  }
`);

/** The candidate's own record as the server gives it. */
export type OwnCandidate = NonNullable<NonNullable<OwnCandidateQuery['viewer']>['candidate']>;

/** A document that the server has. */
export type SentDocument = OwnCandidate['documents'][number];
/** How a document is filled and judged; only fields of type FILE have it. */
export type DocumentOptions = NonNullable<OwnCandidate['fields'][number]['documentOptions']>;
