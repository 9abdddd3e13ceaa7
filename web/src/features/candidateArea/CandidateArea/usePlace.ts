import { useEffect, useRef, useState } from 'react';
import type { Complaint } from '../attention';
import { keepPlace, keptPlace } from '../resumePoint';
import type { Step } from '../steps';

interface Standing {
  /** Behind the last step stands the review. */
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
  const [place, setPlace] = useState<Standing>(() => ({
    ...((isOpen && keptPlace(steps, candidateId)) || { index: begin(), fromReview: false }),
    complaint: null,
  }));
  const { index, fromReview } = place;
  const key = steps[index]?.key ?? null;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (isOpen) keepPlace({ candidateId, key, fromReview }, hasMoved.current);
    hasMoved.current = false;
  }, [candidateId, isOpen, key, fromReview]);
  useEffect(() => {
    const goBack = () => {
      const kept = isOpen && keptPlace(steps, candidateId);
      if (kept) setPlace({ ...kept, complaint: null });
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [steps, candidateId, isOpen]);
  const move = (to: Standing) => {
    hasMoved.current = to.index !== index || to.fromReview !== fromReview;
    setPlace(to);
  };
  return {
    ...place,
    goTo: (next: number) => move({ index: next, fromReview: false, complaint: null }),
    editFromReview: (step: number, complaint: Complaint | null = null) =>
      move({ index: step, fromReview: true, complaint }),
  };
}
