import { Types } from 'mongoose';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import type { FieldType } from './fieldTypes.js';
import type { Texts } from './sealedValues.js';
import { storedText } from './sealedValues.js';

/** The types whose answers others may depend on: those that have few. */
export const decidingTypes = ['select', 'checkbox'] as const satisfies readonly FieldType[];
export type DecidingType = (typeof decidingTypes)[number];

/** The answers that a box has: it is not ticked until somebody does. */
export const boxAnswers = ['true', 'false'] as const;

/** What of a field tells of whom it is asked, and what depends on it. */
export type ConditionalShape = Pick<CustomFieldRecord, 'key' | 'type' | 'active' | 'clientIds' | 'condition'>;

/** An answer that a field depends on. */
export interface NeededAnswer {
  key: string;
  type: DecidingType;
  /** In storage form; one of them is enough. */
  values: ReadonlySet<string>;
}

export const isDeciding = (type: FieldType): type is DecidingType =>
  (decidingTypes as readonly FieldType[]).includes(type);

/**
 * Whether a record's stored texts hold an answer. They are compared as they are stored: definitions with which some would be read as another
 * answer are refused when they are saved (`ConditionChecks`).
 */
export function matches({ key, type, values }: NeededAnswer, texts: Texts): boolean {
  const text = storedText(texts, key);
  return type === 'checkbox' ? values.has(String(text === 'true')) : text !== null && values.has(text);
}

/** The fields that a field depends on, the nearest first; null where one is missing or not in use, has few answers no longer, or depends on itself. */
export function decidersOf<Field extends ConditionalShape>(
  field: ConditionalShape,
  byKey: ReadonlyMap<string, Field>,
): { decider: Field; answer: NeededAnswer }[] | null {
  const found: { decider: Field; answer: NeededAnswer }[] = [];
  const seen = new Set([field.key]);
  for (let { condition } = field; condition;) {
    const decider = byKey.get(condition.fieldKey);
    if (!decider?.active || !isDeciding(decider.type) || seen.has(decider.key)) return null;
    seen.add(decider.key);
    const { key, type } = decider;
    found.push({ decider, answer: { key, type, values: new Set(condition.values) } });
    ({ condition } = decider);
  }
  return found;
}

/** Whether a field depends on itself, over others or not. */
export function isCircular(field: ConditionalShape, byKey: ReadonlyMap<string, ConditionalShape>): boolean {
  const seen = new Set<string>();
  for (let { condition } = field; condition && !seen.has(condition.fieldKey);) {
    if (condition.fieldKey === field.key) return true;
    seen.add(condition.fieldKey);
    condition = byKey.get(condition.fieldKey)?.condition;
  }
  return false;
}

/**
 * The fields in their order, but for each that would come before the one that it depends on: it comes right after that one. So does the web
 * order its forms, by `parentsFirst` of its `lib/fieldConditions`.
 */
export function parentsFirst<Field extends Pick<ConditionalShape, 'key' | 'condition'>>(
  fields: readonly Field[],
): Field[] {
  const toCome = new Set(fields.map(({ key }) => key));
  const ordered: Field[] = [];
  const waiting: Field[] = [];
  const place = (field: Field) => {
    ordered.push(field);
    toCome.delete(field.key);
    waiting.filter(({ condition }) => condition?.fieldKey === field.key).forEach(place);
  };
  for (const field of fields) {
    if (field.condition && toCome.has(field.condition.fieldKey)) waiting.push(field);
    else place(field);
  }
  // The fields of a circle wait for each other.
  return [...ordered, ...waiting.filter(({ key }) => toCome.has(key))];
}

/** The answers that it takes for a field to be asked; null where no answers will do, as a field on which it depends is not in use. */
export function chainOf(field: ConditionalShape, byKey: ReadonlyMap<string, ConditionalShape>): NeededAnswer[] | null {
  return decidersOf(field, byKey)?.map(({ answer }) => answer) ?? null;
}

/** Something that has to be so of a candidate for a field to be asked: the client is one of these, or an answer one of those. */
type Premise = { clientIds: readonly string[] } | NeededAnswer;

/** All that has to be so of a candidate for a field to be asked. */
export type Premises = readonly Premise[];

const NEVER: Premises = [{ clientIds: [] }];

/** What has to be so of a candidate for each of these fields to be asked; they are told of all fields of the target. */
export function premisesOf(field: ConditionalShape, { fields }: { fields: readonly ConditionalShape[] }): Premises {
  if (!field.condition) return ofClients(field);
  const deciders = decidersOf(field, new Map(fields.map((each) => [each.key, each])));
  if (!deciders) return NEVER;
  return [...ofClients(field), ...deciders.flatMap(({ decider, answer }) => [...ofClients(decider), answer])];
}

const ofClients = ({ clientIds }: ConditionalShape): Premise[] => (clientIds ? [{ clientIds }] : []);

/**
 * That a condition holds of a candidate of whom a field is asked, as an expression of the database.
 * @param condition an expression that is true or false.
 */
export const whereAsked = (premises: Premises, condition: object): object =>
  premises.length > 0 ? { $and: [...premises.map(premiseExpression), condition] } : condition;

function premiseExpression(premise: Premise): object {
  if ('clientIds' in premise) return { $in: ['$clientId', premise.clientIds.map((id) => new Types.ObjectId(id))] };
  const { key, type, values } = premise;
  const path = `$values.${key}`;
  const answer = type === 'checkbox' ? { $cond: [{ $eq: [path, 'true'] }, 'true', 'false'] } : path;
  return { $in: [answer, { $literal: [...values] }] };
}
