import type { ErrorRequestHandler, RequestHandler } from 'express';
import { asDomainError } from '../domains/doorErrors.js';
import { DomainError, type ErrorCode } from '../lib/errors.js';
import { requestLog } from '../logger.js';
import { requestContext } from '../requestContext.js';

/** What Express and its body parsers throw, by HTTP status; a body that is no JSON is told as such. */
const transportErrors: Record<number, [ErrorCode, string]> = {
  400: ['MALFORMED', 'A requisição é inválida.'],
  404: ['NOT_FOUND', 'Endereço não encontrado.'],
  413: ['PAYLOAD_TOO_LARGE', 'O corpo da requisição é grande demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo como application/json.'],
};

/** Any failure of a request, those of Express and the body parsers included, as one that a door may show. */
export function transportError(error: unknown): DomainError {
  if (error instanceof DomainError || !(error instanceof Error)) return asDomainError(error);
  const { status, type } = error as { status?: unknown; type?: unknown };
  if (type === 'entity.parse.failed') {
    return new DomainError('MALFORMED', 'O corpo da requisição não é um JSON válido.', { cause: error });
  }
  const known = typeof status === 'number' ? transportErrors[status] : undefined;
  return known ? new DomainError(known[0], known[1], { cause: error }) : asDomainError(error);
}

/** The JSON body of every failure under `/v1` (design.md section 4). */
export function errorBody(error: DomainError) {
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

/** The one place that renders failures of the REST door. */
export const restErrorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const domainError = transportError(error);
  if (domainError.code === 'INTERNAL') {
    requestContext(response)?.logger.error({ err: domainError.cause }, 'unexpected failure');
  }
  if (domainError.retryAfterSeconds !== undefined) {
    response.setHeader('Retry-After', String(domainError.retryAfterSeconds));
  }
  response.status(domainError.httpStatus).json({ ...errorBody(domainError), requestId: requestLog(response)?.id });
};
