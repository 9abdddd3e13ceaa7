import { useState } from 'react';
import { mergeThreeWay, type TextRecord } from '../../lib/threeWayMerge';
import { useIsMounted } from '../../lib/useIsMounted';
import { chooseSide, isResolved, type Conflict, type Side } from '../conflicts/conflict';
import type { useDraft } from '../recordDialog/drafts';

export interface DraftConflictOptions<Value extends object> {
  draft: Pick<ReturnType<typeof useDraft<Value>>, 'base' | 'rebase' | 'update'>;
  /** The inputs by their names, as texts that are compared. */
  asTexts: (value: Value) => TextRecord;
  asValue: (texts: TextRecord) => Value;
}

/**
 * What a form with a draft does when another person has saved first: it goes on from what is in store, keeps what is typed, and asks
 * about every input that both have changed. Nothing is overwritten unseen.
 */
export function useDraftConflict<Value extends object>({ draft, asTexts, asValue }: DraftConflictOptions<Value>) {
  const isMounted = useIsMounted();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    conflict,
    isResolved: isResolved(conflict),
    /** Told of a refused save. @param stored what is in store by now; @param by who has changed it, as far as that is known */
    compare(stored: Value, by: Pick<Conflict, 'byName' | 'at'> = { byName: null, at: null }) {
      // A form that was left meanwhile keeps what it began with, so that its next save is compared before a reader's eyes.
      if (!isMounted()) return;
      draft.rebase(stored, (typed) => {
        const { merged, ...both } = mergeThreeWay(asTexts(draft.base), asTexts(typed), asTexts(stored));
        setConflict({ ...by, ...both, choices: {} });
        return asValue(merged);
      });
    },
    choose: (name: string, side: Side) => {
      const chosen = chooseSide(conflict, name, side);
      if (!chosen) return;
      draft.update((typed) => asValue({ ...asTexts(typed), [name]: chosen.text }));
      setConflict(chosen.conflict);
    },
    end: () => setConflict(null),
  };
}
