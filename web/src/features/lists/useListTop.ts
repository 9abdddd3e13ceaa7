import { useCallback, useEffect, useRef, useState } from 'react';
import { headerHeight } from '../../theme/tokens';

/** As `headerHeight`, for arithmetic. */
const HEADER_PX = Number.parseInt(headerHeight, 10);

/**
 * Brings the top of a list back to the screen when another page of it was asked for: a new page begins at its first row.
 * Where the top is on the screen already, nothing moves.
 */
export function useListTop<Top extends HTMLElement>() {
  const ref = useRef<Top>(null);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const top = ref.current;
    if (turns > 0 && top && top.getBoundingClientRect().top < HEADER_PX) top.scrollIntoView({ block: 'start' });
  }, [turns]);
  return { ref, showTop: useCallback(() => setTurns((before) => before + 1), []) };
}
