import type { Readable } from 'node:stream';
import { checkBounds } from '../../../lib/inputBounds.js';
import { fieldError, type DomainError } from '../../../lib/errors.js';
import { uploadFailure, type ArrivingFile, type UploadedFile } from '../../../lib/uploads.js';
import { FILE_REQUIRED } from './exportTemplatesInput.js';

/** Uploads of either transport. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** What is said of a file of another kind. */
const NOT_XLSX = 'Apenas arquivos Excel (.xlsx) são permitidos.';
/** What is said of a workbook that cannot be used. */
const UNUSABLE = 'Não foi possível processar o arquivo. Verifique se é um Excel válido.';
const TOO_BIG = 'O arquivo passa de 10 MB.';

/** The documented message, and why. */
export function unusableFile(reason: string): DomainError {
  return fieldError('INVALID', 'file', `${UNUSABLE} ${reason}`);
}

/** Which kinds of file an upload may have, by their names, and what is said of a file with another one. */
interface AcceptedFiles {
  names: RegExp;
  refusal: (name: string) => string;
}

/**
 * An upload with its bytes, after the checks that need none of its content.
 * @throws DomainError REQUIRED when the request has no such file or ends inside it, INVALID for another kind of file, an
 * empty one, and one past 10 MB, which is not read to its end.
 */
export async function readUpload(
  arriving: ArrivingFile,
  accepted: AcceptedFiles = { names: /\.xlsx$/i, refusal: () => NOT_XLSX },
): Promise<{ name: string; bytes: Buffer }> {
  try {
    const file = await arriving;
    checkBounds({ filename: file.filename });
    return { name: file.filename, bytes: await bytesOf(file, accepted) };
  } catch (error) {
    throw uploadFailure(error, {
      tooLarge: unusableFile(TOO_BIG),
      missing: fieldError('REQUIRED', 'file', FILE_REQUIRED),
    });
  }
}

async function bytesOf(file: UploadedFile, { names, refusal }: AcceptedFiles): Promise<Buffer> {
  if (!names.test(file.filename)) {
    // The code that opened the stream has to end it, or its temporary file stays.
    file
      .createReadStream()
      .on('error', () => undefined)
      .destroy();
    throw fieldError('INVALID', 'file', refusal(file.filename));
  }
  const pieces: Buffer[] = [];
  let size = 0;
  const stream: Readable = file.createReadStream();
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_UPLOAD_BYTES) throw unusableFile(TOO_BIG);
    pieces.push(piece);
  }
  if (size === 0) throw unusableFile('O arquivo está vazio.');
  return Buffer.concat(pieces);
}
