import type { ErrorRequestHandler, RequestHandler } from 'express';
import { logFailure } from '../../domains/http/transportErrors.js';
import { isClientDisconnect } from '../../lib/isClientDisconnect.js';
import { DomainError } from '../../lib/errors.js';
import { requestLog } from '../../server/logger.js';
import { transportError } from '../../server/requestBody.js';

/** The JSON body of every failure under `/v1`. */
function errorBody(error: DomainError) {
  return {
    message: error.message,
    code: error.code,
    details: error.details.map(({ field, message }) => ({ field: field.join('.'), message })),
  };
}

/** Unknown paths are answered as JSON: legacy callers always parse it. */
export const unknownCall: RequestHandler = () => {
  throw new DomainError('NOT_FOUND', 'Chamada não encontrada.');
};

/** The one place that renders failures of the REST transport. */
export const restErrorHandler: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  // Answered meanwhile, with 503: the outcome of the work is not told.
  if (response.writableEnded) return;
  const domainError = transportError(error);
  if (!isClientDisconnect(error)) logFailure(domainError, () => requestLog(response)?.logger);
  if (response.headersSent) {
    // Cut off, so that no client takes a part for the whole.
    response.destroy();
    return;
  }
  if (domainError.retryAfterSeconds !== undefined) {
    response.setHeader('Retry-After', String(domainError.retryAfterSeconds));
  }
  response.status(domainError.httpStatus).json({ ...errorBody(domainError), requestId: requestLog(response)?.id });
};
