import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { createSealer } from '../auth/seal.js';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { photo } from '../../test/files/images.js';
import { pdf } from '../../test/files/pdfs.js';
import { openFiles, type Files } from './files.js';

const sealer = createSealer('a-key-of-the-tests-with-48-characters-or-more!!!');
const opened: Files[] = [];
let database: TestDatabase;
let clamd: Server;
let answer = 'stream: OK';

beforeAll(async () => {
  database = await startTestDatabase();
  clamd = createServer((socket) => {
    // The end of a stream is a piece of no length.
    socket.on('data', (data) => data.subarray(-4).readUInt32BE() === 0 && socket.end(`${answer}\0`));
  });
  clamd.listen(0, '127.0.0.1');
  await once(clamd, 'listening');
});
afterAll(async () => {
  await Promise.all(opened.map((files) => files.stop()));
  clamd.close();
  await database.stop();
});

function files(settings: { clamdUrl?: string; ocr?: boolean } = {}): { files: Files; log: string[] } {
  const log: string[] = [];
  const lines = new Writable({
    write(line: Buffer, _, done) {
      log.push(line.toString());
      done();
    },
  });
  const config = { storageUrl: undefined, clamdUrl: settings.clamdUrl, ocr: settings.ocr ?? false };
  const one = openFiles({ config, sealer, logger: pino(lines), now: () => new Date() });
  opened.push(one);
  return { files: one, log };
}

const clamdUrl = () => `tcp://127.0.0.1:${String((clamd.address() as AddressInfo).port)}`;

test('a streamed photo is read, stored and given back', async () => {
  const { files: own } = files();
  const page = await own.readPage({ content: Readable.from([await photo(300, 200)]) });
  const id = await own.store.put(page.bytes, { owner: 'ana' });
  expect((await own.store.read(id, page.bytes.length)).equals(page.bytes)).toBe(true);
});

test('a kind that is not asked for is refused', async () => {
  const { files: own } = files();
  await expect(own.readPage({ content: pdf(), kinds: ['image'] })).rejects.toMatchObject({
    reason: 'KIND_NOT_ACCEPTED',
  });
});

test('with a scanner no file passes that it has not found clean', async () => {
  const { files: own, log } = files({ clamdUrl: clamdUrl() });
  const file = { content: pdf() };
  expect(await own.readPage(file)).toMatchObject({ kind: 'pdf' });
  answer = 'stream: Eicar-Test-Signature FOUND';
  await expect(own.readPage(file)).rejects.toMatchObject({ reason: 'VIRUS' });
  const { files: cutOff } = files({ clamdUrl: 'tcp://127.0.0.1:9' });
  await expect(cutOff.readPage(file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(log).toEqual([]);
});

test('without a scanner the start says so in one line', () => {
  expect(files().log).toEqual([expect.stringContaining('CLAMD_URL is unset')]);
});

test('with OCR=off no print is read', async () => {
  expect(await files().files.readPrint(await photo(300, 200))).toBeNull();
});
