/** A failure of a whole request; expected refusals travel as `userErrors` in the answer instead. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** `extensions.code` of the server (UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, …), or NETWORK, or HTTP. */
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** How long to wait after RATE_LIMITED. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    { code, status, retryAfterSeconds }: { code: string; status: number; retryAfterSeconds?: number | undefined },
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** No answer: the network is gone, or the server is. */
  static network(cause: unknown): RequestError {
    const error = new RequestError('Failed to reach the server', { code: 'NETWORK', status: 0 });
    error.cause = cause;
    return error;
  }
}
