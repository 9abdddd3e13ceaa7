const COMBINING_MARKS = /\p{M}/gu;

/** The form in which texts are compared in searches: no accents, lower case, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Makes user text safe inside a regular expression: it is never read as a pattern. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** E-mails are compared without case and outer blanks. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Letters and digits only, upper case: the stored form of CNPJ and its kin (design.md section 5). */
export function alphanumeric(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether nothing but blanks is there. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || text.trim() === '';
}
