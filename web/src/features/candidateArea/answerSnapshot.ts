import type { Answers } from './steps';
import type { PendingAnswers, RefusalReason } from './storedAnswers';

/** What the candidate sees of the saving. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  /** No network: the answers wait in this browser. */
  | { status: 'waiting' }
  /** The answer to this field was not saved: the field says why. */
  | { status: 'refused'; key: string }
  /** The request as a whole failed. */
  | { status: 'failed'; error: unknown };

export interface AnswerSnapshot {
  /** The answers on the screen. */
  answers: Answers;
  /** The answers to questions that are asked which are not in store yet; one with a `rival` waits for the candidate's choice. */
  pending: PendingAnswers;
  /** Why the server did not take an answer, by key. */
  refusals: Readonly<Record<string, RefusalReason>>;
  saveState: SaveState;
}

/** The entries that the test takes. */
export const pick = <Value>(
  all: Readonly<Record<string, Value>>,
  test: (key: string, value: Value) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([key, value]) => test(key, value)));

export const valuesOf = (pending: PendingAnswers): Answers =>
  Object.fromEntries(Object.entries(pending).map(([key, { value }]) => [key, value]));

/** Why drafts were not taken, by key. */
export function refusedDrafts(pending: PendingAnswers): AnswerSnapshot['refusals'] {
  const drafts = Object.entries(pending).flatMap(([key, { draft }]) =>
    draft && draft !== 'unfinished' ? [[key, draft] as const] : [],
  );
  return Object.fromEntries(drafts);
}
