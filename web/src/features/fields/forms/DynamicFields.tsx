import type { DynamicFieldData } from './dynamicFieldFragment';
import { DynamicField } from './DynamicField';

export interface DynamicFieldsProps {
  fields: readonly DynamicFieldData[];
  /** Which of them to show; default: all. */
  show?: 'active' | 'inactive';
  requireFilled?: boolean;
  /** Why a field cannot be changed; undefined for one that can. */
  disabledHint: (field: DynamicFieldData) => string | undefined;
  minHeight?: number;
}

/** The inputs of a record's fields; fields whose value the viewer may neither see nor set are left out. */
export function DynamicFields({ fields, show, disabledHint, ...rest }: DynamicFieldsProps) {
  return fields
    .filter(({ active }) => show === undefined || active === (show === 'active'))
    .filter(({ viewerCanView, viewerCanEdit }) => viewerCanView || viewerCanEdit)
    .map((field) => <DynamicField key={field.key} field={field} {...rest} disabledHint={disabledHint(field)} />);
}

/** How many inputs {@link DynamicFields} shows. */
export function countFields(fields: readonly DynamicFieldData[], show: 'active' | 'inactive'): number {
  return fields.filter(
    ({ active, viewerCanView, viewerCanEdit }) => active === (show === 'active') && (viewerCanView || viewerCanEdit),
  ).length;
}
