import { useEffect, useRef } from 'react';

interface Handover {
  opener: Element | null;
  /** What the opener lies in and the focus may go to, from the inside out: the opener's row may be deleted meanwhile. */
  around: readonly HTMLElement[];
  /** Another dialog has taken this one's place, and with it the duty to return the focus. */
  taken: boolean;
}

/** The handover of the dialog that closes in this very moment, for the one that takes its place. */
let leaving: Handover | null = null;

function focusableAround(opener: Element | null): HTMLElement[] {
  const around = opener?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return around ? [around, ...focusableAround(around)] : [];
}

/**
 * Where the focus goes when a dialog closes: to where it was when it opened, or, where that is gone with what was deleted,
 * to the list or page that it was in. A dialog that takes another's place
 * (skeleton, then form, then result) finds the focus nowhere, as the other's field is gone; it takes over that one's
 * duty, or the focus would be lost at the end.
 */
export function useFocusReturn() {
  const handover = useRef<Handover>({ opener: null, around: [], taken: false });

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
        own.around = leaving.around;
        leaving.taken = true;
      } else {
        own.opener = active;
        own.around = focusableAround(active);
      }
    },
    giveBack() {
      const { opener, around, taken } = handover.current;
      if (taken || !(opener instanceof HTMLElement)) return;
      const place = [opener, ...around].find((element) => element.isConnected);
      // A list or page reaches beyond the window, which would scroll to its beginning.
      place?.focus({ preventScroll: place !== opener });
    },
  };
}
