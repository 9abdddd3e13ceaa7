const COMBINING_MARKS = /\p{M}/gu;

/** Blanks and control characters: those are invisible on screen, and the database takes no NUL in a pattern. */
const BLANKS = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/**
 * What stands in a text unseen: marks that turn the direction of reading around, characters without width and fillers. A
 * joiner stays between emoji, a variation selector behind one, and the tags of a flag, whose first alternative is kept.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Emoji})[\ufe0e\ufe0f]/gu;

/** A text that reads as it looks, composed (NFC), with its emoji whole. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '$1').normalize('NFC');
}

/** A name as it is stored: on one line, with single spaces and nothing invisible in it. */
export function singleLine(text: string): string {
  return withoutInvisible(text).replace(BLANKS, ' ').trim();
}

/** The form in which texts are compared in searches: on one line, no accents, lower case. */
export function searchable(text: string): string {
  const letters = withoutInvisible(text).normalize('NFD').replace(COMBINING_MARKS, '');
  return letters.toLowerCase().replace(BLANKS, ' ').trim();
}

/** Makes user text safe inside a regular expression: it is never read as a pattern. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** E-mails are compared without case, outer blanks and what a copy brings along unseen. */
export function normalizeEmail(email: string): string {
  return withoutInvisible(email).trim().toLowerCase();
}

/** At most so many UTF-16 units from the beginning of a text, without half of a character at its end. */
export function firstUnits(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Letters and digits only, upper case: the stored form of CNPJ and its kin. */
export function alphanumeric(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether nothing but blanks is there. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || text.trim() === '';
}
