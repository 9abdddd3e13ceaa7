import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import {
  execute,
  getVariableValues,
  GraphQLError,
  GraphQLID,
  GraphQLString,
  getNamedType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  typeFromAST,
  visit,
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../domains/context.js';
import { resetResponseCount, withResponseLimits, type Executor } from './cost/responseLimits.js';
import { expandedSize } from './fragments.js';
import { CachedRows } from './rows/cachedRows.js';
import { responseRows } from './rows/responseRows.js';

type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

/**
 * Cache size: the documents by the lengths of their texts, and their functions by the selections that these are made of, whose number a text
 * may multiply by its fragments. One that is not compiled counts as one selection. The screens have some 70 documents
 * of together 1,600 selections, integrators a few each.
 */
const MAX_BYTES = 32 * 1024 * 1024;
const BYTES_OF_SELECTION = 3_000;
/**
 * A document is compiled when it comes again from people who are signed in, so that neither one-time documents nor those of strangers cost a
 * compilation, which keeps all others waiting.
 */
const COMPILE_AT_USE = 2;

/** Compiling walks a fragment at each of its spreads; graphql-js does once. The screens' longest has some 200. */
const MAX_SELECTIONS = 500;

interface Plan {
  uses: number;
  /** Null while the document is new, and for good where graphql-js is to run it. */
  compiled: CompiledQuery | null;
  /** Whether it answers with marks of rows, for those who put them in. */
  hasRows: boolean;
}

/**
 * Runs queries as compiled functions (graphql-jit) in place of walking the document for each record: a page of 50
 * candidates has 2,000 fields. Parsing and validation, limits included, stay Apollo's, which remembers them per document.
 *
 * Only what graphql-jit executes exactly as graphql-js does is compiled: queries without directives (its @skip and
 * @include go wrong in a fragment that is spread twice), without variables inside of literals (an absent one becomes
 * null), without defaults inside of their variables' types (it forgets them), and of a size that compiling ends with. Mutations and all else run in
 * graphql-js. Variables are always coerced by graphql-js first, whose messages callers know.
 */
export function compiledQueries(schema: GraphQLSchema): Executor {
  const plans = new LRUCache<string, Plan>({ maxSize: MAX_BYTES });
  const cachedRows = CachedRows.of(schema, { customSerializers });

  function planOf(key: string, text: string, document: DocumentNode, operation: OperationDefinitionNode): Plan {
    const known = plans.get(key);
    const plan = known ?? { uses: 0, compiled: null, hasRows: false };
    if (!known) plans.set(key, plan, { size: text.length + BYTES_OF_SELECTION });
    plan.uses += 1;
    const selections = plan.uses === COMPILE_AT_USE ? expandedSize(document, operation) : Infinity;
    if (selections <= MAX_SELECTIONS && isExact(schema, document, operation)) {
      const cut = cachedRows?.cut(document);
      const [executed, rest] = cut ? [cut.schema, cut.rest] : [schema, document];
      const compiled = compileQuery(executed, rest, operation.name?.value, { customSerializers });
      if (!isCompiledQuery(compiled)) return plan;
      const made = { ...plan, compiled, hasRows: rest !== document };
      // Another object, as the cache takes the size of a value only when that is new to it.
      plans.set(key, made, { size: text.length + selections * BYTES_OF_SELECTION });
      return made;
    }
    return plan;
  }

  return async ({ document, operation, operationName, queryHash, request, source, context }) => {
    if (operation?.operation === OperationTypeNode.QUERY && (context as RequestContext).viewer) {
      const { compiled, hasRows } = planOf(`${queryHash}:${operationName ?? ''}`, source, document, operation);
      const rows = hasRows ? responseRows(context as RequestContext) : undefined;
      if (compiled && (rows || !hasRows)) {
        const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, {
          maxErrors: executionOptions.maxCoercionErrors,
          ...withoutSuggestions,
        });
        if (errors) return { errors };
        const result = await compiled.query(undefined, context, request.variables);
        if (!rows?.hasFailed) return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
        resetResponseCount(context);
        rows.rows.length = 0;
      }
    }
    return execute({
      schema,
      document,
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
      options: executionOptions,
      ...withoutSuggestions,
    });
  };
}

/** What is wrong with a variable is told so often at most: each time graphql-js quotes the whole of it. */
export const executionOptions = { maxCoercionErrors: 10 };

/**
 * In place of a name that is wrong GraphQL proposes names of the schema, which is not to be read by asking for wrong ones. To find
 * them it compares the name with every other: a document of a hundred unknown types, which anybody may send, took more than a second.
 */
export const withoutSuggestions = { hideSuggestions: true };

/** Texts, of which a page has 2,000, as graphql-js writes them, without its steps for values that are none. */
const customSerializers = {
  String: (value: unknown) => (typeof value === 'string' ? value : GraphQLString.serialize(value)),
  ID: (value: unknown) => (typeof value === 'string' ? value : GraphQLID.serialize(value)),
};

/** Whether graphql-jit does with this document exactly what graphql-js does. */
function isExact(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  let exact = !(operation.variableDefinitions ?? []).some(({ type }) => hasDefaultInside(typeFromAST(schema, type)));
  const refuse = () => {
    exact = false;
    return BREAK;
  };
  visit(document, {
    Directive: refuse,
    OperationDefinition: (node) => (node === operation ? undefined : refuse()),
    ObjectField: ({ value }) => (value.kind === Kind.VARIABLE ? refuse() : undefined),
    ListValue: ({ values }) => (values.some(({ kind }) => kind === Kind.VARIABLE) ? refuse() : undefined),
  });
  return exact;
}

/** Whether a property anywhere inside of an input type has a default. */
function hasDefaultInside(type: GraphQLType | undefined, seen = new Set<GraphQLType>()): boolean {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  const properties = Object.values(named.getFields());
  return properties.some((property) => property.defaultValue !== undefined || hasDefaultInside(property.type, seen));
}

/** graphql-jit's errors lack what GraphQLError's constructor makes: `extensions` are expected everywhere. */
function asGraphQLError({ message, path, locations, originalError }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError });
  return Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
}

/** The schema with its executor, whose answers are within bounds, in the form in which Apollo Server takes an executor: as a gateway. */
export function asGateway(schema: GraphQLSchema): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () => Promise.resolve({ executor: withResponseLimits(compiledQueries(schema)) }),
    stop: () => Promise.resolve(),
  };
}
