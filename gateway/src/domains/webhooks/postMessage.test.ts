/** Where messages may go. */
import { once } from 'node:events';
import type { LookupOptions } from 'node:dns';
import { createServer, isIP, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/webhookReceiver.js';
import { isPublic, lookupAllowed } from './allowedAddresses.js';
import { createPostMessage } from './postMessage.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const LONGEST_MS = 2_000;
const NOW = new Date('2026-08-03T12:00:00Z');

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());

const post = (url: string, internal: readonly string[] = [], mayStayInside = true) =>
  createPostMessage(internal, LONGEST_MS)({ id: 'msg_1', url, secret, body: '{}', mayStayInside }, NOW);

it.each([
  ['the loopback address', (port: string) => `http://127.0.0.1:${port}/`],
  ['the loopback address as one number', (port: string) => `http://2130706433:${port}/`],
  ['the loopback address of IPv6', (port: string) => `http://[::1]:${port}/`],
  ['an address of IPv4 within IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['an address of IPv4 within IPv6 as it was once written', (port: string) => `https://[::127.0.0.1]:${port}/`],
  ['a public address by http', () => 'http://1.1.1.1/'],
  ['no address in particular', (port: string) => `http://0.0.0.0:${port}/`],
  ['a private address', () => 'https://10.0.0.1/'],
  ['the address of a cloud that tells its secrets', () => 'http://169.254.169.254/latest/meta-data/'],
])('reaches nothing in its own network: %s', async (_what, urlWith) => {
  const { port } = new URL(receiver.url);
  expect(await post(urlWith(port))).toMatchObject({ status: null, error: 'ADDRESS_NOT_ALLOWED' });
  expect(receiver.received).toEqual([]);
});

it('reaches what the settings name, by subnet too, and signs as the standard does', async () => {
  expect(await post(receiver.url, ['10.1.0.0/16'])).toMatchObject({ status: null, error: 'ADDRESS_NOT_ALLOWED' });
  expect(await post(receiver.url, ['127.0.0.0/8'])).toMatchObject({ status: 204, error: null });
  const [message] = receiver.received.splice(0);
  // `printf 'msg_1.1785758400.{}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0707…` says the same.
  expect(message?.headers).toMatchObject({
    'webhook-timestamp': '1785758400',
    'webhook-signature': 'v1,LnhM9SkDCosd8dYbZRBC028r1EbtfRU0KH8CZst7/hI=',
  });
});

it('reaches no name that means an address of its own network, whoever tells what it means', async () => {
  const { port } = new URL(receiver.url);
  for (const protocol of ['http', 'https']) {
    // The names of this machine are asked for where something inside may be reached at all.
    const outcome = await post(`${protocol}://localhost:${port}/`, ['10.9.9.9']);
    expect(outcome).toMatchObject({ status: null, error: 'ADDRESS_NOT_ALLOWED' });
  }
  const isRefused = async (...addresses: string[]) => {
    const lookup = lookupAllowed(isPublic, async () =>
      addresses.map((address) => ({ address, family: isIP(address) })),
    );
    const found = await promisify<string, LookupOptions, unknown>(lookup as never)('x.exemplo.com', {
      all: true,
    }).catch(({ code }: NodeJS.ErrnoException) => code);
    return found === 'ADDRESS_NOT_ALLOWED';
  };
  expect(await isRefused('1.1.1.1', '2606:4700::1111')).toBe(false);
  expect(await isRefused('1.1.1.1', '10.0.0.1')).toBe(true);
  expect(await isRefused('fe80::1')).toBe(true);
  expect(await isRefused()).toBe(true);
});

it('reaches what the settings name for the office alone', async () => {
  expect(await post(receiver.url, ['127.0.0.1'], false)).toMatchObject({ status: null, error: 'ADDRESS_NOT_ALLOWED' });
});

it.each([
  [
    'wants another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    101,
    null,
  ],
  ['answers without an end', 'HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\nx', 200, null],
  ['begins an answer and says no more', 'HTTP/1.1 200 OK\r\n', null, 'ETIMEDOUT'],
  ['says again and again that it will answer', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100), null, 'ETIMEDOUT'],
  ['speaks no HTTP', 'olá\r\n\r\n', null, 'HPE_INVALID_CONSTANT'],
])('is done with a receiver that %s', async (_what, answer, status, error) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('data', () => socket.write(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await post(`http://127.0.0.1:${port}/`, ['127.0.0.1'])).toMatchObject({ status, error });
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('hears when a receiver hangs up', async () => {
  const server = createServer((socket) => socket.on('data', () => socket.end())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await post(`http://127.0.0.1:${port}/`, ['127.0.0.1'])).toMatchObject({ status: null, error: 'ECONNRESET' });
  server.close();
});

it('tells the code of what has failed', async () => {
  expect(await post('http://127.0.0.1:9/', ['127.0.0.1'])).toMatchObject({ status: null, error: 'ECONNREFUSED' });
  expect(await post('https://nao-existe.invalid/')).toMatchObject({ status: null, error: expect.stringMatching(/^E/) });
});
