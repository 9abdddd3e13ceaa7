import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the screen: work that takes long may end after its reader has gone elsewhere. */
export function useIsMounted(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
