/**
 * What inputs and displays need to know of a field. The GraphQL types of both transports (staff and light) fit it as they
 * are, so that nothing here depends on a client.
 */
export type FieldType = 'TEXT' | 'EMAIL' | 'NUMBER' | 'SELECT' | 'TEXTAREA' | 'DATE' | 'CHECKBOX' | 'FILE' | 'LIST';
export type FieldFormat = 'CPF' | 'CNPJ' | 'PIS' | 'CEP' | 'PHONE' | 'VOTER_TITLE';

export interface FieldShape {
  key: string;
  label: string;
  type: FieldType;
  required?: boolean;
  options: readonly { value: string; label: string }[];
  placeholder?: string | null;
  description?: string | null;
  /** Only on text fields. */
  format?: FieldFormat | null;
  /** Only on date fields. */
  allowFutureDates?: boolean;
  /** Only on lists. */
  listOptions?: ListOptions | null;
}

/** What a list asks for; its columns fit what inputs need to know of a field. */
export interface ListOptions {
  /** What one item is called ('Dependente'). */
  itemName: string;
  maxItems: number;
  columns: readonly FieldShape[];
}
