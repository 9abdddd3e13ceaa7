import { lazy } from 'react';

/** The code of a screen, a dialog or a part did not come: there was no connection, or a newer release has replaced it. */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded';
}

/** Loads code, whose failure can then be told from a mistake in it. @throws CodeNotLoaded */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeNotLoaded('A part of the application did not come.', { cause });
  }
}

/**
 * A component that is a chunk of its own, for the children of <LazyDialog> and <LazyPart>. What has failed once stays failed until the
 * page is loaded anew, in React as in browsers, which do not ask for a module again.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadCode(load));
