import type { NumberFormat } from '../../../lib/parsing/brazilianNumbers.js';
import { formatDoubt } from '../../../lib/parsing/formatDoubts.js';
import { parseNumberText } from '../../../lib/parsing/numbers.js';
import { normalizeTypedEmail, parseOptionText } from '../../../lib/parsing/texts.js';
import { asksOwnBirth, meantAddress, unlikelyAge } from '../../../lib/parsing/valueDoubts.js';
import { dayOfSerial } from '../../../spreadsheet/reading/workbookSheet.js';
import { createCandidateInput } from '../../candidates/candidatesInput.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';
import { displayValue, fieldTypeRules } from '../../fields/values/fieldTypeRules.js';
import type { FieldFormat, FieldShape } from '../../fields/values/fieldTypes.js';
import type { ImportField } from '../mapping/importFields.js';

/** What a text of the file means under a field. */
export interface ParsedCell {
  /** Storage form; null for a blank cell, which leaves the field as it is. */
  value: string | null;
  isRepaired: boolean;
  /** Why the field does not take it; null for nothing. */
  problem: string | null;
  /** What looks wrong with a value that is taken all the same; null for nothing. */
  doubt: string | null;
}

/** How texts are read. */
export interface CellReading {
  counting: 1900 | 1904;
  /** What groups thousands where one mark may do either: a dot as people of Brazil write, null for programs, whose dot divides. */
  thousands: '.' | null;
  now: Date;
}

const BLANK: ParsedCell = { value: null, isRepaired: false, problem: null, doubt: null };
const refused = (problem: string): ParsedCell => ({ ...BLANK, problem });
/** Ways of saying that a cell is empty. */
const NOTHING = /^(?:-+|—|n\/?[ad]|#n\/[ad]|null|undefined)$/i;

const ownProperties = { name: createCandidateInput.shape.name, email: createCandidateInput.shape.email };

/**
 * Reads a text of a cell as a field's value, as the field's type does everywhere, after mending what spreadsheets do to
 * values: leading zeros that numbers lose, days that are counted, blanks inside of addresses.
 */
export function parseCell(field: ImportField, source: string, { counting, thousands, now }: CellReading): ParsedCell {
  const text = source.trim();
  if (text === '' || (NOTHING.test(text) && !isOption(field.shape, text))) return BLANK;
  const { text: mended, isRepaired } = mend(field.shape, text, { counting, thousands });
  if (field.key === 'name' || field.key === 'email') {
    const parsed = ownProperties[field.key].safeParse(mended);
    return parsed.success
      ? { value: parsed.data, isRepaired, problem: null, doubt: doubtOf(field.shape, parsed.data, now) }
      : refused(parsed.error.issues[0]?.message ?? 'Valor inválido.');
  }
  const rules = fieldTypeRules[field.type];
  const parsed = rules.parse(mended, field.shape);
  const problem = parsed.ok ? rules.refuse?.(parsed.value, field.shape, now) : parsed.problem;
  if (!parsed.ok || problem) return refused(`${field.label}: ${problem}.`);
  return parsed.value === ''
    ? BLANK
    : { value: parsed.value, isRepaired, problem: null, doubt: doubtOf(field.shape, parsed.value, now) };
}

const formatNames: Record<NumberFormat, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  pis: 'PIS',
  cep: 'CEP',
  phone: 'telefone',
  voterTitle: 'título de eleitor',
};

/** How Excel writes a number that its column has no room for, the last digits of which it leaves out. */
const CUT_OFF = /^\d(?:[.,]\d+)?E\+\d+$/i;
/** What people write between two telephone numbers. */
const BETWEEN_PHONES = /[/;,|\n]|\s(?:e|ou)\s/i;
/** The fewest digits of a telephone number, which may stand beside another one without the area code. */
const SHORTEST_PHONE = 8;

/** In the words that forms use for the same doubt. */
function doubtOf(shape: FieldShape, value: string, now: Date): string | null {
  const { type, format } = shape;
  if (type === 'text' && format) return numberDoubt(format, value);
  const meant = type === 'email' ? meantAddress(value) : null;
  if (meant !== null) return `Este e-mail não seria ${meant}?`;
  const age = type === 'date' && asksOwnBirth(shape) ? unlikelyAge(value, todayInBrazil(now)) : null;
  return age === null ? null : `Quem nasceu neste dia tem ${age} ${age === 1 ? 'ano' : 'anos'}. Conferiu a data?`;
}

