import type { FailureKind } from './failures';
import type { Answers, AskedWith } from './steps';
import type { PendingAnswers, RefusalReason, StoredAnswers } from './storedAnswers';

/** `rival` is what another device stored first; `isUnasked`: by what is in store, the question is not asked. */
export type Refusal = { reason: RefusalReason } | { rival: string } | { isUnasked: true };

/** What the server made of some answers: it stores all of them, or none when it refuses one. */
export interface SaveOutcome {
  savedAt: Date;
  /** By key, which is one of those sent. */
  refused: Readonly<Record<string, Refusal>>;
}

export interface AnswerQueueOptions {
  pending: StoredAnswers;
  /** What the server has. */
  stored: Answers;
  /** Which questions are asked, by the record. */
  asked: AskedWith;
  send: (answers: PendingAnswers) => Promise<SaveOutcome>;
  kindOfFailure: (error: unknown) => FailureKind;
}
