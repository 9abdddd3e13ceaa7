import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { map, retry, throwError, timer } from 'rxjs';
import { MUTATION_RETRIES, QUERY_RETRIES } from '../constants';
import { isTemporary, retryDelay } from '../session/retries';
import { isRetryable } from './retryableMutations';

const areTemporary = (errors: readonly { extensions?: Record<string, unknown> }[]) =>
  errors.some((error) => isTemporary(error.extensions?.['code']));

/** Whether sending again can help: no answer at all, or a server that stumbled. Never after a 4xx. */
function isWorthRetrying(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return areTemporary(error.errors);
  if (ServerError.is(error)) return error.statusCode >= 500;
  return !(error instanceof DOMException && error.name === 'AbortError');
}

/** A lost answer, and a 503, say nothing of whether the server goes on: what it may have done is not asked for twice. */
function mostRetries({ operationType, query }: ApolloLink.Operation): number {
  if (operationType === OperationTypeNode.QUERY) return QUERY_RETRIES;
  return isRetryable(query) ? MUTATION_RETRIES : 0;
}

/**
 * The retry policy: queries 3 times, mutations 2 times, but for those that are sent once
 * (retryableMutations.ts), doubling pauses. An operation may ask for fewer with `context: { retries: PERMISSION_QUERY_RETRIES }`, and for no more.
 */
export function createRetryLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const most = mostRetries(operation);
    const { retries = most } = operation.getContext() as { retries?: number };
    return forward(operation).pipe(
      map((result) => {
        if (result.errors && areTemporary(result.errors)) throw new CombinedGraphQLErrors(result);
        return result;
      }),
      retry({
        count: Math.min(retries, most),
        delay: (error: unknown, attempt) =>
          isWorthRetrying(error) ? timer(retryDelay(attempt)) : throwError(() => error),
      }),
    );
  });
}
