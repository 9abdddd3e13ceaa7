import { useEffect, type RefObject } from 'react';

/** Begins a question at the top of the page, with the focus where its answer begins: the place in the one before says nothing here. */
export function useStepStart(start: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    start.current?.focus();
  }, [start]);
}
