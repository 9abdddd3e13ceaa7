import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (ids: readonly string[], chosen: boolean) => void;
  /** Only these stay chosen. */
  keep: (ids: readonly string[]) => void;
}

const CandidateSelection = createContext<Selection | null>(null);

/**
 * Holds the candidates that a signed-in person has chosen: by id, in the order of choosing. It stands above the screens
 * and knows nothing of pages, so paging, searching and a look at fields or templates keep the choice.
 */
export function CandidateSelectionProvider({ children }: { children: ReactNode }) {
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
  const keep = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  const selection = useMemo(
    () => ({ ids: [...chosen], has: (id: string) => chosen.has(id), toggle, keep }),
    [chosen, toggle, keep],
  );
  return <CandidateSelection value={selection}>{children}</CandidateSelection>;
}

/** The candidates that the signed-in person has chosen. */
export function useCandidateSelection(): Selection {
  const selection = use(CandidateSelection);
  if (!selection) throw new Error('useCandidateSelection needs a CandidateSelectionProvider around it');
  return selection;
}
