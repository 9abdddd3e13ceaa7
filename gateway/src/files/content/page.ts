/** The widths of previews in pixels, the narrowest first. A preview is never wider than its image. */
export const PREVIEW_WIDTHS = [240, 800, 1600] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** What a page of a document may be. */
export type PageKind = 'image' | 'pdf';

export interface Preview {
  /** The width that it stands for; the image itself may be narrower. */
  size: PreviewWidth;
  mimeType: 'image/jpeg';
  width: number;
  height: number;
  bytes: Buffer;
}

interface PageFacts {
  /** What is to be stored. */
  bytes: Buffer;
}

/** A photo, made anew from its pixels: upright, sRGB, at most 3000 pixels at its longer side, nothing else in the file. */
export interface ImagePage extends PageFacts {
  kind: 'image';
  mimeType: 'image/jpeg';
  width: number;
  height: number;
  /** One of each width. */
  previews: Preview[];
}

/** A PDF as it was sent, after the proof that nothing in it acts. */
export interface PdfPage extends PageFacts {
  kind: 'pdf';
  mimeType: 'application/pdf';
  /** How many pages it has, 1 to 20. */
  pageCount: number;
}

export type PageContent = ImagePage | PdfPage;