function numberDoubt(format: FieldFormat, value: string): string | null {
  const doubt = formatDoubt(format, value);
  if (!doubt) return null;
  const name = formatNames[format];
  if (CUT_OFF.test(value)) return `O Excel cortou este ${name}: formate a coluna como texto e salve de novo.`;
  if (format === 'phone' && holdsSeveralPhones(value)) return 'Há mais de um telefone na célula. Deixe um só.';
  return doubt === 'checkDigits'
    ? `Este ${name} não existe. Conferiu os números?`
    : `Confira o número: o ${name} parece incompleto.`;
}

const holdsSeveralPhones = (text: string): boolean =>
  text.split(BETWEEN_PHONES).filter((part) => part.replace(/\D/g, '').length >= SHORTEST_PHONE).length > 1;

/** A value as people read it; null for nothing. */
export function shownValue(field: ImportField, value: string | null): string | null {
  if (value === null || field.key === 'name' || field.key === 'email') return value;
  return displayValue(field.shape, value);
}

interface Mended {
  text: string;
  isRepaired: boolean;
}

const same = (text: string): Mended => ({ text, isRepaired: false });
const repaired = (text: string): Mended => ({ text, isRepaired: true });

function mend(
  { type, format }: FieldShape,
  text: string,
  { counting, thousands }: Pick<CellReading, 'counting' | 'thousands'>,
): Mended {
  if (type === 'email') return mendEmail(text);
  if (type === 'number') return same(parseNumberText(text, { thousands }) ?? text);
  if (type === 'date') {
    const day = /^\d{5}(?:,\d+)?$/.test(text) ? dayOfSerial(Number(text.replace(',', '.')), counting) : null;
    return day === null ? same(text) : repaired(day);
  }
  if (type === 'checkbox') return /^(?:[x✓✔]|ok)$/i.test(text) ? repaired('Sim') : same(text);
  return format && type === 'text' ? mendFormatted(text, format) : same(text);
}

/** A whole number as programs write it that take a column with blanks for one of decimals: its '.0' would be one digit more. */
const WHOLE = /^(\d+)[.,]0$/;

function mendFormatted(text: string, format: FieldFormat): Mended {
  const whole = WHOLE.exec(text)?.[1];
  const zeros = zerosInFront[format];
  const mended = zeros ? mendDigits(whole ?? text, format, zeros) : same(whole ?? text);
  return whole === undefined ? mended : repaired(mended.text);
}

const isOption = ({ type, options }: FieldShape, text: string) =>
  type === 'select' && parseOptionText(text, options) !== null;

/** How many digits numbers have that may begin with zeros, and with how many at most: the first postal code is 01000-000. */
const zerosInFront: Partial<Record<FieldFormat, { length: number; most: number }>> = {
  cpf: { length: 11, most: 3 },
  cnpj: { length: 14, most: 3 },
  pis: { length: 11, most: 1 },
  cep: { length: 8, most: 1 },
  voterTitle: { length: 12, most: 4 },
};

/** Digits without the zeros in front, which a number in a spreadsheet loses. */
function mendDigits(text: string, format: NumberFormat, { length, most }: { length: number; most: number }): Mended {
  const digits = /^[\d.\-/\s]+$/.test(text) ? text.replace(/\D/g, '') : '';
  if (digits.length >= length || digits.length < length - most) return same(text);
  const padded = digits.padStart(length, '0');
  return formatDoubt(format, padded) === null ? repaired(padded) : same(text);
}

function mendEmail(text: string): Mended {
  const normalized = normalizeTypedEmail(text);
  const compact = normalized.replace(/\s+/g, '');
  // Two addresses in one cell are no address with a blank in it.
  const mended = compact.split('@').length === 2 ? compact : normalized;
  return { text: mended, isRepaired: mended.toLowerCase() !== text.toLowerCase() };
}
