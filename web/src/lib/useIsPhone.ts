import { useSyncExternalStore } from 'react';
import { media } from '../theme/tokens';

const query = media.phone.replace('@media ', '');

function subscribe(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone, where what is on the screen depends on it and not only how it looks. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
