import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import type { DynamicField_FieldFragment } from '../../../generated/staff/graphql';

/** What an input, and a form around it, needs of a field and its value. */
export const DynamicField_field = graphql(`
  fragment DynamicField_field on FieldValue {
    key
    label
    type
    value
    required
    active
    forOtherClients
    conditionUnmet
    condition {
      fieldKey
      values
    }
    section
    options {
      value
      label
    }
    optionRemoved
    description
    placeholder
    format
    allowFutureDates
    documentOptions {
      kinds
      pageNames
      maxPages
      asksExpiry
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
    viewerCanView
    viewerCanEdit
    viewerCanEditWhenMet
  }
`);

export type DynamicFieldRef = FragmentType<typeof DynamicField_field>;
export type DynamicFieldData = DynamicField_FieldFragment;

/** Unmasks a record's fields for the form helpers of this folder. */
export function readFields(fields: readonly DynamicFieldRef[]): readonly DynamicFieldData[] {
  return readFragment(DynamicField_field, fields);
}
