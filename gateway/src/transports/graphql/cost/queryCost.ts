import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  typeFromAST,
  TypeMetaFieldDef,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { MAX_NOTES } from '../../../domains/notes/notesService.js';
import { fragmentsOf } from '../fragments.js';

/** The most entries that a page may have (lib/pages.ts). */
const LARGEST_PAGE = 100;
/** Entries that a list is taken for whose length only the data know: fields of a record, options, confirmations. */
const USUAL_LIST = 10;
/**
 * Lists, by type and field, whose length is another than the usual one: what may hold much more counts as the most that it may hold, and the
 * answers of a condition, and the columns of a list, which come with each field of each candidate, as the one or two that conditions name, and
 * as lists, of which few fields are one, have on the average of all fields.
 */
const OTHER_LISTS: ReadonlyMap<string, number> = new Map([
  ['Candidate.notes', MAX_NOTES],
  ['FieldCondition.values', 2],
  ['ListOptions.columns', 2],
  ['ListColumn.options', 2],
]);
/**
 * What fields take, by type and name, besides the values that they answer with: the plan of an import is worked out of all of its rows, a
 * figure of all candidates of its period, the answers to a field are counted over all of its records, the versions of a document are a
 * question of their own for each candidate, what undoing an import would do is decided for each of its candidates, and an event of a timeline
 * is read with the answers before and after it, be it only to be counted.
 */
const WORK: ReadonlyMap<string, { once?: number; perEntry?: number }> = new Map([
  ...['counts', 'problems', 'typedFieldKeys', 'rows'].map(
    (name) => [`CandidateImport.${name}`, { once: 1_500 }] as const,
  ),
  ['CandidateImport.unsentAccessCount', { once: 300 }],
  ['CandidateImport.undoPreview', { once: 20_000 }],
  ['CustomField.answerCount', { once: 5_000 }],
  ...['funnel', 'stageDurations', 'dropOff', 'endings', 'reminders'].map(
    (name) => [`AdmissionFigures.${name}`, { once: 3_000 }] as const,
  ),
  ['Candidate.documentVersions', { once: 100 }],
  ['Candidate.events', { perEntry: 10 }],
]);

/** The fields of the root that describe the schema. */
const descriptions = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

export type Variables = Readonly<Record<string, unknown>>;

/**
 * About how many values the answer to an operation will hold, before anything is read: one for each field, times the
 * entries of the lists that it is in. Everything that decides it is looked at: the variables as they were sent, their
 * defaults, aliases, fragments (each time that they are spread), @skip and @include. A variable of a wrong type counts as the most; it is refused afterwards.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  let known = knownCosts.get(operation);
  if (!known) {
    known = { deciding: decidingVariables(document), costs: new LRUCache({ max: KNOWN_COSTS }) };
    knownCosts.set(operation, known);
  }
  const key = known.deciding.map((name) => sentAs(variables, name)).join(' ');
  let cost = known.costs.get(key);
  if (cost === undefined) {
    const root = schema.getRootType(operation.operation);
    cost = root ? new CostOf(schema, document, operation, variables).selections(operation.selectionSet, root) : 0;
    known.costs.set(key, cost);
  }
  return cost;
}

/** By operation, which lives as long as its parsed document: what it costs with the variables that decide it. */
const knownCosts = new WeakMap<OperationDefinitionNode, { deciding: string[]; costs: LRUCache<string, number> }>();
const KNOWN_COSTS = 20;

const DECIDING = new Set(['first', 'last', 'if']);

