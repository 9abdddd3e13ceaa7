import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { GRAPHQL_PATH } from '../session/postGraphql';
import { staffFetch } from '../session/staffFetch';
import { createCache } from './cache';
import { createRefusalLink } from './refusalLink';
import { createRetryLink } from './retryLink';

/**
 * The staff area's GraphQL client. It shares tokens and the one renewal with the light client through
 * `staffFetch`, and sends files by the multipart request specification.
 * @param owner in whose name alone it asks, by `ownerOf`: a tab hears late that another person has signed in elsewhere
 */
export function createStaffClient(owner: string | null): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      createRetryLink(),
      createRefusalLink(),
      new UploadHttpLink({
        uri: GRAPHQL_PATH,
        fetch: (input, init = {}) => staffFetch(input, init, owner),
        // A multipart request looks like a plain form; the server asks for this proof that a script of ours sent it.
        headers: { 'apollo-require-preflight': 'true' },
      }),
    ]),
    // A list that was changed elsewhere shows at once what is known, and then what is true.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
