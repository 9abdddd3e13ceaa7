/** Texts that people write in many ways: lines, addresses, yes and no, a choice of a list. */
import { withoutAccents } from './foldAccents.js';

const CONTROL_EXCEPT_LINE_BREAK = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g;
/** An address with a name before it; longer texts are not searched, so that no text costs more than a moment. */
const LONGEST_EMAIL = 500;
const plain = (text: string) => withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What stands in a text unseen: marks that turn the direction of reading around, characters without width and fillers. Its
 * group is what stays: the tags of a flag, a variation selector behind an emoji and a joiner between two. It looks ahead
 * only, as older browsers cannot read a pattern that looks behind.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+|\p{Emoji}[\ufe0e\ufe0f](?:\u200d(?=\p{Extended_Pictographic}))?|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\u200d(?=\p{Extended_Pictographic}))|[\ufe0e\ufe0f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** What nearly all texts are made of: nothing in it is invisible, and composing leaves it as it is. */
const VISIBLE = /^[\n\u0020-\u007e\u00c0-\u00ff]*$/;

/** A text that reads as it looks, composed (NFC), with its emoji whole. */
export function withoutInvisible(text: string): string {
  if (VISIBLE.test(text)) return text;
  return text.replace(INVISIBLE, '$1').normalize('NFC');
}

/** Blanks and control characters: those are invisible on screen, and the database takes no NUL in a pattern. */
const BLANKS = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/** A text on one line, with single spaces. */
export function joinBlanks(text: string): string {
  return text.replace(BLANKS, ' ').trim();
}

/** A name as it is stored: on one line, with single spaces and nothing invisible in it. */
export function singleLine(text: string): string {
  return joinBlanks(withoutInvisible(text));
}

/** Text without control characters and other invisible ones, which break spreadsheets or pretend another reading. */
export function normalizeLines(text: string): string {
  if (VISIBLE.test(text)) return text.trim();
  return withoutInvisible(text).replace(/\r\n?/g, '\n').replace(CONTROL_EXCEPT_LINE_BREAK, ' ').trim();
}

/** Text on one line, without characters that break spreadsheets or pretend another reading. */
export function normalizeLine(text: string): string {
  return normalizeLines(text).replace(/\n+/g, ' ');
}

/** The address of a mail program's 'Ana <ana@exemplo.com>' or behind a label; whether it is one is for others to say. */
export function normalizeTypedEmail(text: string): string {
  const line = normalizeLine(text);
  if (line.length > LONGEST_EMAIL) return line;
  const inBrackets = /<([^<>\s@]+@[^<>\s@]+)>/.exec(line)?.[1];
  const unlabelled = line.replace(/^(?:mailto:|e-?mail\s*:)\s*/i, '');
  const parts = unlabelled.split('@').map((part) => part.trim());
  return inBrackets ?? withoutEnd(parts.join('@'));
}

/** An address without the punctuation of the sentence that it ends. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (text.includes('@') && '.,;'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const yesAndNo = new Map([
  ...['true', 'sim', 's', '1', 'on', 'yes', 'y', 'verdadeiro'].map((word) => [word, 'true'] as const),
  ...['false', 'nao', 'n', '0', 'off', 'no', 'falso'].map((word) => [word, 'false'] as const),
]);

/** 'true' or 'false' in any of the words for them; null for anything else. */
export function parseYesNoText(text: string): 'true' | 'false' | null {
  return yesAndNo.get(plain(text)) ?? null;
}

const EITHER_GENDER = /[a-z](?:\([ao]\)|o\/a|a\/o)$/;

/** 'casado' and 'casada' for the name of an option such as 'Casado(a)' or 'Casado/a'; none for other names. */
function gendersOf(name: string): string[] {
  const whole = plain(name);
  if (!EITHER_GENDER.test(whole)) return [];
  const one = whole.replace(/(?:\([ao]\)|\/[ao])$/, '');
  const ending = whole.replace(/\)$/, '').slice(-1);
  return [one, one.replace(/[ao]$/, '') + ending];
}

/** Whether letters number an option and another, as those of 'Grupo/A' and 'Grupo/B' do: such a letter is no gender. */
function isNumbered(name: string, options: readonly { label: string }[]): boolean {
  const stemOf = (text: string) => plain(text).replace(/[a-z]\)?$/, '');
  return options.filter(({ label }) => stemOf(label) === stemOf(name)).length > 1;
}

/**
 * The value of the option that was meant: by value, by label, then without case and accents, then by either gender of one such as
 * 'Casado(a)'; null for none, or several.
 */
export function parseOptionText(text: string, options: readonly { value: string; label: string }[]): string | null {
  const line = normalizeLine(text);
  const exact = options.find(({ value }) => value === line) ?? options.find(({ label }) => label === line);
  if (exact) return exact.value;
  const typed = plain(line);
  const metBy = (formsOf: (name: string) => string[]) =>
    options.filter(({ value, label }) => [value, label].some((name) => formsOf(name).includes(typed)));
  const alike = metBy((name) => [plain(name)]);
  const meant = alike.length > 0 ? alike : metBy((name) => (isNumbered(name, options) ? [] : gendersOf(name)));
  return meant.length === 1 ? (meant[0]?.value ?? null) : null;
}
