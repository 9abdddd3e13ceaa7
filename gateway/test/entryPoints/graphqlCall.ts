/** Calls of GraphQL root fields that ask for everything they can answer. */
import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLType,
} from 'graphql';
import { buildSchema } from '../../src/transports/graphql/schema.js';
import type { Answer, CallContext } from './entryPoint.js';

export const schema = buildSchema();

/** The object that a query or mutation is the fields of. */
export function rootFields(kind: 'query' | 'mutation') {
  return (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};
}

/** How far a selection goes. */
interface Everything {
  concrete: string;
  first: number;
}

/**
 * A fixture's lists are short, and what pages of their usual length cost together is more than a query may. A mutation answers
 * with the record that it was about, whose lists the queries read.
 */
const PAGE = { query: 3, mutation: 1 } as const;

/**
 * A selection of every field, down to the leaves, so that a field that is added to the schema is read at once. Types are not
 * entered a second time on the way down, and fields that want arguments are left out; so are the notes and the
 * conditions of each row of an import, what undoing it would do, and what lists ask for beside the answers of candidates, which hold no
 * answers, and may be more than a query may ask for. The
 * other candidate that a row may be about comes by the same way as its own, of whom everything is read.
 * @param options.concrete which type to take an interface for
 * @param options.first entries of each page on the way
 */
function selectionOf(type: GraphQLOutputType, options: Everything, entered: readonly string[] = []): string {
  const { concrete, first } = options;
  const named = getNamedType(type);
  if (isInterfaceType(named)) {
    const chosen = schema.getType(concrete);
    if (!isObjectType(chosen)) throw new Error(`${concrete} is no object type`);
    return `{ __typename ... on ${concrete} ${selectionOf(chosen, options, entered)} }`;
  }
  if (!isObjectType(named)) return '';
  const within = [...entered, named.name];
  const isBesideAnswers = within.includes('Candidate') || within.includes('CandidateImport');
  const isInImport = within.includes('ImportRow') || within.includes('ImportResult');
  const fields = Object.values(named.getFields()).filter(
    (field) =>
      !within.includes(getNamedType(field.type).name) &&
      !(isInImport && ['notes', 'condition'].includes(field.name)) &&
      !(isBesideAnswers && field.name === 'listOptions') &&
      !['undoPreview', 'ambiguousWith'].includes(field.name) &&
      field.args.every((argument) => argument.type.toString().at(-1) !== '!'),
  );
  const paging = (field: (typeof fields)[number]) =>
    field.args.some(({ name }) => name === 'first') ? `(first: ${first})` : '';
  return `{ ${fields.map((field) => `${field.name}${paging(field)} ${selectionOf(field.type, options, within)}`).join(' ')} }`;
}

const selections = new Map<string, string>();

/** `selectionOf` a root field's type, made once: there are thousands of calls, and walking the schema takes longer than some. */
function everythingOf(type: GraphQLOutputType, options: Everything): string {
  const key = [type, options.concrete, options.first].join(' ');
  const selection = selections.get(key) ?? selectionOf(type, options);
  selections.set(key, selection);
  return selection;
}

/** The names of all types that a root field takes or answers, however deep. */
export function typesThrough(kind: 'query' | 'mutation', name: string): ReadonlySet<string> {
  const names = new Set<string>();
  const enter = (type: GraphQLType): void => {
    const named = getNamedType(type);
    if (names.has(named.name)) return;
    names.add(named.name);
    if (isObjectType(named) || isInputObjectType(named)) {
      for (const field of Object.values(named.getFields())) enter(field.type);
    }
  };
  const field = rootFields(kind)[name];
  for (const { type } of [...(field?.args ?? []), ...(field ? [field] : [])]) enter(type);
  return names;
}

/**
 * Calls one root field.
 * @param options.concrete for `node`: the type of the node.
 */
export async function graphql(
  { fixture, caller }: CallContext,
  kind: 'query' | 'mutation',
  name: string,
  args: Record<string, unknown> = {},
  { concrete = 'Candidate' } = {},
): Promise<Answer> {
  const field = rootFields(kind)[name];
  if (!field) throw new Error(`the schema has no ${kind} ${name}`);
  const given = field.args.filter((argument) => argument.name in args);
  const declared = given.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(', ');
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const inBrackets = (text: string) => (text ? `(${text})` : '');
  const document =
    `${kind} ${inBrackets(declared)} { ` +
    `${name} ${inBrackets(passed)} ${everythingOf(field.type, { concrete, first: PAGE[kind] })} }`;
  const { headers, data, errors } = await fixture.story.server.graphql(document, args, caller.token);
  const answered = data?.[name] as { userErrors?: unknown[] } | null | undefined;
  const body = JSON.stringify({ data, errors });
  return {
    ok: !errors && answered != null && (answered.userErrors ?? []).length === 0,
    text: JSON.stringify(headers) + body,
    body,
    json: answered,
  };
}
