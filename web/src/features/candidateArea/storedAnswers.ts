/** Why the server did not take an answer: another candidate has this e-mail, no right (any more), a bad value. */
export type RefusalReason = 'taken' | 'forbidden' | 'invalid';

/** An answer that is not saved yet. */
export interface PendingAnswer {
  value: string;
  /** What this device last saw in store; the server refuses when another device has changed it since. */
  previousValue: string;
  /** When it was given, in milliseconds: a later visit sends in the same order. */
  at: number;
  /** What another device has stored meanwhile; the answer is held back until the candidate has compared the two. */
  rival?: string;
  /** Cannot be saved as it stands, half typed or refused: it is kept and shown, and goes out only when it is changed. */
  draft?: 'unfinished' | RefusalReason;
}

export type PendingAnswers = Readonly<Record<string, PendingAnswer>>;

/** What another tab did to an answer: `before` is what this tab knew, `answer` what there is now. */
export type AnswerChange = { key: string; before: PendingAnswer | undefined; answer: PendingAnswer | undefined };

/** How the names of all answers in the browser's storage begin; the candidate's id follows, and the key of the field. */
export const ANSWERS_PREFIX = 'esteira.answers.';

/**
 * The answers of one candidate that are not saved yet, by field key. Each is an item of its own in the browser's
 * storage, which all tabs share, so that a tab never writes over another one's answer to another field; a tab that
 * follows the others knows theirs too. Without storage, which may be blocked or full, answers live as long as the page.
 */
export class StoredAnswers {
  readonly #prefix: string;
  #answers: PendingAnswers;

  constructor(candidateId: string) {
    this.#prefix = `${ANSWERS_PREFIX}${candidateId}.`;
    this.#answers = this.#read();
  }

  /** In the order in which they were given. */
  get all(): PendingAnswers {
    return this.#answers;
  }

  set(key: string, answer: PendingAnswer): void {
    this.#remember(key, answer);
    try {
      localStorage.setItem(this.#prefix + key, JSON.stringify(answer));
    } catch {
      // The private mode of a browser may refuse; the answer is kept in memory as well.
    }
  }

  /** Leaves what another tab has written since, which this one is about to hear of. */
  remove(key: string): void {
    const known = JSON.stringify(this.#answers[key]);
    this.#remember(key, undefined);
    try {
      const name = this.#prefix + key;
      if (localStorage.getItem(name) === known) localStorage.removeItem(name);
    } catch {
      // Nothing could be stored either.
    }
  }

  clear(): void {
    this.#answers = {};
    removeItems(this.#prefix);
  }

  /** Calls back after another tab has changed an answer, until the function that comes back is called. */
  follow(onChange: (change: AnswerChange) => void): () => void {
    const handle = ({ key: name, newValue }: StorageEvent) => {
      if (!name?.startsWith(this.#prefix)) return;
      const key = name.slice(this.#prefix.length);
      const before = this.#answers[key];
      const answer = parse(newValue);
      this.#remember(key, answer);
      onChange({ key, before, answer });
    };
    window.addEventListener('storage', handle);
    return () => window.removeEventListener('storage', handle);
  }

  #remember(key: string, answer: PendingAnswer | undefined): void {
    const { [key]: _replaced, ...others } = this.#answers;
    this.#answers = answer ? { ...others, [key]: answer } : others;
  }

  #read(): PendingAnswers {
    try {
      const found = itemNames(this.#prefix).flatMap((name): [string, PendingAnswer][] => {
        const answer = parse(localStorage.getItem(name));
        return answer ? [[name.slice(this.#prefix.length), answer]] : [];
      });
      return Object.fromEntries(found.sort(([, first], [, second]) => first.at - second.at));
    } catch {
      return {};
    }
  }
}

function parse(text: string | null): PendingAnswer | undefined {
  try {
    return (JSON.parse(text ?? 'null') as PendingAnswer | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const itemNames = (prefix: string) => Object.keys(localStorage).filter((name) => name.startsWith(prefix));

function removeItems(prefix: string): void {
  try {
    itemNames(prefix).forEach((name) => localStorage.removeItem(name));
  } catch {
    // Nothing could be stored either.
  }
}

/** Whether answers of any candidate still wait in this browser, but for one who is left out. */
export function hasStoredAnswers(leftOut = ''): boolean {
  try {
    return itemNames(ANSWERS_PREFIX).some((name) => !name.startsWith(`${ANSWERS_PREFIX}${leftOut}.`));
  } catch {
    return false;
  }
}

/** Forgets every answer that still waits in this browser: at logout nothing personal stays. */
export function forgetStoredAnswers(): void {
  removeItems(ANSWERS_PREFIX);
}
