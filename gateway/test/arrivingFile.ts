import { Readable } from 'node:stream';
import type { UploadedFile } from '../src/lib/uploads.js';

/** A file of rows as a transport hands it over; imports go by its name, not by a type. */
export const arrivingFile = (content: Buffer | string, filename = 'pessoas.csv'): UploadedFile => ({
  filename,
  mimetype: '',
  createReadStream: () => Readable.from([Buffer.from(content)]),
});
