/** What a fixture is made of, at random: fields, who may do what with them, and values that can be told anywhere. */
import fc from 'fast-check';
import { toGlobalId } from '../../src/lib/globalId.js';
import type { Role } from '../../src/auth/viewer.js';
import type { FieldType } from '../../src/domains/fields/values/fieldTypes.js';

/** What has become of a field whose values are in store. */
export type FieldState = 'active' | 'inactive' | 'deleted';

export interface PlannedField {
  key: string;
  type: FieldType;
  state: FieldState;
  required: boolean;
  order: number;
  /** The permission record of the key; null for none. */
  rights: { canView: Role[]; canEdit: Role[] } | null;
}

/** Some of the known keys, which keep their meaning when no field is configured for them. */
const fallbackKeys = ['linkedin', 'github'];
/** All keys that a plan may have. */
export const everyKey = ['alfazema', 'betonilha', 'gamelada', 'deltoide', ...fallbackKeys];

/** A key that no field ever had. */
export const UNKNOWN_KEY = 'nuncavista';

const roles: Role[] = ['client', 'candidate'];
const types: FieldType[] = ['text', 'email', 'number', 'select', 'textarea', 'date', 'checkbox', 'file', 'list'];

/** Clients have no documents, and a known key means a text for them, as for what is left of a list: it would mean two things in one plan. */
const inOneMeaning = (field: PlannedField): PlannedField =>
  (field.type === 'file' || field.type === 'list') && fallbackKeys.includes(field.key)
    ? { ...field, type: 'text' }
    : field;

export const anyPlan: fc.Arbitrary<PlannedField[]> = fc.uniqueArray(
  fc
    .record({
      key: fc.constantFrom(...everyKey),
      type: fc.constantFrom(...types),
      state: fc.constantFrom<FieldState>('active', 'active', 'active', 'inactive', 'deleted'),
      required: fc.boolean(),
      order: fc.nat(9),
      rights: fc.option(fc.record({ canView: fc.subarray(roles), canEdit: fc.subarray(roles) }), { freq: 4 }),
    })
    .map(inOneMeaning),
  { selector: ({ key }) => key, minLength: 4, maxLength: everyKey.length },
);

/** Whether a key means anything to the product: configured, or known without. */
const isKnown = ({ key, state }: PlannedField) => state !== 'deleted' || fallbackKeys.includes(key);

/** Who sees the values of a field, written without the product's code. */
export function mayView(role: Role, field: PlannedField): boolean {
  if (!isKnown(field)) return false;
  return role === 'admin' || field.rights?.canView.includes(role) === true;
}

/** Who may change them: no role where the field is switched off, and no role what it may not see. */
export function mayEdit(role: Role, field: PlannedField): boolean {
  if (!mayView(role, field) || field.state === 'inactive') return false;
  return role === 'admin' || field.rights?.canEdit.includes(role) === true;
}

/** What every list asks for. */
export const LIST_OPTIONS = { columns: [{ key: 'word', label: 'Palavra', type: 'text' }] } as const;

/** The options of every select field when all is set up. Values in store are none of them. */
export const KEPT_OPTION = 'mantida';

/** A text for a field that is told from any other, whatever the type; a checkbox only knows two. */
export function uniqueValue(type: FieldType, serial: number): string {
  const word = `sgd${serial}x`;
  const byType: Record<FieldType, string> = {
    text: word,
    textarea: `${word}\n${word}`,
    select: word,
    email: `${word}@exemplo.com`,
    number: String(700_000_000_000 + serial * 7_919),
    date: dayOf(serial).toISOString().slice(0, 10),
    checkbox: 'true',
    file: `${documentId(serial)} sent 2026-05-10`,
    list: `[{"word":"${word}"}]`,
  };
  return byType[type];
}

/** The id of a version, made up so that every fixture has others. */
const documentId = (serial: number) => (0xd0c0000000 + serial).toString(16).padStart(24, 'd');

/** The version that the value of a document field names. */
export const versionOf = (value: string): string => value.split(' ')[0] ?? '';

/**
 * What the value looks like wherever it turns up: as stored, as people read it, as a cell. None for a checkbox. A document is
 * told by its version, which has another id in GraphQL, and a list by its only answer.
 */
export function formsOf(type: FieldType, value: string): string[] {
  if (type === 'file') return [versionOf(value), toGlobalId('Document', versionOf(value))];
  if (type === 'checkbox') return [];
  if (type === 'list') return [/sgd\d+x/.exec(value)?.[0] ?? value];
  if (type === 'textarea') return [value.split('\n')[0] ?? value];
  if (type !== 'date') return [value];
  const [year, month, day] = value.split('-');
  const daysSince1900 = Math.round((Date.parse(value) - Date.UTC(1899, 11, 30)) / 86_400_000);
  return [value, `${day}/${month}/${year}`, `<v>${daysSince1900}</v>`];
}

function dayOf(serial: number): Date {
  return new Date(Date.UTC(1910, 0, 1 + serial));
}
