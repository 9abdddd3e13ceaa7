/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A Brazilian format of a text field: mask, phone keyboard and a check that warns but never refuses. */
export type FieldFormat =
  /** Postal code. */
  | 'CEP'
  /** Company tax id, letters allowed. */
  | 'CNPJ'
  /** Individual taxpayer id. */
  | 'CPF'
  /** Telephone. */
  | 'PHONE'
  /** Social integration number (PIS/PASEP/NIS). */
  | 'PIS'
  /** Voter registration. */
  | 'VOTER_TITLE';

/** What a field holds and how it is entered. */
export type FieldType =
  /** Yes or no ('Checkbox'). */
  | 'CHECKBOX'
  /** A calendar date ('Data'). */
  | 'DATE'
  /** An e-mail address ('Email'). */
  | 'EMAIL'
  /** A number ('Número'). */
  | 'NUMBER'
  /** One of the field's options ('Seleção'). */
  | 'SELECT'
  /** One line of text ('Texto'). */
  | 'TEXT'
  /** Several lines of text ('Texto Longo'). */
  | 'TEXTAREA';

export type DynamicField_FieldFragment = { key: string, label: string, type: FieldType, value: string | null, required: boolean, active: boolean, optionRemoved: boolean, description: string | null, placeholder: string | null, format: FieldFormat | null, allowFutureDates: boolean, viewerCanView: boolean, viewerCanEdit: boolean, options: Array<{ value: string, label: string }> } & { ' $fragmentName'?: 'DynamicField_FieldFragment' };

export const DynamicField_FieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DynamicField_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"allowFutureDates"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanView"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]} as unknown as DocumentNode<DynamicField_FieldFragment, unknown>;