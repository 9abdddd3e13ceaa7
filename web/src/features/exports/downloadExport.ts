import { authorizedFetch } from '../../session/authorizedFetch';

/** How much has arrived, in bytes. */
export type DownloadProgress = (received: number) => void;

/**
 * Fetches a prepared export and hands it to the browser as a file.
 * @throws Error 'Failed to export candidates' for a refused download (spec section 8), AbortError when cancelled.
 */
export async function downloadExport(
  url: string,
  fileName: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: DownloadProgress },
): Promise<void> {
  const response = await authorizedFetch(url, { signal });
  if (!response.ok || !response.body) throw new Error('Failed to export candidates');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    received += value.length;
    onProgress(received);
  }
  saveFile(new Blob(parts, { type: response.headers.get('content-type') ?? '' }), fileName);
}

function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
