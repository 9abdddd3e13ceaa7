/**
 * The timeout of every database operation. The driver has none: `timeoutMS` does nothing in its present version, and its
 * socket timeout is silent on a socket that is destroyed already, on which it waits for ever (docs/decisions/0040-when-the-database-dies.md).
 */

/** How long an operation may take, the wait for a server and a connection included, before its transport answers 503. */
export const OPERATION_TIMEOUT_MS = 3_000;

/** The longest timeout of any operation: before anybody is served, one may walk through a million records that are not in memory yet. */
export const LONGEST_TIMEOUT_MS = 10 * 60_000;

let presentTimeoutMs = OPERATION_TIMEOUT_MS;

/** Sets the timeout of the operations that begin from now on, in milliseconds. */
export function setOperationTimeout(milliseconds: number): void {
  presentTimeoutMs = milliseconds;
}

/** How long an operation that begins now may take, in milliseconds. */
export const operationTimeout = (): number => presentTimeoutMs;

/** An operation that takes more than this part of the timeout is a sign of trouble: a second, of which most take a thousandth. */
const SLOW_PART = 1 / 3;
/** A database that had trouble so lately may still have it. */
const TROUBLE_MS = 10_000;

let troubledAt = -Infinity;

/** Whether an operation of this process was slow, broke or was given up within the last ten seconds. */
export function hadRecentDatabaseTrouble(): boolean {
  return performance.now() - troubledAt < TROUBLE_MS;
}

const isSlow = (startedAt: number): boolean => performance.now() - startedAt >= presentTimeoutMs * SLOW_PART;

/** The database has not answered in time. A write that ends this way may or may not have been applied. */
export class DatabaseTimeoutError extends Error {
  constructor(readonly limitMs: number) {
    super(`the database did not answer within ${limitMs} ms`);
  }

  // A getter, as the driver copies own properties of an error to one of its own whose name cannot be written.
  override get name(): string {
    return 'DatabaseTimeoutError';
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

interface TimeoutOptions {
  timeoutMs?: number | undefined;
  /** Shared by several steps that are given up together; one of its own when absent. */
  controller?: AbortController;
  /** Whether its failure is a sign of trouble; it is unless told. */
  notesTrouble?: boolean;
}

/**
 * Runs one database operation, and gives it up at its timeout.
 * @param run gets the controller's signal, which is aborted then: handed to the driver, it gives the connection back.
 * @throws DatabaseTimeoutError at the timeout.
 * @throws DatabaseConnectionError for what a broken socket said; any other failure is thrown as it is.
 */
export function withTimeout<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { timeoutMs = presentTimeoutMs, controller = new AbortController(), notesTrouble = true }: TimeoutOptions = {},
): Promise<T> {
  const startedAt = performance.now();
  const noteTrouble = () => {
    if (notesTrouble) troubledAt = performance.now();
  };
  return new Promise<T>((resolve, reject) => {
    let givingUp: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // An answer that has come in while the process was busy is read first.
      givingUp = setImmediate(() => {
        const error = new DatabaseTimeoutError(timeoutMs);
        noteTrouble();
        reject(error);
        controller.abort(error);
      });
    }, timeoutMs);
    const ended = () => {
      clearTimeout(timer);
      clearImmediate(givingUp);
      if (isSlow(startedAt)) noteTrouble();
    };
    run(controller.signal).then(
      (result) => {
        ended();
        resolve(result);
      },
      (error: unknown) => {
        ended();
        if (isOfSocket(error)) noteTrouble();
        reject(isOfSocket(error) ? new DatabaseConnectionError(error) : (error as Error));
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
function isOfSocket(error: unknown): error is Error {
  const { code } = Object(error) as NodeJS.ErrnoException;
  return typeof code === 'string' && SOCKET_CODES.has(code);
}
