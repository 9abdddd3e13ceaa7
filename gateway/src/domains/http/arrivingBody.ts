import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../lib/errors.js';

/**
 * The body of a request as it comes in.
 * @throws DomainError MALFORMED where its sender leaves before its end, as a phone does that loses its network: the server has not
 *   failed, and its log must not say so.
 */
export async function* arrivingBody(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request as AsyncIterable<Buffer>;
  } catch (error) {
    if (request.complete) throw error;
    throw new DomainError('MALFORMED', 'O envio foi interrompido.', { cause: error });
  }
}
