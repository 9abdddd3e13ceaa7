import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  Kind,
  OperationTypeNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { asUser } from '../../../auth/rules.js';
import { keyOf, type UserViewer } from '../../../auth/viewer.js';
import type { Area } from '../../../cache/dataVersions.js';
import type { SerializedRow, RowShape } from '../../../cache/rowCache.js';
import type { CandidateRecord } from '../../../domains/candidates/candidatesModel.js';
import { rowCache } from '../../../domains/candidates/queries/cachedCandidates.js';
import type { RequestContext } from '../../../domains/context.js';
import { createLoaders } from '../../../domains/loaders.js';
import { assertRowBytes, countRowsApart, countRow, adoptCountOverLimit, valuesIn } from '../cost/responseLimits.js';
import { responseRows, placeholderOf, type ResponseRows } from './responseRows.js';
import { areasOfRow } from './rowAreas.js';

/** The field whose objects are rows: each candidate of a page. */
const EDGE = 'CandidateEdge';
const NODE = 'node';

/** 96 bits: as good as all of the hash, in a name that is hashed again for each row. */
const NAME_LENGTH = 16;

type CompilerOptions = Parameters<typeof compileQuery>[3];

/** What is selected of the candidates of a list, and how it is made of them. */
interface Selection {
  /** The fields that select it together, merged from several places. */
  fieldNodes: readonly FieldNode[];
  /** Stands for its text. */
  name: string;
  areas: readonly Area[];
  compiled: CompiledQuery;
}

/** The selection that a field without one stands for, and what it comes from. */
interface Cut {
  selectionSet: SelectionSetNode;
  areas: ReadonlySet<Area>;
  document: DocumentNode;
}

const utf8 = new TextEncoder();

/**
 * Answers pages of candidates with rows that are kept as bytes, by candidate and selection. In the documents that it gives, the candidates
 * of a page are leaves: what stands for the row of each. A selection is taken out of a document only where `areasOfRow` knows all of it.
 */
export class CachedRows {
  /** The schema in which what stands for rows are leaves. */
  readonly #schema: GraphQLSchema;
  readonly #rowSchema: GraphQLSchema;
  readonly #cuts = new WeakMap<FieldNode, Cut>();
  /** By the first of their fields, which may stand in a fragment that is merged with others elsewhere. */
  readonly #selections = new WeakMap<FieldNode, Selection[]>();
  readonly #requests = new WeakMap<ResponseRows, Map<Selection, RowsOfRequest>>();

  /** Null for a schema without pages of candidates. */
  static of(whole: GraphQLSchema, options: CompilerOptions): CachedRows | null {
    return whole.getType(EDGE) ? new CachedRows(whole, options) : null;
  }

  private constructor(
    private readonly whole: GraphQLSchema,
    private readonly options: CompilerOptions,
  ) {
    this.#schema = withLeaves(whole, (edge, context, info) => this.#rowOf(edge, context, info));
    const rows = { type: new GraphQLNonNull(new GraphQLList(objectType(whole, 'Candidate'))) };
    this.#rowSchema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Rows', fields: { rows } }) });
  }

  /** The document without what is selected of candidates, and its schema; null where that is nothing, or cannot be kept. */
  cut(document: DocumentNode): { rest: DocumentNode; schema: GraphQLSchema } | null {
    const types = new TypeInfo(this.whole);
    let [hasRows, isKept] = [false, true];
    const rest = visit(
      document,
      visitWithTypeInfo(types, {
        Field: (node) => {
          const { selectionSet, ...leaf } = node;
          // The schema without what is selected would tell of itself.
          isKept &&= !node.name.value.startsWith('__') || node.name.value === '__typename';
          if (types.getParentType()?.name !== EDGE || node.name.value !== NODE || !selectionSet) return undefined;
          const areas = areasOfRow(selectionSet, objectType(this.whole, 'Candidate'), document);
          isKept &&= areas !== null;
          hasRows = true;
          if (areas) this.#cuts.set(leaf, { selectionSet, areas, document });
          return leaf;
        },
      }),
    );
    return hasRows && isKept ? { rest, schema: this.#schema } : null;
  }

  #rowOf(candidate: CandidateRecord, context: RequestContext, { fieldNodes }: GraphQLResolveInfo) {
    const answer = responseRows(context);
    const [first] = fieldNodes;
    if (!answer || !first) throw new Error('rows are made for answers that take them');
    const known = this.#selections.get(first)?.find((each) => isEqual(each.fieldNodes, fieldNodes));
    const selection = known ?? this.#select(first, fieldNodes);
    const ofRequest = this.#requests.get(answer) ?? new Map<Selection, RowsOfRequest>();
    this.#requests.set(answer, ofRequest);
    const rows = ofRequest.get(selection) ?? new RowsOfRequest(selection, answer, context);
    ofRequest.set(selection, rows);
    return rows.of(candidate);
  }

