import { createContext, useContext, type AriaAttributes } from 'react';

/** What a Field tells the control inside it. */
export interface FieldContextValue {
  controlId: string;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Lets a control that checks its own text (DatePicker) show its message where the Field shows errors. */
  reportProblem: (message: string | null) => void;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  'aria-required'?: AriaAttributes['aria-required'];
}

/**
 * The attributes that tie a control to its Field; the control's own attributes win. `aria-required` and not
 * `required`: the forms say their own messages, and the browser's bubble would hide them.
 */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  if (!field) return own;
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}

/**
 * As `useFieldControl`, for a control that has no label of its own: a Field gives it one, or an attribute of the control.
 * @throws Error where neither does, so that a screen without a label fails its first test.
 */
export function useLabelledControl(own: ControlAttributes): ControlAttributes {
  const isInField = useContext(FieldContext) !== null;
  if (!isInField && !own['aria-label'] && !own['aria-labelledby']) {
    throw new Error('A control has no label: put it in a Field, or give it an aria-label.');
  }
  return useFieldControl(own);
}
