import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { tellRefused } from '../lib/refusedAccess';

/** Tells that something was refused: by the status where that was before a body was read, otherwise by the code. */
export function createRefusalLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors }) => {
          if (errors?.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')) tellRefused();
        },
        error: (error: unknown) => {
          if (ServerError.is(error) && error.statusCode === 403) tellRefused();
        },
      }),
    ),
  );
}
