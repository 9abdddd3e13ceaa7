import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (ids: readonly string[], chosen: boolean) => void;
  clear: () => void;
}

/** Chosen records by id, in the order of choosing; it knows nothing of pages, so paging and searching keep it. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((ids: readonly string[], on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  return useMemo(
    () => ({ ids: [...chosen], has: (id: string) => chosen.has(id), toggle, clear }),
    [chosen, toggle, clear],
  );
}
