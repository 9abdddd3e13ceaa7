import express, { type RequestHandler } from 'express';
import { asDomainError } from '../domains/http/transportErrors.js';
import { DomainError, type ErrorCode } from '../lib/errors.js';
import { checkBounds } from '../lib/inputBounds.js';

const readJson = express.json({ limit: '1mb' });

/** Reads a JSON body, and passes on none with a text that is longer than any may be, or nested too deeply. */
export const parseJsonBody: RequestHandler = (request, response, next) => {
  readJson(request, response, (error?: unknown) => {
    if (error) next(error);
    else checkBody(request, response, next);
  });
};

/** Checks a parsed body that something else has read. A failure is passed on: body parsers call from inside of events. */
export const checkBody: RequestHandler = (request, _response, next) => {
  try {
    checkBounds(request.body);
  } catch (error) {
    next(error);
    return;
  }
  next();
};

/** What Express and its body parsers throw, by HTTP status; a body that is no JSON is told as such. */
const transportErrors: Record<number, [ErrorCode, string]> = {
  400: ['MALFORMED', 'A requisição é inválida.'],
  404: ['NOT_FOUND', 'Endereço não encontrado.'],
  413: ['PAYLOAD_TOO_LARGE', 'O corpo da requisição é grande demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo como application/json.'],
};

/** Any failure of a request, those of Express and the body parsers included, as one that a transport may show. */
export function transportError(error: unknown): DomainError {
  if (error instanceof DomainError || !(error instanceof Error)) return asDomainError(error);
  const { status, type } = error as { status?: unknown; type?: unknown };
  if (type === 'entity.parse.failed') {
    return new DomainError('MALFORMED', 'O corpo da requisição não é um JSON válido.', { cause: error });
  }
  const known = typeof status === 'number' ? transportErrors[status] : undefined;
  return known ? new DomainError(known[0], known[1], { cause: error }) : asDomainError(error);
}
