import type { Request } from 'express';
import { Readable } from 'node:stream';
import { DomainError, fieldError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../lib/uploads.js';
import { FILE_REQUIRED } from './exportTemplatesInput.js';
import { MAX_UPLOAD_BYTES } from './uploads.js';

/** Room for the text fields and the boundaries beside the file. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

export interface MultipartUpload {
  file: UploadedFile;
  /** The text fields; of several with one name, the last. */
  fields: ReadonlyMap<string, string>;
}

/**
 * Reads the multipart body of an upload call: at most 10 MB, of which nothing is kept on disk.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED, or REQUIRED without a file.
 */
export async function readMultipart(request: Request): Promise<MultipartUpload> {
  if (!request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Envie o arquivo como multipart/form-data.');
  }
  const form = await parsed(await readBody(request), request.headers['content-type'] ?? '');
  const entry = form.get('file');
  if (entry === null || typeof entry === 'string') throw fieldError('REQUIRED', 'file', FILE_REQUIRED);
  const fields = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const bytes = Buffer.from(await entry.arrayBuffer());
  return {
    file: { filename: entry.name, mimetype: entry.type, createReadStream: () => Readable.from([bytes]) },
    fields,
  };
}

/** A body that is too large is taken off the line and forgotten, so that the client hears the answer. */
async function readBody(request: Request): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= MAX_BODY_BYTES) pieces.push(piece);
    else pieces.length = 0;
  }
  if (size > MAX_BODY_BYTES) throw tooLarge();
  return Buffer.concat(pieces);
}

function tooLarge(): DomainError {
  return new DomainError(
    'PAYLOAD_TOO_LARGE',
    'Não foi possível processar o arquivo. Verifique se é um Excel válido. O arquivo passa de 10 MB.',
  );
}

/** Node's own reader of form data; nothing has to be installed for it. */
async function parsed(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new DomainError('MALFORMED', 'O corpo da requisição não é multipart/form-data válido.', { cause: error });
  }
}
