import type { TypedDocumentString } from '../generated/light/graphql';
import { authorizedFetch } from './authorizedFetch';
import { postGraphql, type PostOptions } from './postGraphql';

export { RequestError } from './RequestError';

export interface RequestOptions extends PostOptions {
  /** Send no bearer token: for sign-in and recovery, where a stale one would be refused before anything else. */
  anonymous?: boolean;
}

type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/**
 * The light GraphQL client of the sign-in and candidate routes: sends a string document of `generated/light` with the
 * session's token and gives back its typed data.
 * @throws RequestError
 */
export async function request<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables, options = {}]: Arguments<Variables>
): Promise<Result> {
  const { anonymous = false, ...post } = options;
  const send = anonymous ? (input: string, init: RequestInit) => fetch(input, init) : authorizedFetch;
  return (await postGraphql(send, String(document), variables, post)) as Result;
}
