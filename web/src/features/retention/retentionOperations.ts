import { graphql } from '../../generated/staff';
import type { RetentionQuery, RetentionPreviewQuery } from '../../generated/staff/graphql';

export const retentionQuery = graphql(`
  query Retention {
    retention {
      hiredMonths
      otherMonths
      effectiveFrom
      deletedCount
      lastDeletedAt
      lastChange {
        at
        byName
      }
      revision
    }
  }
`);

export type Retention = RetentionQuery['retention'];

export const retentionPreviewQuery = graphql(`
  query RetentionPreview($hiredMonths: Int, $otherMonths: Int) {
    retentionPreview(hiredMonths: $hiredMonths, otherMonths: $otherMonths) {
      overCount
      soonCount
    }
  }
`);

export type RetentionPreviewCounts = RetentionPreviewQuery['retentionPreview'];

export const saveRetentionMutation = graphql(`
  mutation SaveRetention($input: SaveRetentionInput!) {
    saveRetention(input: $input) {
      retention {
        hiredMonths
        otherMonths
        effectiveFrom
        deletedCount
        lastDeletedAt
        lastChange {
          at
          byName
        }
        revision
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);
