import type { Response } from 'express';
import { asUser } from '../../auth/rules.js';
import { notFound } from '../../lib/errors.js';
import type { RequestContext } from '../context.js';
import { contentDisposition } from '../../lib/contentDisposition.js';
import { XLSX_TYPE } from '../exports/exportsDownload.js';

/** Where the files of imports are fetched, with the bearer token of a session. */
export const downloadPaths = {
  model: '/downloads/imports/model',
  result: (id: string) => `/downloads/imports/${id}/result`,
  access: (id: string) => `/downloads/imports/${id}/access`,
};

/** The name of the model to fill in. */
export const MODEL_FILE_NAME = 'modelo-de-candidatos.xlsx';

/** GET /downloads/imports/model : the model to fill in. */
export async function modelDownload({ viewer, services }: RequestContext): Promise<(response: Response) => void> {
  return sending(MODEL_FILE_NAME, await services.imports.files.modelToFillIn(asUser(viewer)));
}

/**
 * GET /downloads/imports/:id/:kind : the file with its results, or the sheet with the accesses of those who were registered.
 * @throws DomainError NOT_FOUND also for an import that is not the viewer's, PRECONDITION_FAILED once its rows are removed;
 *   REAUTHENTICATION_REQUIRED for the accesses, without a recent password.
 */
export async function importDownload(
  { viewer, services }: RequestContext,
  id: string,
  kind: string,
): Promise<(response: Response) => void> {
  const user = asUser(viewer);
  if (kind === 'result') {
    const { name, bytes } = await services.imports.files.withResults(user, id);
    return sending(name, bytes);
  }
  if (kind === 'access') return sending('acessos.xlsx', await services.imports.files.accesses(user, id));
  throw notFound('Endereço não encontrado.');
}

const sending = (name: string, bytes: Buffer) => (response: Response) => {
  response.setHeader('Content-Disposition', contentDisposition(name));
  response.setHeader('Content-Type', XLSX_TYPE);
  response.send(bytes);
};
