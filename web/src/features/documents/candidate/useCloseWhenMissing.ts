import { useEffect, useEffectEvent } from 'react';

/** Takes what names nothing out of the address: the link is old, or what it names was replaced meanwhile. */
export function useCloseWhenMissing(isMissing: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (isMissing) closeNow();
  }, [isMissing]);
}
