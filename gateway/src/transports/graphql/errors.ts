import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { asDomainError } from '../../domains/http/transportErrors.js';
import type { DomainError, ErrorCode } from '../../lib/errors.js';

/** Codes that `extensions.code` may carry; of all others BAD_USER_INPUT. */
const extensionCodes: Partial<Record<ErrorCode, string>> = {
  MALFORMED: 'MALFORMED',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  INVALID_CREDENTIALS: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  INACTIVE_ACCOUNT: 'FORBIDDEN',
  TWO_FACTOR_REQUIRED: 'FORBIDDEN',
  REAUTHENTICATION_REQUIRED: 'REAUTHENTICATION_REQUIRED',
  PRECONDITION_FAILED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  RATE_LIMITED: 'RATE_LIMITED',
  INTERNAL: 'INTERNAL',
  UNAVAILABLE: 'UNAVAILABLE',
  INSUFFICIENT_STORAGE: 'INSUFFICIENT_STORAGE',
};

/** Whether GraphQL itself, or Apollo, refused the document; such messages are for programmers and hold no internals. */
function isRequestError(formatted: GraphQLFormattedError): boolean {
  const code = formatted.extensions?.['code'];
  return typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR';
}

/** What Apollo refuses without a code of its own, such as a persisted query under the hash of another: the status alone tells. */
function isRefusedRequest(error: unknown): boolean {
  const http =
    error instanceof GraphQLError ? (error.extensions['http'] as { status?: number } | undefined) : undefined;
  return http?.status === 400;
}

/** The parser's own words for a document of too many tokens, which it calls a syntax error. */
const TOO_MANY_TOKENS = /contains more tha[nt] (\d+) tokens/;

/** What a document that the parser gave up for its length is refused with; null for any other message. */
export function tokenRefusal(message: string): { message: string; code: string } | null {
  const [, most] = TOO_MANY_TOKENS.exec(message) ?? [];
  return most === undefined
    ? null
    : { message: `A consulta tem termos demais: o máximo é ${most}.`, code: 'QUERY_TOO_COMPLEX' };
}

/** What a rule of ours for documents said: Apollo gives whatever validation finds one code of its own. */
function refusalOf(error: unknown): GraphQLFormattedError['extensions'] {
  return error instanceof GraphQLError && error.originalError instanceof GraphQLError
    ? error.originalError.extensions
    : undefined;
}

/** What an expected failure tells programs. */
export function extensionsOf({ code, retryAfterSeconds, details }: DomainError) {
  return {
    code: extensionCodes[code] ?? 'BAD_USER_INPUT',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(details.length > 0 && { details }),
  };
}

/** What is wrong with a variable is told with the whole of it, each time. */
const LONGEST_MESSAGE = 1_000;

const INVALID_VALUE = ' got invalid value ';

/** What a variable may not be is told with its value, in which an uploaded file is an object of this program. */
function withoutFile(message: string): string {
  const start = message.indexOf(INVALID_VALUE);
  if (start === -1 || !message.includes('[function]', start)) return message;
  const reason = message.lastIndexOf('; ');
  return `${message.slice(0, start)} got an invalid value${reason > start ? message.slice(reason) : ''}`;
}

/** The error as the outside sees it: a stable code, a message in pt-BR, nothing of the inside. */
export function formatGraphQLError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original === error && isRequestError(formatted)) {
    const tooLong = tokenRefusal(formatted.message);
    if (tooLong) return { message: tooLong.message, extensions: { code: tooLong.code } };
    const { code, retryAfterSeconds } = { ...formatted.extensions, ...refusalOf(error) };
    return {
      ...formatted,
      message: withoutFile(formatted.message.slice(0, LONGEST_MESSAGE)),
      extensions: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
    };
  }
  if (original === error && isRefusedRequest(error)) {
    return { message: formatted.message, extensions: { code: 'BAD_REQUEST' } };
  }
  const domainError = asDomainError(original);
  return {
    message: domainError.message,
    ...(formatted.path && { path: formatted.path }),
    ...(formatted.locations && { locations: formatted.locations }),
    extensions: extensionsOf(domainError),
  };
}

const wholeAnswerCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INSUFFICIENT_STORAGE',
]);

/** The failure that decides the HTTP status of a whole answer: sessions, rate limits, outages and full disks are told by status. */
export function statusOf(error: DomainError): number | undefined {
  return wholeAnswerCodes.has(error.code) ? error.httpStatus : undefined;
}
