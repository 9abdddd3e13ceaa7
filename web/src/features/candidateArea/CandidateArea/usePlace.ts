import { useEffect, useRef, useState } from 'react';
import type { Complaint } from '../attention';
import { keepPlace, keptPlace } from '../resumePoint';
import type { Step } from '../steps';

interface Standing {
  /** The step, which stays the one when others come or go; null for the review. */
  key: string | null;
  /** Where it stood, for when it has gone. */
  index: number;
  fromReview: boolean;
  /** What the review has to say about the step that it leads to. */
  complaint: Complaint | null;
}

/**
 * Where in an open form the candidate stands: a reload leads back there, another visit to `begin`, and the browser's way back to the step
 * before.
 */
export function usePlace(
  steps: readonly Step[],
  { candidateId, isOpen }: { candidateId: string; isOpen: boolean },
  begin: () => number,
) {
  const standingAt = (index: number, how: Omit<Standing, 'index' | 'key'>): Standing => ({
    key: steps[index]?.key ?? null,
    index,
    ...how,
  });
  const [place, setPlace] = useState<Standing>(() => {
    const kept = isOpen && keptPlace(steps, candidateId);
    return kept
      ? standingAt(kept.index, { fromReview: kept.fromReview, complaint: null })
      : standingAt(begin(), { fromReview: false, complaint: null });
  });
  const { fromReview, complaint } = place;
  const found = steps.findIndex((step) => step.key === place.key);
  const index = found === -1 ? place.index : found;
  const key = steps[index]?.key ?? null;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (isOpen) keepPlace({ candidateId, key, fromReview }, hasMoved.current);
    hasMoved.current = false;
  }, [candidateId, isOpen, key, fromReview]);
  useEffect(() => {
    const goBack = () => {
      const kept = isOpen && keptPlace(steps, candidateId);
      if (kept) setPlace({ key: steps[kept.index]?.key ?? null, ...kept, complaint: null });
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [steps, candidateId, isOpen]);
  const move = (to: Standing) => {
    hasMoved.current = to.index !== index || to.fromReview !== fromReview;
    setPlace(to);
  };
  return {
    /** Behind the last step stands the review. */
    index,
    fromReview,
    complaint,
    goTo: (next: number) => move(standingAt(next, { fromReview: false, complaint: null })),
    editFromReview: (step: number, why: Complaint | null = null) =>
      move(standingAt(step, { fromReview: true, complaint: why })),
  };
}
