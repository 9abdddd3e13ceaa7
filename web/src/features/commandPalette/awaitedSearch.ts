import { useEffect } from 'react';

/** Ctrl+K was pressed before the screen was there whose header has the search. */
let isAwaited = false;

/** Ctrl+K, or Cmd+K on a Mac. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

export const isSearchAwaited = (): boolean => isAwaited;

export function forgetAwaitedSearch(): void {
  isAwaited = false;
}

/** Remembers the search's key while its screen is loading, as one presses it right after signing in. */
export function useAwaitedSearch(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      isAwaited = true;
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
