import type { IncomingMessage, ServerResponse } from 'node:http';
import { hadRecentDatabaseTrouble, operationTimeout } from '../database/timeouts.js';
import { DomainError } from '../lib/errors.js';
import type { Handler } from './runMiddleware.js';

/**
 * A request waits no longer than so many operations may take for a database that has trouble: 4.5 seconds unless the limit is
 * set otherwise, so that its answer is there within 5.
 */
const OPERATIONS_WAITED_FOR = 1.5;
/** How soon the end of a body that is still coming, or the beginning of a trouble, is noticed. */
const LOOK_AGAIN_MS = 250;

/**
 * Answers 503 to whom no answer has been given in time while the database had trouble. Each operation has its own limit, but a
 * request makes several, one after the other: one that is answered just in time and one that is given up are more than 5
 * seconds together. What takes long without any trouble of the database (hashing, a workbook) is left alone.
 *
 * The work of such a request goes on as far as it has been started, and its outcome is not told: a write may or may not
 * have been applied, as after any failure of the database.
 * @param fail answers in the words of the transport
 * @param limitMs by the limit of operations at this moment unless told
 */
export function answerInTime(
  fail: (error: DomainError, request: IncomingMessage, response: ServerResponse) => void,
  limitMs = operationTimeout() * OPERATIONS_WAITED_FOR,
): Handler {
  return (request, response, next) => {
    let waitsSince = performance.now();
    const look = () => {
      if (response.headersSent || response.closed) return;
      // Sending a body slowly is no fault of the database.
      if (!request.complete) waitsSince = performance.now();
      if (performance.now() - waitsSince >= limitMs && hadRecentDatabaseTrouble()) {
        const message = 'O banco de dados está temporariamente indisponível. Tente novamente em instantes.';
        fail(new DomainError('UNAVAILABLE', message), request, response);
        return;
      }
      timer = setTimeout(look, LOOK_AGAIN_MS);
    };
    let timer = setTimeout(look, limitMs);
    // One that its client has left is found closed when the timer looks.
    response.once('finish', () => clearTimeout(timer));
    next();
  };
}
