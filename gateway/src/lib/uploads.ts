import type { Readable } from 'node:stream';
import { DomainError } from './errors.js';

/** A file as it arrives through either transport; the stream may be read once. */
export interface UploadedFile {
  filename: string;
  mimetype: string;
  createReadStream(): Readable;
}

/** What a transport has read of its request: a file, or the promise of one that is on its way. */
export type ArrivingFile = UploadedFile | Promise<UploadedFile>;

/** How graphql-upload's reader says that the form ended too early, or that the name of a file never ends. */
const brokenForm: ReadonlySet<string | undefined> = new Set(['Unexpected end of form', 'Malformed part header']);

/**
 * What the sender is told of a failed upload: that the file was too large, or that it was not in the request or cut off, as
 * graphql-upload says. Any other failure is given back as it is.
 */
export function uploadFailure(error: unknown, told: { tooLarge: DomainError; missing: DomainError }): unknown {
  if (error instanceof DomainError) return error;
  const { status, message } = error as { status?: number; message?: string };
  if (status === 413) return told.tooLarge;
  return status === 400 || status === 499 || brokenForm.has(message) ? told.missing : error;
}

/** The largest file that GraphQL takes in; each kind of upload has its own limit below it. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
