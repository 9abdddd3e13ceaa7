import { useEffect, useRef } from 'react';

/**
 * For a page that takes another one's place, with whatever had the focus in it: it begins at its title. One that is
 * loaded leaves the focus where the router has put it. Wants `tabIndex={-1}` on the title.
 */
export function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return title;
}
