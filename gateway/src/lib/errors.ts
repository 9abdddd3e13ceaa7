/** Stable codes of every failure that a transport may show. */
export type ErrorCode =
  | 'MALFORMED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'INVALID'
  | 'CONFLICT'
  | 'INVALID_CREDENTIALS'
  | 'INACTIVE_ACCOUNT'
  | 'TWO_FACTOR_REQUIRED'
  | 'REAUTHENTICATION_REQUIRED'
  | 'PRECONDITION_FAILED'
  | 'RATE_LIMITED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNAVAILABLE'
  | 'INSUFFICIENT_STORAGE'
  | 'INTERNAL';

/** The HTTP status that `/v1` answers for each code. */
export const httpStatusByCode = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INACTIVE_ACCOUNT: 403,
  TWO_FACTOR_REQUIRED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REQUIRED: 422,
  INVALID: 422,
  PRECONDITION_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
} as const satisfies Record<ErrorCode, number>;

/** A status that some failure answers. */
export type FailureStatus = (typeof httpStatusByCode)[ErrorCode];

/** One field of an input that was not accepted. `field` is a path such as `['fields', 'cpf']`. */
export interface ErrorDetail {
  field: string[];
  message: string;
  code: ErrorCode;
}

export interface DomainErrorOptions {
  details?: ErrorDetail[];
  /** Seconds until another try makes sense; with RATE_LIMITED only. */
  retryAfterSeconds?: number;
  /** The record as it is in store, for a CONFLICT that the user can compare. */
  current?: unknown;
  cause?: unknown;
}

/**
 * An expected failure. Services throw it, each transport renders it once: GraphQL as `userErrors` or
 * `extensions.code`, REST as status and JSON body. `message` is Brazilian Portuguese, for the user.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, options: DomainErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }

  get httpStatus(): FailureStatus {
    return httpStatusByCode[this.code];
  }
}

/** A failure of one input field, as the whole error. */
export function fieldError(code: ErrorCode, field: string | string[], message: string): DomainError {
  return new DomainError(code, message, { details: [{ field: [field].flat(), message, code }] });
}

/** Several failures at once; the first one's message speaks for all. */
export function fieldErrors(details: [ErrorDetail, ...ErrorDetail[]], message = details[0].message): DomainError {
  return new DomainError(details[0].code, message, { details });
}

/** The answer for what does not exist and for what exists but is somebody else's: they must not differ. */
export function notFound(message = 'Registro não encontrado.'): DomainError {
  return new DomainError('NOT_FOUND', message);
}

export function forbidden(message = 'Você não tem permissão para realizar esta ação.'): DomainError {
  return new DomainError('FORBIDDEN', message);
}

export function unauthenticated(message = 'Sessão inválida ou expirada. Entre novamente.'): DomainError {
  return new DomainError('UNAUTHENTICATED', message);
}
