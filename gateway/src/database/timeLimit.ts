/**
 * The time limit of every database operation. The driver has none: `timeoutMS` does nothing in its present version, and its
 * socket timeout is silent on a socket that is destroyed already, on which it waits for ever (docs/architecture.md, 'When
 * the database dies').
 */

import { isDatabaseUnavailable } from './errors.js';

/** How long an operation may take, the wait for a server and a connection included, before its transport answers 503. */
export const OPERATION_LIMIT_MS = 3_000;

/** What is left for an operation when those before it have waited for the database in vain. */
const SHORTEST_LIMIT_MS = 500;

let presentLimitMs = OPERATION_LIMIT_MS;
let lastAnswerAt = -Infinity;
/** Since when operations fail because the database does not answer; undefined while it does. */
let failingSince: number | undefined;

/** Sets the limit of the operations that begin from now on, in milliseconds. */
export function setOperationLimit(milliseconds: number): void {
  presentLimitMs = milliseconds;
}

/** The database has not answered in time. A write that ends this way may or may not have been applied. */
export class DatabaseTimeLimitError extends Error {
  constructor(readonly limitMs: number) {
    super(`the database did not answer within ${limitMs} ms`);
  }

  // A getter, as the driver copies own properties of an error to one of its own whose name cannot be written.
  override get name(): string {
    return 'DatabaseTimeLimitError';
  }
}

/** The connection broke while it was written to; the driver passes on what the socket said then, as it is. */
export class DatabaseConnectionError extends Error {
  constructor(cause: Error) {
    super(`the connection to the database broke: ${cause.message}`, { cause });
  }

  override get name(): string {
    return 'DatabaseConnectionError';
  }
}

/**
 * Runs one database operation, and gives it up at the limit. A request may need several, one after the other: so while
 * the database is away all of them together have the limit, and each only a moment once that has passed.
 * @param run gets the controller's signal, which is aborted then: handed to the driver, it gives the connection back.
 * @param controller of several steps that are given up together.
 * @throws DatabaseTimeLimitError at the limit.
 * @throws DatabaseConnectionError for what a broken socket said; any other failure is thrown as it is.
 */
export async function withinLimit<T>(
  run: (signal: AbortSignal) => Promise<T>,
  controller = new AbortController(),
): Promise<T> {
  const startedAt = performance.now();
  try {
    const result = await within(limitAt(startedAt), run, controller);
    answered();
    return result;
  } catch (error) {
    if (isDatabaseUnavailable(error)) failingSince ??= Math.max(startedAt, lastAnswerAt);
    else answered();
    throw error;
  }
}

function limitAt(now: number): number {
  if (failingSince === undefined) return presentLimitMs;
  return Math.min(presentLimitMs, Math.max(SHORTEST_LIMIT_MS, failingSince + presentLimitMs - now));
}

function answered(): void {
  lastAnswerAt = performance.now();
  failingSince = undefined;
}

/** The same with a limit of its own, whatever became of other operations. */
export function within<T>(
  limitMs: number,
  run: (signal: AbortSignal) => Promise<T>,
  controller = new AbortController(),
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      // An answer that has come in while the process was busy is read first.
      setImmediate(() => {
        const error = new DatabaseTimeLimitError(limitMs);
        reject(error);
        controller.abort(error);
      });
    }, limitMs);
    run(controller.signal).then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(asDatabaseFailure(error));
      },
    );
  });
}

const SOCKET_CODES = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ENOTCONN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_SOCKET_CLOSED',
]);

/** What a socket says is told here, where it is known to be the database's; other parts of the process have sockets too. */
function asDatabaseFailure(error: unknown): Error {
  const { code } = Object(error) as NodeJS.ErrnoException;
  if (typeof code === 'string' && SOCKET_CODES.has(code)) return new DatabaseConnectionError(error as Error);
  return error as Error;
}
