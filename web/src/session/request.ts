import type { TypedDocumentString } from '../generated/light/graphql';
import { QUERY_RETRIES } from '../constants';
import { authorizedFetch } from './authorizedFetch';
import { sleep } from '../lib/sleep';
import { postGraphql, type PostOptions } from './postGraphql';
import { RequestError } from './RequestError';
import { isTemporary, retryDelay } from './retries';

export { RequestError } from './RequestError';

export interface RequestOptions extends PostOptions {
  /** Send no bearer token: for sign-in and recovery, where a stale one would be refused before anything else. */
  anonymous?: boolean;
  /**
   * How often it is sent again at most, with pauses that double, while no answer comes or the server stumbles. Queries are without being
   * told; a mutation is only where repeating it does nothing more.
   */
  retries?: number;
}

/** Whether sending again can help; never after a 4xx. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'NETWORK' || error.status >= 500 || isTemporary(error.code));

type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/** Sends a document and gives back its data. @throws RequestError */
export type Request = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...variablesAndOptions: Arguments<Variables>
) => Promise<Result>;

const requestOf =
  (owner?: string | null): Request =>
  async <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables, options = {}]: Arguments<Variables>
  ) => {
    const text = String(document);
    const { anonymous = false, retries = text.trimStart().startsWith('query') ? QUERY_RETRIES : 0, ...post } = options;
    const send = (input: string, init: RequestInit) =>
      anonymous ? fetch(input, init) : authorizedFetch(input, init, owner);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await postGraphql(send, text, variables, post)) as Result;
      } catch (error) {
        if (attempt > retries || !isWorthRetrying(error)) throw error;
        await sleep(retryDelay(attempt));
      }
    }
  };

/**
 * The light GraphQL client of the sign-in and candidate routes: sends a string document of `generated/light` with the
 * session's token and gives back its typed data.
 * @throws RequestError
 */
export const request: Request = requestOf();

/**
 * The same for what belongs to one person: it goes out with this person's token, and with no one else's who has signed in
 * since.
 * @param owner by `ownerOf`; null sends without a token, and only while there is none
 */
export const requestFor = (owner: string | null): Request => requestOf(owner);
