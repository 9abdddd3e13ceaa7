import { graphql } from '../../generated/light';

export const saveOwnAnswersMutation = graphql(`
  mutation SaveOwnAnswers($input: SaveOwnAnswersInput!) {
    saveOwnAnswers(input: $input) {
      savedAt
      candidate {
        name
        email
        fields {
          key
          value
          conditionUnmet
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

export const sendOwnDocumentMutation = graphql(`
  mutation SendOwnDocument($input: SendOwnDocumentInput!) {
    sendOwnDocument(input: $input) {
      userErrors {
        message
        code
        field
      }
    }
  }
`);

export const finishOwnFormMutation = graphql(`
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

export const requestOwnCorrectionMutation = graphql(`
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
