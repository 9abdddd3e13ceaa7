import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { clamdAddress, Scanner } from './scanner.js';

const VIRUS = Buffer.from('this is the virus of the tests');
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** All that a client of INSTREAM sends: its pieces put together, once the piece of no length has come. */
async function streamed(socket: Socket): Promise<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  const pieces: Buffer[] = [];
  let isCommandRead = false;
  // The socket stays open for the answer.
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    held = Buffer.concat([held, chunk]);
    if (!isCommandRead) {
      if (!held.includes(0)) continue;
      expect(held.subarray(0, 10).toString()).toBe('zINSTREAM\0');
      held = held.subarray(10);
      isCommandRead = true;
    }
    while (held.length >= 4 && held.length >= 4 + held.readUInt32BE()) {
      const length = held.readUInt32BE();
      if (length === 0) return Buffer.concat(pieces);
      pieces.push(held.subarray(4, 4 + length));
      held = held.subarray(4 + length);
    }
  }
  throw new Error('the stream has no end');
}

/** A server that speaks clamd's INSTREAM, and answers what `answer` says of the bytes; null for no answer. */
async function clamd(answer: (bytes: Buffer) => string | null, listenAt?: string): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void streamed(socket).then(
      (bytes) => {
        const said = answer(bytes);
        if (said === null) socket.destroy();
        else socket.end(`${said}\0`);
      },
      () => socket.destroy(),
    );
  });
  servers.push(server);
  server.listen(listenAt ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return server;
}

const likeClamd = (bytes: Buffer) => (bytes.includes(VIRUS) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
const scannerOf = (server: Server) => new Scanner({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });

test('a clean file passes, of one byte or of many pieces', async () => {
  const seen: Buffer[] = [];
  const scanner = scannerOf(
    await clamd((bytes) => {
      seen.push(bytes);
      return likeClamd(bytes);
    }),
  );
  const large = randomBytes(1_000_000);
  await scanner.check(Buffer.from('x'));
  await scanner.check(large);
  expect(seen.map((bytes) => bytes.length)).toEqual([1, 1_000_000]);
  expect(seen[1]!.equals(large)).toBe(true);
});

test('a file with a virus is refused, wherever in it the virus is', async () => {
  const scanner = scannerOf(await clamd(likeClamd));
  const file = Buffer.concat([randomBytes(65_520), VIRUS, randomBytes(10)]);
  await expect(scanner.check(file)).rejects.toMatchObject({ reason: 'VIRUS', code: 'INVALID' });
});

test.each([['INSTREAM size limit exceeded. ERROR'], ['stream: OK FOUND or so'], ['UNKNOWN COMMAND'], ['']])(
  'the answer %j lets nothing through',
  async (answer) => {
    const scanner = scannerOf(await clamd(() => answer));
    await expect(scanner.check(Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  },
);

test('a scanner that is away, hangs up or says nothing lets nothing through', async () => {
  const file = Buffer.from('x');
  await expect(scannerOf(await clamd(() => null)).check(file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(new Scanner({ host: '127.0.0.1', port: 9 }).check(file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(new Scanner({ path: '/nonexistent.sock' }).check(file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const silent = createServer(() => undefined);
  servers.push(silent);
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const impatient = new Scanner({ host: '127.0.0.1', port: (silent.address() as AddressInfo).port }, { timeMs: 50 });
  await expect(impatient.check(file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a scanner may listen at a path', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'esteira-clamd-'));
  const socket = path.join(directory, 'clamd.sock');
  try {
    await clamd(likeClamd, socket);
    const scanner = new Scanner(clamdAddress(`unix:${socket}`)!);
    await scanner.check(Buffer.from('x'));
    await expect(scanner.check(VIRUS)).rejects.toMatchObject({ reason: 'VIRUS' });
  } finally {
    await rm(directory, { recursive: true });
  }
});

test.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://clamav', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:99', { host: '::1', port: 99 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamd.sock', { path: '/run/clamd.sock' }],
  ['http://clamav:3310', null],
  ['tcp://clamav/x', null],
  ['unix:/run/clamd%20of%20files.sock', { path: '/run/clamd of files.sock' }],
  ['unix:/run/100%/clamd.sock', null],
  ['unix:', null],
  ['clamav', null],
])('CLAMD_URL %s is read as %j', (url, address) => {
  expect(clamdAddress(url)).toEqual(address);
});
