/** What a field holds; `fieldTypeRules.ts` says what each type means. */
export const fieldTypes = ['text', 'email', 'number', 'select', 'textarea', 'date', 'checkbox'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Whom a field describes. */
export const fieldTargets = ['candidate', 'client'] as const;
export type FieldTarget = (typeof fieldTargets)[number];

/** Brazilian formats of text fields; `fieldFormats.ts` says what each means. */
export const fieldFormats = ['cpf', 'cnpj', 'pis', 'cep', 'phone', 'voterTitle'] as const;
export type FieldFormat = (typeof fieldFormats)[number];

/** A choice of a select field. */
export interface FieldOption {
  value: string;
  label: string;
}

/** What a value's meaning depends on; custom fields and fallback fields both have it. */
export interface FieldShape {
  key: string;
  label: string;
  type: FieldType;
  options: readonly FieldOption[];
  format: FieldFormat | null;
  allowFutureDates: boolean;
}
