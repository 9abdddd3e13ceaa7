import type { Request } from 'express';
import { DomainError, fieldError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../lib/uploads.js';
import { inMemory, readMultipart } from '../../http/multipart.js';
import { FILE_REQUIRED } from './exportTemplatesInput.js';
import { MAX_UPLOAD_BYTES } from './uploads.js';

/**
 * Reads the form of a workbook's upload: the first file that is called 'file', and the text fields, of several with one name
 * the last.
 * @throws DomainError as readMultipart does, and REQUIRED without a file.
 */
export async function readUploadForm(
  request: Request,
): Promise<{ file: UploadedFile; fields: Readonly<Record<string, string | undefined>> }> {
  const files: UploadedFile[] = [];
  const fields = await readMultipart(request, {
    maxBytes: MAX_UPLOAD_BYTES,
    tooLarge,
    async onFile(part) {
      if (part.name === 'file' && files.length === 0) files.push(await inMemory(part));
    },
  });
  const [file] = files;
  if (!file) throw fieldError('REQUIRED', 'file', FILE_REQUIRED);
  return { file, fields: Object.fromEntries([...fields].map(([name, values]) => [name, values.at(-1)])) };
}

function tooLarge(): DomainError {
  return new DomainError(
    'PAYLOAD_TOO_LARGE',
    'Não foi possível processar o arquivo. Verifique se é um Excel válido. O arquivo passa de 10 MB.',
  );
}
