import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { asUser } from '../../auth/rules.js';
import { isClientDisconnect } from '../../lib/isClientDisconnect.js';
import { markLongRequest } from '../../lib/yieldToRequests.js';
import type { RequestContext } from '../context.js';
import { contentDisposition } from '../../lib/contentDisposition.js';
import type { DocumentArchive } from './archives.js';

const BUFFER_BYTES = 64 * 1024;
/** A page is an image or a PDF and nothing else: nothing in it runs, loads or frames anything. */
const PAGE_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox";

/**
 * GET /downloads/documents/:token : a page or its preview. The address carries whose session asks, as an `<img>` sends no
 * header; the field policy is asked again for its account.
 * @throws DomainError NOT_FOUND as DocumentsService.open does.
 */
export async function documentPageDownload(
  { services, logger }: RequestContext,
  token: string,
): Promise<(response: Response) => Promise<void>> {
  const { page, variant, content } = await services.documents.open(token);
  return async (response) => {
    // The client has been told meanwhile that it takes too long, or has left.
    if (response.headersSent || response.destroyed) {
      content.destroy();
      return;
    }
    const ending = page.kind === 'pdf' ? 'pdf' : 'jpg';
    const isWhole = variant === 'file';
    response.setHeader('Content-Type', isWhole ? page.mimeType : 'image/jpeg');
    response.setHeader('Content-Disposition', isWhole ? contentDisposition(`documento.${ending}`) : 'inline');
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    await sendStream(content, response, logger);
  };
}

/** GET /downloads/document-archives/:token : the zip that `exportDocuments` has prepared, once, for the same account. */
export async function documentArchiveDownload(
  context: RequestContext,
  token: string,
): Promise<(response: Response) => Promise<void>> {
  const archive = await context.services.documents.archives.download(asUser(context.viewer), token);
  return (response) => sendArchive(context, archive, response);
}

/** Writes a zip to the response as fast as the client takes it; a failure on the way cuts the connection. */
export async function sendArchive(
  { logger }: Pick<RequestContext, 'logger'>,
  { fileName, chunks }: DocumentArchive,
  response: Response,
): Promise<void> {
  markLongRequest(response);
  response.setHeader('Content-Disposition', contentDisposition(fileName));
  response.setHeader('Content-Type', 'application/zip');
  await sendStream(Readable.from(chunks, { objectMode: false, highWaterMark: BUFFER_BYTES }), response, logger);
}

async function sendStream(content: Readable, response: Response, logger: RequestContext['logger']): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    if (isClientDisconnect(error)) logger().info('download was left by its client');
    else logger().error({ err: error }, 'download failed on its way');
  }
}
