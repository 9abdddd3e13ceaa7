import { useEffect, useState } from 'react';
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

/** Where in an open form the candidate stands: a reload leads back there, another visit to `begin`. */
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
  useEffect(() => {
    if (isOpen) keepPlace({ candidateId, key, fromReview });
  }, [candidateId, isOpen, key, fromReview]);
  return {
    ...place,
    goTo: (next: number) => setPlace({ index: next, fromReview: false, complaint: null }),
    editFromReview: (step: number, complaint: Complaint | null = null) =>
      setPlace({ index: step, fromReview: true, complaint }),
  };
}
