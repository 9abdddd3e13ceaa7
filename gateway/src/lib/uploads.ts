import type { Readable } from 'node:stream';

/** A file as it arrives through either transport; the stream may be read once. */
export interface UploadedFile {
  filename: string;
  mimetype: string;
  createReadStream(): Readable;
}

/** The largest file that GraphQL takes in; each kind of upload has its own limit below it. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
