/** What a test's server is asked. */
export interface GraphqlCall {
  /** The operation's name, such as `SignIn`. */
  operation: string;
  variables: Record<string, unknown>;
  /** The bearer token presented, or null. */
  token: string | null;
}

export interface GraphqlAnswer {
  data?: unknown;
  /** Answered as `errors[0]`, with this `extensions.code`. */
  error?: { code: string; message?: string; retryAfterSeconds?: number };
  status?: number;
}

export type AnswerCall = (call: GraphqlCall) => GraphqlAnswer | Promise<GraphqlAnswer>;

/**
 * Puts a GraphQL server in the place of the network (the only thing that tests of the web replace) and gives back the
 * calls as they come in. An answer that throws is a lost network.
 */
export function serveGraphql(answer: AnswerCall): GraphqlCall[] {
  const calls: GraphqlCall[] = [];
  globalThis.fetch = async (_input: RequestInfo | URL, init: RequestInit = {}) => {
    const { query, variables } = JSON.parse(init.body as string) as {
      query: string;
      variables?: Record<string, unknown>;
    };
    const call: GraphqlCall = {
      operation: /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '',
      variables: variables ?? {},
      token: new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '') ?? null,
    };
    calls.push(call);
    let answered: GraphqlAnswer;
    try {
      answered = await answer(call);
    } catch {
      throw new TypeError('Failed to fetch');
    }
    const { data = null, error, status = 200 } = answered;
    const errors = error && [
      {
        message: error.message ?? error.code,
        extensions: {
          code: error.code,
          ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
        },
      },
    ];
    return new Response(JSON.stringify(errors ? { errors, data } : { data }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return calls;
}

/** The server's answer to a token that is not, or no longer, valid. */
export const unauthenticated: GraphqlAnswer = { status: 401, error: { code: 'UNAUTHENTICATED' } };

/** `promise` and the function that settles it: lets a test decide when the server answers. */
export function deferred<Value = void>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}
