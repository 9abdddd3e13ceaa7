import { useEffect, useRef } from 'react';

interface Handover {
  opener: Element | null;
  /** Another dialog has taken this one's place, and with it the duty to return the focus. */
  taken: boolean;
}

/** Of the dialog that leaves in this very moment. */
let leaving: Handover | null = null;

/**
 * Where the focus goes when a dialog closes: to where it was when it opened. A dialog that takes another's place
 * (skeleton, then form, then result) finds the focus nowhere, as the other's field is gone; it takes over that one's
 * duty, or the focus would be lost at the end.
 */
export function useFocusReturn() {
  const handover = useRef<Handover>({ opener: null, taken: false });

  useEffect(() => {
    const own = handover.current;
    return () => {
      leaving = own;
      setTimeout(() => {
        if (leaving === own) leaving = null;
      });
    };
  }, []);

  return {
    remember() {
      const active = document.activeElement;
      const own = handover.current;
      own.taken = false;
      if (leaving && (!active || active === document.body)) {
        own.opener = leaving.opener;
        leaving.taken = true;
      } else own.opener = active;
    },
    giveBack() {
      const { opener, taken } = handover.current;
      if (!taken && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
  };
}
