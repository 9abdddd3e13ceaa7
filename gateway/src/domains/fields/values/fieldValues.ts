import type { Role } from '../../../auth/viewer.js';
import { DomainError, type ErrorDetail } from '../../../lib/errors.js';
import { isBlank } from '../../../lib/text.js';
import { fieldAccess, type FieldAccess } from '../permissions/fieldPermissionsPolicy.js';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import { fallbackField } from '../definitions/fallbackFields.js';
import { decidersOf } from './fieldConditions.js';
import type { FieldShape } from './fieldTypes.js';
import { fieldTypeRules, readStored } from './fieldTypeRules.js';
import {
  hasConditionalFields,
  whateverAnswered,
  withAnswers,
  type CatalogueField,
  type FieldCatalogue,
  type RecordCatalogue,
} from './recordCatalogue.js';
import { open, seal, storedText, type Texts, type Valued } from './sealedValues.js';
import { afterWrites, type CheckedWrites, type FieldWrite } from './storedValues.js';

/** Reads the stored text of one key, for many records; null where the role may not view it or there is none. */
export function textReader(
  { permissions }: FieldCatalogue,
  role: Role,
  key: string,
): ((record: Valued) => string | null) | null {
  return fieldAccess(role, key, permissions).canView ? (record) => storedText(open(record), key) : null;
}

/**
 * What writing these values would set and clear, in storage form. All or nothing: one bad value refuses them all.
 * @param current the record in store, where the caller has them: sending back what is there already is then no write, so that
 *   callers that echo read-only, inactive or removed-option values are not refused. A value that the role may not view is
 *   never compared, or the answer would tell whether a guess was right. Without a record no answers are known, so that fields that depend on
 *   some are taken to be asked.
 * @throws DomainError FORBIDDEN naming every field that the role may not edit, else INVALID naming every bad value, else FORBIDDEN naming
 *   every field that is not asked with the answers as the write leaves them.
 */
export function checkFieldWrites(
  catalogue: RecordCatalogue,
  role: Role,
  writes: readonly FieldWrite[],
  now: Date,
  current?: Valued,
): CheckedWrites {
  const stored = current && open(current);
  const askable = whateverAnswered(catalogue);
  const changes = [...new Map(writes.map((write) => [write.key, write])).values()].flatMap((write) => {
    const field = writableField(askable, write.key);
    const access = fieldAccess(role, write.key, catalogue.permissions);
    return field && stored && access.canView && isEcho(field, write, stored) ? [] : [{ ...write, field, access }];
  });
  const refused = changes.filter(({ field, access }) => !access.canEdit || field?.active === false);
  if (refused.length > 0) throw refusedWrites(refused, role);

  const problems: ErrorDetail[] = [];
  const set: Record<string, string> = {};
  const unset: string[] = [];
  for (const { key, value, field } of changes) {
    const parsed = field ? parseWrite(field, value, now) : { problem: `O campo "${key.slice(0, 100)}" não existe.` };
    if ('problem' in parsed) problems.push({ field: ['fields', key], message: parsed.problem, code: 'INVALID' });
    else if (parsed.value === null) unset.push(key);
    else set[key] = parsed.value;
  }
  if (problems[0]) throw new DomainError('INVALID', problems[0].message, { details: problems });
  const writesChecked = { set, unset } as unknown as CheckedWrites;
  if (current) assertAsked(catalogue, current, writesChecked);
  return writesChecked;
}

/** The fields that get another text though a record, as it is then, is not asked for them. */
function givenUnasked(catalogue: RecordCatalogue, current: Valued, textsAfter: () => Texts): CatalogueField[] {
  // An import asks this of every row, and most installations have no such field.
  if (!hasConditionalFields(catalogue)) return [];
  const before = open(current);
  const after = textsAfter();
  return withAnswers(catalogue, seal(after)).fields.filter(
    ({ key, conditionUnmet }) => conditionUnmet && storedText(after, key) !== null && after[key] !== before[key],
  );
}

/** Why a record does not take texts in storage form, by the keys of the fields that it is not asked for with all of them. */
export function problemsOfUnasked(
  catalogue: RecordCatalogue,
  current: Valued,
  texts: Texts,
): ReadonlyMap<string, string> {
  const unasked = givenUnasked(catalogue, current, () => ({ ...open(current), ...texts }));
  return new Map(unasked.map((field) => [field.key, notInUse(field)]));
}

/** @throws DomainError FORBIDDEN naming the fields that are given a text and not asked, with the answers as the writes leave them. */
function assertAsked(catalogue: RecordCatalogue, current: Valued, writes: CheckedWrites): void {
  const unasked = givenUnasked(catalogue, current, () => open(afterWrites(current, writes)));
  const details = unasked.map((field): ErrorDetail => {
    return { field: ['fields', field.key], message: notInUse(field), code: 'FORBIDDEN' };
  });
  if (details.length > 0) {
    throw new DomainError('FORBIDDEN', details.map(({ message }) => message).join(' '), { details });
  }
}

