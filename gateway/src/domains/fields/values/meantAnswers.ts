import type { Role } from '../../../auth/viewer.js';
import { parseDateText } from '../../../lib/parsing/dates.js';
import { parseNumberText } from '../../../lib/parsing/numbers.js';
import { normalizeNumberFormat } from '../../../lib/parsing/brazilianNumbers.js';
import { normalizeLine } from '../../../lib/parsing/texts.js';
import { searchable } from '../../../lib/text.js';
import { knownFields } from '../definitions/fallbackFields.js';
import { fieldAccess } from '../permissions/fieldPermissionsPolicy.js';
import type { FieldShape, FieldType } from './fieldTypes.js';
import type { FieldCatalogue } from './recordCatalogue.js';

/** What somebody who looks for an answer may have meant under one field: its stored text begins with `text`, or is it. */
export interface MeantAnswer {
  key: string;
  text: string;
  whole: boolean;
}

const PUNCTUATED_NUMBER = /^[\d\s().+/-]+$/;

const begins = (texts: readonly string[]) => texts.map((text) => ({ text, whole: false }));
const is = (texts: readonly string[]) => texts.map((text) => ({ text, whole: true }));

/** A number as it may be stored: with the decimals that were typed, with none too many, as an amount of money. */
function spellingsOf(number: string | null): string[] {
  if (number === null) return [];
  const [integer = '', decimals = ''] = number.split('.');
  const needed = /^0{0,2}$/.test(decimals) ? '' : decimals.replace(/^(\d)0$/, '$1');
  const all = [decimals, needed, needed.padEnd(2, '0')];
  return [...new Set(all.map((some) => (some === '' ? integer : `${integer}.${some}`)))];
}

/**
 * The texts that a field's type stores for what is typed; besides, a stored text that the type cannot read is shown, and so found,
 * as it is. A new type does not compile until it is described here.
 */
const meantBy: Record<FieldType, (typed: string, field: FieldShape) => Omit<MeantAnswer, 'key'>[]> = {
  text: (typed, { format }) => {
    const digits = PUNCTUATED_NUMBER.test(typed) ? typed.replace(/\D/g, '') : typed;
    const number = format ? normalizeNumberFormat(format, typed) : digits;
    return begins([...new Set([typed, number, digits])].filter((text) => text !== ''));
  },
  email: (typed) => begins([typed]),
  textarea: (typed) => begins([typed]),
  number: (typed) => [...begins([typed]), ...is(spellingsOf(parseNumberText(typed, { thousands: '.' })))],
  date: (typed) => [...begins([typed]), ...is([parseDateText(typed, { order: 'day-first' }) ?? []].flat())],
  select: (typed, { options }) => {
    const labelled = options.filter(({ label }) => searchable(label).startsWith(searchable(typed)));
    return [...begins([typed]), ...is(labelled.map(({ value }) => value))];
  },
  // A yes or no finds half of all people, and what is stored of a document is no answer. What a list holds is no text of its own.
  checkbox: () => [],
  file: () => [],
  list: () => [],
};

/** What a typed text may mean under each field that a role may view; nothing for a blank text. */
export function meantAnswers(
  { target, fields, permissions }: FieldCatalogue,
  role: Role,
  typed: string,
): MeantAnswer[] {
  const line = normalizeLine(typed);
  if (line === '') return [];
  const configured = new Set(fields.map(({ key }) => key));
  return [...fields, ...knownFields(target).filter(({ key }) => !configured.has(key))]
    .filter(({ key }) => fieldAccess(role, key, permissions).canView)
    .flatMap((field) => meantBy[field.type](line, field).map((meant) => ({ key: field.key, ...meant })));
}

/** Whether a stored text is what was meant; the database compares in the same way (`answerCollation`). */
export function isMeant({ text, whole }: MeantAnswer, stored: string): boolean {
  const [held, wanted] = [searchable(stored), searchable(text)];
  return whole ? held === wanted : held.startsWith(wanted);
}
