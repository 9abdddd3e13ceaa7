import { lazy, type ComponentType } from 'react';
import { loadTexts, type Namespace } from '../i18n';

/** A route's screen, loaded on first use together with the texts that it shows, so that neither waits for the other. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>, ...texts: Namespace[]) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadTexts(...texts)]);
    return screen;
  });
}
