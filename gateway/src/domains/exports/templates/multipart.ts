import { once } from 'node:events';
import { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { DomainError, fieldError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../lib/uploads.js';
import { FILE_REQUIRED } from './exportTemplatesInput.js';
import { MAX_UPLOAD_BYTES } from './uploads.js';

/** Room for the text fields and the boundaries beside the file. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;
/** An upload call has four. */
const MAX_PARTS = 100;

export interface MultipartUpload {
  file: UploadedFile;
  /** The text fields; of several with one name, the last. */
  fields: ReadonlyMap<string, string>;
}

/**
 * Reads the multipart body of an upload call: at most 10 MB, of which nothing is kept on disk. The parser is the one by
 * which graphql-upload reads those of GraphQL.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED, or REQUIRED without a file.
 */
export async function readMultipart(request: Request): Promise<MultipartUpload> {
  if (!request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Envie o arquivo como multipart/form-data.');
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const form = new FormReader(request);
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    // A body that is too large is taken off the line and forgotten, so that the client hears the answer.
    if (size <= MAX_BODY_BYTES) await form.write(piece);
    else form.forget();
  }
  if (size > MAX_BODY_BYTES) throw tooLarge();
  const { file, fields } = await form.end();
  if (!file) throw fieldError('REQUIRED', 'file', FILE_REQUIRED);
  return { file, fields };
}

/** The parts of a form as they come in; the first file that is called 'file' is kept in memory. */
class FormReader {
  readonly #parser: Busboy;
  readonly #fields = new Map<string, string>();
  #file: { filename: string; mimetype: string; pieces: Buffer[] } | null = null;
  #failure: unknown = null;

  constructor({ headers }: Request) {
    try {
      this.#parser = busboy({ headers, defParamCharset: 'utf8', limits: { parts: MAX_PARTS } });
    } catch (error) {
      throw malformed(error);
    }
    const failed = (error: unknown) => (this.#failure ??= error);
    this.#parser.on('field', (name, value) => this.#fields.set(name, value));
    this.#parser.on('file', (name, stream, { filename = '', mimeType }) => {
      const pieces: Buffer[] | null = name === 'file' && !this.#file ? [] : null;
      if (pieces) this.#file = { filename, mimetype: mimeType, pieces };
      // A form that ends inside a file is told to the file's stream as well, where a missing listener would end the process.
      stream.on('data', (piece: Buffer) => pieces?.push(piece)).on('error', failed);
    });
    this.#parser.on('partsLimit', () => failed(new Error('too many parts'))).on('error', failed);
  }

  /** Parses a piece, unless the form has turned out to be none. */
  async write(piece: Buffer): Promise<void> {
    if (this.#failure || this.#parser.write(piece)) return;
    await once(this.#parser, 'drain').catch(() => undefined);
  }

  forget(): void {
    this.#parser.destroy();
    this.#file = null;
  }

  /** @throws DomainError MALFORMED */
  async end(): Promise<{ file: UploadedFile | null; fields: ReadonlyMap<string, string> }> {
    if (!this.#failure) {
      const closed = once(this.#parser, 'close');
      this.#parser.end();
      await closed.catch(() => undefined);
    }
    if (this.#failure) throw malformed(this.#failure);
    const file = this.#file && {
      ...this.#file,
      createReadStream: () => Readable.from(this.#file?.pieces ?? [], { objectMode: false }),
    };
    return { file, fields: this.#fields };
  }
}

function tooLarge(): DomainError {
  return new DomainError(
    'PAYLOAD_TOO_LARGE',
    'Não foi possível processar o arquivo. Verifique se é um Excel válido. O arquivo passa de 10 MB.',
  );
}

function malformed(cause: unknown): DomainError {
  return new DomainError('MALFORMED', 'O corpo da requisição não é multipart/form-data válido.', { cause });
}