/** Variables that are a length of a page or a condition. */
function decidingVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (DECIDING.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** All that matters of a value: a number, a condition, nothing, or something that is refused afterwards. */
function sentAs(variables: Variables, name: string): string {
  if (!Object.hasOwn(variables, name)) return 'absent';
  const value = variables[name];
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : 'other';
}

class CostOf {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** By fragment and length of the list around it: spread again, it costs as much without being walked again. */
  readonly #known = new Map<string, number>();
  readonly #defaults = new Map<string, ValueNode>();
  readonly #variables: Variables;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) {
    this.#schema = schema;
    this.#variables = variables;
    this.#fragments = fragmentsOf(document);
    for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
      if (defaultValue) this.#defaults.set(variable.name.value, defaultValue);
    }
  }

  /** @param page entries of the connection whose fields these are. */
  selections({ selections }: SelectionSetNode, parent: GraphQLCompositeType, page?: number): number {
    let cost = 0;
    for (const selection of selections) {
      if (!this.#isIncluded(selection.directives)) continue;
      if (selection.kind === Kind.FIELD) cost += this.#field(selection, parent, page);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += this.#spread(selection.name.value, parent, page);
      else {
        const type = selection.typeCondition ? typeFromAST(this.#schema, selection.typeCondition) : parent;
        if (isCompositeType(type)) cost += this.selections(selection.selectionSet, type, page);
      }
    }
    return cost;
  }

  #spread(name: string, parent: GraphQLCompositeType, page: number | undefined): number {
    const key = `${name} ${page}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    const type = fragment ? typeFromAST(this.#schema, fragment.typeCondition) : parent;
    const cost = fragment && isCompositeType(type) ? this.selections(fragment.selectionSet, type, page) : 0;
    this.#known.set(key, cost);
    return cost;
  }

  #field(node: FieldNode, parent: GraphQLCompositeType, page: number | undefined): number {
    const name = node.name.value;
    const own = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const field = own ?? descriptions.get(name);
    if (!field) return name.startsWith('__') ? 0 : 1;
    const ownPage = field.args.some((argument) => argument.name === 'first') ? this.#pageOf(node, field) : undefined;
    const isList = isListType(getNullableType(field.type));
    const entries = isList ? (ownPage ?? page ?? OTHER_LISTS.get(`${parent.name}.${name}`) ?? USUAL_LIST) : 1;
    const type = getNamedType(field.type);
    const work = workOf(`${parent.name}.${name}`, ownPage);
    if (!node.selectionSet || !isCompositeType(type)) return work + entries;
    return work + 1 + entries * this.selections(node.selectionSet, type, isList ? undefined : ownPage);
  }

  /** How many entries are asked for: `last` counts where it is given, as in lib/pages.ts. */
  #pageOf({ arguments: given = [] }: FieldNode, { args }: GraphQLField<unknown, unknown>): number {
    const valueOf = (wanted: string) => this.#valueOf(given.find(({ name }) => name.value === wanted)?.value);
    const value = valueOf('last') ?? valueOf('first') ?? args.find(({ name }) => name === 'first')?.defaultValue;
    return typeof value === 'number' && value >= 0 ? Math.min(value, LARGEST_PAGE) : LARGEST_PAGE;
  }

  #isIncluded(directives: readonly DirectiveNode[] = []): boolean {
    return directives.every(({ name, arguments: given = [] }) => {
      const condition = this.#valueOf(given.find((argument) => argument.name.value === 'if')?.value);
      return !(name.value === 'skip' && condition === true) && !(name.value === 'include' && condition === false);
    });
  }

  /** What an argument will be: a number, a boolean, null, or something that is neither. */
  #valueOf(node: ValueNode | undefined): unknown {
    if (!node) return null;
    switch (node.kind) {
      case Kind.NULL:
        return null;
      case Kind.INT:
        return Number(node.value);
      case Kind.BOOLEAN:
        return node.value;
      case Kind.VARIABLE: {
        const name = node.name.value;
        return Object.hasOwn(this.#variables, name) ? this.#variables[name] : this.#valueOf(this.#defaults.get(name));
      }
      default:
        return node.kind;
    }
  }
}

function workOf(field: string, entries = 0): number {
  const { once = 0, perEntry = 0 } = WORK.get(field) ?? {};
  return once + perEntry * entries;
}
