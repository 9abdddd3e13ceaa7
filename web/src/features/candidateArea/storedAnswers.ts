/** An answer that is not saved yet. */
interface PendingAnswer {
  value: string;
  /** What this device last saw in store; the server refuses when another device has changed it since. */
  previousValue: string;
}

export type PendingAnswers = Record<string, PendingAnswer>;

const STORAGE_PREFIX = 'esteira.answers.';

export function answerStorageKey(candidateId: string): string {
  return `${STORAGE_PREFIX}${candidateId}`;
}

/** Forgets every answer that still waits in this browser: at logout nothing personal stays. */
export function forgetStoredAnswers(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key);
  } catch {
    // nothing could be stored either
  }
}

/** What an earlier visit of this browser left behind. */
export function readStored(storageKey: string): PendingAnswers {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as PendingAnswers;
  } catch {
    return {};
  }
}
