import { MemoizedByObject } from '../../cache/memoizeByObject.js';
import type { Role } from '../../auth/viewer.js';
import { normalizeNumberFormat } from '../../lib/parsing/brazilianNumbers.js';
import { fallbackField } from '../fields/definitions/fallbackFields.js';
import { textReader } from '../fields/values/fieldValues.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import type { Valued } from '../fields/values/storedValues.js';

/** Keys under which a telephone may be stored without a configured field, the likeliest first. */
const UNCONFIGURED = ['telefone', 'telefone_1', 'telefone_2', 'phone'];
/** Every area code that Brazil has given out. */
const AREA_CODES = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 ' +
    '66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);
const MOBILE = /^\d\d9\d{8}$/;
const LANDLINE = /^\d\d[2-5]\d{7}$/;

/** The digits of a Brazilian number with its area code, as people write it; null for any other text. */
function brazilianPhone(text: string): string | null {
  const digits = normalizeNumberFormat('phone', text);
  const isWhole = MOBILE.test(digits) || LANDLINE.test(digits);
  return isWhole && AREA_CODES.has(digits.slice(0, 2)) ? digits : null;
}

type Reader = (record: Valued) => string | null;
const readers = new MemoizedByObject<RecordCatalogue, Reader[]>();

/** Readers of the telephones that a role may see: those of active fields by order, then of keys that have no field. */
function phoneReaders(catalogue: RecordCatalogue, role: Role): readonly Reader[] {
  return readers.of(catalogue, [role], () => {
    const { fields } = catalogue;
    const configured = fields.filter(({ active, format }) => active && format === 'phone').map(({ key }) => key);
    const others = UNCONFIGURED.filter(
      (key) => !fields.some((field) => field.key === key) && fallbackField(key, catalogue.target) !== null,
    );
    return [...configured, ...others].flatMap((key) => textReader(catalogue, role, key) ?? []);
  });
}

/** The telephone of a candidate for WhatsApp, of those that a role may see: a mobile one before others; null for none. */
export function phoneOf(catalogue: RecordCatalogue, role: Role, candidate: Valued): string | null {
  const found = phoneReaders(catalogue, role).flatMap((read) => {
    const text = read(candidate);
    return (text !== null && brazilianPhone(text)) || [];
  });
  return found.find((digits) => MOBILE.test(digits)) ?? found[0] ?? null;
}

/** A message by WhatsApp that is asked for. */
export interface WhatsappText {
  /** Null for candidates without a client. */
  clientId: string | null;
  message: 'whatsapp' | 'whatsappCorrection';
}

/** The address that opens WhatsApp with a message to a Brazilian number; nothing is sent by it. */
export const whatsappLink = (phone: string, message: string): string =>
  `https://wa.me/55${phone}?text=${encodeURIComponent(message)}`;
