import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { asUser } from '../../auth/rules.js';
import type { RequestContext } from '../context.js';
import { contentDisposition } from './exportNames.js';
import type { ExportFile } from './exportsService.js';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BUFFER_BYTES = 64 * 1024;

/**
 * GET /downloads/exports/:token : the file that `exportCandidates` has prepared, once, for the account that prepared it.
 * @throws DomainError as ExportsService.download does.
 */
export async function exportsDownload(
  context: RequestContext,
  token: string,
): Promise<(response: Response) => Promise<void>> {
  const file = await context.services.exports.download(asUser(context.viewer), token);
  return (response) => sendExport(context, file, response);
}

/**
 * Writes a file to the response as fast as the client takes it. When the client leaves, the reading of the database
 * ends with it. After the headers nothing can be told any more: a failure cuts the connection, so that no client takes a
 * part for the whole.
 */
export async function sendExport(context: RequestContext, file: ExportFile, response: Response): Promise<void> {
  response.setHeader('Content-Disposition', contentDisposition(file.fileName));
  response.setHeader('Content-Type', XLSX_TYPE);
  response.setHeader('X-Total-Rows', String(file.totalRows));
  try {
    await pipeline(Readable.from(file.chunks, { objectMode: false, highWaterMark: BUFFER_BYTES }), response);
  } catch (error) {
    const left = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (left) context.logger.info('export was left by its client');
    else context.logger.error({ err: error }, 'export failed on its way');
  }
}