  /** All that fields of one name select together. */
  #select(first: FieldNode, fieldNodes: readonly FieldNode[]): Selection {
    const cuts = fieldNodes.flatMap((node) => this.#cuts.get(node) ?? []);
    const [{ document } = { document: undefined }] = cuts;
    if (!document || cuts.length < fieldNodes.length) throw new Error('each leaf stands for a selection');
    const selections = cuts.flatMap(({ selectionSet }) => selectionSet.selections);
    const rows: FieldNode = {
      kind: Kind.FIELD,
      name: { kind: Kind.NAME, value: 'rows' },
      selectionSet: { kind: Kind.SELECTION_SET, selections },
    };
    const query: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [
        {
          kind: Kind.OPERATION_DEFINITION,
          operation: OperationTypeNode.QUERY,
          selectionSet: { kind: Kind.SELECTION_SET, selections: [rows] },
        },
        ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
      ],
    };
    const compiled = compileQuery(this.#rowSchema, query, undefined, this.options);
    if (!isCompiledQuery(compiled)) throw new Error('what was cut out of a valid document is valid');
    const areas = [...new Set(cuts.flatMap((each) => [...each.areas]))];
    const name = createHash('sha256').update(print(query)).digest('base64url').slice(0, NAME_LENGTH);
    const selection = { fieldNodes, name, areas, compiled };
    this.#selections.set(first, [...(this.#selections.get(first) ?? []), selection]);
    return selection;
  }
}

const isEqual = (one: readonly FieldNode[], other: readonly FieldNode[]): boolean =>
  one.length === other.length && one.every((node, index) => node === other[index]);

/** The rows of one request: those that are not kept are made together. */
class RowsOfRequest {
  readonly #shape: RowShape;
  readonly #missing: DataLoader<CandidateRecord, SerializedRow>;

  constructor(
    private readonly selection: Selection,
    private readonly answer: ResponseRows,
    private readonly context: RequestContext,
  ) {
    const viewer = asUser(context.viewer);
    const reader = `${viewer.role} ${viewer.clientId ?? ''}${keyOf(viewer) ? ' key' : ''}`;
    this.#shape = { name: `${selection.name} ${reader}`, areas: selection.areas };
    this.#missing = new DataLoader((candidates) =>
      rowCache.get(this.#shape, candidates, (missing) => this.#make(missing)),
    );
  }

  of(candidate: CandidateRecord): string | Promise<string> {
    const row = rowCache.peek(this.#shape, candidate);
    return row ? this.#add(row) : this.#missing.load(candidate).then((made) => this.#add(made));
  }

  #add(row: SerializedRow): string {
    countRow(this.context, row);
    return placeholderOf(this.answer, row);
  }

  async #make(candidates: readonly CandidateRecord[]): Promise<SerializedRow[]> {
    const context = contextOfRows(this.context);
    countRowsApart(this.context, context);
    const { data, errors } = await this.selection.compiled.query({ rows: candidates }, context, undefined);
    if (errors) {
      this.answer.hasFailed ||= !adoptCountOverLimit(this.context, context);
      throw new Error('a row could not be made', { cause: errors });
    }
    const { rows } = data as { rows: readonly object[] };
    return rows.map((row) => {
      const bytes = utf8.encode(JSON.stringify(row));
      assertRowBytes(this.context, (this.answer.madeBytes += bytes.length));
      return { bytes, values: valuesIn(row) };
    });
  }
}

/** What no row may come from, as others read it too: a row that does is not made (`rowAreas.ts`). */
const ofThePerson = [
  'userId',
  'sessionId',
  'name',
  'email',
  'isContact',
  'passwordGivenAt',
  'mustChangePassword',
  'mustEnableTwoFactor',
  'origin',
] as const;

/** A context for rows: without the clock and the person, and with loaders of their own, which remember nothing from before. */
function contextOfRows(context: RequestContext): RequestContext {
  const refused = {
    get: (): never => {
      throw new Error('a row that is kept comes from neither the clock nor the person');
    },
  };
  const properties = Object.fromEntries(ofThePerson.map((name: keyof UserViewer) => [name, refused]));
  const viewer = Object.defineProperties({ ...asUser(context.viewer) }, properties);
  // Whether a key asks tells rows apart, as it is shown no credentials; what it may do does not.
  if (viewer.key) viewer.key = Object.defineProperty({ ...viewer.key }, 'access', refused);
  const ofRows = { ...context, viewer, loaders: createLoaders(context.services) };
  return Object.defineProperty(ofRows, 'now', refused);
}

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLObjectType)) throw new Error(`there is no type ${name}`);
  return type;
}

/** The queries of a schema, in which the candidates of a page are leaves. */
function withLeaves(
  whole: GraphQLSchema,
  rowOf: (candidate: CandidateRecord, context: RequestContext, info: GraphQLResolveInfo) => unknown,
): GraphQLSchema {
  const leaf = new GraphQLScalarType({ name: 'CandidateRow', serialize: (placeholder) => placeholder });
  const edge = withField(objectType(whole, EDGE), NODE, {
    type: new GraphQLNonNull(leaf),
    resolve: ({ node }: { node: CandidateRecord }, _args, context: RequestContext, info) => rowOf(node, context, info),
  });
  const edges = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(edge)));
  const connection = withField(objectType(whole, 'CandidateConnection'), 'edges', { type: edges });
  const query = withField(objectType(whole, 'Query'), 'candidates', { type: new GraphQLNonNull(connection) });
  return new GraphQLSchema({ query });
}

/** The type, in which something is said anew of one field. */
function withField(
  type: GraphQLObjectType,
  name: string,
  changed: Partial<GraphQLFieldConfig<never, RequestContext>> & { type: GraphQLOutputType },
): GraphQLObjectType {
  const { fields, ...config } = type.toConfig();
  return new GraphQLObjectType({
    ...config,
    fields: { ...fields, [name]: { ...fields[name], ...(changed as object) } },
  } as never);
}
