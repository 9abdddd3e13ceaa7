import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import type { StepProblem } from '../stepProblems';
import { forgetLostPoint, readLostPoint, readResumePoint, saveResumePoint } from '../resumePoint';
import { REVIEW, type Step } from '../steps';

interface Standing {
  /** The step, which stays the one when others come or go; null for the review. */
  key: string | null;
  index: number;
  /** The steps among which it stood, for when it has gone or others have come. */
  among: readonly Step[];
  fromReview: boolean;
  /** What the review has to say about the step that it leads to. */
  complaint: StepProblem | null;
  /** Whether the candidate was led there because a question is not asked any more, and has not asked to go there. */
  isLed: boolean;
}

const standingAt = (
  steps: readonly Step[],
  at: Pick<Standing, 'index' | 'fromReview'>,
  complaint: StepProblem | null = null,
): Standing => ({ key: steps[at.index]?.key ?? null, ...at, among: steps, complaint, isLed: false });

/**
 * Where to go from a question that is not asked any more: to the review that it was opened from, else to what it depended on, or to
 * the step after the nearest earlier one that is left. What stands at its place in the list by now may be further on, behind a
 * question that was never shown.
 */
function indexAfterGone({ index, fromReview, among }: Standing, steps: readonly Step[]): number {
  if (fromReview) return REVIEW;
  const indexOf = (sought: string | undefined) => steps.findIndex((step) => step.key === sought);
  // The steps come after what they depend on, so that one way back through them finds what a whole chain began with.
  const earlier = among.slice(0, index).reverse();
  let parentKey = among[index]?.condition?.fieldKey;
  for (const step of earlier) {
    if (step.key !== parentKey) continue;
    if (indexOf(step.key) !== -1) return indexOf(step.key);
    parentKey = step.condition?.fieldKey;
  }
  const nearest = earlier.find((step) => indexOf(step.key) !== -1);
  const next = indexOf(nearest?.key) + 1;
  return next < steps.length ? next : REVIEW;
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
  const { t } = useTranslation('fields');
  const [kept, setPlace] = useState<Standing>(() => {
    const reloaded = readResumePoint(steps, candidateId) ?? readResumePoint(steps, candidateId, readLostPoint());
    return standingAt(steps, (isOpen && reloaded) || { index: begin(), fromReview: false });
  });
  const found = steps.findIndex((step) => step.key === kept.key);
  const isGone = isOpen && found === -1 && kept.key !== null;
  const place = isGone
    ? { ...standingAt(steps, { index: indexAfterGone(kept, steps), fromReview: false }), isLed: true }
    : kept;
  // From then on the candidate stands there, although the question may be asked again.
  if (isGone) setPlace(place);
  const told = useRef(kept);
  useEffect(() => {
    if (!kept.isLed || told.current === kept) return;
    told.current = kept;
    toast.info({ title: t('questionGone') });
  }, [kept, t]);
  const index = found === -1 ? place.index : found;
  const { key, fromReview, complaint, isLed } = place;
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
    isLed,
    /** Whether a question has come since the candidate left the review. */
    hasCome: ({ key: sought }: Step) => place.among.every((step) => step.key !== sought),
    /** Goes on to such a question, and from there to the next of them or back to the review. */
    goOnFromReview: (step: number) =>
      move({ ...standingAt(steps, { index: step, fromReview: true }), among: place.among }),
    goTo: (next: number) => move(standingAt(steps, { index: next, fromReview: false })),
    editFromReview: (step: number, why: StepProblem | null = null) =>
      move(standingAt(steps, { index: step, fromReview: true }, why)),
  };
}
