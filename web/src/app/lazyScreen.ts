import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadTexts } from '../i18n';
import type { Namespace } from '../i18n/namespaces';

/** A screen that is its own chunk. */
export interface LazyScreen {
  (): ReactNode;
  /** Loads the screen and its texts; rendered afterwards, it is there at once. */
  preload: () => Promise<unknown>;
}

/** A route's screen, loaded on first use together with the texts that it shows, so that neither waits for the other. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>, ...texts: Namespace[]): LazyScreen {
  let loaded: ComponentType | null = null;
  const fetchScreen = async () => {
    const [screen] = await Promise.all([load(), loadTexts(...texts)]);
    loaded = screen.default;
    return screen;
  };
  const Lazy = lazy(fetchScreen);
  function LoadedOrLazy() {
    // Chosen once: another type later would begin the screen again.
    const [component] = useState<ComponentType>(() => loaded ?? Lazy);
    return createElement(component);
  }
  return Object.assign(LoadedOrLazy, { preload: fetchScreen });
}