/**
 * The writes that set these keys to what an earlier state of the record has for them, for taking a change back. They may give a field its
 * value back that is not asked any more.
 * @param back.source the earlier state.
 * @throws DomainError as `checkFieldWrites`, but for fields that answers leave out.
 */
export function checkWritesBack(
  catalogue: RecordCatalogue,
  role: Role,
  { keys, source, now }: { keys: readonly string[]; source: Valued; now: Date },
): CheckedWrites {
  const texts = open(source);
  const writes = keys.map((key) => ({ key, value: storedText(texts, key) }));
  return checkFieldWrites(catalogue, role, writes, now);
}

type WritableField = FieldShape & Pick<CatalogueField, 'active' | 'forOtherClients' | 'deciderUnused'>;

function writableField({ fields, target }: RecordCatalogue, key: string): WritableField | null {
  const configured = fields.find((field) => field.key === key);
  if (configured) return configured;
  const fallback = fallbackField(key, target);
  return fallback && { ...fallback, active: true };
}

/** These keys, and those of all fields that depend on the answers to them, be it by way of other fields. */
export function withDependents({ fields }: FieldCatalogue, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set(keys);
  const conditional = fields.filter(({ condition }) => condition);
  const byKey = new Map(conditional.length > 0 ? fields.map((field) => [field.key, field]) : []);
  for (const field of conditional) {
    if (decidersOf(field, byKey)?.some(({ decider }) => keys.includes(decider.key))) found.add(field.key);
  }
  return found;
}

/** Whether a role may write a field with some answers, one of those that are known without being configured among them. */
export function mayWriteField(catalogue: RecordCatalogue, role: Role, key: string): boolean {
  return (
    writableField(whateverAnswered(catalogue), key)?.active === true &&
    fieldAccess(role, key, catalogue.permissions).canEdit
  );
}

function isEcho(field: FieldShape, { key, value }: FieldWrite, texts: Texts): boolean {
  const stored = storedText(texts, key);
  if (isBlank(value)) return stored === null;
  if (stored === null || value === null) return false;
  const read = readStored(field, stored);
  if (value === stored || value === read) return true;
  // A list may come back written otherwise, by who has read its items.
  return field.type === 'list' && read !== null && readStored(field, value) === read;
}

function parseWrite(
  field: FieldShape,
  value: string | null,
  now: Date,
): { value: string | null } | { problem: string } {
  if (value === null || isBlank(value)) return { value: null };
  const rules = fieldTypeRules[field.type];
  const parsed = rules.parse(value, field);
  if (parsed.ok && parsed.value === '') return { value: null };
  const problem = parsed.ok ? rules.refuse?.(parsed.value, field, now) : parsed.problem;
  return problem || !parsed.ok ? { problem: `${field.label}: ${problem}.` } : { value: parsed.value };
}

function refusedWrites(
  refused: readonly { key: string; field: WritableField | null; access: FieldAccess }[],
  role: Role,
): DomainError {
  const details = refused.map(({ key, field, access }): ErrorDetail => {
    // A guessed key is answered by itself, or its label would tell that there is such a field; so is one of other clients.
    const isKnown = field && access.canView && (role === 'admin' || !field.forOtherClients);
    const label = isKnown ? field.label : key.slice(0, 100);
    return {
      field: ['fields', key],
      message: access.canEdit && isKnown ? notInUse(field) : `Você não tem permissão para alterar o campo "${label}".`,
      code: 'FORBIDDEN',
    };
  });
  return new DomainError('FORBIDDEN', details.map(({ message }) => message).join(' '), { details });
}

/** What is said of a field that takes no value in a record. */
export function notInUse({
  label,
  forOtherClients,
  conditionUnmet,
  deciderUnused,
}: Pick<CatalogueField, 'label' | 'forOtherClients' | 'conditionUnmet' | 'deciderUnused'>): string {
  if (conditionUnmet) return `O campo "${label}" não é pedido por causa de outra resposta.`;
  if (deciderUnused) return `O campo "${label}" não é pedido porque depende de um campo que não está em uso.`;
  return forOtherClients ? `O campo "${label}" não é pedido nesta empresa.` : `O campo "${label}" está desativado.`;
}

/** The active fields that the role may edit, by order. */
export function editableFields(catalogue: FieldCatalogue, role: Role): CustomFieldRecord[] {
  return catalogue.fields.filter(({ key, active }) => active && fieldAccess(role, key, catalogue.permissions).canEdit);
}
