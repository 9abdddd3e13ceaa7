import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  typeFromAST,
  type FieldNode,
  type GraphQLField,
  type GraphQLCompositeType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { SerializedRow } from '../../../cache/rowCache.js';

type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];
export type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** Values in an answer. A page of 100 candidates with 40 filled fields each, as the dashboard shows it, has 140,000. */
const MAX_VALUES = 200_000;
/** Bytes of an answer, nearly: texts of up to 100 characters are counted without their accents and escapes. */
const MAX_BYTES = 10_000_000;
const SHORT_TEXT = 100;
const TOO_MUCH = 'the answer holds too much';

/** What has been put into each answer so far, by the context of its request. */
const counts = new WeakMap<object, { values: number; bytes: number }>();
/** What `countLists` has put in front of fields that have no resolver of their own. */
const countedDefaults = new WeakSet<object>();

/**
 * Has every list of the schema counted while an answer is made: what a list holds is known from the data alone, so the cost
 * that was counted before is only an estimate. A list past the bound ends the work.
 */
export function countLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isListType(getNullableType(field.type))) continue;
      const isPlain = isPlainField(field);
      field.resolve = counted(field.resolve ?? defaultFieldResolver);
      if (isPlain) countedDefaults.add(field.resolve);
    }
  }
}

/** Whether a field has no resolver of its own: it is a property of what its parent has given. */
export const isPlainField = ({ resolve }: Pick<GraphQLField<unknown, unknown>, 'resolve'>): boolean =>
  !resolve || resolve === defaultFieldResolver || countedDefaults.has(resolve);

/**
 * Has the rows that are made with a context counted from what the answer has by now, without adding them to it: a row is added when it is
 * put in (`countRow`). Making more than an answer may hold ends the answer.
 * @param apart a context of their own.
 */
export function countRowsApart(context: object, apart: object): void {
  counts.set(apart, { values: 0, bytes: 0, ...counts.get(context) });
}

/** Takes what was counted apart for the answer's where it is past the bound. @returns whether it is. */
export function adoptCountOverLimit(context: object, apart: object): boolean {
  const [count, ofRows] = [counts.get(context), counts.get(apart)];
  if (!count || !ofRows || ofRows.values <= MAX_VALUES) return false;
  count.values = ofRows.values;
  return true;
}

/**
 * Ends an answer whose rows are larger, as they are made, than all of it may be: none of those that are left is made any more.
 * @param bytes of all rows that were made for it so far. @throws Error past the bound.
 */
export function assertRowBytes(context: object, bytes: number): void {
  if (bytes <= MAX_BYTES) return;
  const count = counts.get(context);
  if (count) count.bytes = bytes;
  throw new Error(TOO_MUCH);
}

/** Counts what a row adds to an answer. @throws Error past the bounds, which ends the answer. */
export function countRow(context: object, { values, bytes }: SerializedRow): void {
  const count = counts.get(context);
  if (!count) return;
  count.values += values;
  count.bytes += bytes.length;
  if (count.values > MAX_VALUES || count.bytes > MAX_BYTES) throw new Error(TOO_MUCH);
}

/** Has an answer counted anew, for one that is made once more. */
export function resetResponseCount(context: object): void {
  Object.assign(counts.get(context) ?? {}, { values: 0, bytes: 0 });
}

/** How many values there are in an object of an answer, as `Widths` and lists count them: its fields, those of objects in it, and of entries. */
export function valuesIn(object: object): number {
  let values = 0;
  for (const name in object) {
    const value = (object as Record<string, unknown>)[name];
    values += 1;
    if (Array.isArray(value)) for (const entry of value) values += isObject(entry) ? valuesIn(entry) : 1;
    else if (isObject(value)) values += valuesIn(value);
  }
  return values;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function counted(resolve: GraphQLFieldResolver<unknown, object>): GraphQLFieldResolver<unknown, object> {
  return (parent, args, context, info) => {
    const countList = (list: unknown) => {
      const count = counts.get(context);
      if (count && Array.isArray(list)) count.values += list.length * valuesPerEntry(info);
      if (count && count.values > MAX_VALUES) throw new Error(TOO_MUCH);
      return list;
    };
    const value = resolve(parent, args, context, info);
    // What is there needs no turn of the event loop: compiled queries take it much faster.
    return value instanceof Promise ? value.then(countList) : countList(value);
  };
}

/** By field of a document: the values of one entry of its list. */
const widths = new WeakMap<FieldNode, number>();

function valuesPerEntry({ fieldNodes, returnType, schema, fragments }: GraphQLResolveInfo): number {
  const type = getNamedType(returnType);
  if (!isCompositeType(type)) return 1;
  let sum = 0;
  for (const node of fieldNodes) {
    let width = widths.get(node);
    if (width === undefined) {
      width = node.selectionSet ? new Widths(schema, fragments).of(node.selectionSet, type) : 0;
      widths.set(node, width);
    }
    sum += width;
  }
  return sum;
}

/** Fields of an object and of the objects in it; the entries of lists are counted when the lists are there. */
class Widths {
  /** A fragment that is spread twice adds its fields once. */
  readonly #spread = new Set<string>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: GraphQLResolveInfo['fragments'],
  ) {}

  of({ selections }: SelectionSetNode, parent: GraphQLCompositeType): number {
    let width = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) width += this.#field(selection, parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const type = selection.typeCondition ? typeFromAST(this.schema, selection.typeCondition) : parent;
        if (isCompositeType(type)) width += this.of(selection.selectionSet, type);
      } else width += this.#fragment(selection.name.value);
    }
    return width;
  }

  #fragment(name: string): number {
    const fragment = this.fragments[name];
    if (!fragment || this.#spread.has(name)) return 0;
    this.#spread.add(name);
    const type = typeFromAST(this.schema, fragment.typeCondition);
    return isCompositeType(type) ? this.of(fragment.selectionSet, type) : 0;
  }

  #field(node: FieldNode, parent: GraphQLCompositeType): number {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(type) || isListType(getNullableType(field.type))) return 1;
    return 1 + this.of(node.selectionSet, type);
  }
}

/** An executor whose answers are no larger than the bounds: one that would be is replaced by a failure that says so. */
export function withResponseLimits(execute: Executor): Executor {
  return async (options) => {
    const count = { values: 0, bytes: 0 };
    counts.set(options.context, count);
    const result = await execute(options);
    const most = MAX_BYTES - count.bytes;
    if (count.values <= MAX_VALUES && bytesOf(result.data, most) <= most) return result;
    const isDone = options.operation?.operation === OperationTypeNode.MUTATION;
    const message = `A resposta é grande demais. ${isDone ? 'O que foi pedido já foi feito. ' : ''}Peça menos campos ou páginas menores.`;
    return { data: null, errors: [new GraphQLError(message, { extensions: { code: 'RESPONSE_TOO_LARGE' } })] };
  };
}

/** About how many bytes of JSON a value takes; the count ends past `most`. */
function bytesOf(value: unknown, most: number): number {
  if (typeof value === 'string') {
    return value.length <= SHORT_TEXT ? value.length + 2 : Buffer.byteLength(JSON.stringify(value));
  }
  if (typeof value !== 'object' || value === null) return 5;
  let bytes = 2;
  if (Array.isArray(value)) {
    for (const entry of value) {
      bytes += 1 + bytesOf(entry, most - bytes);
      if (bytes > most) break;
    }
    return bytes;
  }
  for (const name in value) {
    bytes += name.length + 4 + bytesOf((value as Record<string, unknown>)[name], most - bytes);
    if (bytes > most) break;
  }
  return bytes;
}
