import type { DeepReadonly } from '../../../lib/deepReadonly.js';

/** What a field holds; `fieldTypeRules.ts` says what each type means. */
export const fieldTypes = [
  'text',
  'email',
  'number',
  'select',
  'textarea',
  'date',
  'checkbox',
  'file',
  'list',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Whom a field describes. */
export const fieldTargets = ['candidate', 'client'] as const;
export type FieldTarget = (typeof fieldTargets)[number];

/** Brazilian formats of text fields; `fieldFormats.ts` says what each means. */
export const fieldFormats = ['cpf', 'cnpj', 'pis', 'cep', 'phone', 'voterTitle'] as const;
export type FieldFormat = (typeof fieldFormats)[number];

/** What a document field takes. */
export const documentKinds = ['photo', 'pdf'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Who judges the documents of a field: administrators; the candidate's client and administrators; or no one. */
export const documentApprovers = ['admin', 'client', 'nobody'] as const;
export type DocumentApprover = (typeof documentApprovers)[number];

/** How a document field is filled and judged. */
export interface DocumentOptions {
  /** Kinds of files that it takes, at least one. */
  kinds: DocumentKind[];
  /** Pages asked for by name, in order. */
  pageNames: string[];
  /** Files at most, from 1 to 20. */
  maxPages: number;
  asksExpiry: boolean;
  approver: DocumentApprover;
}

/** The types that an answer to a column of a list may have: those of one line. */
export const listColumnTypes = [
  'text',
  'email',
  'number',
  'select',
  'date',
  'checkbox',
] as const satisfies readonly FieldType[];
export type ListColumnType = (typeof listColumnTypes)[number];

/** What is asked of each item of a list; a shape of its own, so that its answers are read as those of a field. */
export interface ListColumn {
  /** Unique in its list; stored answers are found by it. */
  key: string;
  label: string;
  type: ListColumnType;
  required: boolean;
  options: FieldOption[];
  format: FieldFormat | null;
  allowFutureDates: boolean;
}

/** What a list asks for, such as of each dependent of a candidate. */
export interface ListOptions {
  /** What one item is called ('Dependente'). */
  itemName: string;
  /** Items at most, from 1 to `MAX_ITEMS`. */
  maxItems: number;
  /** At least one. */
  columns: ListColumn[];
}

/** The most items that a list may be made to take. */
export const MAX_ITEMS = 30;

/** A choice of a select field. */
export interface FieldOption {
  value: string;
  label: string;
}

/** The answer to another field of the same target with which a field is asked. */
export interface FieldCondition {
  /** Key of the field that decides. */
  fieldKey: string;
  /** The answers with which the field is asked, in storage form. */
  values: readonly string[];
}

/** What a value's meaning depends on; custom fields and fallback fields both have it. */
export interface FieldShape {
  key: string;
  label: string;
  type: FieldType;
  options: readonly FieldOption[];
  format: FieldFormat | null;
  allowFutureDates: boolean;
  /** What a list asks for; null, or absent, for other types. */
  listOptions?: DeepReadonly<ListOptions> | null;
}
