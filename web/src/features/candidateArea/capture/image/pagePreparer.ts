import { preparePage, type Edits, type PreparedPage, type PreparePage } from './preparePage';
import type { PrepareAnswer, PrepareRequest } from './preparePage.worker';

/** Whether this browser draws pictures outside of the page. */
const canWork = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** Far longer than the slowest phone takes for a photograph. */
const LONGEST_MS = 30_000;

let worker: Worker | null = null;
let requests = 0;

/**
 * {@link preparePage} in a worker where there is one. What the worker cannot read, or dies of, is tried once more in the
 * page, which reads more formats.
 * @throws UnreadablePicture
 */
export const prepareInBackground: PreparePage = async (source, edits) =>
  (canWork() && (await askWorker(source, edits))) || preparePage(source, edits);

function askWorker(source: Blob, edits: Edits): Promise<PreparedPage | null> {
  const asked = (worker ??= new Worker(new URL('./preparePage.worker.ts', import.meta.url), { type: 'module' }));
  const id = (requests += 1);
  return new Promise((resolve) => {
    const settle = (prepared: PreparedPage | null) => {
      asked.removeEventListener('message', onMessage);
      asked.removeEventListener('error', onError);
      asked.removeEventListener('messageerror', onError);
      clearTimeout(limit);
      resolve(prepared);
    };
    const onMessage = ({ data }: MessageEvent<PrepareAnswer>) => {
      if (data.id === id) settle(data.prepared);
    };
    const onError = () => {
      worker = null;
      asked.terminate();
      settle(null);
    };
    asked.addEventListener('message', onMessage);
    asked.addEventListener('error', onError);
    asked.addEventListener('messageerror', onError);
    // A phone without memory may stop a worker without a word.
    const limit = setTimeout(onError, LONGEST_MS);
    asked.postMessage({ id, source, edits } satisfies PrepareRequest);
  });
}
