import { request, type IncomingMessage } from 'node:http';
import { listen } from '../../../test/listening.js';
import { arrivingBody } from './arrivingBody.js';

async function textOf(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of arrivingBody(incoming)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** What becomes of a body that is sent so far, and then ended or cut off. */
async function received(sent: string, how: 'end' | 'destroy'): Promise<string> {
  let told: (outcome: Promise<string>) => void = () => undefined;
  const outcome = new Promise<Promise<string>>((resolve) => (told = resolve));
  const server = await listen((incoming, response) => {
    told(textOf(incoming).finally(() => response.end()));
    // Only once some of it has come is it cut off in the middle.
    incoming.once('data', () => sender[how]());
  });
  const sender = request(server.url, { method: 'POST', headers: { 'content-length': '10' } });
  sender.on('error', () => undefined);
  sender.write(sent);
  try {
    return await outcome;
  } finally {
    await server.stop();
  }
}

it('is the whole body', async () => {
  expect(await received('0123456789', 'end')).toBe('0123456789');
});

it('that is cut off is no failure of the server', async () => {
  await expect(received('01234', 'destroy')).rejects.toMatchObject({ code: 'MALFORMED' });
});
