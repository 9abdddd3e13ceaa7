import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import { readMultipart } from '../http/multipart.js';
import { parseInput } from '../../lib/validation.js';
import { MAX_PAGES, pageNamesInput, TOO_MANY_PAGES } from './documentsInput.js';
import type { DocumentRecord } from './documentsModel.js';
import type { DocumentsService } from './documentsService.js';
import type { PageRecord } from './pagesModel.js';

const MB = 1024 * 1024;
/** A little more than one page may have, so that the room of files says so itself. */
const MAX_PAGE_BYTES = 16 * MB;
const MAX_FORM_BYTES = 100 * MB;
const FILE_REQUIRED = 'Envie o arquivo.';

const pageTooLarge = () =>
  new DomainError('PAYLOAD_TOO_LARGE', 'O arquivo passa de 15 MB. Envie uma foto ou um PDF menor.');
const formTooLarge = () => new DomainError('PAYLOAD_TOO_LARGE', 'Os arquivos passam de 100 MB.');

/** Whose document, and for which field. */
interface Target {
  candidateId: string;
  fieldKey: string;
}

/**
 * Reads the form of one page: `uploadId`, which has to stand before the file, and `file`, which is checked as it comes.
 * @throws DomainError as readMultipart and `PageUploads.upload` do.
 */
export async function readPageForm(
  request: Request,
  documents: DocumentsService,
  viewer: Viewer,
  { candidateId, fieldKey }: Target,
): Promise<PageRecord> {
  let stored: PageRecord | null = null;
  const seen = new Map<string, string>();
  await readMultipart(request, {
    maxBytes: MAX_PAGE_BYTES,
    tooLarge: pageTooLarge,
    onField: (name, value) => void seen.set(name, value),
    async onFile({ name, file }) {
      if (name !== 'file' || stored) return;
      stored = await documents.upload(viewer, candidateId, { fieldKey, uploadId: seen.get('uploadId') }, file);
    },
  });
  if (!stored) throw fieldError('REQUIRED', 'file', FILE_REQUIRED);
  return stored;
}

/**
 * Reads the form of a whole document: `files`, one after the other, their `names` in the same order, and `expiresOn`. What
 * was stored of a form that fails is removed again.
 * @throws DomainError as readMultipart, `PageUploads.upload` and `Sending.send` do.
 */
export async function readDocumentForm(
  request: Request,
  documents: DocumentsService,
  viewer: Viewer,
  { candidateId, fieldKey }: Target,
): Promise<DocumentRecord> {
  const pages: PageRecord[] = [];
  let isSending = false;
  try {
    const fields = await readMultipart(request, {
      maxBytes: MAX_FORM_BYTES,
      tooLarge: formTooLarge,
      async onFile({ name, file }) {
        if (name !== 'files') return;
        if (pages.length === MAX_PAGES) throw fieldError('INVALID', 'files', TOO_MANY_PAGES);
        pages.push(await documents.upload(viewer, candidateId, { fieldKey, uploadId: randomUUID() }, file));
      },
    });
    if (pages.length === 0) throw fieldError('REQUIRED', 'files', FILE_REQUIRED);
    const { names } = parseInput(pageNamesInput, { names: fields.get('names') });
    isSending = true;
    return await documents.send(viewer, candidateId, {
      fieldKey,
      pages: pages.map(({ _id }, index) => ({ id: _id.toString(), name: names[index] })),
      expiresOn: fields.get('expiresOn')?.at(-1) || null,
    });
  } catch (error) {
    if (error instanceof DomainError) {
      await documents.removeUnsent(pages);
      throw inWordsOfForm(error, pages.length);
    }
    // The sender has left, or the server could not go on: a sending of which the outcome is unknown keeps its pages.
    if (!isSending) await documents.removeUnsent(pages).catch(() => undefined);
    throw error;
  }
}

/**
 * A failure whose details name the parts of the form: the service knows of one file at a time, and of pages.
 * @param place of the file that is being taken.
 */
function inWordsOfForm(error: DomainError, place: number): DomainError {
  const { code, message, cause } = error;
  const details = error.details.map((detail) => ({ ...detail, field: partOf(detail.field, place) }));
  return details.length > 0 ? new DomainError(code, message, { details, cause }) : error;
}

function partOf([name = '', ...below]: readonly string[], place: number): string[] {
  if (name === 'file') return ['files', String(place)];
  if (name === 'pages') return [below.at(-1) === 'name' ? 'names' : 'files', ...below.slice(0, 1)];
  return [name, ...below];
}
