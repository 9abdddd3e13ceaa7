import { useState } from 'react';
import { useIsMounted } from '../../lib/useIsMounted';

/**
 * What the server tells this once, such as a token, for as long as the dialog is there that has asked for it.
 * @param onShown lets the address say that it was told, so that a reload, which does not know it, comes back to no empty form
 */
export function useShownOnce<Shown>(onShown: (() => void) | undefined): [Shown | null, (told: Shown) => void] {
  const [shown, setShown] = useState<Shown | null>(null);
  const isMounted = useIsMounted();
  const show = (told: Shown) => {
    // The address is another one by now.
    if (!isMounted()) return;
    setShown(told);
    onShown?.();
  };
  return [shown, show];
}
