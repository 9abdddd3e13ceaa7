import type { RefusalReason } from './storedAnswers';

/** `rival` is what another device stored first; `isUnasked`: by what is in store, the question is not asked. */
export type Refusal = { reason: RefusalReason } | { rival: string } | { isUnasked: true };

/** What the server made of some answers: it stores all of them, or none when it refuses one. */
export interface SaveOutcome {
  savedAt: Date;
  /** By key, which is one of those sent. */
  refused: Readonly<Record<string, Refusal>>;
}
