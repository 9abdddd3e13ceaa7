import type { UserError, UserErrorCode } from '../../generated/resolvers.js';
import { DomainError, type ErrorCode } from '../../lib/errors.js';

/** The expected failures that travel in a payload; every other code becomes a GraphQL error. */
const userErrorCodes: ReadonlySet<ErrorCode> = new Set<UserErrorCode>([
  'REQUIRED',
  'INVALID',
  'CONFLICT',
  'NOT_FOUND',
  'FORBIDDEN',
  'INVALID_CREDENTIALS',
  'INACTIVE_ACCOUNT',
  'TWO_FACTOR_REQUIRED',
  'REAUTHENTICATION_REQUIRED',
  'PRECONDITION_FAILED',
]);

/** A file of the input is too large, not the request: payloads tell that of the field, as INVALID. */
const isLargeField = (error: DomainError) => error.code === 'PAYLOAD_TOO_LARGE' && error.details.length > 0;

/** Access was refused as a whole, rather than one field of the input. */
const isAccessFailure = (error: DomainError) => error.code === 'FORBIDDEN' && error.details.length === 0;

/**
 * Runs a mutation's one service call and shapes its payload.
 * @param work the service call, shaped as the payload without `userErrors`.
 * @param onConflict what the payload shows of the record in store when somebody else's change came first.
 */
export async function payload<T extends object>(
  work: () => Promise<T>,
  onConflict?: (current: never) => Partial<T>,
): Promise<Partial<T> & { userErrors: UserError[] }> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof DomainError) || isAccessFailure(error)) throw error;
    if (!userErrorCodes.has(error.code) && !isLargeField(error)) throw error;
    const current = error.current !== undefined && onConflict ? onConflict(error.current as never) : {};
    return { ...(current as Partial<T>), userErrors: toUserErrors(error) };
  }
}

/** A failure as payloads tell it: one entry for each field concerned. */
export function toUserErrors(error: DomainError): UserError[] {
  if (error.details.length === 0) {
    return [{ message: error.message, code: error.code as UserErrorCode, field: null }];
  }
  return error.details.map(({ message, code, field }) => ({
    message,
    code: code === 'PAYLOAD_TOO_LARGE' ? 'INVALID' : (code as UserErrorCode),
    field,
  }));
}
