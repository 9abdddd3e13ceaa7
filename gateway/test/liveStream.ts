import type { LiveState } from '../src/domains/live/listener.js';

/** A stream of a server that listens, as a program would read it. */
export interface OpenedStream {
  status: number;
  headers: Headers;
  /** The next message: a state, or errors; null once the stream has ended. */
  next(): Promise<LiveState | { errors: { extensions: { code: string } }[] } | null>;
  /** All that has come so far, as text. */
  text(): string;
  close(): void;
}

const LIVE = 'subscription { liveState { candidates notifications } }';

/** Opens a stream. @param url of the server @param token null for a caller without a session */
export async function openStream(
  url: string,
  token: string | null,
  { query = LIVE, headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<OpenedStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query }),
    signal: abort.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let taken = 0;
  /** The next whole event after those that were taken; null while there is none. */
  const event = (): string | null => {
    const end = text.indexOf('\n\n', taken);
    if (end < 0) return null;
    const found = text.slice(taken, end);
    taken = end + 2;
    return found;
  };
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    close: () => abort.abort(),
    async next() {
      for (;;) {
        for (let found = event(); found !== null; found = event()) {
          if (found.startsWith('event: complete')) return null;
          const data = /^data: (.*)$/m.exec(found)?.[1];
          if (!data) continue;
          const { data: state, errors } = JSON.parse(data) as {
            data?: { liveState: LiveState };
            errors?: { extensions: { code: string } }[];
          };
          return errors ? { errors } : (state?.liveState ?? null);
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
  };
}
