import { RequestError } from './RequestError';

export const GRAPHQL_PATH = '/graphql';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface PostOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page: for the last answer of a closing tab. Bodies up to 64 kB. */
  keepalive?: boolean;
}

interface GraphqlAnswer {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string; retryAfterSeconds?: number } }[];
}

/**
 * Posts one operation and gives back its `data`.
 * @throws RequestError for a lost network, an HTTP failure or any GraphQL error
 */
export async function postGraphql(
  send: Fetch,
  query: string,
  variables: unknown,
  { signal, keepalive }: PostOptions = {},
): Promise<unknown> {
  let response: Response;
  let answer: GraphqlAnswer | null;
  try {
    response = await send(GRAPHQL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    answer = (await response.json().catch(notJson)) as GraphqlAnswer | null;
  } catch (error) {
    if (error instanceof RequestError || signal?.aborted) throw error;
    throw RequestError.network(error);
  }
  const failure = answer?.errors?.[0];
  if (response.ok && answer?.data && !failure) return answer.data;
  throw new RequestError(failure?.message ?? `HTTP ${response.status} ${response.statusText}`.trim(), {
    code: failure?.extensions?.code ?? 'HTTP',
    status: response.status,
    retryAfterSeconds: failure?.extensions?.retryAfterSeconds ?? retryAfter(response),
  });
}

/** A proxy's page is an answer, by its status; a body that breaks off is none, although its status has come. */
function notJson(error: Error): null {
  if (error.name === 'SyntaxError') return null;
  throw error;
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
