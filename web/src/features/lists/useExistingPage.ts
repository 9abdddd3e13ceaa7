import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the last page when the address names one past it: an old link, or the last page's last entry was deleted.
 * @param totalPages of the list that the page belongs to; undefined while it is not known
 */
export function useExistingPage({
  page,
  totalPages,
  onChange,
}: {
  page: number;
  totalPages: number | undefined;
  onChange: (page: number) => void;
}): void {
  const goTo = useEffectEvent(onChange);
  const target = totalPages !== undefined && page > Math.max(1, totalPages) ? Math.max(1, totalPages) : null;
  useEffect(() => {
    if (target !== null) goTo(target);
  }, [target]);
}
