import { useEffect, useRef, useState } from 'react';
import type { StepProblem } from '../stepProblems';
import { forgetLostPoint, readLostPoint, readResumePoint, saveResumePoint } from '../resumePoint';
import { REVIEW, type Step } from '../steps';

interface Standing {
  /** The step, which stays the one when others come or go; null for the review. */
  key: string | null;
  /** Where it stood, for when it has gone. */
  index: number;
  fromReview: boolean;
  /** What the review has to say about the step that it leads to. */
  complaint: StepProblem | null;
}

const standingAt = (
  steps: readonly Step[],
  at: Pick<Standing, 'index' | 'fromReview'>,
  complaint: StepProblem | null = null,
): Standing => ({ key: steps[at.index]?.key ?? null, ...at, complaint });

/**
 * Where in an open form the candidate stands: a reload leads back there, another visit to `begin`, and the browser's way back to the step
 * before.
 */
export function usePlace(
  steps: readonly Step[],
  { candidateId, isOpen }: { candidateId: string; isOpen: boolean },
  begin: () => number,
) {
  const [place, setPlace] = useState<Standing>(() => {
    const reloaded = readResumePoint(steps, candidateId) ?? readResumePoint(steps, candidateId, readLostPoint());
    return standingAt(steps, (isOpen && reloaded) || { index: begin(), fromReview: false });
  });
  const found = steps.findIndex((step) => step.key === place.key);
  // What was opened from the review and is not asked any more leads back there, anything else to what stands in its place.
  const isGone = found === -1 && place.key !== null;
  const index = found === -1 ? (place.fromReview ? REVIEW : place.index) : found;
  const fromReview = place.fromReview && !isGone;
  const complaint = isGone ? null : place.complaint;
  const key = steps[index]?.key ?? null;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (isOpen) saveResumePoint({ candidateId, key, fromReview }, hasMoved.current);
    hasMoved.current = false;
  }, [candidateId, isOpen, key, fromReview]);
  useEffect(() => (isOpen ? forgetLostPoint : undefined), [isOpen]);
  useEffect(() => {
    const goBack = () => {
      const point = isOpen && readResumePoint(steps, candidateId);
      if (point) setPlace(standingAt(steps, point));
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
    goTo: (next: number) => move(standingAt(steps, { index: next, fromReview: false })),
    editFromReview: (step: number, why: StepProblem | null = null) =>
      move(standingAt(steps, { index: step, fromReview: true }, why)),
  };
}
