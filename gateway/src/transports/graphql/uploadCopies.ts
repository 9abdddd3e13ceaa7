import { unlink } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import Upload from 'graphql-upload/Upload.mjs';

/** The copy of a file that graphql-upload writes to the temporary directory while it is read, as far as it is looked at here. */
interface UploadCopy {
  readonly capacitor: Writable & { readonly _fd: unknown; readonly _path: unknown };
}

/**
 * Takes the names from the copies that graphql-upload keeps of files on their way: they are read and written by their descriptors
 * alone, and the system frees what has no name once the process ends, however it does. Otherwise a process that is killed would
 * leave them in clear.
 */
export const unnameUploadCopies: RequestHandler = (request: Request, _response, next) => {
  for (const upload of request.is('multipart/form-data') ? uploadsIn(request.body) : []) {
    // A file that never comes has no copy.
    upload.promise.then((file) => unname(file as unknown as UploadCopy)).catch(() => undefined);
  }
  next();
};

function unname({ capacitor }: UploadCopy): void {
  const take = () => {
    // Where the system does not take names from open files, the library deletes the copy at the end of the request.
    if (typeof capacitor._path === 'string') unlink(capacitor._path, () => undefined);
  };
  if (typeof capacitor._fd === 'number') take();
  else capacitor.once('ready', take);
}

/** The files that a body names. It comes from a stranger, and may be nested deeper than calls can be. */
function* uploadsIn(body: unknown): Generator<Upload> {
  const left = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (value instanceof Upload) yield value;
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) left.push(inner);
  }
}
