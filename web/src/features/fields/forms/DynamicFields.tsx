import type { ReactNode } from 'react';
import { Stack } from '../../../components/Layout/Layout';
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
  /** What stands below a field's input. */
  below?: (field: DynamicFieldData) => ReactNode;
}

/** The inputs of a record's fields; fields whose value the viewer may neither see nor set are left out. */
export function DynamicFields({ fields, show, disabledHint, below, ...rest }: DynamicFieldsProps) {
  return fields
    .filter(({ active }) => show === undefined || active === (show === 'active'))
    .filter(({ viewerCanView, viewerCanEdit }) => viewerCanView || viewerCanEdit)
    .map((field) => (
      <Below key={field.key} content={below?.(field)}>
        <DynamicField field={field} {...rest} disabledHint={disabledHint(field)} />
      </Below>
    ));
}

/** A field with what stands below it; where nothing does, it keeps its own place. */
export function Below({ content, children }: { content: ReactNode; children: ReactNode }) {
  return content ? (
    <Stack $gap={1}>
      {children}
      {content}
    </Stack>
  ) : (
    children
  );
}

/** How many inputs {@link DynamicFields} shows. */
export function countFields(fields: readonly DynamicFieldData[], show: 'active' | 'inactive'): number {
  return fields.filter(
    ({ active, viewerCanView, viewerCanEdit }) => active === (show === 'active') && (viewerCanView || viewerCanEdit),
  ).length;
}
