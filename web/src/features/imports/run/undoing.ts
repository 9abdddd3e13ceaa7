import type { ImportSummary } from '../importQueries';

type Undoing = Pick<ImportSummary, 'state' | 'progress'>;

/** Whether any of what was written may be taken back by now: an undoing that stopped by itself leaves an import that is done. */
export const isUndone = ({ state, progress }: Undoing): boolean =>
  state === 'UNDOING' || state === 'UNDONE' || (progress !== null && progress.takenBack + progress.left > 0);

/** How far the server is: with the rows of a run, or with taking back what these have written. */
export function stepsOf({ state, progress }: Undoing): { done: number; total: number } | null {
  if (!progress || state !== 'UNDOING') return progress ?? null;
  return { done: progress.takenBack + progress.left, total: progress.created + progress.changed };
}
