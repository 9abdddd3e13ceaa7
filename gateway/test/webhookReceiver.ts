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
  stop(): Promise<void>;
}

/** Starts a receiver on the loopback address, for `beforeAll`; `stop` belongs in `afterAll`. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  let status = 204;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { location: '/elsewhere' }).end();
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
