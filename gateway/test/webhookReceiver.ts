import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';

/** A message as a receiver gets it. */
export interface ReceivedMessage {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A receiver of webhooks as an integrator would run it. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** Answers with this status from now on. */
  answerWith(status: number): void;
  /** Answers the next message that is answered with this one. */
  answerNextWith(status: number): void;
  /** Answers no message to a path until that is released. @returns what releases it. */
  holdBack(path: string): () => void;
  /** Resolves when the next message has come, or the next one that is held back. */
  next(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a receiver on the loopback address, for `beforeAll`; `stop` belongs in `afterAll`. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const held = new Map<string, Promise<void>>();
  let status = 204;
  let nextStatus: number | null = null;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const path = request.url ?? '';
      received.push({ path, headers, body: Buffer.concat(chunks).toString() });
      server.emit('message');
      void (held.get(path) ?? Promise.resolve()).then(() => {
        response.writeHead(nextStatus ?? status, { location: '/elsewhere' }).end();
        nextStatus = null;
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mensagens`,
    received,
    answerWith(next) {
      status = next;
    },
    answerNextWith(next) {
      nextStatus = next;
    },
    holdBack(path) {
      let release = () => {};
      held.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(path);
        release();
      };
    },
    next: () => once(server, 'message'),
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a message says, once its signature is found right. @throws Error for a wrong one, or one that is five minutes old. */
export function verified(secret: string, { body, headers }: ReceivedMessage): { type: string; data: unknown } {
  return new Verifier(secret).verify(body, headers) as { type: string; data: unknown };
}
