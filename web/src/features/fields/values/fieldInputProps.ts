import type { ComponentType, Ref } from 'react';
import type { DateProblem } from '../../../components/DatePicker/DatePicker';
import type { FieldShape, FieldType } from './fieldShape';

/** What the input of each field type takes. */
export interface FieldInputProps {
  field: FieldShape;
  /** What the input holds (`fieldRules[type].toInput`), '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  /** The least height of an input of several lines, in pixels. */
  minHeight?: number;
  onDateProblem?: (problem: DateProblem | null) => void;
  /** Reports half a date as it was typed, for drafts. */
  keepsUnfinished?: boolean;
  /** What a browser may fill in by itself; nothing unless told. */
  autoComplete?: string;
  /** What the Enter key of a phone's keyboard promises. */
  enterKeyHint?: 'next' | 'done';
  ref?: Ref<HTMLElement>;
}

/** The input of each field type. */
export type FieldInputs = Record<FieldType, ComponentType<FieldInputProps>>;
