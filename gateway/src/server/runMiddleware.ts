import type { IncomingMessage, ServerResponse } from 'node:http';

/** A step of a request that needs nothing of Express, and that Express takes as well. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => unknown;

/**
 * Calls handlers one after the other, as Express does for a route that is found already.
 * @throws what one of them throws or passes on; those after it are not called then.
 */
export async function runMiddleware(
  handlers: readonly Handler[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const handler of handlers) {
    await new Promise<void>((resolve, reject) => {
      const ended = handler(request, response, (error) => (error ? reject(error) : resolve()));
      if (ended instanceof Promise) ended.catch(reject);
    });
  }
}
