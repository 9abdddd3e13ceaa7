/** Reads PDFs for the viewer. This module loads a large library, and only a document that has a PDF needs it. */
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import jpxDecoderUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Where the worker loads the decoder of JPEG 2000 from, which only some documents need: it knows the file by its name. */
const wasmUrl = jpxDecoderUrl.slice(0, jpxDecoderUrl.lastIndexOf('/') + 1);

/** The newest last; a reviewer looks at one document and has the next one ready. */
const opened = new Map<string, Promise<PDFDocumentProxy>>();
const MAX_OPEN = 4;

async function read(url: string): Promise<PDFDocumentProxy> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The PDF was not given: ${answer.status}`);
  const data = new Uint8Array(await answer.arrayBuffer());
  // The page's security policy allows neither eval nor WebAssembly.
  return getDocument({ data, isEvalSupported: false, useWasm: false, wasmUrl, enableXfa: false }).promise;
}

/**
 * Opens a PDF, once for all of its pages.
 * @param key names the file, whose address changes
 * @throws Error when it is not given or cannot be read; the next call tries again
 */
export function openPdf(key: string, url: string): Promise<PDFDocumentProxy> {
  const known = opened.get(key);
  if (known) return known;
  const reading = read(url);
  opened.set(key, reading);
  reading.catch(() => opened.delete(key));
  for (const [oldest, document] of opened) {
    if (opened.size <= MAX_OPEN) break;
    opened.delete(oldest);
    void document.then((each) => each.loadingTask.destroy()).catch(() => undefined);
  }
  return reading;
}
