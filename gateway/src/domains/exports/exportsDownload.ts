import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { asUser } from '../../auth/rules.js';
import { isClientDisconnect } from '../../lib/isClientDisconnect.js';
import { markLongRequest } from '../../lib/yieldToRequests.js';
import type { RequestContext } from '../context.js';
import { contentDisposition } from '../../lib/contentDisposition.js';
import type { ExportFile } from './exportsService.js';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The file in pieces that tell how far it is (`piecesOf`): what the web asks for, to show the progress. */
export const PIECES_TYPE = 'application/vnd.esteira.export-pieces';
const BUFFER_BYTES = 64 * 1024;

/**
 * GET /downloads/exports/:token : the file that `exportCandidates` has prepared, once, for the account that prepared it.
 * With `Accept: application/vnd.esteira.export-pieces` it comes in pieces.
 * @throws DomainError as ExportsService.download does.
 */
export async function exportsDownload(
  context: RequestContext,
  token: string,
): Promise<(response: Response) => Promise<void>> {
  const file = await context.services.exports.download(asUser(context.viewer), token);
  return (response) => {
    const inPieces = response.req.accepts([XLSX_TYPE, PIECES_TYPE]) === PIECES_TYPE;
    return sendExport(context, file, response, inPieces ? PIECES_TYPE : XLSX_TYPE);
  };
}

/**
 * Writes a file to the response as fast as the client takes it. When the client leaves, the reading of the database
 * ends with it. After the headers nothing can be told any more: a failure cuts the connection, so that no client takes a
 * part for the whole.
 */
export async function sendExport(
  context: RequestContext,
  file: ExportFile,
  response: Response,
  type: typeof XLSX_TYPE | typeof PIECES_TYPE = XLSX_TYPE,
): Promise<void> {
  markLongRequest(response);
  response.setHeader('Content-Disposition', contentDisposition(file.fileName));
  response.setHeader('Content-Type', type);
  response.setHeader('X-Total-Rows', String(file.totalRows));
  const chunks = type === PIECES_TYPE ? piecesOf(file) : file.chunks;
  try {
    await pipeline(Readable.from(chunks, { objectMode: false, highWaterMark: BUFFER_BYTES }), response);
  } catch (error) {
    if (isClientDisconnect(error)) context.logger().info('export was left by its client');
    else context.logger().error({ err: error }, 'export failed on its way');
  }
}

/**
 * The file in pieces, each after two numbers of four bytes, big-endian: the rows written so far, and the piece's length. The
 * size of a compressed file says nothing of its rows, and only the server knows how many it has written.
 */
export async function* piecesOf(file: Pick<ExportFile, 'chunks' | 'rowsWritten'>): AsyncGenerator<Buffer> {
  for await (const chunk of file.chunks) {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(file.rowsWritten(), 0);
    head.writeUInt32BE(chunk.length, 4);
    yield head;
    yield chunk;
  }
}
