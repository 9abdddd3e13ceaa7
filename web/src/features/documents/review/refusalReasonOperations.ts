import { graphql } from '../../../generated/staff';

export const refusalReasonsQuery = graphql(`
  query RefusalReasons {
    refusalReasons {
      text
    }
  }
`);

export const saveRefusalReasonsMutation = graphql(`
  mutation SaveRefusalReasons($input: SaveRefusalReasonsInput!) {
    saveRefusalReasons(input: $input) {
      refusalReasons {
        text
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);
