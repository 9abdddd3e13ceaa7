import { useEffect, useEffectEvent } from 'react';
import { toast, type ToastText } from '../components/Toast/toast';

/** Tells each failure of a query in its toast, also where older data are still shown. */
export function useFailureToast(error: Error | undefined, text: ToastText): void {
  const tell = useEffectEvent(() => toast.error(text));
  useEffect(() => {
    if (error) tell();
  }, [error]);
}
