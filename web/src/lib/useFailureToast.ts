import { useEffect, useEffectEvent } from 'react';
import { toast, type ToastText } from '../components/Toast/toast';

/** Tells each failure of a query in its toast, also where older data are still shown; it goes with the failure. */
export function useFailureToast(failure: Error | string | null | undefined, text: ToastText): void {
  const tell = useEffectEvent(() => toast.error(text));
  useEffect(() => {
    if (!failure) return;
    const id = tell();
    return () => toast.dismiss(id);
  }, [failure]);
}
