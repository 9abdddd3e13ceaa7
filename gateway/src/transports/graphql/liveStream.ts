import type { IncomingMessage, ServerResponse } from 'node:http';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { createHandler, type ExecutionPatchResult, type ExecutionResult, type OperationArgs } from 'graphql-sse';
import type { RequestContext } from '../../domains/context.js';
import { DomainError } from '../../lib/errors.js';
import { markLongRequest } from '../../lib/yieldToRequests.js';
import { executionOptions, withoutSuggestions } from './compiledQueries.js';
import { MAX_COST, tooComplex } from './cost/costPlugin.js';
import { queryCost } from './cost/queryCost.js';
import { formatGraphQLError, tokenRefusal } from './errors.js';

/** Where subscriptions are served; everything else of GraphQL is not. */
const STREAM_PATH = '/graphql/stream';
const EVENT_STREAM = 'text/event-stream';

export interface StreamOptions {
  schema: GraphQLSchema;
  /** What a document may look like, beside what GraphQL itself asks for. */
  validationRules: readonly ValidationRule[];
  maxTokens: number;
}

/** The context of a request in the form that the handler's type asks for: an interface has no index signature. */
type StreamContext = Pick<RequestContext, keyof RequestContext>;

type Answer = (
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

/**
 * Answers subscriptions as server-sent events, one stream for each (GraphQL over SSE, distinct connections). A viewer who may not
 * listen is told so by HTTP status before the stream begins, so that clients renew their session as for any other request.
 * @returns what answers a request whose body has been read; it throws what failed before the stream began.
 */
export function liveStream(options: StreamOptions): Answer {
  const handler = createHandler<IncomingMessage, RequestContext, StreamContext>({
    // One stream for each request: nothing is kept between them.
    authenticate: () => null,
    onSubscribe: ({ context }, { query, variables, operationName }) =>
      prepared(options, { query, variables: variables ?? {}, operationName: operationName ?? null }, context),
    // Documents are checked in `prepared`, with our own limits.
    validate: () => [],
    subscribe: begun,
    onNext: (_context, _request, result) => formatted(result),
  });
  return async (request, response, context) => {
    if (!request.headers.accept?.includes(EVENT_STREAM)) {
      throw new DomainError('MALFORMED', `Peça ${EVENT_STREAM} no cabeçalho Accept.`);
    }
    const { method = '', headers } = request;
    const [body, { status, headers: answered = {} }] = await handler({
      method,
      url: STREAM_PATH,
      headers: { get: (name) => (name === 'accept' ? EVENT_STREAM : headers[name]?.toString()) },
      body: request.body as Record<string, unknown>,
      raw: request,
      context,
    });
    // Answered meanwhile, with 503.
    if (response.headersSent) {
      if (body && typeof body !== 'string') await body.return(undefined);
      return;
    }
    // The handler tells it by the status alone.
    if (status === 415) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo como application/json.');
    response.statusCode = status;
    if (typeof body === 'string' || !body) {
      response.setHeader('Content-Type', answered['content-type'] ?? 'text/plain');
      response.end(body ? withCodes(body) : '');
      return;
    }
    await sendEvents(body, response);
  };
}

/** What the handler refuses by itself, such as a request without a query, with the code that `/graphql` has for it. */
function withCodes(body: string): string {
  const { errors } = JSON.parse(body) as { errors: { message: string }[] };
  return JSON.stringify({ errors: errors.map(({ message }) => ({ message, extensions: { code: 'BAD_REQUEST' } })) });
}

async function sendEvents(events: AsyncGenerator<string>, response: ServerResponse): Promise<void> {
  // Neither compressed, which would hold events back, nor collected by a proxy.
  response.setHeader('Content-Type', `${EVENT_STREAM}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store, no-transform');
  response.setHeader('X-Accel-Buffering', 'no');
  response.flushHeaders();
  markLongRequest(response);
  response.once('close', () => void events.return(undefined));
  if (response.closed) await events.return(undefined);
  for await (const event of events) {
    if (response.closed || response.destroyed) break;
    response.write(event);
  }
  response.end();
}

interface Asked {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** A document within the limits, or what is wrong with it. */
function prepared(
  { schema, validationRules, maxTokens }: StreamOptions,
  { query, variables, operationName }: Asked,
  context: RequestContext,
): OperationArgs<StreamContext> | ExecutionResult {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens });
  } catch (error) {
    const { message } = error as Error;
    const tooLong = tokenRefusal(message);
    return refusal([refused(tooLong?.message ?? message, tooLong?.code ?? 'GRAPHQL_PARSE_FAILED')]);
  }
  const problems = validate(schema, document, [...specifiedRules, ...validationRules], withoutSuggestions);
  if (problems.length > 0) {
    return refusal(problems.map(({ message }) => refused(message, 'GRAPHQL_VALIDATION_FAILED')));
  }
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return refusal([refused('Aqui só há subscriptions: queries e mutations vão a /graphql.', 'BAD_USER_INPUT')]);
  }
  const cost = queryCost(schema, document, operation, variables);
  if (cost > MAX_COST) return refusal([tooComplex(cost)]);
  return { schema, document, contextValue: context, variableValues: variables, operationName };
}

/** @throws what kept the stream from beginning, such as a viewer who may not listen: it is told by HTTP status, and logged where it has to be. */
async function begun(args: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const result = await subscribe({ ...args, ...withoutSuggestions, options: executionOptions });
  if (Symbol.asyncIterator in result) return result;
  const isOurs = (error: unknown): error is Error => error instanceof Error && !(error instanceof GraphQLError);
  const failure = result.errors?.map(unwrapResolverError).find(isOurs);
  if (failure) throw failure;
  // What is wrong with the variables: GraphQL says it without a code, and at /graphql Apollo has this one for it.
  return refusal((result.errors ?? []).map(({ message }) => refused(message, 'BAD_USER_INPUT')));
}

const refused = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/** What the handler takes for an answer rather than for something to run: it has data, which `formatted` leaves out again. */
const refusal = (errors: readonly GraphQLError[]): ExecutionResult => ({ data: null, errors });

function formatted({ errors, data, ...result }: ExecutionResult | ExecutionPatchResult): object {
  if (!errors) return { ...result, data };
  return {
    ...result,
    ...(data != null && { data }),
    errors: errors.map((error) => formatGraphQLError(error.toJSON(), error)),
  };
}
