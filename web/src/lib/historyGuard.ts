/** Decides about a step through the history before the router hears of it. */
export type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | null = null;

/**
 * Lets guards hear of steps through the history. To be called before the router is there: a window calls its listeners
 * for `popstate` in the order in which they came, and captured ones no earlier.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** @returns takes the guard away again */
export function setHistoryGuard(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
