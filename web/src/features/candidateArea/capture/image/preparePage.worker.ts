/** A worker that prepares pages, so that the page on the screen stays responsive meanwhile. */
import { preparePage, type Edits, type PreparedPage } from './preparePage';

export interface PrepareRequest {
  id: number;
  source: Blob;
  edits: Edits;
}

/** Null where the picture could not be read here. */
export interface PrepareAnswer {
  id: number;
  prepared: PreparedPage | null;
}

self.addEventListener('message', ({ data: { id, source, edits } }: MessageEvent<PrepareRequest>) => {
  const answer = (prepared: PreparedPage | null) => self.postMessage({ id, prepared } satisfies PrepareAnswer);
  preparePage(source, edits).then(answer, () => answer(null));
});
