import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { enforceRule } from '../../auth/rules.js';
import type { RequestContext } from '../../domains/context.js';
import { logFailure } from '../../domains/http/transportErrors.js';
import { runMiddleware, type Handler } from '../../server/runMiddleware.js';
import { DomainError } from '../../lib/errors.js';
import { requestLog } from '../../server/logger.js';
import { checkBody, parseJsonBody, transportError } from '../../server/requestBody.js';
import { requestContext } from '../../server/requestContext.js';
import { limitConcurrentForms } from '../concurrentForms.js';
import { operationEnded } from './cost/costPlugin.js';
import { assertShortForStranger } from './cost/documentsOfStrangers.js';
import { extensionsOf } from './errors.js';
import { explorer } from './explorer.js';
import { expectRows, fillPlaceholders } from './rows/responseRows.js';
import { unnameUploadCopies } from './uploadCopies.js';
import { parseUploadForm } from './uploadForms.js';
import type { liveStream } from './liveStream.js';

const PATH = '/graphql';

/** What most requests for GraphQL are. Others are GETs, preflights and uploads. */
export const isJsonToGraphql = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'POST' && url === PATH && headers['content-type']?.startsWith('application/json') === true;

/**
 * Answers those, after the same handlers that Express would call before: without its router, which takes as long as all the
 * rest of a small page.
 * @param findOutWhoAsks makes the context: once the body is there, so that a caller who sends it slowly gains no time.
 */
export function jsonToGraphql(
  apollo: ApolloServer<RequestContext>,
  { before, findOutWhoAsks }: { before: readonly Handler[]; findOutWhoAsks: Handler },
): RequestListener {
  const handlers = [...before, parseJsonBody as Handler, findOutWhoAsks];
  return (request, response) => {
    runMiddleware(handlers, request, response)
      .then(() => answerByApollo(apollo, request, response))
      .catch((error: unknown) => fail(error, response));
  };
}

/** GraphQL for all other requests, as routes of Express. */
export function graphqlRouter(
  apollo: ApolloServer<RequestContext>,
  options: { production: boolean; findOutWhoAsks: Handler; stream: ReturnType<typeof liveStream> },
): Router {
  const router = Router();
  router.use(explorer(options));
  router.post(
    '/stream',
    parseJsonBody,
    options.findOutWhoAsks as RequestHandler,
    (request: Request, response: Response, next) => {
      const context = contextOf(response);
      assertShortForStranger(context, documentIn(request.body));
      options.stream(request, response, context).catch(next);
    },
  );
  router.use(
    refuseForeignUploads,
    holdForm,
    parseJsonBody,
    parseUploadForm,
    unnameUploadCopies,
    checkBody,
    options.findOutWhoAsks as RequestHandler,
    async (request: Request, response: Response) => void (await answerByApollo(apollo, request, response)),
  );
  return router;
}

/** Answers for what fails on the way to GraphQL. */
export const graphqlErrorHandler: ErrorRequestHandler = (error, _request, response, _next) => fail(error, response);

/** Multipart bodies are read before Apollo sees them: who may upload, and from where, is checked before that. */
const refuseForeignUploads: RequestHandler = (request, response, next) => {
  if (!request.is('multipart/form-data')) {
    next();
    return;
  }
  if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
    throw new DomainError('MALFORMED', 'Envie o cabeçalho apollo-require-preflight.');
  }
  const asking = requestContext(response) ?? ({ viewer: null, credentials: 'none' } as const);
  enforceRule('staffOrKeyOrConsentedCandidate', asking, 'write');
  next();
};

/** A form lies on the disk until it is answered, whatever is asked with it; other bodies are small. */
const holdForm: RequestHandler = (request, response, next) => {
  if (request.is('multipart/form-data')) limitConcurrentForms(request, response, next);
  else next();
};

/** Has Apollo answer a request whose body has been read. */
async function answerByApollo(
  apollo: ApolloServer<RequestContext>,
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', body } = request;
  const search = /\?.*/.exec(url)?.[0] ?? '';
  const context = contextOf(response);
  assertShortForStranger(context, method === 'POST' ? documentIn(body) : new URLSearchParams(search).get('query'));
  expectRows(context);
  const { status, headers, ...answered } = await apollo
    .executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: headersOf(request), search, body },
      context: async () => context,
    })
    .finally(() => {
      if (response.closed) operationEnded(context);
      else response.once('close', () => operationEnded(context));
    });
  // Answered meanwhile, with 503.
  if (response.headersSent) return;
  response.statusCode = status ?? 200;
  if (answered.body.kind === 'complete') {
    send(response, { headers, body: fillPlaceholders(context, answered.body.string) });
    return;
  }
  for (const [name, value] of headers) response.setHeader(name, value);
  for await (const part of answered.body.asyncIterator) response.write(part);
  response.end();
}

/** The document of a request, as far as its body is of a request for GraphQL. */
const documentIn = (body: unknown): unknown => (body as { query?: unknown } | null | undefined)?.query;

/** What fails before GraphQL begins (a malformed body, a refused upload), in GraphQL's own form. */
function fail(error: unknown, response: ServerResponse): void {
  if (response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const failure = transportError(error);
  const { httpStatus, message, retryAfterSeconds } = failure;
  logFailure(failure, () => requestLog(response)?.logger);
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  response.statusCode = httpStatus;
  const errors = [{ message, extensions: extensionsOf(failure) }];
  send(response, {
    headers: [['content-type', 'application/json; charset=utf-8']],
    body: Buffer.from(JSON.stringify({ errors })),
  });
}

function send(
  response: ServerResponse,
  { headers, body }: { headers: Iterable<readonly [name: string, value: string]>; body: Buffer },
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

function contextOf(response: ServerResponse): RequestContext {
  const context = requestContext(response);
  if (!context) throw new Error('the request context is made before the transports');
  return context;
}
