import mongoose, { type PipelineStage } from 'mongoose';
import { isBlank } from '../../../lib/text.js';
import { documentPattern, readDocument, type DocumentState, type DocumentValue } from './documentValues.js';
import type { FieldShape, FieldType } from './fieldTypes.js';
import { whereAsked, type Premises } from './fieldConditions.js';
import { open, seal, type Texts, type Valued } from './sealedValues.js';

export type { StoredValues, Valued } from './sealedValues.js';

declare const checked: unique symbol;

/** What `checkFieldWrites` has let through, in storage form: nothing else becomes a stored value. */
export interface CheckedWrites {
  readonly [checked]: true;
  readonly set: Texts;
  readonly unset: readonly string[];
}

/** A value to save; null or blank clears it. */
export interface FieldWrite {
  key: string;
  value: string | null;
}

/** What a record holds that holds nothing yet, and what is shown of one that may show nothing. */
export const noValues: Valued = seal({});

/** What of a field decides whether a text fills it. */
export type FilledField = Pick<FieldShape, 'key' | 'type'>;

/** Whether a stored text fills a field of a type: a document does while it is not refused. */
export function textFills(type: FieldType, text: string | null | undefined): boolean {
  if (isBlank(text)) return false;
  return type !== 'file' || fillingStates.some((state) => readDocument(text ?? '')?.state === state);
}

const fillingStates: readonly DocumentState[] = ['sent', 'approved'];

/** How many of these fields are filled, hidden ones included: progress counts them. */
export const countFilled = (record: Valued, fields: readonly FilledField[]): number =>
  fields.filter(({ key, type }) => textFills(type, open(record)[key])).length;

/** What `countFilled` counts, in the database: an expression for each field that is 1 where it is filled, else 0. */
export const filledExpressions = (fields: readonly FilledField[]): object[] =>
  fields.map(({ key, type }) =>
    type === 'file'
      ? { $cond: [{ $or: fillingStates.map((state) => holdsDocument(key, state)) }, 1, 0] }
      : filledExpression(`$${pathOf(key)}`),
  );

/** An expression that is the place of the first of these fields that is asked of a candidate and not filled; -1 where all are. */
export function firstUnfilledExpression(fields: readonly (FilledField & { premises: Premises })[]): object {
  const isFilled = filledExpressions(fields);
  const branches = fields.map(({ premises }, place) => ({
    case: whereAsked(premises, { $eq: [isFilled[place] ?? {}, 0] }),
    then: { $literal: place },
  }));
  return branches.length > 0 ? { $switch: { branches, default: -1 } } : { $literal: -1 };
}

/** An expression that is true where a document field holds a document in a state. */
export const holdsDocument = (key: string, state: DocumentState): object => ({
  $regexMatch: { input: { $ifNull: [`$${pathOf(key)}`, ''] }, regex: documentPattern(state) },
});

/** The document under a key, without any policy: for states that count all of them. */
export function documentOf(record: Valued, key: string): DocumentValue | null {
  const texts = open(record);
  return Object.hasOwn(texts, key) ? readDocument(texts[key] ?? '') : null;
}

/** 1 where the path of a document holds a text that is not blank, else 0. */
export const filledExpression = (path: string): object => ({
  $cond: [{ $gt: [{ $strLenCP: { $trim: { input: { $ifNull: [path, ''] } } } }, 0] }, 1, 0],
});

/** The writes that say something else than what is stored. Null and an empty text say that nothing is. */
export const differingWrites = (record: Valued, writes: readonly FieldWrite[]): FieldWrite[] =>
  writes.filter(({ key, value }) => (open(record)[key] ?? '') !== (value ?? ''));

/** Checked writes without those that leave everything as it is stored. */
export function effectiveWrites(record: Valued, { set, unset }: CheckedWrites): CheckedWrites {
  const stored = open(record);
  return {
    set: Object.fromEntries(Object.entries(set).filter(([key, value]) => stored[key] !== value)),
    unset: unset.filter((key) => stored[key] !== undefined),
  } as unknown as CheckedWrites;
}

/** The keys that checked writes change. */
export const keysOf = ({ set, unset }: CheckedWrites): string[] => [...Object.keys(set), ...unset];

/** The values as checked writes leave them. */
export function afterWrites(record: Valued, { set, unset }: CheckedWrites): Valued {
  const texts = { ...open(record), ...set };
  for (const key of unset) delete texts[key];
  return seal(texts);
}

/** The values of a record and nothing else of it: what is kept of a moment. */
export const allValues = (record: Valued): Valued => seal({ ...open(record) });

/** A record that holds only these keys of another: what of it a change concerns. */
export function onlyValues(record: Valued, keys: readonly string[]): Valued {
  const texts = open(record);
  return seal(Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(texts, key) ? [[key, texts[key] ?? '']] : []))));
}

/** The keys under which two records hold something else. */
export function differingKeys(one: Valued, other: Valued): string[] {
  const keys = new Set([...Object.keys(open(one)), ...Object.keys(open(other))]);
  return [...keys].filter((key) => !holdSame(one, other, [key]));
}

/** Whether two records hold the same under these keys. */
export function holdSame(one: Valued, other: Valued, keys: readonly string[]): boolean {
  const [left, right] = [open(onlyValues(one, keys)), open(onlyValues(other, keys))];
  return keys.every((key) => left[key] === right[key]);
}

/** What an update sets and unsets for checked writes: single values, so that nothing else is ever written back. */
export function updateOf({ set, unset }: CheckedWrites): { set: Record<string, string>; unset: Record<string, ''> } {
  return {
    set: Object.fromEntries(Object.entries(set).map(([key, value]) => [pathOf(key), value])),
    unset: Object.fromEntries(unset.map((key) => [pathOf(key), ''])),
  };
}

/** Values that come from no write: what the seed makes up in storage form, and placeholders that are never stored. */
export const uncheckedValues = (texts: Texts): Valued => seal(texts);

/** The filter for records that hold a value for a key, be it blank: for counts that tell no value. */
export const holdsValue = (key: string) => ({ [pathOf(key)]: mongoose.trusted({ $exists: true }) });

/**
 * The filter for records that hold one of these texts for a key. Who may search by it has to be one from whom no permission
 * hides the key, or what is found tells the value.
 */
export const holdsOneOf = (key: string, texts: readonly string[]) => ({
  [pathOf(key)]: mongoose.trusted({ $in: [...texts] }),
});

/** Sorts after every text that begins as what stands before it, in `answerCollation`. */
const LAST = '\uffff';

/**
 * The filter for records whose text under a key begins with another, or is it, compared as `answerCollation` says. Who may search
 * by it has to be one who may view the key, or what is found tells the value.
 */
export const holdsTextOf = (key: string, text: string, { whole }: { whole: boolean }) => ({
  [pathOf(key)]: whole ? text : mongoose.trusted({ $gte: text, $lt: text + LAST }),
});

/** How answers are compared in searches: without case and accents. */
export const answerCollation = { locale: 'pt', strength: 1 } as const;

/** The paths of the index over the values of all keys. */
export const everyValue = { 'values.$**': 1 } as const;

/** The index that `holdsOneOf` reads for a key. */
export const indexOfValue = (key: string): Record<string, 1> => ({ [pathOf(key)]: 1 });

/** A pipeline that gives each distinct text under a key once, as `_id`: a field's new type has to read them all. */
export const distinctTexts = (key: string): PipelineStage[] => [
  { $match: { [pathOf(key)]: { $exists: true } } },
  { $group: { _id: `$${pathOf(key)}` } },
];

const pathOf = (key: string): string => `values.${key}`;
