import { REVIEW, type Step } from './steps';

/** Where the candidate stands, as it is kept in the history entry of the page: a reload finds it, another visit does not. */
export interface ResumePoint {
  /** Whose form it is: another candidate may go on in the same tab. */
  candidateId: string;
  /** The key of the step; null for the review. */
  key: string | null;
  /** Whether the step was opened from the review. */
  fromReview: boolean;
}

const NAME = 'candidatePlace';

/**
 * Keeps the place for a reload; of the answers nothing is kept but the key of a field, and only as long as the tab.
 * @param hasMoved whether the candidate has gone on to it: the browser's way back then leads to the place before.
 */
export function saveResumePoint(point: ResumePoint, hasMoved: boolean): void {
  const state = { ...(history.state as object | null), [NAME]: point };
  if (hasMoved) history.pushState(state, '');
  else history.replaceState(state, '');
}

/** The step that this candidate saw before a reload, or before going on from it; null when there was none, or when it can no longer be answered. */
export function readResumePoint(
  steps: readonly Step[],
  candidateId: string,
): { index: number; fromReview: boolean } | null {
  const point = (history.state as Record<string, ResumePoint | undefined> | null)?.[NAME];
  if (point?.candidateId !== candidateId) return null;
  if (point.key === null) return { index: REVIEW, fromReview: false };
  const index = steps.findIndex(({ key, editable }) => key === point.key && (editable || !point.fromReview));
  return index === -1 ? null : { index, fromReview: point.fromReview };
}
