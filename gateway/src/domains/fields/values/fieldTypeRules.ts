import { z } from 'zod';
import { formatTypedNumber, normalizeNumberFormat } from '../../../lib/parsing/brazilianNumbers.js';
import { meansMoney, formatNumberText, parseNumberText } from '../../../lib/parsing/numbers.js';
import {
  normalizeTypedEmail,
  normalizeLine,
  normalizeLines,
  parseOptionText,
  parseYesNoText,
} from '../../../lib/parsing/texts.js';
import { displayDocument, readDocument } from './documentValues.js';
import { dateBoundsProblem, displayDate, parseDate } from './fieldDates.js';
import type { FieldShape, FieldType, ListColumnType } from './fieldTypes.js';
import { listTypeRules } from './listValues.js';
import { MAX_VALUE } from './writtenValue.js';

/** A value that a field takes, in its storage form, or why it does not, to be read after the field's label. */
export type ParsedValue = { ok: true; value: string } | { ok: false; problem: string };

/** What a spreadsheet cell holds. */
export type CellValue = string | number | boolean | Date;

/** Everything that depends on a field's type. A new type does not compile until it is described here. */
export interface FieldTypeRules {
  /** What people call the type. */
  label: string;
  /** Reads a text that is not blank, in any form that people or callers use, into the storage form. */
  parse(text: string, field: FieldShape): ParsedValue;
  /** What a value that parses must meet to be saved today; a value in store is not measured again. */
  refuse?(value: string, field: FieldShape, now: Date): string | null;
  /** The storage form as people read it. */
  display(value: string, field: FieldShape): string;
  /** The storage form as a spreadsheet keeps it, so that numbers add up and dates sort. */
  cell(value: string, field: FieldShape): CellValue;
}

/** Longest values that are kept, where a type allows less than `MAX_VALUE`. */
const MAX_LINE = 1_000;
const MAX_NUMBER = 30;
const MAX_EMAIL = 254;
/** The most characters of a text that a field of the type takes. */
export const longestText = (type: FieldType): number =>
  (({ textarea: MAX_VALUE, email: MAX_EMAIL, number: MAX_NUMBER }) as Partial<Record<FieldType, number>>)[type] ??
  MAX_LINE;

/** Decimal digits that a double, and so a spreadsheet, keeps exactly. */
const EXACT_DIGITS = 15;

/** Only what the service of documents writes is a document's value; a text that somebody sends never is. */
const NOT_A_TEXT = 'envie o documento como arquivo, não como texto';

const emailAddress = z.email().max(MAX_EMAIL);

const ok = (value: string): ParsedValue => ({ ok: true, value });
const bad = (problem: string): ParsedValue => ({ ok: false, problem });
const withinLength = (value: string, max: number): ParsedValue =>
  value.length > max ? bad(`deve ter no máximo ${max} caracteres`) : ok(value);

/** What was parsed, or why nothing was. */
const parsedOr = (value: string | null, problem: string): ParsedValue => (value === null ? bad(problem) : ok(value));

function parseNumber(text: string): ParsedValue {
  // A dot divides on the wire, as in store; the web has read what its user typed before.
  const value = parseNumberText(text, { thousands: null });
  return value === null ? bad('deve ser um número') : withinLength(value, MAX_NUMBER);
}

/** By field: its key and label are told apart into words once, not for each value. */
const moneyFields = new WeakMap<FieldShape, boolean>();

function holdsMoney(field: FieldShape): boolean {
  const known = moneyFields.get(field) ?? meansMoney(field);
  moneyFields.set(field, known);
  return known;
}

const showFormatted = (value: string, { format }: FieldShape) => (format ? formatTypedNumber(format, value) : value);

/** A value that lost its option is shown as it is. */
const optionLabel = (value: string, { options }: FieldShape) =>
  options.find((option) => option.value === value)?.label ?? value;

const columnRules: Record<ListColumnType, FieldTypeRules> = {
  text: {
    label: 'Texto',
    parse: (text, { format }) => {
      const line = normalizeLine(text);
      return withinLength(format ? normalizeNumberFormat(format, line) : line, MAX_LINE);
    },
    display: showFormatted,
    cell: showFormatted,
  },
  email: {
    label: 'Email',
    parse: (text) => {
      const email = normalizeTypedEmail(text);
      return emailAddress.safeParse(email).success ? ok(email) : bad('deve ser um e-mail válido');
    },
    display: (value) => value,
    cell: (value) => value,
  },
  number: {
    label: 'Número',
    parse: parseNumber,
    display: (value, field) => formatNumberText(value, { comma: true, money: holdsMoney(field) }),
    cell: (value) => (value.replace(/\D/g, '').length <= EXACT_DIGITS ? Number(value) : value.replace('.', ',')),
  },
  select: {
    label: 'Seleção',
    parse: (text, { options }) => parsedOr(parseOptionText(text, options), 'deve ser uma das opções do campo'),
    display: optionLabel,
    cell: optionLabel,
  },
  date: {
    label: 'Data',
    parse: (text, field) => parsedOr(parseDate(text, field), 'deve ser uma data válida'),
    refuse: (value, { allowFutureDates }, now) => dateBoundsProblem(value, allowFutureDates, now),
    display: displayDate,
    cell: (value) => new Date(`${value}T00:00:00Z`),
  },
  checkbox: {
    label: 'Checkbox',
    parse: (text) => parsedOr(parseYesNoText(text), 'deve ser Sim ou Não'),
    display: (value) => (value === 'true' ? 'Sim' : 'Não'),
    cell: (value) => value === 'true',
  },
};

export const fieldTypeRules: Record<FieldType, FieldTypeRules> = {
  ...columnRules,
  textarea: {
    label: 'Texto Longo',
    parse: (text) => withinLength(normalizeLines(text), MAX_VALUE),
    display: (value) => value,
    cell: (value) => value,
  },
  file: {
    label: 'Documento',
    parse: (text) => parsedOr(readDocument(text) && text, NOT_A_TEXT),
    refuse: () => NOT_A_TEXT,
    display: displayDocument,
    cell: displayDocument,
  },
  list: listTypeRules(columnRules),
};

/**
 * The storage form of a text that is already in store. Values are not rewritten when a field changes its type or format
 * they are read through the type that the field has now, and written anew at the next save.
 * @returns null when the text means nothing to the type.
 */
export function readStored(field: FieldShape, stored: string): string | null {
  const parsed = fieldTypeRules[field.type].parse(stored, field);
  return parsed.ok && parsed.value !== '' ? parsed.value : null;
}

/** What is shown of a stored text that its type cannot read: the text as it is, but nothing of a list whose columns are all gone. */
export const displayUnread = (field: FieldShape, stored: string): string =>
  field.type === 'list' && fieldTypeRules.list.parse(stored, field).ok ? '' : stored;

/** A stored text as people read it. */
export function displayValue(field: FieldShape, stored: string): string {
  const value = readStored(field, stored);
  return value === null ? displayUnread(field, stored) : fieldTypeRules[field.type].display(value, field);
}

/** A stored text as a spreadsheet keeps it; what the type cannot read stays text. */
export function cellValue(field: FieldShape, stored: string): CellValue {
  const value = readStored(field, stored);
  return value === null ? displayUnread(field, stored) : fieldTypeRules[field.type].cell(value, field);
}
