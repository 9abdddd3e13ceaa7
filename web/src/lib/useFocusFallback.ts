import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps a keyboard user's place where the focused control goes away with the change that it caused ('Confirmar',
 * 'Excluir'): the container takes the focus, instead of the page's beginning. Spread the result on it.
 */
export function useFocusFallback<Container extends HTMLElement>() {
  const ref = useRef<Container>(null);
  const inside = useRef(false);
  useEffect(() => {
    // After every render: that is when controls go.
    if (inside.current && document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A control that goes away blurs to nowhere; a person leaves to somewhere.
      if (relatedTarget && !ref.current?.contains(relatedTarget)) inside.current = false;
    },
  };
}
