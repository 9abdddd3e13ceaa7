import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import type { GraphqlAnswer } from './graphqlServer';

/** What the server is asked. */
export interface StaffCall {
  operation: string;
  variables: Record<string, unknown>;
}

export interface StaffServer {
  calls: StaffCall[];
  /** Calls of one operation, in order. */
  callsOf: (operation: string) => StaffCall[];
  /** The variables of an operation's last call. */
  lastOf: (operation: string) => Record<string, unknown>;
  /** Answers an operation otherwise: with a failure, or later. `null` from the function means the usual answer. */
  intercept: (operation: string, answer: Interceptor) => void;
  /**
   * Holds answers to an operation back until the function given back is called, which may be before the call arrives: a
   * screen often shows that it sends before anything has been sent.
   * @param which the calls to hold back; all of them unless told
   */
  holdBack: (operation: string, which?: (call: StaffCall) => boolean) => () => void;
  /** Answers requests that are not GraphQL: downloads. */
  serveFile: (answer: (url: string, signal: AbortSignal | null) => Promise<Response> | Response) => void;
}

type Interceptor = (call: StaffCall) => Promise<GraphqlAnswer | null> | GraphqlAnswer | null;

const noDocuments = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };

let schema: GraphQLSchema | undefined;

function contract(): GraphQLSchema {
  const folder = join(import.meta.dirname, '../../../schema');
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  schema ??= buildSchema(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
  return schema;
}

/**
 * A GraphQL server for tests of the staff screens, in the place of the network (the only thing that they replace): it
 * executes what the screens really send against schema/*.graphql, so that a query outside the contract fails.
 * @param root the root fields: values, or functions of the field's arguments; what `node` gives needs a `__typename`
 */
export function serveStaff(root: Record<string, unknown>): StaffServer {
  const calls: StaffCall[] = [];
  const interceptors = new Map<string, Interceptor>();
  const answer = async (source: string, call: StaffCall): Promise<GraphqlAnswer & { errors?: unknown }> => {
    const special = await interceptors.get(call.operation)?.(call);
    if (special) return special;
    const { data, errors } = await graphql({
      schema: contract(),
      source,
      // The header of every staff screen asks how many documents wait and what is unread, the dashboards who needs attention.
      // A dialog above a list asks who stands beside its candidate there, a form with a CPF who else has it.
      rootValue: {
        documentsToReview: noDocuments,
        unreadNotifications: 0,
        candidateNeighbours: { previous: null, next: null },
        candidateDuplicates: [],
        attentionCounts: [],
        stageCounts: [],
        ...root,
      },
      variableValues: call.variables,
      operationName: call.operation,
    });
    if (errors) console.error(`${call.operation}: ${errors.map(String).join('\n')}`);
    return errors ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : { data };
  };

  let fileAnswer: Parameters<StaffServer['serveFile']>[0] = () => new Response(null, { status: 404 });

  globalThis.fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.body == null) return fileAnswer(input as string, init.signal ?? null);
    const body = readBody(init.body);
    // Light requests send no name beside their text.
    const operation = body.operationName ?? /(?:query|mutation)\s+(\w+)/.exec(body.query)?.[1] ?? '';
    const call = { operation, variables: (body.variables ?? {}) as Record<string, unknown> };
    calls.push(call);
    const { data = null, error, status = 200 } = await unlessAborted(answer(body.query, call), init.signal);
    const errors = error && [{ message: error.message ?? error.code, extensions: { code: error.code } }];
    return new Response(JSON.stringify(errors ? { errors, data } : { data }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  const intercept: StaffServer['intercept'] = (operation, interceptor) => void interceptors.set(operation, interceptor);
  const callsOf = (operation: string) => calls.filter((call) => call.operation === operation);
  return {
    calls,
    callsOf,
    lastOf: (operation) => callsOf(operation).at(-1)?.variables ?? {},
    intercept,
    holdBack: (operation, which = () => true) => {
      let release = () => {};
      const released = new Promise<null>((resolve) => (release = () => resolve(null)));
      intercept(operation, (call) => (which(call) ? released : null));
      return release;
    },
    serveFile: (answer) => void (fileAnswer = answer),
  };
}

interface Selected {
  input: { selection: { candidateIds: string[] } };
}

/** The root field that tells which of some candidates the server still has. */
export const previewOf = (people: () => readonly { id: string; name: string }[]) => ({
  setCandidateDates: ({ input }: Selected) => ({
    userErrors: [],
    results: input.selection.candidateIds.map((candidateId) => {
      const name = people().find(({ id }) => id === candidateId)?.name ?? null;
      return { candidateId, name, outcome: name === null ? 'FAILED' : 'SKIPPED' };
    }),
  }),
});

/** As `fetch` does: a caller that aborts hears of it at once, whatever the server still does. */
function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | null | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    answer.then(resolve, reject);
  });
}

interface OperationBody {
  query: string;
  operationName?: string;
  variables?: object;
}

/** A JSON body, or a multipart one, in which one file belongs into `input.file`. */
function readBody(body: BodyInit): OperationBody {
  if (!(body instanceof FormData)) return JSON.parse(body as string) as OperationBody;
  const operation = JSON.parse(body.get('operations') as string) as OperationBody;
  const { input } = operation.variables as { input: object };
  return { ...operation, variables: { input: { ...input, file: body.get('1') } } };
}
