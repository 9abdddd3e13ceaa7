/**
 * Everything about a field's type but its input, in one place per type: how a stored text is put into an input and
 * read back, what is wrong with it, how people read it. A new type does not compile until it is described here and in
 * the input registry (fieldInputs.tsx). Light: no React, no library.
 */
import {
  dateOrderOf,
  EARLIEST_DATE,
  formatDate,
  LATEST_FUTURE_DATE,
  localDay,
} from '../../../components/DatePicker/dateText';
import { looksLikeEmail } from '../../../lib/looksLikeEmail';
import {
  isoDate,
  meansMoney,
  formatNumberText,
  normalizeTypedEmail,
  normalizeLine,
  normalizeLines,
  parseNumberText,
  parseOptionText,
  parseYesNoText,
} from '../../../lib/parsing';
import { readDocumentValue } from './documentValue';
import type { FieldShape, FieldType } from './fieldShape';
import { columnsOf, readItems } from './listValue';
import { formatRules, type FormatProblem } from './formats';

/** A problem's key under `problems` in the `fields` texts. */
export type FieldProblem =
  'required' | 'email' | 'number' | 'date' | 'futureDate' | 'earlyDate' | 'lateDate' | 'option' | 'list';

/** The words that a display needs; `displayText` in fieldTexts.ts makes them. */
export interface DisplayWords {
  language: string;
  yes: string;
  no: string;
  optionRemoved: string;
  /** How a document stands; `day` and `reason` are put into the words. */
  document: (state: 'sent' | 'approved' | 'refused', values: { day: string; reason: string }) => string;
}

export interface FieldRules {
  /** The stored text as the input shows it. */
  toInput: (stored: string, field: FieldShape, language: string) => string;
  /** What the input holds, in the stored form. */
  toStored: (text: string, field: FieldShape, language: string) => string;
  /** What keeps a text that is not blank from being saved. */
  problem: (stored: string, field: FieldShape) => FieldProblem | null;
  /** The stored text as people read it. */
  display: (stored: string, field: FieldShape, words: DisplayWords) => string;
}

const same = (text: string) => text;
const noProblem = () => null;

const usesComma = (language: string) => dateOrderOf(language) === 'day-first';

const numberText = (stored: string, field: FieldShape, language: string) =>
  formatNumberText(stored, { comma: usesComma(language), money: meansMoney(field) });

function dateProblem(stored: string, { allowFutureDates }: FieldShape): FieldProblem | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(stored);
  if (!parts || !isoDate(Number(parts[1]), Number(parts[2]), Number(parts[3]))) return 'date';
  if (stored < EARLIEST_DATE) return 'earlyDate';
  if (allowFutureDates) return stored > LATEST_FUTURE_DATE ? 'lateDate' : null;
  return stored > localDay() ? 'futureDate' : null;
}

function displayDocument(stored: string, _field: FieldShape, { language, document }: DisplayWords): string {
  const value = readDocumentValue(stored);
  if (!value) return stored;
  return document(value.state, { day: formatDate(value.on, dateOrderOf(language)), reason: value.reason });
}

export const fieldRules: Record<FieldType, FieldRules> = {
  TEXT: {
    toInput: (stored, { format }) => (format ? formatRules[format].mask(stored) : stored),
    toStored: (text, { format }) => (format ? formatRules[format].strip(text) : normalizeLine(text)),
    problem: noProblem, // Wrong digits only warn (formatWarning).
    display: (stored, { format }) => (format ? formatRules[format].mask(stored) : stored),
  },
  EMAIL: {
    toInput: same,
    toStored: normalizeTypedEmail,
    problem: (stored) => (looksLikeEmail(stored) ? null : 'email'),
    display: same,
  },
  NUMBER: {
    toInput: numberText,
    // What is no number stays as it was typed, to be told.
    toStored: (text, _field, language) =>
      parseNumberText(text, { thousands: usesComma(language) ? '.' : ',' }) ?? text.trim(),
    problem: (stored) => (/^-?\d+(?:\.\d+)?$/.test(stored) ? null : 'number'),
    display: (stored, field, { language }) => numberText(stored, field, language),
  },
  SELECT: {
    toInput: same,
    toStored: (text, { options }) => parseOptionText(text, options) ?? text,
    problem: (stored, { options }) => (options.some(({ value }) => value === stored) ? null : 'option'),
    display: (stored, { options }, { optionRemoved }) =>
      options.find(({ value }) => value === stored)?.label ?? `${stored} (${optionRemoved})`,
  },
  TEXTAREA: { toInput: same, toStored: normalizeLines, problem: noProblem, display: same },
  DATE: {
    toInput: same,
    toStored: same,
    problem: dateProblem,
    display: (stored, _field, { language }) => formatDate(stored, dateOrderOf(language)),
  },
  CHECKBOX: {
    toInput: (stored) => (stored === 'true' ? 'true' : 'false'),
    toStored: (text) => parseYesNoText(text) ?? text,
    problem: noProblem,
    display: (stored, _field, { yes, no }) => (stored === 'true' ? yes : no),
  },
  // The value of a document is made by sending it, not by typing.
  FILE: { toInput: same, toStored: same, problem: noProblem, display: displayDocument },
  LIST: {
    toInput: same,
    toStored: same,
    problem: (stored, field) => (hasItemProblem(stored, field) ? 'list' : null),
    display: displayItems,
  },
};

function hasItemProblem(stored: string, field: FieldShape): boolean {
  const items = readItems(stored);
  // What was no list, as when the field was of another type.
  if (items.length === 0) return true;
  const isRefused = (item: Readonly<Record<string, string>>) =>
    columnsOf(field).some((column) => fieldProblem(column, item[column.key] ?? '') !== null);
  return items.length > (field.listOptions?.maxItems ?? 0) || items.some(isRefused);
}

/** One line for each item. */
function displayItems(stored: string, field: FieldShape, words: DisplayWords): string {
  const line = (item: Readonly<Record<string, string>>) =>
    columnsOf(field)
      .filter(({ key }) => isFilled(item[key] ?? ''))
      .map((column) => `${column.label}: ${fieldRules[column.type].display(item[column.key] ?? '', column, words)}`)
      .join('; ');
  const items = readItems(stored);
  return items.length > 0 ? items.map(line).join('\n') : stored;
}

/** Whether a stored text counts as filled; the 'false' of a box that was ticked and unticked is an answer. */
export const isFilled = (stored: string) => stored.trim() !== '';

/** What keeps the value from being saved; `requireFilled` adds the check of required fields. */
export function fieldProblem(field: FieldShape, stored: string, { requireFilled = true } = {}): FieldProblem | null {
  // A refused document is asked for again.
  const isMissing = !isFilled(stored) || (field.type === 'FILE' && readDocumentValue(stored)?.state === 'refused');
  if (isMissing) return field.required && requireFilled ? 'required' : null;
  return fieldRules[field.type].problem(stored, field);
}

/** What looks wrong with a formatted text but does not keep it from being saved. */
export function formatWarning({ type, format }: FieldShape, text: string): FormatProblem | null {
  return type === 'TEXT' && format ? formatRules[format].check(text) : null;
}
