import { graphql } from '../../../generated/staff';
import type { ReviewDocument_DocumentFragment } from '../../../generated/staff/graphql';

/** All that a reviewer sees of a document, so that the next one needs no further request. */
export const ReviewDocument_document = graphql(`
  fragment ReviewDocument_document on Document {
    id
    fieldKey
    label
    state
    version
    isCurrent
    sentAt
    ...DocumentBadges_document
    hints
    judgedByName
    viewerCanJudge
    pages {
      id
      number
      name
      kind
      pageCount
      width
      height
      previewUrl(width: 1600)
      thumbnailUrl: previewUrl(width: 240)
      downloadUrl
    }
    candidate {
      id
      name
      email
      clientCompany
      fields {
        key
        label
        type
        value
        options {
          value
          label
        }
        format
        viewerCanView
      }
    }
  }
`);

export type ReviewDocument = ReviewDocument_DocumentFragment;

export const reviewQueueQuery = graphql(`
  query ReviewQueue($first: Int!, $after: String, $filter: DocumentReviewFilter) {
    documentsToReview(first: $first, after: $after, filter: $filter) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          ...ReviewDocument_document
        }
      }
    }
  }
`);

export const reviewDocumentQuery = graphql(`
  query ReviewDocument($id: ID!) {
    node(id: $id) {
      ... on Document {
        id
        ...ReviewDocument_document
      }
    }
  }
`);

export const approveDocumentMutation = graphql(`
  mutation ApproveDocument($input: ApproveDocumentInput!) {
    approveDocument(input: $input) {
      document {
        id
        ...ReviewDocument_document
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

export const refuseDocumentMutation = graphql(`
  mutation RefuseDocument($input: RefuseDocumentInput!) {
    refuseDocument(input: $input) {
      document {
        id
        ...ReviewDocument_document
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

export const undoJudgementMutation = graphql(`
  mutation UndoDocumentJudgement($input: UndoDocumentJudgementInput!) {
    undoDocumentJudgement(input: $input) {
      document {
        id
        ...ReviewDocument_document
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);
