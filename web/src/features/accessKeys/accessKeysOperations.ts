import { graphql } from '../../generated/staff';
import type { AccessKeysQuery } from '../../generated/staff/graphql';

export const accessKeysQuery = graphql(`
  query AccessKeys {
    viewer {
      id
      accessKeys {
        id
        name
        access
        createdAt
        lastUsedAt
        expiresAt
      }
    }
  }
`);

export type AccessKey = NonNullable<AccessKeysQuery['viewer']>['accessKeys'][number];

export const createAccessKeyMutation = graphql(`
  mutation CreateAccessKey($input: CreateAccessKeyInput!) {
    createAccessKey(input: $input) {
      token
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const deleteAccessKeyMutation = graphql(`
  mutation DeleteAccessKey($input: DeleteAccessKeyInput!) {
    deleteAccessKey(input: $input) {
      deletedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);
