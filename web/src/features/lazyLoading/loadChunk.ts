import { lazy } from 'react';

/** The code of a screen, a dialog or a part did not come: there was no connection, or a newer release has replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Loads code, whose failure can then be told from a mistake in it. @throws ChunkLoadError */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError('A part of the application did not come.', { cause });
  }
}

/**
 * A component that is a chunk of its own, for the children of <LazyDialog> and <LazySection>. What has failed once stays failed until the
 * page is loaded anew, in React as in browsers, which do not ask for a module again.
 */
export const lazyComponent: typeof lazy = (load) => lazy(() => loadChunk(load));
