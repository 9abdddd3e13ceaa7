/**
 * Everything about a field's type but its input, in one place per type: how a stored text is put into an input and
 * read back, what is wrong with it, how people read it. A new type does not compile until it is described here and in
 * the input registry (fieldInputs.tsx). Light: no React, no library.
 */
import {
  dateOrderOf,
  EARLIEST_DATE,
  formatDate,
  isoDate,
  LATEST_FUTURE_DATE,
  todayIso,
} from '../components/DatePicker/dateText';
import type { FieldShape, FieldType } from './fieldShape';
import { formatRules, type FormatProblem } from './formats';

/** A problem's key under `problems` in the `fields` texts. */
export type FieldProblem =
  'required' | 'email' | 'number' | 'date' | 'futureDate' | 'earlyDate' | 'lateDate' | 'option';

/** The words that a display needs; `fieldWords(t)` in fieldTexts.ts makes them. */
export interface DisplayWords {
  language: string;
  yes: string;
  no: string;
  optionRemoved: string;
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
const trimmed = (text: string) => text.trim();
const noProblem = () => null;

/** '1.234,5' (pt-BR) or '1,234.5' (en-US) with a dot for decimals; anything else stays as it was typed. */
function parseNumber(text: string, language: string): string {
  const compact = text.replace(/\s/g, '');
  const [group, decimal] = dateOrderOf(language) === 'month-first' ? [',', '.'] : ['.', ','];
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`);
  const plain = new RegExp(`^-?\\d+(?:\\${decimal}\\d+)?$`);
  if (grouped.test(compact)) return compact.replaceAll(group, '').replace(decimal, '.');
  return plain.test(compact) ? compact.replace(decimal, '.') : compact;
}

const showNumber = (stored: string, language: string) =>
  /^-?\d+\.\d+$/.test(stored) && dateOrderOf(language) === 'day-first' ? stored.replace('.', ',') : stored;

function dateProblem(stored: string, { allowFutureDates }: FieldShape): FieldProblem | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(stored);
  if (!parts || !isoDate(Number(parts[1]), Number(parts[2]), Number(parts[3]))) return 'date';
  if (stored < EARLIEST_DATE) return 'earlyDate';
  if (allowFutureDates) return stored > LATEST_FUTURE_DATE ? 'lateDate' : null;
  return stored > todayIso() ? 'futureDate' : null;
}

export const fieldRules: Record<FieldType, FieldRules> = {
  TEXT: {
    toInput: (stored, { format }) => (format ? formatRules[format].mask(stored) : stored),
    toStored: (text, { format }) => (format ? formatRules[format].strip(text) : text.trim()),
    problem: noProblem, // wrong digits warn, see formatWarning
    display: (stored, { format }) => (format ? formatRules[format].mask(stored) : stored),
  },
  EMAIL: {
    toInput: same,
    toStored: trimmed,
    problem: (stored) => (/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(stored) ? null : 'email'),
    display: same,
  },
  NUMBER: {
    toInput: (stored, _field, language) => showNumber(stored, language),
    toStored: (text, _field, language) => parseNumber(text, language),
    problem: (stored) => (/^-?\d+(?:\.\d+)?$/.test(stored) ? null : 'number'),
    display: (stored, _field, { language }) => showNumber(stored, language),
  },
  SELECT: {
    toInput: same,
    toStored: same,
    problem: (stored, { options }) => (options.some(({ value }) => value === stored) ? null : 'option'),
    display: (stored, { options }, { optionRemoved }) =>
      options.find(({ value }) => value === stored)?.label ?? `${stored} (${optionRemoved})`,
  },
  TEXTAREA: { toInput: same, toStored: trimmed, problem: noProblem, display: same },
  DATE: {
    toInput: same,
    toStored: same,
    problem: dateProblem,
    display: (stored, _field, { language }) => formatDate(stored, dateOrderOf(language)),
  },
  CHECKBOX: {
    toInput: (stored) => (stored === 'true' ? 'true' : 'false'),
    toStored: same,
    problem: noProblem,
    display: (stored, _field, { yes, no }) => (stored === 'true' ? yes : no),
  },
};

/** Whether a stored text counts as filled; the 'false' of a box that was ticked and unticked is an answer. */
export const isFilled = (stored: string) => stored.trim() !== '';

/** What keeps the value from being saved; `requireFilled` adds the check of required fields. */
export function fieldProblem(field: FieldShape, stored: string, { requireFilled = true } = {}): FieldProblem | null {
  if (!isFilled(stored)) return field.required && requireFilled ? 'required' : null;
  return fieldRules[field.type].problem(stored, field);
}

/** What looks wrong with a formatted text but does not keep it from being saved. */
export function formatWarning({ type, format }: FieldShape, text: string): FormatProblem | null {
  return type === 'TEXT' && format ? formatRules[format].check(text) : null;
}
