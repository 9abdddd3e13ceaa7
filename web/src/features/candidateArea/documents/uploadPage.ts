import { serverText } from '../../../lib/serverText';
import { credentialsOf } from '../../../session/owner';
import { RequestError } from '../../../session/RequestError';
import type { PageOutcome } from './documentQueueOptions';

/** So long may nothing move before an upload is given up and begun again: phones lose networks without a word. */
const STALLED_AFTER_MS = 60_000;
/** So long may the server take once it has the whole page: it is checked among those of others, and nothing moves meanwhile. */
const UNANSWERED_AFTER_MS = 5 * 60_000;

export interface UploadOptions {
  /** Whose page it is, by `ownerOf`. */
  owner: string | null;
  fieldKey: string;
  uploadId: string;
  file: Blob;
  fileName: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

interface UploadAnswer {
  data?: { id?: string };
  message?: string;
  code?: string;
}

/** An answer that no other picture can mend: another try or another session may, or nothing. */
const isOfRequest = (status: number) => status >= 500 || status === 401 || status === 408 || status === 429;

/**
 * Uploads one page, by XMLHttpRequest, as `fetch` tells nothing of what has gone out.
 * @throws RequestError where the page was not judged: no network (NETWORK), session ended or another's (401), server failed
 */
export async function uploadPage({
  owner,
  fieldKey,
  uploadId,
  file,
  fileName,
  signal,
  onProgress,
}: UploadOptions): Promise<PageOutcome> {
  const credentials = credentialsOf(owner);
  const form = new FormData();
  form.append('uploadId', uploadId);
  form.append('file', file, fileName);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const settle = (then: () => void) => {
      clearTimeout(stalled);
      window.removeEventListener('online', abort);
      signal.removeEventListener('abort', abort);
      then();
    };
    const fail = (cause: unknown) => settle(() => reject(RequestError.network(cause)));
    const watch = (limitMs = STALLED_AFTER_MS) => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, limitMs);
    };
    const abort = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => {
      watch(UNANSWERED_AFTER_MS);
      // The connection that the answer was to come by went with the network that is back.
      window.addEventListener('online', abort);
    });
    request.addEventListener('load', () => settle(() => answered(request, resolve, reject)));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', abort);
    request.open('POST', `/v1/candidates/me/documents/${encodeURIComponent(fieldKey)}/pages`);
    request.setRequestHeader('accept', 'application/json');
    if (credentials) request.setRequestHeader('authorization', `Bearer ${credentials.accessToken}`);
    watch();
    request.send(form);
    if (signal.aborted) abort();
  });
}

function answered(
  { status, responseText }: XMLHttpRequest,
  resolve: (outcome: PageOutcome) => void,
  reject: (error: RequestError) => void,
): void {
  const { data, message, code = 'HTTP' } = parse(responseText);
  if (status < 300 && data?.id) resolve({ pageId: data.id });
  else if (status < 300 || isOfRequest(status)) reject(new RequestError(message ?? `HTTP ${status}`, { code, status }));
  else resolve({ refusal: serverText({ message, code }) ?? message ?? `HTTP ${status}` });
}

function parse(text: string): UploadAnswer {
  try {
    return (JSON.parse(text) as UploadAnswer | null) ?? {};
  } catch {
    return {};
  }
}
