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

/** In the history entry. */
const NAME = 'candidatePlace';
/** In the session storage. */
const STORED = 'esteira.place';

/** The place before a reload whose history entry has lost it, as Chrome's does in a reload that finds no network; null on another visit. */
export function readLostPoint(): ResumePoint | null {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load?.type === 'reload'
      ? (JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as ResumePoint | null)
      : null;
  } catch {
    return null; // Storage may be blocked; the candidate then resumes as on another visit.
  }
}

/** Forgets it as the form closes: who opens it again in this tab is on another visit. */
export function forgetLostPoint(): void {
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    // Nothing could be stored either.
  }
}

/** The place in the history entry that is shown. */
const pointOfEntry = (): ResumePoint | null =>
  (history.state as Record<string, ResumePoint | undefined> | null)?.[NAME] ?? null;

/**
 * Keeps the place for a reload; of the answers nothing is kept but the key of a field, and only as long as the tab.
 * @param hasMoved whether the candidate has gone on to it: the browser's way back then leads to the place before.
 */
export function saveResumePoint(point: ResumePoint, hasMoved: boolean): void {
  const state = { ...(history.state as object | null), [NAME]: point };
  if (hasMoved) history.pushState(state, '');
  else history.replaceState(state, '');
  try {
    sessionStorage.setItem(STORED, JSON.stringify(point));
  } catch {
    // Storage may be blocked: a reload that finds no network then forgets the place.
  }
}

/** The step that this candidate saw before a reload, or before going on from it; null when there was none, or when it can no longer be answered. */
export function readResumePoint(
  steps: readonly Step[],
  candidateId: string,
  point = pointOfEntry(),
): { index: number; fromReview: boolean } | null {
  if (point?.candidateId !== candidateId) return null;
  if (point.key === null) return { index: REVIEW, fromReview: false };
  const index = steps.findIndex(({ key, editable }) => key === point.key && (editable || !point.fromReview));
  return index === -1 ? null : { index, fromReview: point.fromReview };
}
