/** Ctrl+K was pressed before the screen was there whose header has the search. */
let isAwaited = false;

/** Ctrl+K, or Cmd+K on a Mac. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

function onKeyDown(event: KeyboardEvent) {
  // The search of the screen before may be there still.
  if (event.defaultPrevented || !isSearchKey(event)) return;
  event.preventDefault();
  isAwaited = true;
}

/** Remembers the key of the search while a screen is loading, as one presses it right after signing in. */
export function awaitSearch(): void {
  window.addEventListener('keydown', onKeyDown);
}

export const isSearchAwaited = (): boolean => isAwaited;

/** The search is there, and hears its key itself. */
export function forgetAwaitedSearch(): void {
  isAwaited = false;
  window.removeEventListener('keydown', onKeyDown);
}
