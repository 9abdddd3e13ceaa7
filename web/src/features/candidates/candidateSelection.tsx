import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { watchChoice, type TellListed } from './watchChoice';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (ids: readonly string[], chosen: boolean) => void;
  /** Only these stay chosen. */
  keep: (ids: readonly string[]) => void;
}

const CandidateSelection = createContext<(Selection & { tellListed: TellListed }) | null>(null);

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
  const client = useApolloClient();
  const [tellListed] = useState(() => watchChoice(client, (gone) => toggle(gone, false)));
  const selection = useMemo(
    () => ({ ids: [...chosen], has: (id: string) => chosen.has(id), toggle, keep, tellListed }),
    [chosen, toggle, keep, tellListed],
  );
  return <CandidateSelection value={selection}>{children}</CandidateSelection>;
}

function useProvidedSelection() {
  const selection = use(CandidateSelection);
  if (!selection) throw new Error('useCandidateSelection needs a CandidateSelectionProvider around it');
  return selection;
}

/** The candidates that the signed-in person has chosen. */
export function useCandidateSelection(): Selection {
  return useProvidedSelection();
}

/**
 * Takes back the choice of those who were deleted elsewhere, as far as a list has shown them.
 * @param list tells one list, page and filter from another
 * @param ids who is listed; undefined until the answer is there
 */
export function useListedCandidates(list: string, ids: readonly string[] | undefined): void {
  const { has, tellListed } = useProvidedSelection();
  const tell = useEffectEvent(() => ids && tellListed(list, ids, has));
  const key = ids?.join();
  useEffect(() => void tell(), [list, key]);
}
