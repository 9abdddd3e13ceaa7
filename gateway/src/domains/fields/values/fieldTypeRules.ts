import { z } from 'zod';
import { searchable } from '../../../lib/text.js';
import { dateBoundsProblem, displayDate, parseDate } from './fieldDates.js';
import { fieldFormatRules } from './fieldFormats.js';
import type { FieldShape, FieldType } from './fieldTypes.js';

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

/** Longest values that are kept. */
const MAX_LINE = 1_000;
const MAX_TEXT = 10_000;
const MAX_NUMBER = 30;
const MAX_EMAIL = 254;
/** Decimal digits that a double, and so a spreadsheet, keeps exactly. */
const EXACT_DIGITS = 15;

const emailAddress = z.email().max(MAX_EMAIL);

const ok = (value: string): ParsedValue => ({ ok: true, value });
const bad = (problem: string): ParsedValue => ({ ok: false, problem });
const withinLength = (value: string, max: number): ParsedValue =>
  value.length > max ? bad(`deve ter no máximo ${max} caracteres`) : ok(value);

const CONTROL_EXCEPT_LINE_BREAK = /[\u0000-\u0009\u000b-\u001f\u007f]+/g;

/** Text without control characters: they are invisible on screen and break spreadsheets. */
const cleanLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROL_EXCEPT_LINE_BREAK, ' ').trim();
const cleanLine = (text: string) => cleanLines(text).replace(/\n+/g, ' ');

function parseNumber(text: string): ParsedValue {
  const compact = text.replace(/\s/g, '');
  const wireForm = /^-?\d+(?:\.\d+)?$/.test(compact);
  const brazilian = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(compact);
  if (!wireForm && !brazilian) return bad('deve ser um número');
  const value = (wireForm ? compact : compact.replaceAll('.', '').replace(',', '.')).replace(/^(-?)0+(?=\d)/, '$1');
  return withinLength(/^-0(?:\.0+)?$/.test(value) ? value.slice(1) : value, MAX_NUMBER);
}

const checkboxWords = new Map([
  ...['true', 'sim', 's', '1', 'on', 'yes', 'verdadeiro'].map((word) => [word, 'true'] as const),
  ...['false', 'nao', 'n', '0', 'off', 'no', 'falso'].map((word) => [word, 'false'] as const),
]);

function parseOption(text: string, { options }: FieldShape): ParsedValue {
  const option = options.find(({ value }) => value === text) ?? options.find(({ label }) => label === text);
  return option ? ok(option.value) : bad('deve ser uma das opções do campo');
}

export const fieldTypeRules: Record<FieldType, FieldTypeRules> = {
  text: {
    label: 'Texto',
    parse: (text, { format }) => {
      const line = cleanLine(text);
      return withinLength(format ? fieldFormatRules[format].normalise(line) : line, MAX_LINE);
    },
    display: (value, { format }) => (format ? fieldFormatRules[format].display(value) : value),
    cell: (value, { format }) => (format ? fieldFormatRules[format].display(value) : value),
  },
  email: {
    label: 'Email',
    parse: (text) => {
      const line = cleanLine(text);
      return emailAddress.safeParse(line).success ? ok(line) : bad('deve ser um e-mail válido');
    },
    display: (value) => value,
    cell: (value) => value,
  },
  number: {
    label: 'Número',
    parse: parseNumber,
    display: (value) => value.replace('.', ','),
    cell: (value) => (value.replace(/\D/g, '').length <= EXACT_DIGITS ? Number(value) : value.replace('.', ',')),
  },
  select: {
    label: 'Seleção',
    parse: (text, field) => parseOption(cleanLine(text), field),
    display: (value, { options }) => options.find((option) => option.value === value)?.label ?? value,
    cell: (value, { options }) => options.find((option) => option.value === value)?.label ?? value,
  },
  textarea: {
    label: 'Texto Longo',
    parse: (text) => withinLength(cleanLines(text), MAX_TEXT),
    display: (value) => value,
    cell: (value) => value,
  },
  date: {
    label: 'Data',
    parse: (text) => {
      const date = parseDate(text.trim());
      return date ? ok(date) : bad('deve ser uma data válida');
    },
    refuse: (value, { allowFutureDates }, now) => dateBoundsProblem(value, allowFutureDates, now),
    display: displayDate,
    cell: (value) => new Date(`${value}T00:00:00Z`),
  },
  checkbox: {
    label: 'Checkbox',
    parse: (text) => {
      const value = checkboxWords.get(searchable(text));
      return value ? ok(value) : bad('deve ser Sim ou Não');
    },
    display: (value) => (value === 'true' ? 'Sim' : 'Não'),
    cell: (value) => value === 'true',
  },
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

/** A stored text as people read it; what the type cannot read is shown as it is. */
export function displayValue(field: FieldShape, stored: string): string {
  const value = readStored(field, stored);
  return value === null ? stored : fieldTypeRules[field.type].display(value, field);
}

/** A stored text as a spreadsheet keeps it; what the type cannot read stays text. */
export function cellValue(field: FieldShape, stored: string): CellValue {
  const value = readStored(field, stored);
  return value === null ? stored : fieldTypeRules[field.type].cell(value, field);
}
