import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { Webhook as Signer } from 'standardwebhooks';

/** How long a receiver may take to answer. */
const LONGEST_MS = 10_000;

/** What is said of an address to which no message may go; no code of Node's. */
export const ADDRESS_NOT_ALLOWED = 'ADDRESS_NOT_ALLOWED';

/** A message, and where it goes. */
export interface Message {
  /** Stays as it is from try to try. */
  id: string;
  url: string;
  /** Beginning with `whsec_`. */
  secret: string;
  /** JSON. */
  body: string;
}

/** What a receiver has answered: a status, or why there was no answer. */
export interface PostOutcome {
  status: number | null;
  error: string | null;
  durationMs: number;
}

/** Posts a message once. It does not throw: a failure is an outcome. */
export type PostMessage = (message: Message, now: Date) => Promise<PostOutcome>;

/**
 * Posts messages as Standard Webhooks describes, signed, to public addresses alone: whatever a name means at that moment is looked at
 * when the connection is made, and no redirection is followed, so that a webhook reaches nothing in the network of the server.
 * @param internalAddresses addresses and subnets that may be reached besides.
 */
export function createPostMessage(internalAddresses: readonly string[]): PostMessage {
  const filter = { allowIPAddressList: [...internalAddresses] };
  const agents = { http: new RequestFilteringHttpAgent(filter), https: new RequestFilteringHttpsAgent(filter) };
  return async ({ id, url, secret, body }, now) => {
    const startedAt = performance.now();
    const outcome = await post(new URL(url), agents, body, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Esteira-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Signer(secret).sign(id, now, body),
    }).then(
      (status) => ({ status, error: null }),
      (error: unknown) => ({ status: null, error: codeOf(error) }),
    );
    return { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
  };
}

/** @returns the status; what a receiver says besides is not read. */
function post(
  url: URL,
  agents: { http: http.Agent; https: https.Agent },
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(LONGEST_MS) };
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? https.request(url, { ...options, agent: agents.https })
        : http.request(url, { ...options, agent: agents.http });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

function codeOf(error: unknown): string {
  const { name, message, code, cause } = error as Error & { code?: unknown };
  if (name === 'AbortError' || (cause as Error | undefined)?.name === 'TimeoutError') return 'ETIMEDOUT';
  // The agent's refusal has no code.
  if (/ is not allowed\. Because/.test(message)) return ADDRESS_NOT_ALLOWED;
  return typeof code === 'string' ? code : name;
}
