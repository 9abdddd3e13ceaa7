import { graphql } from '../../../generated/staff';
import type { DocumentSheets_DocumentFragment } from '../../../generated/staff/graphql';

/** What is needed to look at a document. Its addresses work for five minutes. */
export const DocumentSheets_document = graphql(`
  fragment DocumentSheets_document on Document {
    id
    label
    pages {
      id
      number
      name
      kind
      pageCount
      width
      height
      previewUrl(width: 1600)
      thumbnailUrl: previewUrl(width: 240)
      downloadUrl
    }
  }
`);

export type DocumentPages = Pick<DocumentSheets_DocumentFragment, 'id' | 'label' | 'pages'>;

/** One side to look at: an image, or one page of a PDF. */
export interface Sheet {
  /** Unique among all documents. */
  key: string;
  /** Name of the page ('Frente'); null for none. */
  name: string | null;
  kind: 'PHOTO' | 'PDF';
  /** Address of what is shown: the preview of an image, or the whole PDF. */
  url: string;
  thumbnailUrl: string | null;
  /** Names the stored file whatever its present address is. */
  pageId: string;
  /** Page inside of the PDF, from 1; 1 for an image. */
  pdfPage: number;
  /** The size of the stored image in pixels; null for a PDF, whose pages tell it themselves. */
  size: Size | null;
}

export interface Size {
  width: number;
  height: number;
}

/** All sides of a document in their order. */
export function sheetsOf({ pages }: Pick<DocumentPages, 'pages'>): Sheet[] {
  return pages.flatMap(({ id, name, kind, pageCount, width, height, previewUrl, thumbnailUrl, downloadUrl }) =>
    Array.from({ length: kind === 'PDF' ? pageCount : 1 }, (_, index) => ({
      key: `${id} ${index + 1}`,
      name,
      kind,
      url: kind === 'PDF' ? downloadUrl : (previewUrl ?? downloadUrl),
      thumbnailUrl,
      pageId: id,
      pdfPage: index + 1,
      size: width && height ? { width, height } : null,
    })),
  );
}
