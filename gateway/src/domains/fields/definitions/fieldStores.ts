import { fieldError } from '../../../lib/errors.js';
import { readDocument } from '../values/documentValues.js';
import { fieldTypeRules } from '../values/fieldTypeRules.js';
import type { FieldShape, FieldTarget, FieldType } from '../values/fieldTypes.js';
import { countUnreadable, mayBeGrouped, showsCode } from '../values/typeChange.js';
import { holdsItems } from '../values/listValues.js';
import type { CustomFieldRecord } from './customFieldsModel.js';
import { fallbackField } from './fallbackFields.js';
import { formerTypeOf } from './formerFieldsModel.js';

/** The records that hold the values of a target's fields. */
export interface StoredTexts {
  /** How many records hold a value under this key. */
  countWithValue(key: string): Promise<number>;
  /** The distinct texts stored under a key. */
  valuesOf(key: string): AsyncIterable<string>;
}

/** What is stored under the keys of fields, for definitions that must fit to it. */
export class FieldStores {
  readonly #stores = new Map<FieldTarget, StoredTexts>();

  /** Names the records that hold a target's values. */
  define(target: FieldTarget, store: StoredTexts): void {
    this.#stores.set(target, store);
  }

  /** How many records hold an answer to a field. */
  countAnswers({ target, key }: Pick<CustomFieldRecord, 'target' | 'key'>): Promise<number> {
    return this.#storeOf(target).countWithValue(key);
  }

  /** The distinct texts that are stored under the key of a field. */
  textsOf({ target, key }: Pick<CustomFieldRecord, 'target' | 'key'>): AsyncIterable<string> {
    return this.#storeOf(target).valuesOf(key);
  }

  /** @throws DomainError CONFLICT, counting the stored values that the new type of a field cannot read. */
  async assertConverts(before: CustomFieldRecord, after: CustomFieldRecord): Promise<void> {
    const store = this.#storeOf(before.target);
    const filled = await store.countWithValue(before.key);
    // A document is no text and a text no document, even where one looks like the other: an approval could be made up so.
    // Nor do the items of a list read as any text.
    const changesKind = kindOf(before.type) !== kindOf(after.type);
    const unreadable = changesKind ? filled : await countUnreadable(before, after, store.valuesOf(before.key));
    if (unreadable === 0) return;
    const values =
      unreadable === 1 ? '1 valor não pode ser convertido' : `${unreadable} valores não podem ser convertidos`;
    const records = filled === 1 ? '1 cadastro preenchido' : `${filled} cadastros preenchidos`;
    throw fieldError('CONFLICT', 'type', `O tipo não pode ser alterado: ${values} (${records} neste campo).`);
  }

  /**
   * Values stay when their field is deleted, and known keys take them without one: a new field must not show them as what they
   * are not.
   * @throws DomainError CONFLICT for a key under which there is such a value.
   */
  async assertReads(field: NewField): Promise<void> {
    const former = await formerTypeOnlyOf(field);
    for await (const text of this.#storeOf(field.target).valuesOf(field.key)) {
      const problem = misreading(field, text, former);
      if (problem) throw fieldError('CONFLICT', 'key', problem);
    }
  }

  #storeOf(target: FieldTarget): StoredTexts {
    const store = this.#stores.get(target);
    if (!store) throw new Error(`no store was given for the values of ${target} fields`);
    return store;
  }
}

/** What the texts of a type are: there is no converting from one of these to another. */
const kindOf = (type: FieldType) => (type === 'file' || type === 'list' ? type : 'text');

type NewField = Pick<CustomFieldRecord, 'key' | 'label' | 'type' | 'target'>;

/**
 * The type of the deleted field that has written all that is stored under a key, such as '1.234' for 1,234. Null where that is not known:
 * a known key has taken other texts since its field was deleted.
 */
const formerTypeOnlyOf = async (field: NewField): Promise<FieldType | null> =>
  fallbackField(field.key, field.target) === null ? formerTypeOf(field) : null;

/** What a new field would make of a text that is stored under its key, if it is not what was meant; null for nothing. */
function misreading(field: NewField, text: string, former: FieldType | null): string | null {
  const { type, target } = field;
  const isDocument = target === 'candidate' && readDocument(text) !== null;
  // A document field over texts would show what no document is.
  if (type === 'file') {
    return isDocument ? null : 'Há cadastros com valores desta key que não são documentos. Use outra key.';
  }
  // Any other over documents would show their marks as answers, and one who edits it would write over what alone names an
  // approved document.
  if (isDocument) return 'Há cadastros com documentos nesta key. Escolha o tipo "Documento" ou use outra key.';
  // Whatever its columns were: another list shows what it has columns for.
  const hasItems = holdsItems(text) && (former === null || former === 'list');
  if (type === 'list') {
    return hasItems ? null : 'Há cadastros com valores desta key que não são listas. Use outra key.';
  }
  if (hasItems) return 'Há cadastros com listas nesta key. Escolha o tipo "Lista" ou use outra key.';
  if (former !== null && showsCode(shapeOf(field, former), shapeOf(field, type), text)) {
    return `Há cadastros com respostas de um campo "${fieldTypeRules[former].label}" nesta key. Escolha esse tipo ou use outra key.`;
  }
  if (type !== 'number' || former === 'number' || !mayBeGrouped(text)) return null;
  return `Há cadastros com valores como "${text.trim()}" nesta key, que seriam lidos como decimais. Escolha o tipo "Texto".`;
}

/** A field of a type without options, which are not remembered of a deleted one. */
const shapeOf = ({ key, label }: NewField, type: FieldType): FieldShape => ({
  ...{ key, label, type, options: [], format: null },
  allowFutureDates: true,
});
