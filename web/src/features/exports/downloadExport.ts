import { saveFile } from '../../lib/saveFile';
import { staffFetch } from '../../session/staffFetch';
import { joinPieces, PIECES_TYPE, type ExportProgress } from './exportPieces';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Fetches a prepared export and hands it to the browser as a file.
 * @param options `owner` is whose it is, by `ownerOf`
 * @throws Error 'Failed to export candidates' for a refused download, AbortError when cancelled.
 */
export async function downloadExport(
  url: string,
  fileName: string,
  {
    owner,
    signal,
    onProgress,
  }: { owner: string | null; signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<void> {
  const response = await staffFetch(url, { signal, headers: { accept: PIECES_TYPE } }, owner);
  if (!response.ok || !response.body) throw new Error('Failed to export candidates');
  const total = Number(response.headers.get('x-total-rows'));
  const parts = await joinPieces(response.body, (rows) => onProgress({ rows, total }));
  saveFile(new Blob(parts, { type: XLSX_TYPE }), fileName);
}
