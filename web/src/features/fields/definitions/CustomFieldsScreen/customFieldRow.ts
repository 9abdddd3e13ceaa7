import { graphql } from '../../../../generated/staff';

/** What the configuration screen shows and edits of a field. */
export const CustomFieldRow_field = graphql(`
  fragment CustomFieldRow_field on CustomField {
    id
    key
    label
    type
    target
    required
    active
    clientIds
    clients {
      id
      companyName
    }
    condition {
      fieldKey
      values
    }
    order
    section
    options {
      value
      label
    }
    description
    placeholder
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
    canView
    canEdit
    hasPermission
    badgeCanView
    badgeCanEdit
    hiddenFromCandidates
  }
`);
