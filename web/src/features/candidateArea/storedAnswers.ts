/** An answer that is not saved yet. */
export interface PendingAnswer {
  value: string;
  /** What this device last saw in store; the server refuses when another device has changed it since. */
  previousValue: string;
}

export type PendingAnswers = Readonly<Record<string, PendingAnswer>>;

const STORAGE_PREFIX = 'esteira.answers.';

export function answerStorageKey(candidateId: string): string {
  return `${STORAGE_PREFIX}${candidateId}`;
}

/** What an earlier visit of this browser left behind. */
export function readStored(storageKey: string): PendingAnswers {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as PendingAnswers;
  } catch {
    return {};
  }
}

export function storeAnswers(storageKey: string, answers: PendingAnswers): void {
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(answers));
  } catch {
    // storage may be blocked or full; the answers then live as long as the page
  }
}

/** Forgets every answer that still waits in this browser: at logout nothing personal stays. */
export function forgetStoredAnswers(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key);
  } catch {
    // nothing could be stored either
  }
}
