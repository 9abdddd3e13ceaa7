/** The text under a document field's key: which version counts, where it stands, since which day, and why it was refused. */
const FORM = /^([\da-f]{24}) (sent|approved|refused) (\d{4}-\d{2}-\d{2})(?: (.*))?$/s;

export interface DocumentValue {
  state: 'sent' | 'approved' | 'refused';
  /** The day since which it stands there: yyyy-MM-dd. */
  on: string;
  /** Why it was refused; empty otherwise. */
  reason: string;
}

/** What a stored text says of a document; null for a text that is none. */
export function readDocumentValue(stored: string): DocumentValue | null {
  const [, , state, on, reason = ''] = FORM.exec(stored) ?? [];
  return state && on ? { state: state as DocumentValue['state'], on, reason } : null;
}
