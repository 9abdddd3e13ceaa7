import { useEffect, useRef } from 'react';

/** Marks an element that scrolls sideways with `data-before` and `data-after` while something is out of sight there. */
export function useMoreBeside<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current!;
    // On the element itself: as state it would draw every column anew.
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.toggleAttribute('data-before', scrollLeft > 1);
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const watching = new ResizeObserver(mark);
    watching.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return ref;
}
