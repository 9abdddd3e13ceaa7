import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { waitForDrain } from '../../lib/waitForDrain.js';
import { DomainError } from '../../lib/errors.js';
import { checkBounds, LONGEST_TEXT } from '../../lib/inputBounds.js';
import type { UploadedFile } from '../../lib/uploads.js';
import { arrivingBody } from './arrivingBody.js';

/** Room for the text fields and the boundaries beside the files. */
const FIELD_BYTES = 64 * 1024;
/** The largest form has some sixty. */
const MAX_PARTS = 100;
/** More bytes than any text takes that may come in: one that is cut off here is too long as well. */
const MAX_TEXT_BYTES = 4 * LONGEST_TEXT;

/** A file as its part comes in: its stream has to be read, or given up, before the form goes on. */
export interface ArrivingPart {
  /** What the form calls it. */
  name: string;
  file: UploadedFile;
}

export interface MultipartOptions {
  /** Bytes of all files together. */
  maxBytes: number;
  /** What a larger body is answered. */
  tooLarge: () => DomainError;
  /** Is told of each text field as it comes, for those that a later file needs. */
  onField?: (name: string, value: string) => void;
  /** Reads one file; a failure of it is that of the whole form, the rest of which is read and forgotten. */
  onFile: (part: ArrivingPart) => Promise<void>;
}

/**
 * Reads a multipart body, of which nothing is kept: files go to `onFile` as they come, and the body comes only as fast as
 * they are read. The parser is the one by which graphql-upload reads those of GraphQL.
 * @returns the text fields, of each name in order.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, MALFORMED, INVALID for a text that none may be, what `tooLarge` says, and
 *   what `onFile` throws.
 */
export async function readMultipart(
  request: Request,
  options: MultipartOptions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (!request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Envie o arquivo como multipart/form-data.');
  }
  const limit = options.maxBytes + FIELD_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw options.tooLarge();
  const form = new FormReader(request, options);
  let size = 0;
  try {
    for await (const piece of arrivingBody(request)) {
      size += piece.length;
      // A body that is too large is taken off the line and forgotten, so that the client hears the answer.
      if (size <= limit) await form.write(piece);
      else await form.forget();
    }
  } catch (error) {
    // The sender has left, so that the reader of a file is not to wait for more.
    await form.forget();
    throw error;
  }
  if (size > limit) throw options.tooLarge();
  return form.end();
}

/** The parts of a form as they come in. */
class FormReader {
  readonly #parser: Busboy;
  readonly #fields = new Map<string, string[]>();
  /** The files, one after the other. */
  #files: Promise<void> = Promise.resolve();
  #malformed: unknown = null;
  #refusal: { error: unknown } | null = null;

  constructor({ headers }: Request, { onFile, onField }: MultipartOptions) {
    try {
      this.#parser = busboy({
        headers,
        defParamCharset: 'utf8',
        limits: { parts: MAX_PARTS, fieldSize: MAX_TEXT_BYTES },
      });
    } catch (error) {
      throw malformedForm(error);
    }
    const failed = (error: unknown) => (this.#malformed ??= error);
    this.#parser.on('field', (name, value) => {
      this.#refusal ??= refusalOf(name, value);
      if (this.#refusal) return;
      this.#fields.set(name, [...(this.#fields.get(name) ?? []), value]);
      onField?.(name, value);
    });
    this.#parser.on('file', (name, stream, { filename = '', mimeType }) => {
      const content = withoutHolding(stream, failed);
      const file = { filename, mimetype: mimeType, createReadStream: () => content };
      this.#files = this.#files.then(async () => {
        if (!this.#refusal) await onFile({ name, file }).catch((error: unknown) => (this.#refusal = { error }));
        content.resume();
      });
    });
    this.#parser.on('partsLimit', () => failed(new Error('too many parts'))).on('error', failed);
  }

  /** Parses a piece, unless the form has turned out to be none. */
  async write(piece: Buffer): Promise<void> {
    if (this.#malformed || this.#parser.write(piece)) return;
    await waitForDrain(this.#parser);
  }

  /** Ends the parts under way; resolves when none is read any more. */
  async forget(): Promise<void> {
    this.#parser.destroy();
    await this.#files;
  }

  /** @throws DomainError MALFORMED, and what reading a file has thrown. */
  async end(): Promise<ReadonlyMap<string, readonly string[]>> {
    if (!this.#malformed) {
      const closed = once(this.#parser, 'close');
      this.#parser.end();
      await closed.catch(() => undefined);
    }
    await this.#files;
    if (this.#malformed) throw malformedForm(this.#malformed);
    if (this.#refusal) throw this.#refusal.error;
    return this.#fields;
  }
}

/** Why a text field is not taken: its text is longer than any may be, or its name that of a prototype. Null for one that is. */
function refusalOf(name: string, value: string): { error: unknown } | null {
  try {
    checkBounds({ [name]: value });
    return null;
  } catch (error) {
    return { error };
  }
}

/**
 * A file's stream for a reader who may give it up: the parser waits for the end of its own, which is then read and forgotten.
 * @param failed is told of a form that ends inside the file.
 */
function withoutHolding(stream: Readable, failed: (error: unknown) => void): Readable {
  const content = new PassThrough();
  // Without a listener a failure would end the process.
  content.on('error', () => undefined);
  stream.on('error', (error) => {
    failed(error);
    content.destroy(error);
  });
  // A parser that is given up closes its stream without a word.
  stream.on('close', () => {
    if (!stream.readableEnded) content.destroy(new Error('the form was cut off'));
  });
  content.on('close', () => {
    stream.unpipe(content);
    stream.resume();
  });
  return stream.pipe(content);
}

/** A file that is read into memory, for those that are small and needed as a whole. */
export async function inMemory({ file }: ArrivingPart): Promise<UploadedFile> {
  const pieces: Buffer[] = [];
  for await (const piece of file.createReadStream() as AsyncIterable<Buffer>) pieces.push(piece);
  return { ...file, createReadStream: () => Readable.from(pieces, { objectMode: false }) };
}

/** A multipart body that cannot be read. */
export function malformedForm(cause: unknown): DomainError {
  return new DomainError('MALFORMED', 'O corpo da requisição não é multipart/form-data válido.', { cause });
}
