import { useEffect } from 'react';

/**
 * Loads the code of a part that is likely to be asked for, such as a dialog that a key opens. Where it does not come, the part tells
 * that when it is opened.
 * @param load what `lazyComponent` was given; one function for as long as the component stands.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Browsers may keep a failed module as failed: without a connection it is not asked for.
    if (navigator.onLine) load().catch(() => undefined);
  }, [load]);
}
