import type { Readable } from 'node:stream';

/** A file as it arrives through either transport; the stream may be read once. */
export interface UploadedFile {
  filename: string;
  mimetype: string;
  createReadStream(): Readable;
}
