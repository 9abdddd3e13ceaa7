import { Router, type RequestHandler } from 'express';
import { enforceRule } from '../../auth/rules.js';
import type { RestCall } from '../../domains/http/restCall.js';
import { DomainError, unauthenticated } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import { onlyByGet } from '../../server/onlyByGet.js';
import { parseJsonBody } from '../../server/requestBody.js';
import { hasBody, requestContext } from '../../server/requestContext.js';
import type { Handler } from '../../server/runMiddleware.js';
import { nonceOf } from '../../server/securityHeaders.js';
import { limitConcurrentForms } from '../concurrentForms.js';
import { restCalls } from './calls.js';
import { restErrorHandler, unknownCall } from './errors.js';
import { openApiDocument } from './openapi.js';
import { openApiPage } from './openapiPage.js';

/**
 * The `/v1` transport: every declared call behind its rule, its schemas and the one error handler.
 * @param findOutWhoAsks makes the context anew once a body is there: a body that comes slowly outruns no revocation, and one that
 *   came along with its headers is asked about once.
 */
export function restRouter(findOutWhoAsks: Handler): Router {
  const router = Router();
  router.get('/openapi.json', (_request, response) => void response.json(openApiDocument()));
  router.get('/docs', (_request, response) => void response.type('html').send(openApiPage(nonceOf(response))));
  for (const call of restCalls) {
    const readsJson = call.body && call.bodyKind !== 'multipart';
    const withBody = readsJson ? [requireJson, parseJsonBody, findOutWhoAsks as RequestHandler, guard(call)] : [];
    const limiters = call.bodyKind === 'multipart' ? [limitConcurrentForms] : [];
    if (call.answerType && call.method === 'get') router.head(call.path, onlyByGet);
    router[call.method](call.path, guard(call), ...limiters, ...withBody, handle(call));
  }
  router.use(unknownCall);
  router.use(restErrorHandler);
  return router;
}

/** Rights are checked before any body is read, and once it is there. */
function guard(call: RestCall): RequestHandler {
  return (_request, response, next) => {
    const context = requestContext(response);
    if (!context) throw unauthenticated();
    enforceRule(call.access, context, call.method === 'get' ? 'read' : 'write');
    next();
  };
}

/** A body of another type would be silently ignored by the parser and then fail as 'required'. */
const requireJson: RequestHandler = (request, _response, next) => {
  if (hasBody(request) && !request.is('application/json')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo como application/json.');
  }
  next();
};

function handle(call: RestCall): RequestHandler {
  return async (request, response) => {
    const context = requestContext(response);
    if (!context) throw unauthenticated();
    const jsonBody = call.bodyKind === 'multipart' ? undefined : call.body;
    const input = {
      context,
      params: call.params ? parseInput(call.params, request.params) : request.params,
      query: call.query ? parseInput(call.query, request.query) : {},
      body: jsonBody ? parseInput(jsonBody, request.body ?? {}, 'body') : {},
      request,
    };
    const answer = await call.handle(input).catch((error: unknown) => {
      throw inWordsOf(call, input.body, error);
    });
    // Answered meanwhile, with 503.
    if (response.headersSent) return;
    if (typeof answer === 'function') await answer(response);
    else response.status(call.status ?? 200).json(answer);
  };
}

/** A failure of the service whose details name what the caller sent. */
function inWordsOf({ sentAs }: RestCall, body: unknown, error: unknown): unknown {
  if (!sentAs || !(error instanceof DomainError) || error.details.length === 0) return error;
  const pathOf = (path: string[]) => (typeof sentAs === 'function' ? sentAs(path, body) : renamed(path, sentAs));
  const details = error.details.map((detail) => ({ ...detail, field: pathOf(detail.field) }));
  return new DomainError(error.code, error.message, { details, cause: error });
}

/** Only the outermost name that is known: what follows are keys of fields, which may have any name. */
function renamed(path: string[], names: Readonly<Record<string, string>>): string[] {
  const known = path.findIndex((segment) => Object.hasOwn(names, segment));
  return path.map((segment, index) => (index === known ? (names[segment] ?? segment) : segment));
}
