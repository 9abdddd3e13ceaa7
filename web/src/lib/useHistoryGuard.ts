import { useEffect, useEffectEvent } from 'react';
import { setHistoryGuard } from './historyGuard';

/** The number of an entry of the history, which react-router keeps in the entry's state. */
const numberOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/** A step of our own is under way, such as that of a form that closes after it has saved. */
let isOwnStep = false;

/** Steps through the history without a question. */
export function stepUnasked(step: () => void): void {
  isOwnStep = true;
  step();
}

/**
 * While `active`, the browser's 'back' from this entry of the history asks before it leads away, and so does the browser
 * itself before it closes the page. Steps between this entry and those after it, the questions above a form, ask nothing.
 *
 * Not the router's own blocker: that comes with its data router only, 17 kB (gzip) more for every candidate's phone.
 * @param ask is told of a 'back' that was held up, and given how to go on with it
 */
export function useHistoryGuard(active: boolean, ask: (goOn: () => void) => void): void {
  const holdUp = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return;
    isOwnStep = false;
    const here = numberOf(window.history.state);
    const release = setHistoryGuard((event) => {
      const away = numberOf(event.state) - here;
      const isAsked = away < 0 && !isOwnStep;
      isOwnStep = false;
      if (!isAsked) return;
      event.stopImmediatePropagation(); // The router learns nothing of it.
      window.history.go(-away);
      holdUp(() => stepUnasked(() => window.history.go(away)));
    });
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => {
      release();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [active]);
}
