import { readImage, type ReadImage } from './image.js';
import { contentKind } from './kind.js';
import type { PageKind } from './page.js';
import { ContentRefusal, type RefusalReason } from './refusal.js';

/** A file to be checked. */
export interface ContentTask {
  bytes: Uint8Array;
  kinds: readonly PageKind[];
}

/** What was found: a page, or why it is none. */
export type ContentReport =
  ({ kind: 'image' } & ReadImage) | { kind: 'pdf'; pageCount: number } | { kind: 'refused'; reason: RefusalReason };

/** What the process does that opens files of strangers (readPage.ts). */
export default async function checkContent({ bytes, kinds }: ContentTask): Promise<ContentReport> {
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const kind = contentKind(sent) === 'pdf' ? 'pdf' : 'image';
    if (!kinds.includes(kind)) throw new ContentRefusal('KIND_NOT_ACCEPTED');
    if (kind === 'pdf') {
      // Loaded by the first PDF, as it is large and most files are photos.
      const { provenPdf } = await import('./pdf/provenPdf.js');
      return { kind, ...(await provenPdf(sent)) };
    }
    return { kind, ...(await readImage(sent)) };
  } catch (error) {
    if (error instanceof ContentRefusal) return { kind: 'refused', reason: error.reason };
    throw error;
  }
}
