import { readFields, type DynamicFieldData, type DynamicFieldRef } from './dynamicFieldFragment';
import { DynamicField } from './DynamicField';

export interface DynamicFieldsProps {
  fields: readonly DynamicFieldRef[];
  /** Which of them to show; default: all. */
  show?: 'active' | 'inactive';
  requireFilled?: boolean;
  /** Why an inactive field cannot be changed. */
  inactiveHint: (field: DynamicFieldData) => string;
  minHeight?: number;
}

/** The inputs of a record's fields; fields whose value the viewer may neither see nor set are left out. */
export function DynamicFields({ fields, show, inactiveHint, ...rest }: DynamicFieldsProps) {
  return readFields(fields)
    .filter(({ active }) => show === undefined || active === (show === 'active'))
    .filter(({ viewerCanView, viewerCanEdit }) => viewerCanView || viewerCanEdit)
    .map((field) => (
      <DynamicField
        key={field.key}
        field={field}
        {...rest}
        {...(!field.active && { disabledHint: inactiveHint(field) })}
      />
    ));
}

/** How many inputs {@link DynamicFields} shows. */
export function countFields(fields: readonly DynamicFieldRef[], show: 'active' | 'inactive'): number {
  return readFields(fields).filter(
    ({ active, viewerCanView, viewerCanEdit }) => active === (show === 'active') && (viewerCanView || viewerCanEdit),
  ).length;
}
