import { useSyncExternalStore } from 'react';

/** What the user chose; `system` follows the operating system and is the default. */
export type ThemePreference = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'esteira.theme';
const listeners = new Set<() => void>();

function readStored(): ThemePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // Storage may be blocked; the choice then lasts for this page.
  }
}

let preference: ThemePreference = readStored();

/** Puts the choice on <html>; the style sheet does the rest. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset.theme;
  else root.dataset.theme = preference;
}

/** Remembers the user's choice and shows it at once. */
export function setThemePreference(next: ThemePreference): void {
  preference = next;
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage may be blocked; the choice then lasts for this page.
  }
  applyTheme();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user's choice, for a theme switch. Components that only need colours do not need it: they use CSS variables. */
export function useThemePreference(): [ThemePreference, (next: ThemePreference) => void] {
  return [useSyncExternalStore(subscribe, () => preference), setThemePreference];
}
