import type { Readable } from 'node:stream';
import { fieldError, type DomainError } from '../../lib/errors.js';
import type { UploadedFile } from '../../lib/uploads.js';

/** Uploads of either door. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Spec section 5, 'Template upload'. */
const NOT_XLSX = 'Apenas arquivos Excel (.xlsx) são permitidos.';
/** Spec section 8, 'Erro no upload'. */
const UNUSABLE = 'Não foi possível processar o arquivo. Verifique se é um Excel válido.';
const TOO_BIG = 'O arquivo passa de 10 MB.';

/** The documented message, and why. */
export function unusableFile(reason: string): DomainError {
  return fieldError('INVALID', 'file', `${UNUSABLE} ${reason}`);
}

/**
 * The bytes of an upload, after the checks that need none of its content.
 * @throws DomainError INVALID for another kind of file, an empty one, and one past 10 MB, which is not read to its end.
 */
export async function readUpload(file: UploadedFile): Promise<Buffer> {
  if (!/\.xlsx$/i.test(file.filename)) {
    // Whoever opened the stream has to end it, or its temporary file stays.
    file
      .createReadStream()
      .on('error', () => undefined)
      .destroy();
    throw fieldError('INVALID', 'file', NOT_XLSX);
  }
  const pieces: Buffer[] = [];
  let size = 0;
  const stream: Readable = file.createReadStream();
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MAX_UPLOAD_BYTES) throw unusableFile(TOO_BIG);
      pieces.push(piece);
    }
  } catch (error) {
    // graphql-upload counts as well, and ends its stream with this status.
    if ((error as { status?: number }).status === 413) throw unusableFile(TOO_BIG);
    throw error;
  }
  if (size === 0) throw unusableFile('O arquivo está vazio.');
  return Buffer.concat(pieces);
}
