import { displayDate } from './fieldDates.js';
import type { CheckedWrites } from './storedValues.js';

/** Where a document stands. */
export const documentStates = ['sent', 'approved', 'refused'] as const;
export type DocumentState = (typeof documentStates)[number];

/** What the value of a document field says: which version counts, and where it stands. */
export interface DocumentValue {
  /** The version that counts: 24 hexadecimal digits. */
  id: string;
  state: DocumentState;
  /** The day since which it stands there, in São Paulo: yyyy-MM-dd. */
  on: string;
  /** Why it was refused; empty otherwise. */
  reason: string;
}

/** Longest reason of a refusal. */
export const MAX_REASON = 500;

const FORM = /^([0-9a-f]{24}) (sent|approved|refused) (\d{4}-\d{2}-\d{2})(?: (.*))?$/s;

/** The value of a document field as stored: `<id> <state> <day> <reason>`. */
export const documentText = ({ id, state, on, reason }: DocumentValue): string =>
  reason ? `${id} ${state} ${on} ${reason}` : `${id} ${state} ${on}`;

/** What a stored text says of a document; null for a text that is none. */
export function readDocument(text: string): DocumentValue | null {
  const [, id, state, on, reason = ''] = FORM.exec(text) ?? [];
  return id && state && on ? { id, state: state as DocumentState, on, reason } : null;
}

/** What the database finds documents in a state by. */
export const documentPattern = (state: DocumentState): string => `^[0-9a-f]{24} ${state} `;

/** 'Enviado', 'Aprovado em 02/11/2026' or 'Recusado: Ilegível'. */
export function displayDocument(text: string): string {
  const document = readDocument(text);
  if (!document) return text;
  if (document.state === 'sent') return 'Enviado';
  if (document.state === 'approved') return `Aprovado em ${displayDate(document.on)}`;
  return document.reason ? `Recusado: ${document.reason}` : 'Recusado';
}

/**
 * The write of a document's value, for the service of documents alone: every other write of a document field is refused,
 * as a text could claim an approval that was never given. Null clears the value.
 */
export const documentWrite = (key: string, value: DocumentValue | null): CheckedWrites =>
  ({ set: value ? { [key]: documentText(value) } : {}, unset: value ? [] : [key] }) as unknown as CheckedWrites;
