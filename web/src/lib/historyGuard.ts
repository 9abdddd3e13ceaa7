/** Decides about a step through the history before the router hears of it. */
export type HistoryGuard = (event: PopStateEvent) => void;

/** The guards in force, the innermost last: a dialog above a form has one of its own, and leaves the form's in place. */
let guards: readonly HistoryGuard[] = [];

/**
 * Lets guards hear of steps through the history. To be called before the router is there: a window calls its listeners
 * for `popstate` in the order in which they came, and captured ones no earlier.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event));
}

/** @returns takes the guard away again */
export function setHistoryGuard(next: HistoryGuard): () => void {
  guards = [...guards, next];
  return () => {
    guards = guards.filter((guard) => guard !== next);
  };
}
