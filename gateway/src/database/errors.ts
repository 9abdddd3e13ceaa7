/**
 * A reason not to start at all. `message` is one line for the operator, names the setting or directory to look at, and
 * never carries a password. The caller that catches it prints the message without a stack and exits with code 1.
 */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks)).trim(), options);
    this.name = 'StartupError';
  }
}

/**
 * Driver and mongoose errors that mean 'no answer from the database', whatever was asked of it. They are told by name
 * and not by `instanceof`, because more than one copy of the driver may be loaded.
 */
const UNAVAILABLE_NAMES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  // Only that of a client that was closed meanwhile ends under an operation.
  'MongoExpiredSessionError',
  'DatabaseTimeoutError',
  'DatabaseConnectionError',
]);

/** Server answers that mean the same: shutting down, no primary at the moment, or its own network is down. */
const UNAVAILABLE_CODES = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  9001, // SocketException
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

/** What the server says when its disk is full: OutOfDiskSpace, and the file system's own word passed on. */
const OUT_OF_SPACE_CODES = new Set<unknown>([14031, 'ENOSPC']);
const OUT_OF_SPACE = /no space left on device|\bENOSPC\b/i;

/** MaxTimeMSExpired: the operation took longer than it was allowed to. */
const MAX_TIME_EXPIRED = 50;

/** Whether the database itself has ended an operation because of its option `maxTimeMS`. */
export const isOverMaxTime = (error: unknown): boolean => (error as { code?: unknown }).code === MAX_TIME_EXPIRED;

const MAX_CAUSES = 8;

/** What may be read of anything that is thrown. */
interface Thrown {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  errorResponse?: unknown;
}

/** What was thrown, and what caused it, as far as it tells. */
function* withCauses(error: unknown): Generator<Thrown> {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && typeof current === 'object' && current !== null; depth += 1) {
    const thrown: Thrown = current;
    yield thrown;
    // A bulk write that the connection was lost under tells of it as of an answer of the server.
    current = thrown.cause ?? thrown.errorResponse;
  }
}

/**
 * Whether `error`, or an error that caused it, says that the database could not be reached or that the connection was
 * dropped while it worked. The transports answer 503 to it: the same request may succeed a moment later. A write that ends
 * this way may or may not have been applied.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const candidate of withCauses(error)) {
    if (typeof candidate.name === 'string' && UNAVAILABLE_NAMES.has(candidate.name)) return true;
    if (isServerError(candidate.name) && typeof candidate.code === 'number' && UNAVAILABLE_CODES.has(candidate.code)) {
      return true;
    }
    if (
      candidate.name === 'MongooseError' &&
      /initial connection is complete|force closed/.test(String(candidate.message))
    ) {
      return true;
    }
  }
  return false;
}

/** Whether `error`, or an error that caused it, says that a disk is full: that of the database, or of a store of files. */
export function isOutOfSpace(error: unknown): boolean {
  for (const { code, message } of withCauses(error)) {
    if (OUT_OF_SPACE_CODES.has(code) || OUT_OF_SPACE.test(String(message))) return true;
  }
  return false;
}

/** A duplicate key (11000) of an unrelated library must not count, so codes are only read from the driver's errors. */
function isServerError(name: unknown): boolean {
  return name === 'MongoServerError' || name === 'MongoBulkWriteError' || name === 'MongoWriteConcernError';
}
