import { create } from 'content-disposition';
import { withoutAccents } from './parsing/foldAccents.js';

/**
 * The header that names a download (RFC 6266): the true name, and for clients that do not understand its encoding one in
 * plain letters, without what some of them would decode or no file system takes.
 */
export function contentDisposition(fileName: string): string {
  const fallback = withoutAccents(fileName).replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return create(fileName, { fallback });
}
