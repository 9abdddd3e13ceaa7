import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { DomainError } from '../lib/errors.js';
import { ContentRefusal } from './content/refusal.js';

/** Where clamd listens: a port, or a socket of this machine. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const PIECE_BYTES = 64 * 1024;
const TIME_MS = 30_000;
const DEFAULT_PORT = 3310;
const UNAVAILABLE = 'O antivírus não está respondendo. Tente enviar o arquivo novamente em alguns minutos.';

/** What `CLAMD_URL` says: `tcp://host:port` or `unix:/path`. Null for a text that says something else. */
export function clamdAddress(clamdUrl: string): ClamdAddress | null {
  if (!URL.canParse(clamdUrl)) return null;
  const url = new URL(clamdUrl);
  if (url.protocol === 'unix:' && url.pathname.startsWith('/') && url.host === '') {
    return decodedPath(url.pathname);
  }
  if (url.protocol !== 'tcp:' || url.hostname === '' || url.username !== '' || url.pathname.length > 1) return null;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port === '' ? DEFAULT_PORT : Number(url.port) };
}

/** Null for a path with a '%' that begins no byte. */
function decodedPath(path: string): ClamdAddress | null {
  try {
    return { path: decodeURIComponent(path) };
  } catch {
    return null;
  }
}

/** Has clamd look at files (its protocol's INSTREAM). */
export class Scanner {
  readonly #address: ClamdAddress;
  readonly #timeMs: number;

  constructor(address: ClamdAddress, { timeMs = TIME_MS }: { timeMs?: number } = {}) {
    this.#address = address;
    this.#timeMs = timeMs;
  }

  /**
   * Holds that a file has nothing that clamd knows.
   * @throws ContentRefusal VIRUS; DomainError UNAVAILABLE when clamd does not answer, answers something else, or looks at no
   * file of this size: what was not looked at is not let through.
   */
  async check(bytes: Buffer): Promise<void> {
    const answer = await this.#askedAbout(bytes).catch((error: unknown) => {
      throw new DomainError('UNAVAILABLE', UNAVAILABLE, { cause: error });
    });
    if (/^stream: .+ FOUND$/.test(answer)) throw new ContentRefusal('VIRUS');
    if (answer !== 'stream: OK') {
      throw new DomainError('UNAVAILABLE', UNAVAILABLE, {
        cause: new Error(`clamd answered: ${answer.slice(0, 200)}`),
      });
    }
  }

  async #askedAbout(bytes: Buffer): Promise<string> {
    const socket = connect(this.#address);
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), this.#timeMs);
    try {
      const answer = answerOf(socket);
      // Whichever ends first tells: clamd may refuse a file before it has all of it.
      answer.catch(() => undefined);
      await once(socket, 'connect');
      await Promise.race([sent(socket, bytes).then(() => answer), answer]);
      return await answer;
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  }
}

/** All that clamd says, without the zero byte at its end. */
async function answerOf(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of socket as AsyncIterable<Buffer>) {
    pieces.push(piece);
    if (piece.includes(0)) break;
  }
  return Buffer.concat(pieces).toString('utf8').split('\0')[0]!.trim();
}

/** The file in pieces, each after its length, and a piece of no length at the end. */
async function sent(socket: Socket, bytes: Buffer): Promise<void> {
  const write = (piece: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      socket.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  const length = Buffer.alloc(4);
  await write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    length.writeUInt32BE(piece.length);
    await write(Buffer.concat([length, piece]));
  }
  length.writeUInt32BE(0);
  await write(length);
}
