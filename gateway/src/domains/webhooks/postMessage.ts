import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { Webhook as Signer } from 'standardwebhooks';
import {
  assertAllowedHost,
  isOneOf,
  isPublic,
  lookupAllowed,
  resolveAsMachine,
  resolveByServers,
} from './allowedAddresses.js';

/** How long a receiver may take to answer. */
const LONGEST_MS = 10_000;

/** A message, and where it goes. */
export interface Message {
  /** Stays as it is from try to try. */
  id: string;
  url: string;
  /** Beginning with `whsec_`. */
  secret: string;
  /** JSON. */
  body: string;
  /** Whether it may go to the addresses of the own network that the settings name. */
  mayStayInside: boolean;
}

/** What a receiver has answered: a status, or why there was no answer, as a code. */
export interface PostOutcome {
  status: number | null;
  error: string | null;
  durationMs: number;
}

/** Posts a message once. It does not throw: a failure is an outcome. */
export type PostMessage = (message: Message, now: Date) => Promise<PostOutcome>;

/**
 * Posts messages as Standard Webhooks describes, signed, by https to public addresses alone and without following redirections, so that
 * a webhook reaches nothing in the network of the server.
 * @param internalAddresses addresses and subnets that messages that may stay inside reach besides, by http too.
 * @param longestMs how long a receiver may take, in milliseconds.
 */
export function createPostMessage(internalAddresses: readonly string[], longestMs = LONGEST_MS): PostMessage {
  const isInternal = isOneOf(internalAddresses);
  return async ({ id, url, secret, body, mayStayInside }, now) => {
    const startedAt = performance.now();
    const target = new URL(url);
    const isAllowed = (address: string) =>
      (mayStayInside && isInternal(address)) || (target.protocol === 'https:' && isPublic(address));
    const outcome = await answerOf(async () => {
      assertAllowedHost(target, isAllowed);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Esteira-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': Math.floor(now.getTime() / 1000),
        'webhook-signature': new Signer(secret).sign(id, now, body),
      };
      const isInside = mayStayInside && internalAddresses.length > 0;
      const lookup = lookupAllowed(isAllowed, isInside ? resolveAsMachine : resolveByServers);
      const signal = AbortSignal.timeout(longestMs);
      return post(target, { method: 'POST', agent: false, lookup, headers, signal }, body);
    });
    return { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
  };
}

const answerOf = (ask: () => Promise<number>): Promise<Pick<PostOutcome, 'status' | 'error'>> =>
  ask().then(
    (status) => ({ status, error: null }),
    (error: unknown) => ({ status: null, error: codeOf(error) }),
  );

/** @returns the status; what a receiver says besides is not read. */
function post(url: URL, options: https.RequestOptions, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options);
    const answered = ({ statusCode = 0 }: IncomingMessage) => {
      resolve(statusCode);
      request.destroy();
    };
    request.on('response', answered);
    // A receiver that wants to speak another protocol gets no answer to that, and hears no more.
    request.on('upgrade', (response: IncomingMessage, socket: Duplex) => {
      socket.destroy();
      answered(response);
    });
    request.on('error', reject);
    request.on('close', () => reject(Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' })));
    request.end(body);
  });
}

function codeOf(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: unknown };
  if ((cause as Error | undefined)?.name === 'TimeoutError') return 'ETIMEDOUT';
  return typeof code === 'string' ? code : name;
}
