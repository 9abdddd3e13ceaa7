import type { ReactNode } from 'react';
import { Stack, TwoColumns } from '../../../components/Layout/Layout';
import type { DynamicFieldData } from './dynamicFieldFragment';
import { DynamicField } from './DynamicField';
import { FieldGroups } from './FieldGroups';

export interface DynamicFieldsProps {
  /** Each with the section that it stands under. */
  fields: readonly DynamicFieldData[];
  /** Which of them to show; default: all. */
  show?: 'active' | 'inactive';
  /** What the headings are below. */
  headingsAs?: 'h4' | 'h5';
  requireFilled?: boolean;
  /** Why a field cannot be changed; undefined for one that can. */
  disabledHint: (field: DynamicFieldData) => string | undefined;
  minHeight?: number;
  /** What stands below a field's input. */
  below?: (field: DynamicFieldData) => ReactNode;
}

/** The inputs of a record's fields under the headings that the office has given them; fields whose value the viewer may neither see nor set are left out. */
export function DynamicFields({ fields, show, headingsAs = 'h4', disabledHint, below, ...rest }: DynamicFieldsProps) {
  const shown = fields
    .filter(({ active }) => show === undefined || active === (show === 'active'))
    .filter(({ viewerCanView, viewerCanEdit }) => viewerCanView || viewerCanEdit);
  return (
    <FieldGroups fields={shown} headingsAs={headingsAs}>
      {(group) => (
        <TwoColumns>
          {group.map((field) => (
            <Below key={field.key} content={below?.(field)}>
              <DynamicField field={field} {...rest} disabledHint={disabledHint(field)} />
            </Below>
          ))}
        </TwoColumns>
      )}
    </FieldGroups>
  );
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
