import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the screen: work that takes long may end after its reader has gone elsewhere. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
